import Cassowary
import CassowaryDiagnostics
import PropertyTesting

extension ConstraintProblem {
  /// Translates a system for the judge, without any solver.
  public init(_ system: ConstraintSystem) {
    self.init()
    for variable in 0..<system.variableCount {
      addVariable("x\(variable)")
    }
    for (index, row) in system.rows.enumerated() {
      add(ConstraintRow(row, label: "row \(index)"))
    }
  }
}

extension ConstraintRow {
  /// Translates a row for the judge.
  init(_ row: SystemRow, label: String) {
    let terms = row.coefficients.reduce(into: [:]) { $0[$1.variable] = $1.coefficient }
    let below: RowPrice
    let above: RowPrice
    switch row.demand {
    case .relation(let relation, _, let priority, let weight):
      let price = RowPrice(priority, weight: weight)
      below = relation == .lessThanOrEqual ? .free : price
      above = relation == .greaterThanOrEqual ? .free : price
    case .contentSize(_, let hugging, let compression):
      below = RowPrice(compression, weight: 1)
      above = RowPrice(hugging, weight: 1)
    }
    self.init(label: label, terms: terms, target: row.constant, below: below, above: above)
  }
}

extension RowPrice {
  init(_ priority: Priority, weight: Double) {
    self = priority.isRequired ? .required : .level(priority.level, weight: weight)
  }
}
