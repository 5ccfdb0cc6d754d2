/// Constraints in the order in which they came. Six lie in the list itself: nearly all views are named by no more of the
/// constraints that views above hold, and ask for no memory for them.
struct ConstraintList: Sequence {
  private var slots = InlineArray<6, NSLayoutConstraint?>(repeating: nil)
  private var rest: [NSLayoutConstraint] = []
  private var count = 0

  var isEmpty: Bool { count == 0 }

  mutating func append(_ constraint: NSLayoutConstraint) {
    if count < slots.count { slots[count] = constraint } else { rest.append(constraint) }
    count += 1
  }

  mutating func removeAll(where condition: (NSLayoutConstraint) -> Bool) {
    var kept = ConstraintList()
    for constraint in self where !condition(constraint) { kept.append(constraint) }
    if kept.count != count { self = kept }
  }

  func makeIterator() -> Iterator { Iterator(list: self) }

  struct Iterator: IteratorProtocol {
    fileprivate let list: ConstraintList
    private var place = 0

    fileprivate init(list: ConstraintList) { self.list = list }

    mutating func next() -> NSLayoutConstraint? {
      guard place < list.count else { return nil }
      defer { place += 1 }
      return place < list.slots.count ? list.slots[place] : list.rest[place - list.slots.count]
    }
  }
}
