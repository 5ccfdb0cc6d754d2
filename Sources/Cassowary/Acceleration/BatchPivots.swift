/// Working storage of steps that are taken for many rows at once: a layer over the simplex, which gives the same answers
/// without it.
struct BatchPivots: ~Copyable {
  /// Rows that were placed together, where the first of them were before, and what follows the rows that define them.
  var placed = Stack<Core.PlacedRow>()
  var formerPlaces = Stack<Core.FormerPlace>()
  var leaders = Stack<Core.Leader>()
  var followers = Stack<Core.Follower>()
  /// A few active rows whose multipliers are out of range, and what moves with them.
  var reduced = Suboptimisation()
}

extension BatchPivots {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visitWorking(&placed, first: .elements(16))
    visitor.visitWorking(&formerPlaces, first: .elements(Core.mostTakenBack))
    visitor.visitWorking(&leaders, first: .elements(16))
    visitor.visitWorking(&followers, first: .elements(16))
    visitor.visitWorking(&reduced, first: .elements(16))
  }
}
