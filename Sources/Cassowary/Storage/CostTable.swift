/// The different costs that constraints have had, each once.
///
/// Costs are only added, so that their numbers are good however far changes are taken back; from time to
/// time the core makes a table of those in use.
struct CostTable {
  private var entries = Stack<Cost>()
  /// What the sides of a breakpoint of each cost are.
  private var entrySides = Stack<Member.Sides>()
  /// The numbers, plus one, of costs that were asked for last, by what tells kinds of constraints apart; zero is
  /// none. After them an open-addressing table of numbers by cost.
  private var places = Scratch<Int32>()
  private var slots = 0

  private static var recentCount: Int { 64 }

  func deallocate() {
    entries.deallocate()
    entrySides.deallocate()
    places.deallocate()
  }

  @inline(__always) var count: Int { entries.count }

  /// What the table takes beside the first room.
  var bytes: Int { entries.bytes + entrySides.bytes + places.bytes }

  /// Takes a part of the first room, if the table has no memory yet.
  mutating func begin(in first: inout FirstRoom) {
    entries.begin(in: &first)
    entrySides.begin(in: &first)
    places.begin(in: &first, room: Self.recentCount + Self.leastSlots, isZeroed: true)
    if slots == 0 && places.capacity > 0 { slots = Self.leastSlots }
  }

  @inline(__always)
  subscript(_ number: Int32) -> Cost { entries[Int(number)] }

  /// What the sides of a breakpoint of the cost of a number are.
  @inline(__always)
  func sides(_ number: Int32) -> Member.Sides { entrySides[Int(number)] }

  /// The number of a cost.
  @inline(__always)
  mutating func number(of cost: Cost) -> Int32 {
    if slots > 0 {
      let number = places[cost.kind] &- 1
      if number >= 0 && entries[Int(number)] == cost { return number }
    }
    return find(cost)
  }

  /// Asks for the place of a cost that is looked for soon.
  @inline(__always)
  func prefetch(_ cost: Cost) {
    if slots == 0 { return }
    let home = Int32(truncatingIfNeeded: cost.hash & UInt64(truncatingIfNeeded: slots &- 1))
    places.prefetch(home &+ Int32(truncatingIfNeeded: Self.recentCount))
  }

  @inline(never)
  private mutating func find(_ cost: Cost) -> Int32 {
    if 2 &* (entries.count &+ 1) > slots { grow() }
    let place = place(of: cost)
    if places[place] == 0 {
      entries.append(cost)
      entrySides.append(cost.sides)
      places[place] = Int32(truncatingIfNeeded: entries.count)
    }
    places[cost.kind] = places[place]
    return places[place] &- 1
  }

  /// Where a cost is, or would be.
  @inline(__always)
  private func place(of cost: Cost) -> Int32 {
    let mask = UInt64(truncatingIfNeeded: slots &- 1)
    var slot = cost.hash & mask
    while true {
      let place = Int32(truncatingIfNeeded: slot) &+ Int32(truncatingIfNeeded: Self.recentCount)
      let number = places[place]
      if number == 0 || entries[Int(number &- 1)] == cost { return place }
      slot = (slot &+ 1) & mask
    }
  }

  /// Gives back room that the costs do not need.
  mutating func trim() {
    entries.trim()
    entrySides.trim()
    var least = Self.leastSlots
    while 2 * (entries.count + 1) > least { least *= 2 }
    // Made anew in any case: they may lie in the first room.
    if slots > 0 { makePlaces(min(least, slots)) }
  }

  private mutating func grow() { makePlaces(Swift.max(Self.leastSlots, 4 * slots)) }

  private static var leastSlots: Int { 32 }

  /// Makes the table by cost with so many places.
  private mutating func makePlaces(_ slots: Int) {
    places.deallocate()
    self.slots = slots
    places = Scratch(capacity: Self.recentCount + slots)
    for number in 0..<entries.count { places[place(of: entries[number])] = Int32(number + 1) }
  }
}
