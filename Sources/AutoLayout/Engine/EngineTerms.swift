import Cassowary

/// The terms that a row has in the solver. Up to four, as nearly all rows have, lie in the row itself; where
/// there are more, all lie in an array (decision 29).
struct EngineTerms: RandomAccessCollection {
  /// A term without its solver.
  private struct Cell {
    let variable: UInt64
    let coefficient: Double

    /// The term at a place; nothing where there is none, or where there are too many for cells.
    init(_ terms: [AffineForm.Term], _ place: Int) {
      let isHere = place < terms.count && terms.count <= 4
      variable = isHere ? terms[place].variable.word : 0
      coefficient = isHere ? terms[place].coefficient : 0
    }
  }

  // The number of terms lies behind the mark of whether there is a first, and takes no room of its own.
  private let first: Variable?
  private let length: UInt32
  private let coefficient0: Double
  private let cell1: Cell
  private let cell2: Cell
  private let cell3: Cell
  private let many: [AffineForm.Term]

  // Each part is made once: one that was replaced would be copied and counted.
  init(_ terms: [AffineForm.Term] = []) {
    first = terms.first?.variable
    length = UInt32(terms.count)
    coefficient0 = terms.first?.coefficient ?? 0
    cell1 = Cell(terms, 1)
    cell2 = Cell(terms, 2)
    cell3 = Cell(terms, 3)
    // A copy, as the room of the terms is used again.
    many = terms.count > 4 ? terms.map { $0 } : []
  }

  // Inlined, these read a row's terms where they lie; otherwise all would be copied first.

  /// The terms as an expression of the solver, without a constant.
  @inline(__always) var expression: LinearExpression {
    if count > 4 { return AffineForm.expression(many) }
    var expression = LinearExpression()
    guard let first else { return expression }
    expression.add(first, times: coefficient0)
    if count > 1 { expression.add(first.sibling(cell1.variable), times: cell1.coefficient) }
    if count > 2 { expression.add(first.sibling(cell2.variable), times: cell2.coefficient) }
    if count > 3 { expression.add(first.sibling(cell3.variable), times: cell3.coefficient) }
    return expression
  }

  /// Whether these are the terms, in this order.
  @inline(__always) func isEqual(to terms: [AffineForm.Term]) -> Bool {
    guard terms.count == count else { return false }
    for number in terms.indices where self[number] != terms[number] { return false }
    return true
  }

  var count: Int { Int(length) }
  var startIndex: Int { 0 }
  var endIndex: Int { count }

  @inline(__always) subscript(place: Int) -> AffineForm.Term {
    if count > 4 { return many[place] }
    guard let first, place < count else { preconditionFailure("There is no term \(place)") }
    if place == 0 { return AffineForm.Term(variable: first, coefficient: coefficient0) }
    let cell = place == 1 ? cell1 : place == 2 ? cell2 : cell3
    return AffineForm.Term(variable: first.sibling(cell.variable), coefficient: cell.coefficient)
  }
}
