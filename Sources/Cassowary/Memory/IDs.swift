/// The numbers of all things of a table, in order.
struct IDs<Thing>: Sequence, IteratorProtocol {
  private var number: Int32 = 0
  private let end: Int32

  /// The numbers below one.
  @inline(__always)
  init(end: Int32) { self.end = end }

  @inline(__always)
  mutating func next() -> ID<Thing>? {
    if number >= end { return nil }
    defer { number &+= 1 }
    return ID(number)
  }
}
