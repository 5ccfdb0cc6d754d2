import Cassowary

/// The operations of a solver under test, in terms of rows and their identities.
///
/// `SolverSystem` is the one over `Cassowary.Solver`; another solver, or a deliberately wrong one, conforms in
/// a few lines and goes through the same tests.
public protocol SystemUnderTest {
  /// Installs a row; returns false where it contradicts required rows, and then nothing changes.
  mutating func add(_ row: SystemRow, id: Int) throws -> Bool

  /// Removes an installed row.
  mutating func remove(id: Int) throws

  /// Changes the constant of an installed row; returns false where that contradicts required rows.
  mutating func setConstant(_ constant: Double, id: Int) throws -> Bool

  /// Changes the priority of an installed relation; returns false where that contradicts required rows.
  mutating func setPriority(_ priority: Priority, id: Int) throws -> Bool

  /// Optimises and returns the values, by variable.
  mutating func values() throws -> [Double]
}
