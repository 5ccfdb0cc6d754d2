/// The different costs that constraints have had, each once.
///
/// Costs are only added, so that their numbers are good however far changes are taken back; from time to
/// time the core makes a table of those in use.
struct CostTable {
  private var entries = Stack<Cost>()
  /// The pulls of costs that were asked for last, by the fields that tell kinds of constraints apart. After them an
  /// open-addressing table of pulls by cost.
  private var places = Scratch<Int32, Member.Pull>()
  private var slots = 0

  /// The costs that were asked for last, by the fields of their constraints: a screen has a dozen different ones.
  private static var recentCount: Int { 64 }

  func deallocate() {
    entries.deallocate()
    places.deallocate()
  }

  @inline(__always) var count: Int { entries.count }

  /// The bytes that the table takes beside the first room.
  var bytes: Int { entries.bytes + places.bytes }

  /// Takes a part of the first room, if the table has no memory yet.
  mutating func begin(in first: inout FirstRoom, room: Int) {
    entries.begin(in: &first, room: room)
    places.begin(in: &first, room: Self.recentCount + Self.leastSlots, isZeroed: true)
    if slots == 0 && places.capacity > 0 { slots = Self.leastSlots }
  }

  @inline(__always)
  subscript(_ number: Int32) -> Cost { entries[Int(number)] }

  /// The number of a cost, and the sides of its breakpoints.
  @inline(__always)
  mutating func pull(of cost: Cost) -> Member.Pull {
    if isUsual(slots > 0) {
      let pull = places[cost.kind]
      if isUsual(!pull.isNone && self[pull.cost] == cost) { return pull }
    }
    return find(cost)
  }

  @inline(never)
  private mutating func find(_ cost: Cost) -> Member.Pull {
    if 2 &* (entries.count &+ 1) > slots { grow() }
    let place = place(of: cost)
    if places[place].isNone {
      places[place] = Member.Pull(
        cost: Int32(truncatingIfNeeded: entries.count), sides: cost.sides)
      entries.append(cost)
    }
    places[cost.kind] = places[place]
    return places[place]
  }

  /// The place of a cost, whether it is there or not.
  @inline(__always)
  private func place(of cost: Cost) -> Int32 {
    let mask = UInt64(truncatingIfNeeded: slots &- 1)
    var slot = cost.hash & mask
    while true {
      let place = Int32(truncatingIfNeeded: slot) &+ Int32(truncatingIfNeeded: Self.recentCount)
      let pull = places[place]
      if pull.isNone || self[pull.cost] == cost { return place }
      slot = (slot &+ 1) & mask
    }
  }

  /// Forgets all costs and gives the memory back.
  mutating func giveBack() {
    deallocate()
    self = CostTable()
  }

  /// Gives back room that the costs do not need.
  mutating func trim() {
    entries.trim()
    var least = Self.leastSlots
    while 2 * (entries.count + 1) > least { least *= 2 }
    // Made anew in any case: they may lie in the first room.
    if slots > 0 { makePlaces(min(least, slots)) }
  }

  private mutating func grow() { makePlaces(Swift.max(Self.leastSlots, 4 * slots)) }

  /// The places of the first table by cost: half of them, its limit, hold the dozen costs of a screen.
  private static var leastSlots: Int { 32 }

  /// Makes the table by cost with `slots` places.
  private mutating func makePlaces(_ slots: Int) {
    places.deallocate()
    self.slots = slots
    places = Scratch(capacity: Self.recentCount + slots)
    for number in 0..<entries.count {
      let cost = entries[number]
      places[place(of: cost)] = Member.Pull(cost: Int32(number), sides: cost.sides)
    }
  }
}
