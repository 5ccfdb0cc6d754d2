import Cassowary
import CassowaryDiagnostics
import PropertyTesting

/// A system under test that asks the judge itself for an optimum: slow, right, and no solver.
public struct ReferenceSystem: SystemUnderTest {
  private var rows: [(id: Int, row: SystemRow)] = []
  private var current: [Double]

  /// Makes an empty system.
  public init(variables: Int) {
    current = [Double](repeating: 0, count: variables)
  }

  private mutating func change(_ body: (inout Self) -> Void) throws -> Bool {
    let old = rows
    body(&self)
    guard try solution().isSatisfiable else {
      rows = old
      return false
    }
    return true
  }

  private func solution() throws -> ReferenceSolution {
    let system = ConstraintSystem(variables: current.count, rows: rows.map(\.row))
    guard let found = try ConstraintProblem(system).referenceSolution(startingAt: current) else {
      throw ExpectationFailure("the judge found no optimum")
    }
    return found
  }

  public mutating func add(_ row: SystemRow, id: Int) throws -> Bool {
    try change { $0.rows.append((id, row)) }
  }

  public mutating func remove(id: Int) {
    rows.removeAll { $0.id == id }
  }

  public mutating func setConstant(_ constant: Double, id: Int) throws -> Bool {
    try change { system in
      for index in system.rows.indices where system.rows[index].id == id {
        system.rows[index].row.constant = constant
      }
    }
  }

  public mutating func setPriority(_ priority: Priority, id: Int) throws -> Bool {
    try change { system in
      for index in system.rows.indices where system.rows[index].id == id {
        if case .relation(let relation, let constant, _, let weight) = system.rows[index].row.demand
        {
          system.rows[index].row.demand = .relation(
            relation, constant, priority: priority, weight: weight)
        }
      }
    }
  }

  public mutating func values() throws -> [Double] {
    current = try solution().values
    return current
  }
}
