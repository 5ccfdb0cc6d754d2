import Cassowary

/// A `Cassowary.Solver` as a system under test.
public struct SolverSystem: SystemUnderTest {
  /// The solver, for looking at it.
  public let solver = Solver()
  /// The variables of the solver, by number.
  public let variables: [Variable]
  /// The handles of the installed rows, by identity.
  public private(set) var constraints: [Int: Constraint] = [:]

  /// Makes an empty solver with some variables, all zero.
  public init(variables count: Int) {
    let solver = solver
    variables = (0..<count).map { solver.makeVariable("x\($0)") }
  }

  /// Makes the solver of a whole system; identities are positions.
  ///
  /// - Throws: Any error of `Solver.add`, refusals included.
  public init(_ system: ConstraintSystem) throws {
    self.init(variables: system.variableCount)
    for (id, row) in system.rows.enumerated() {
      constraints[id] = try install(row)
    }
  }

  public mutating func add(_ row: SystemRow, id: Int) throws -> Bool {
    do {
      constraints[id] = try install(row)
      return true
    } catch {
      guard case .unsatisfiable = error.kind else { throw error }
      return false
    }
  }

  public mutating func remove(id: Int) throws {
    guard let constraint = constraints.removeValue(forKey: id) else { return }
    try solver.remove(constraint)
  }

  public mutating func setConstant(_ constant: Double, id: Int) throws -> Bool {
    guard let constraint = constraints[id] else { return false }
    do {
      try solver.setConstant(constraint, to: constant)
      return true
    } catch {
      guard case .unsatisfiable = error.kind else { throw error }
      return false
    }
  }

  public mutating func setPriority(_ priority: Priority, id: Int) throws -> Bool {
    guard let constraint = constraints[id] else { return false }
    do {
      try solver.setPriority(constraint, to: priority)
      return true
    } catch {
      guard case .unsatisfiable = error.kind else { throw error }
      return false
    }
  }

  public mutating func values() -> [Double] {
    solver.commit()
    return variables.map { solver.value(of: $0)! }
  }

  private func install(_ row: SystemRow) throws(AddConstraintError) -> Constraint {
    let expression = LinearExpression(
      terms: row.terms.map { .init(variables[$0.variable], coefficient: $0.coefficient) })
    switch row.demand {
    case .relation(let relation, let constant, let priority, let weight):
      let constraint = LinearConstraint(expression - constant, relation)
      return try solver.add(constraint, priority: priority, weight: weight)
    case .contentSize(let value, let hugging, let compression):
      return try solver.addContentSize(
        expression, value: value, hugging: hugging, compression: compression)
    }
  }
}
