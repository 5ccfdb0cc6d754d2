import Cassowary

/// The terms that a row has in the solver. Up to four, as nearly all rows have, lie in the row itself; where
/// there are more, all lie in an array (decision 29).
struct EngineTerms: RandomAccessCollection {
  /// A term without its solver.
  private struct Cell {
    var variable: UInt64 = 0
    var coefficient = 0.0

    init() {}

    init(_ term: AffineForm.Term) {
      variable = term.variable.word
      coefficient = term.coefficient
    }
  }

  private var first: Variable?
  private var cell0 = Cell()
  private var cell1 = Cell()
  private var cell2 = Cell()
  private var cell3 = Cell()
  private var many: [AffineForm.Term] = []
  let count: Int

  init(_ terms: [AffineForm.Term] = []) {
    count = terms.count
    if terms.count > 4 {
      many = terms.map { $0 }
      return
    }
    if terms.count > 0 {
      first = terms[0].variable
      cell0 = Cell(terms[0])
    }
    if terms.count > 1 { cell1 = Cell(terms[1]) }
    if terms.count > 2 { cell2 = Cell(terms[2]) }
    if terms.count > 3 { cell3 = Cell(terms[3]) }
  }

  /// The terms as an expression of the solver, without a constant.
  var expression: LinearExpression {
    if count > 4 { return AffineForm.expression(many) }
    var expression = LinearExpression()
    guard let first else { return expression }
    expression.add(first, times: cell0.coefficient)
    if count > 1 { expression.add(first.sibling(cell1.variable), times: cell1.coefficient) }
    if count > 2 { expression.add(first.sibling(cell2.variable), times: cell2.coefficient) }
    if count > 3 { expression.add(first.sibling(cell3.variable), times: cell3.coefficient) }
    return expression
  }

  /// Whether these are the terms, in this order.
  func isEqual(to terms: [AffineForm.Term]) -> Bool {
    guard terms.count == count else { return false }
    for number in terms.indices where self[number] != terms[number] { return false }
    return true
  }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  subscript(place: Int) -> AffineForm.Term {
    if count > 4 { return many[place] }
    guard let first, place < count else { preconditionFailure("There is no term \(place)") }
    let cell = place == 0 ? cell0 : place == 1 ? cell1 : place == 2 ? cell2 : cell3
    return AffineForm.Term(variable: first.sibling(cell.variable), coefficient: cell.coefficient)
  }
}
