import Cassowary
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

/// Loaded systems before the judge: every answer has to be proved from the original constraints alone.
@Suite struct LoadAgreementTests {
  /// A batch of a system, with so many rows of other variables that it is loaded at once.
  private func batch(of system: ConstraintSystem) -> Batch {
    var batch = Batch()
    for _ in 0..<system.variableCount { batch.addVariable() }
    for row in system.rows {
      let terms = row.terms.map { (variable: $0.variable, factor: $0.coefficient) }
      switch row.demand {
      case .relation(let relation, let constant, let priority, let weight):
        batch.addRow(terms, relation, constant, priority: priority, weight: weight)
      case .contentSize(let value, let hugging, let compression):
        batch.addRow(terms, [Breakpoint(value, below: compression, above: hugging)])
      }
    }
    for place in 0..<8 {
      let other = batch.addVariable()
      batch.addRow([(other, 1)], .equal, Double(place))
    }
    return batch
  }

  @Test func `on a thousand loaded systems the judge agrees with the solver`() throws {
    let settings = CheckSettings.cases(1_000)
      .requiring("content size", atLeast: 300).requiring("required", atLeast: 500)
      .requiring("optional", atLeast: 500)
    try forAll("the loaded optimum is proved", .systems(), settings: settings) { system, trial in
      for feature in system.features { trial.label(feature) }
      let solver = Solver()
      let loaded = try solver.load(batch(of: system))
      solver.commit()
      let values = loaded.variables.prefix(system.variableCount).map { solver.value(of: $0)! }
      try requireOptimal(values, of: system)
    }
  }
}
