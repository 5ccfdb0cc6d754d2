// Where rows may move at no cost: the point remains optimal as long as every row keeps to places where the slope of its
// cost is its multiplier (complementary slackness). So it does not matter which multipliers prove the optimum, if there
// are several.

extension Core {
  /// Lets every pinned row that rests on an undetermined variable take the place of its stay.
  mutating func enterPinnedRows() {
    for row in 0..<counts.rows where kind[row] == .pinned {
      loadColumn(row: row)
      solveCombination()
      var chosen: Int32 = -1
      for index in 0..<alphaList.count {
        let slot = alphaList[index]
        if definition[slot] >= 0 || abs(alpha[slot]) <= Tolerances.pivotRatio { continue }
        if chosen < 0 || abs(alpha[slot]) > abs(alpha[chosen]) { chosen = slot }
      }
      if chosen >= 0 { enterForStay(row, slot: chosen, at: position[row]) }
    }
  }

  /// True if the constraints of an active row allow it to move to one side at least, whatever that costs.
  mutating func canBeTied(_ row: Int32) -> Bool { queued[row] & Queue.unlimited == 0 }

  /// The slots of which a variable is a combination, with their factors.
  mutating func parts(ofVariable variable: Int32) -> [(slot: Int32, factor: Double)] {
    loadColumn(stayOf: variable)
    return solveParts()
  }

  /// The slots of which a row is a combination, with their factors.
  mutating func parts(ofRow row: Int32) -> [(slot: Int32, factor: Double)] {
    loadColumn(row: row)
    return solveParts()
  }

  private mutating func solveParts() -> [(slot: Int32, factor: Double)] {
    solveCombination()
    var parts: [(slot: Int32, factor: Double)] = []
    for place in 0..<alphaList.count {
      let slot = alphaList[place]
      if abs(alpha[slot]) > Tolerances.pivotRatio { parts.append((slot, alpha[slot])) }
    }
    return parts
  }

  /// The inactive rows that move with a slot and cannot go every way.
  mutating func limitedRows(movedBy slot: Int32) -> [(row: Int32, leeway: Leeway)] {
    solveDirection(of: slot)
    collectRates(1)
    var limited: [(row: Int32, leeway: Leeway)] = []
    for index in 0..<rowList.count where abs(rate[rowList[index]]) > Tolerances.pivotRatio {
      let leeway = leeway(ofRow: rowList[index])
      if leeway != .both { limited.append((rowList[index], leeway)) }
    }
    return limited
  }

  /// True if what is in a slot may move one way at least.
  mutating func mayMove(_ slot: Int32) -> Bool { !leeway(ofSlot: slot).isEmpty }

  /// Where the row or stay in a slot may move.
  mutating func leeway(ofSlot slot: Int32) -> Leeway {
    let row = definition[slot]
    return row < 0 ? .both : leeway(ofRow: row)
  }

  /// Where a row may move.
  mutating func leeway(ofRow row: Int32) -> Leeway {
    kind[row] == .segment ? leeway(inSegment: row) : leeway(onBreakpoint: row)
  }

  private mutating func leeway(onBreakpoint row: Int32) -> Leeway {
    if kind[row] == .active && !canBeTied(row) { return [] }
    let first = position[row]
    let end = groupEnd(row, from: first)
    var leeway: Leeway = []
    if costsAsMultiplier(row, gap: end) { leeway.insert(.up) }
    if costsAsMultiplier(row, gap: first) { leeway.insert(.down) }
    return leeway
  }

  private mutating func leeway(inSegment row: Int32) -> Leeway {
    // The stored ends include the tolerance: what is left of it counts as being there.
    let value = exactActivity(row).sum
    let place = position[row]
    var leeway = Leeway.both
    if place < members.count(row) {
      let bound = members.element(row, place).bound
      if value > bound - margin(bound) && !costsAsMultiplier(row, gap: groupEnd(row, from: place)) {
        leeway.remove(.up)
      }
    }
    if place > 0 {
      let bound = members.element(row, place - 1).bound
      if value < bound + margin(bound)
        && !costsAsMultiplier(row, gap: groupStart(row, to: place - 1))
      {
        leeway.remove(.down)
      }
    }
    return leeway
  }

  /// True if the slope of a row's cost in a gap is the row's multiplier.
  private mutating func costsAsMultiplier(_ row: Int32, gap: Int32) -> Bool {
    lexRoom.clear()
    if !lexRoom.addSlope(members.run(row), gap: gap, in: costs, times: 1).isEmpty { return false }
    lexOther.clear()
    loadMultiplierIntoOther(row)
    lexRoom.add(lexOther, times: -1)
    return lexRoom.sign == 0
  }

  /// True if the row or stay in a slot can move, at least one way and a little, at no cost, and nothing else of the basis
  /// has to.
  mutating func isFree(_ slot: Int32) -> Bool {
    var ways = leeway(ofSlot: slot)
    if ways.isEmpty { return false }
    solveDirection(of: slot)
    collectRates(1)
    // What inactive rows may do is known without a solve, so that the rates remain.
    for index in 0..<rowList.count where abs(rate[rowList[index]]) > Tolerances.pivotRatio {
      let row = rowList[index]
      let limit = leeway(ofRow: row)
      if !limit.contains(rate[row] > 0 ? .up : .down) { ways.remove(.up) }
      if !limit.contains(rate[row] > 0 ? .down : .up) { ways.remove(.down) }
      if ways.isEmpty { return false }
    }
    return true
  }
}
