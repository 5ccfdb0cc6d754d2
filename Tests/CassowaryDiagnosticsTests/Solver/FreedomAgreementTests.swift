import Cassowary
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

/// Ambiguity by the solver's own factors, before the judge's dense algebra over the original constraints.
@Suite struct FreedomAgreementTests {
  @Test func `the solver finds a variable free exactly where the judge does`() throws {
    let settings = CheckSettings.cases(1_000)
      .requiring("free", atLeast: 300).requiring("determined", atLeast: 300)
    try forAll("freedom", .systems(), settings: settings) { system, trial in
      var built = try SolverSystem(system)
      _ = built.values()
      let report = try Judge(built.solver).freedom()
      let judged = Set(report.ambiguousVariables.map(\.variable))
      for (index, variable) in built.variables.enumerated() {
        let isFree = built.solver.freedom(of: variable)
        trial.label(isFree ? "free" : "determined")
        try trial.expectEqual(isFree, judged.contains(index), "the freedom of x\(index)")
      }
    }
  }

  @Test func `what the solver calls redundant follows from the rows it names`() throws {
    let settings = CheckSettings.cases(500).requiring("redundant", atLeast: 30)
    try forAll(
      "redundancy", .systems(SystemShape(variables: 1...3, requiredPercentage: 80)),
      settings: settings
    ) { system, trial in
      var built = try SolverSystem(system)
      _ = built.values()
      let ids = Dictionary(uniqueKeysWithValues: built.constraints.map { ($1, $0) })
      for (constraint, id) in ids.sorted(by: { $0.value < $1.value }) {
        guard let redundancy = built.solver.redundancy(of: constraint) else { continue }
        trial.label("redundant")
        // What follows cannot be broken: the named rows with the row pulled beyond its bound, below all
        // else, stay where they are.
        let named = redundancy.impliedBy.compactMap { ids[$0] }.map { system.rows[$0] }
        let required = ConstraintSystem(variables: system.variableCount, rows: named)
        try trial.expect(
          try follows(system.rows[id], from: required), "row \(id) does not follow from \(named)")
      }
    }
  }

  /// Whether no point that satisfies the rows breaks another by more than rounding.
  private func follows(_ row: SystemRow, from system: ConstraintSystem) throws -> Bool {
    guard case .relation(let relation, let constant, _, _) = row.demand else { return false }
    for (side, matters) in [
      (1.0, relation != .greaterThanOrEqual), (-1.0, relation != .lessThanOrEqual),
    ]
    where matters {
      var pulled = system
      pulled.rows.append(.relation(row.terms, .equal, constant + side * 50, priority: 1))
      let solution = try #require(try ConstraintProblem(pulled).referenceSolution())
      guard side * row.residual(solution.values) < 1e-6 else { return false }
    }
    return true
  }
}
