/// A journaled table of elements that nearly all systems leave at zero: it takes no memory before the first element
/// that is not zero, nor for those behind the last one.
struct LazySlab<Index: TableIndex, Element: Vacant> {
  /// The first elements; all others are zero.
  private(set) var table: Slab<Index, Element>

  init(tag: UInt8) { table = Slab(tag: tag, isZeroed: true) }

  func deallocate() { table.deallocate() }

  /// The bytes that the table takes.
  var bytes: Int { table.bytes }

  /// Notes that elements from here on are fresh.
  @inline(__always)
  mutating func setFresh(_ index: Int32) { table.fresh = index }

  @inline(__always)
  subscript(_ index: Index) -> Element {
    Int(index) < table.capacity ? table[index] : .vacant
  }

  /// Overwrites one of the first `count` elements, logging what was there.
  mutating func write(
    _ index: Index, _ value: Element, among count: Int32, _ journal: inout Journal
  ) {
    if Int(index) >= table.capacity {
      if value == .vacant { return }
      table.reserve(Int(count))
    }
    table.write(index, value, &journal)
  }

  /// Makes one element zero, logging what was there if the journal is recording.
  @inline(__always)
  func clear<Mode: JournalMode>(_ index: Index, _ mode: Mode.Type, _ journal: inout Journal) {
    if Int(index) < table.capacity { table.write(index, .vacant, mode, &journal) }
  }

  /// Gives back the room behind the last element that is not zero; only the first `count` are in use.
  mutating func trim(to count: Int32) {
    var used = Swift.min(Int(count), table.capacity)
    while used > 0 && table.base[used - 1] == .vacant { used -= 1 }
    table.trim(to: used)
  }
}
