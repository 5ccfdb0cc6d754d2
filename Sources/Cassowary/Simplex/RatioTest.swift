/// The ratio test of the dual step: which active row's multiplier is the first to reach the end of its range, as those of
/// the solved combination give way to the multiplier of the row that enters.
///
/// A *room* is how far the entering row's multiplier may go until then: the distance of the other multiplier from the
/// end of its range, divided by its factor in the combination. Functions that look at rooms one by one put each into
/// `room`, which they are lent.
struct RatioTest: ~Copyable {
  /// The room of the row that was found.
  var leastRoom = LexVector()
  /// The rooms of all multipliers that are limited: a heap with the smallest on top.
  var rooms = Stack<Room>()
  /// The largest factor of the solved combination, and the size above which a factor may be a pivot.
  private(set) var largestFactor = 0.0
  private(set) var threshold = 0.0
  /// True if a part of the solved combination is too small for a pivot.
  var skipsPivots = false
  /// True if rooms that were compared are so close that multipliers may have gone out of range where they give way.
  private(set) var hasCloseRooms = false

  /// The two highest levels of a room and whether there are more. Rows that give way one after the other, each at a
  /// priority of its own, differ in the second.
  struct Room: BitwiseCopyable {
    var first = LexVector.Term(level: -.infinity, value: 0)
    var second = LexVector.Term(level: -.infinity, value: 0)
    /// The row's place in the list of the combination.
    var place: Int32
    var hasMore = false
  }
}

extension RatioTest {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visitWorking(&leastRoom, first: .elements(LexVector.fewestTerms))
    visitor.visitWorking(&rooms, first: .elements(16))
  }

  /// Begins the test of the solved combination.
  /// - Parameter ratio: which fraction of the largest factor is no pivot yet.
  @inline(__always)
  mutating func begin(_ factorisation: borrowing Factorisation, from ratio: Double) {
    largestFactor = factorisation.largestFactor
    threshold = largestFactor * ratio
    skipsPivots = false
    hasCloseRooms = false
  }

  /// Takes the stay in a slot as the holder that gives way first: its room is zero, unless it waits for a primal step.
  mutating func takeStay(
    _ slot: SlotID, up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers
  ) {
    leastRoom.clear()
    leastRoom.add(
      stored: multipliers.head(of: basis.definition[slot]), in: multipliers.cells,
      times: (up ? 1 : -1) / factorisation.alpha[slot])
  }

  /// The slot of a row that leaves anyway and takes part in the solved combination, if there is one.
  @inline(__always)
  func nearestLeaving(
    _ factorisation: borrowing Factorisation, _ basis: borrowing Basis, _ agenda: borrowing Agenda
  ) -> SlotID? {
    var best: SlotID?
    var bestAlpha = threshold
    for index in 0..<factorisation.alpha.list.count
    where agenda.isLeaving(basis.definition[factorisation.alpha.list[index]]) {
      let size = abs(factorisation.alpha[factorisation.alpha.list[index]])
      if size > bestAlpha * (1 + Tolerances.pivotAgreement) {
        best = factorisation.alpha.list[index]
        bestAlpha = size
      }
    }
    return best
  }

  /// Takes the row in a slot, which leaves anyway, as the holder that gives way first.
  mutating func takeLeaving(
    _ slot: SlotID, up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda, room: inout LexVector
  ) {
    _ = loadRoom(
      of: slot, up: up, factorisation, basis, multipliers, problem, point, agenda, into: &room)
    leastRoom.assign(room)
  }

  /// The slot of the row whose multiplier is the first to reach the end of its range, if there is one; ties go to the larger factor,
  /// then to the nearest.
  mutating func chooseRow(
    up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda,
    _ optimisation: borrowing OptimisationState, room: inout LexVector
  ) -> SlotID? {
    let slots = factorisation.alpha.list.base
    let factors = factorisation.alpha.base
    let holders = basis.definition.base
    let flags = agenda.flags.base
    var best: SlotID?
    var bestAlpha = 0.0
    for index in 0..<factorisation.alpha.list.count {
      let slot = slots[index]
      let size = abs(factors[Int(slot)])
      if !(size > threshold) {
        skipsPivots = true
        continue
      }
      if flags[Int(holders[Int(slot)].certainRow)] & Core.Queue.unlimited != 0 { continue }
      if !loadRoom(
        of: slot, up: up, factorisation, basis, multipliers, problem, point, agenda, into: &room)
      {
        continue
      }
      let order = best == nil ? -1 : compareRooms(room, size, bestAlpha)
      if order > 0 { continue }
      if order == 0 {
        if optimisation.usesBlandsRule, let best {
          if holders[Int(slot)].certainRow > holders[Int(best)].certainRow { continue }
        } else if size <= bestAlpha * (1 + Tolerances.pivotAgreement) {
          continue
        }
      }
      best = slot
      bestAlpha = size
      leastRoom.assign(room)
    }
    return best
  }

  /// Puts into `room` that of the row in a slot.
  /// - Returns: false if it is without limit.
  @inline(__always)
  func loadRoom(
    of slot: SlotID, up: Bool, _ factorisation: borrowing Factorisation, _ basis: borrowing Basis,
    _ multipliers: borrowing Multipliers, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda, into room: inout LexVector
  ) -> Bool {
    let factor = factorisation.alpha[slot]
    if !multipliers.loadRoom(
      of: basis.definition[slot].certainRow, falling: (factor > 0) == up, problem, point, agenda,
      into: &room)
    {
      return false
    }
    room.scale(1 / abs(factor))
    return true
  }

  /// Compares a room with the least so far, both divided by factors of the solved combination, and takes note if they
  /// are close.
  ///
  /// Dividing by a small factor magnifies rounding. The other row's room is then so small that it counts as nothing,
  /// and its room at the next level decides arbitrarily.
  @inline(__always)
  private mutating func compareRooms(_ room: LexVector, _ factor: Double, _ other: Double) -> Int {
    let order = room.compare(leastRoom, unit: Self.unit(factor, other))
    let least = min(factor, other)
    if least < 1 && order != 0 && room.compare(leastRoom, unit: 2 / least) != order {
      hasCloseRooms = true
    }
    return order
  }

  /// The unit in the comparison of two rooms, each of which was divided by a factor of the solved combination: a step
  /// by which neither multiplier changes by more than one.
  @inline(__always)
  static func unit(_ factor: Double, _ other: Double) -> Double { 1 / max(1, max(factor, other)) }

  /// True if the multiplier of the solved row reaches the next segment, which is `ownRoom` away, no later than that of
  /// the row found in a slot reaches the end of its range; also true if none was found.
  func isLeast(
    _ ownRoom: LexVector, besides slot: SlotID?, _ factorisation: borrowing Factorisation
  ) -> Bool {
    guard let slot else { return true }
    return ownRoom.compare(leastRoom, unit: Self.unit(1, abs(factorisation.alpha[slot]))) <= 0
  }
}
