import Cassowary

/// The constraints by which the solver holds a row: at most three, which lie in the row itself, so that a row
/// asks for no memory of its own for them (decision 29).
struct RowHandles: RandomAccessCollection {
  private var content: Constraint?
  private var firstTie: Constraint?
  private var secondTie: Constraint?

  init() {}

  init(_ content: Constraint) {
    self.content = content
  }

  init(_ content: Constraint, _ firstTie: Constraint, _ secondTie: Constraint? = nil) {
    self.content = content
    self.firstTie = firstTie
    self.secondTie = secondTie
  }

  var startIndex: Int { 0 }
  var endIndex: Int { content == nil ? 0 : firstTie == nil ? 1 : secondTie == nil ? 2 : 3 }
  var isEmpty: Bool { content == nil }
  var first: Constraint? { content }

  subscript(place: Int) -> Constraint {
    let handle = place == 0 ? content : place == 1 ? firstTie : secondTie
    guard let handle else { preconditionFailure("There is no handle \(place)") }
    return handle
  }
}
