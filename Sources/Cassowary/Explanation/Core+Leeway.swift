// The ways in which rows may move at no cost: the point remains optimal as long as every row keeps to places where the
// slope of its cost is its multiplier (complementary slackness). So it does not matter which multipliers prove the
// optimum, if there are several.

extension Core {
  /// Lets every pinned row that rests on an undetermined variable take the place of its stay.
  mutating func enterPinnedRows() {
    for row in problem.allRows where basis.kind[row] == .pinned {
      factorisation.loadColumn(problem.terms.run(row))
      factorisation.ftran()
      var chosen: SlotID?
      for index in 0..<factorisation.alpha.list.count {
        let slot = factorisation.alpha.list[index]
        if basis.definition[slot].isRow || abs(factorisation.alpha[slot]) <= Tolerances.pivotRatio {
          continue
        }
        if let chosen, abs(factorisation.alpha[slot]) <= abs(factorisation.alpha[chosen]) {
          continue
        }
        chosen = slot
      }
      if let chosen { enterForStay(row, slot: chosen, at: point.position[row]) }
    }
  }

  /// The slots of which a variable is a combination, with their factors.
  mutating func parts(ofVariable variable: VariableID) -> [(slot: SlotID, factor: Double)] {
    factorisation.loadColumn(stayOf: variable)
    return solveParts()
  }

  /// The slots of which a row is a combination, with their factors.
  mutating func parts(ofRow row: RowID) -> [(slot: SlotID, factor: Double)] {
    factorisation.loadColumn(problem.terms.run(row))
    return solveParts()
  }

  private mutating func solveParts() -> [(slot: SlotID, factor: Double)] {
    factorisation.ftran()
    var parts: [(slot: SlotID, factor: Double)] = []
    for place in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[place]
      if abs(factorisation.alpha[slot]) > Tolerances.pivotRatio {
        parts.append((slot, factorisation.alpha[slot]))
      }
    }
    return parts
  }

  /// The inactive rows that move with a slot and cannot go every way.
  mutating func limitedRows(movedBy slot: SlotID) -> [(row: RowID, leeway: Leeway)] {
    factorisation.btran(of: slot)
    collectRates(1)
    var limited: [(row: RowID, leeway: Leeway)] = []
    for index in 0..<workspace.rowList.count
    where abs(workspace.rate[workspace.rowList[index]]) > Tolerances.pivotRatio {
      let leeway = leeway(ofRow: workspace.rowList[index])
      if leeway != .both { limited.append((workspace.rowList[index], leeway)) }
    }
    return limited
  }

  /// True if the row or stay in a slot may move at least one way.
  mutating func mayMove(_ slot: SlotID) -> Bool { !leeway(ofSlot: slot).isEmpty }

  /// Where the row or stay in a slot may move.
  mutating func leeway(ofSlot slot: SlotID) -> Leeway {
    guard let row = basis.definition[slot].row else { return .both }
    return leeway(ofRow: row)
  }

  /// Where a row may move.
  mutating func leeway(ofRow row: RowID) -> Leeway {
    basis.kind[row] == .segment ? leeway(inSegment: row) : leeway(onBreakpoint: row)
  }

  private mutating func leeway(onBreakpoint row: RowID) -> Leeway {
    if basis.kind[row] == .active && agenda.isUnlimited(row) { return [] }
    let first = point.position[row]
    let end = problem.groupEnd(row, from: first)
    var leeway: Leeway = []
    if costsAsMultiplier(row, gap: end) { leeway.insert(.up) }
    if costsAsMultiplier(row, gap: first) { leeway.insert(.down) }
    return leeway
  }

  private mutating func leeway(inSegment row: RowID) -> Leeway {
    // The stored ends include the tolerance: a value within the tolerance counts as being at the bound.
    let value = point.exactActivity(of: row, problem).sum
    let place = point.position[row]
    var leeway = Leeway.both
    if place < problem.members.count(row) {
      let bound = problem.members.element(row, place).bound
      if value > bound - Tolerances.margin(of: bound)
        && !costsAsMultiplier(row, gap: problem.groupEnd(row, from: place))
      {
        leeway.remove(.up)
      }
    }
    if place > 0 {
      let bound = problem.members.element(row, place - 1).bound
      if value < bound + Tolerances.margin(of: bound)
        && !costsAsMultiplier(row, gap: problem.groupStart(row, to: place - 1))
      {
        leeway.remove(.down)
      }
    }
    return leeway
  }

  /// True if the slope of a row's cost in a gap is the row's multiplier.
  private mutating func costsAsMultiplier(_ row: RowID, gap: Int32) -> Bool {
    workspace.room.clear()
    if !workspace.room.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: 1)
      .isEmpty
    {
      return false
    }
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    workspace.room.add(workspace.multiplier, times: -1)
    return workspace.room.sign == 0
  }

  /// True if the row or stay in a slot can move, at least one way and a little, at no cost, and no other row or stay of
  /// the basis has to move.
  mutating func isFree(_ slot: SlotID) -> Bool {
    var ways = leeway(ofSlot: slot)
    if ways.isEmpty { return false }
    factorisation.btran(of: slot)
    collectRates(1)
    // The leeway of inactive rows needs no solve, so that the rates remain.
    for index in 0..<workspace.rowList.count
    where abs(workspace.rate[workspace.rowList[index]]) > Tolerances.pivotRatio {
      let row = workspace.rowList[index]
      let limit = leeway(ofRow: row)
      if !limit.contains(workspace.rate[row] > 0 ? .up : .down) { ways.remove(.up) }
      if !limit.contains(workspace.rate[row] > 0 ? .down : .up) { ways.remove(.down) }
      if ways.isEmpty { return false }
    }
    return true
  }
}
