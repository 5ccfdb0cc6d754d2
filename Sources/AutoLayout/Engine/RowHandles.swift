import Cassowary

/// The constraints by which the solver holds a row: at most three, which lie in the row itself, so that a row
/// asks for no memory of its own for them (decision 29).
struct RowHandles: RandomAccessCollection {
  private(set) var first: Constraint?
  /// Those that break ties, of the same solver; none where it is 0, as the numbers of handles begin with 1.
  private var firstTie: UInt64 = 0
  private var secondTie: UInt64 = 0

  init() {}

  init(_ content: Constraint) {
    first = content
  }

  init(_ content: Constraint, _ firstTie: Constraint, _ secondTie: Constraint? = nil) {
    first = content
    self.firstTie = firstTie.word
    self.secondTie = secondTie?.word ?? 0
  }

  var startIndex: Int { 0 }
  var endIndex: Int { first == nil ? 0 : firstTie == 0 ? 1 : secondTie == 0 ? 2 : 3 }
  var isEmpty: Bool { first == nil }

  subscript(place: Int) -> Constraint {
    guard let first, place < endIndex else { preconditionFailure("There is no handle \(place)") }
    return place == 0 ? first : first.sibling(place == 1 ? firstTie : secondTie)
  }
}
