/// The pivots of all slots, which are 1 or -1 in nearly every layout: a byte for each, and a number for those that
/// are neither.
struct PivotTable {
  /// The pivots that are 1 or -1; zero for all others.
  private(set) var signs = Slab<SlotID, Int8>(tag: 3)
  /// The others.
  private(set) var others = LazySlab<SlotID, Double>(tag: 18)

  /// Frees the memory that does not lie in a block: that of the pivots that are no signs.
  func deallocate() { others.deallocate() }

  /// The number of slots that there is room for.
  @inline(__always)
  var capacity: Int { signs.capacity }

  /// The bytes that the pivots take that are no signs.
  var otherBytes: Int { others.bytes }

  /// Takes the place of the signs in a block.
  mutating func settle(in layout: inout TableBlock.Layout) { signs.settle(in: &layout) }

  /// Notes that slots from here on are fresh.
  @inline(__always)
  mutating func setFresh(_ index: Int32) {
    signs.fresh = index
    others.setFresh(index)
  }

  @inline(__always)
  subscript(_ slot: SlotID) -> Double {
    let sign = signs[slot]
    return sign != 0 ? Double(sign) : others[slot]
  }

  /// True if the pivot of a slot is 1 or -1, or no larger than a given number.
  @inline(__always)
  func isSign(_ slot: SlotID, orAtMost largest: Double) -> Bool {
    signs[slot] != 0 || abs(others[slot]) <= largest
  }

  /// A number divided by the pivot of a slot.
  @inline(__always)
  func quotient(_ value: Double, _ slot: SlotID) -> Double {
    // Along a chain each value waits for the one before, but not if there is nothing to divide.
    let sign = signs.base[Int(slot)]
    if sign == 1 { return value }
    return sign == -1 ? -value : value / others[slot]
  }

  /// Overwrites a pivot, logging what was there.
  mutating func write(_ slot: SlotID, _ value: Double, _ journal: inout Journal) {
    write(slot, value, Asking.self, &journal)
  }

  /// Overwrites a pivot, logging what was there if the journal is recording.
  @inline(__always)
  mutating func write<Mode: JournalMode>(
    _ slot: SlotID, _ value: Double, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    if isUsual(value.magnitude == 1) {
      signs.write(
        slot, Int8(truncatingIfNeeded: Int64(bitPattern: value.bitPattern) >> 63 | 1), mode,
        &journal)
    } else {
      writeOther(slot, value, &journal)
    }
  }

  @inline(never)
  private mutating func writeOther(_ slot: SlotID, _ value: Double, _ journal: inout Journal) {
    signs.write(slot, 0, &journal)
    others.write(slot, value, among: Int32(signs.capacity), &journal)
  }

  /// Gives back room for pivots that are no signs; only the first `count` slots are in use. Nothing may be recorded.
  mutating func trim(to count: Int32) {
    for slot in SlotID.first(Swift.min(count, Int32(others.table.capacity))) where signs[slot] != 0
    {
      others.table.base[Int(slot)] = 0
    }
    others.trim(to: count)
  }
}
