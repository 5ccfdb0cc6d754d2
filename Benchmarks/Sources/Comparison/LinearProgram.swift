import Workloads

/// A system as one linear program: an error column for each direction in which a preference can be
/// missed, with the weight of its level as the cost.
struct LinearProgram {
  private(set) var cost: [Double]
  private(set) var columnLower: [Double]
  private(set) var rowLower: [Double] = []
  private(set) var rowUpper: [Double] = []
  /// Row by row: where each starts, the columns, the coefficients.
  private(set) var starts: [Int32] = []
  private(set) var columns: [Int32] = []
  private(set) var coefficients: [Double] = []

  static let infinity = 1e30

  var columnCount: Int { cost.count }
  var rowCount: Int { starts.count }

  init(_ state: SystemState) {
    cost = Array(repeating: 0, count: state.variableCount)
    columnLower = Array(repeating: -Self.infinity, count: state.variableCount)
    for case let row? in state.rows {
      switch row {
      case .plain(let terms, let relation, let constant, let level):
        open(state.terms[Int(terms.lowerBound)..<Int(terms.upperBound)])
        let weight = level?.weight
        if relation != .lessThanOrEqual, let weight { addError(1, weight) }
        if relation != .greaterThanOrEqual, let weight { addError(-1, weight) }
        rowLower.append(relation == .lessThanOrEqual ? -Self.infinity : constant)
        rowUpper.append(relation == .greaterThanOrEqual ? Self.infinity : constant)
      case .contentSize(let terms, let size, let hugging, let compression):
        open(state.terms[Int(terms.lowerBound)..<Int(terms.upperBound)])
        addError(1, compression.weight)
        addError(-1, hugging.weight)
        rowLower.append(size)
        rowUpper.append(size)
      }
    }
    for (variable, edit) in state.edits.sorted(by: { $0.key < $1.key }) {
      open([Term(variable, 1)])
      addError(1, edit.level.weight)
      addError(-1, edit.level.weight)
      rowLower.append(edit.value)
      rowUpper.append(edit.value)
    }
  }

  private mutating func open(_ terms: some Sequence<Term>) {
    starts.append(Int32(columns.count))
    for term in terms {
      columns.append(term.variable)
      coefficients.append(term.coefficient)
    }
  }

  /// A column for missing the row that is open, from below (1) or above (-1).
  private mutating func addError(_ sign: Double, _ weight: Double) {
    columns.append(Int32(cost.count))
    coefficients.append(sign)
    cost.append(weight)
    columnLower.append(0)
  }
}
