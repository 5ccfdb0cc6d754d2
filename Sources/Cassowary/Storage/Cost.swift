/// What missing a constraint costs, and how the constraint as written relates to its row. Most constraints
/// of a system share a few of these.
struct Cost: BitwiseCopyable {
  /// Factor from the row's scaled form to the form as written: written = scale * row.
  var scale: Double
  var weight: Double
  /// Levels of the costs below and above the right-hand side as written; negative where there is none.
  var levelBelow: Double
  var levelAbove: Double

  /// How steep the cost of a unit of the row is.
  @inline(__always) var slope: Double { weight * abs(scale) }
  /// The level of the cost left of the breakpoint.
  @inline(__always) var leftLevel: Double { scale > 0 ? levelBelow : levelAbove }
  /// The level of the cost right of the breakpoint.
  @inline(__always) var rightLevel: Double { scale > 0 ? levelAbove : levelBelow }

  /// What the sides of the breakpoint are.
  var sides: Member.Sides {
    @inline(__always) get {
      var sides: Member.Sides = []
      if leftLevel >= 0 { sides.insert(.costsLeft) }
      if rightLevel >= 0 { sides.insert(.costsRight) }
      if leftLevel == .infinity { sides.insert(.forbidsLeft) }
      if rightLevel == .infinity { sides.insert(.forbidsRight) }
      return sides
    }
  }

  /// A number less than 64 that differs between most kinds of constraints of a system.
  @inline(__always)
  fileprivate var kind: Int32 {
    // So shifted and multiplied the usual pairs of levels are apart.
    let mixed = scale.bitPattern ^ levelBelow.bitPattern ^ levelAbove.bitPattern >> 39
    return Int32(truncatingIfNeeded: (mixed &* 0x94d0_49bb_1331_11eb) >> 58)
  }

  /// True if two costs are the same bit by bit, which is found out at once and not number by number.
  @inline(__always)
  fileprivate static func == (one: Cost, other: Cost) -> Bool {
    let slopes =
      (one.scale.bitPattern ^ other.scale.bitPattern)
      | (one.weight.bitPattern ^ other.weight.bitPattern)
    let levels =
      (one.levelBelow.bitPattern ^ other.levelBelow.bitPattern)
      | (one.levelAbove.bitPattern ^ other.levelAbove.bitPattern)
    return slopes | levels == 0
  }

  @inline(__always)
  fileprivate var hash: UInt64 {
    let factor: UInt64 = 0x9e37_79b9_7f4a_7c15
    let slopes = (scale.bitPattern &* factor) ^ weight.bitPattern
    let levels = (levelBelow.bitPattern &* factor) ^ levelAbove.bitPattern
    let hash = (slopes ^ slopes >> 32 ^ levels &* factor) &* factor
    return hash >> 32
  }
}

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
