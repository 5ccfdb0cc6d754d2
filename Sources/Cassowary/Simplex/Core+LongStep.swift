// The long step of the dual simplex: active rows that pass breakpoints instead of leaving the basis.

extension Core {
  /// Lets active rows, whose multipliers reach the ends of their ranges in the order of their rooms, go
  /// on to their next breakpoints, as long as that does not bring the solved row within its segment: the
  /// bound flipping ratio test (I. Maros, A generalized dual phase-2 simplex algorithm, European Journal of Operational
  /// Research 149, 2003). One direction solve for all of them replaces a pivot per row.
  ///
  /// - Parameter leaving: the slot whose multiplier is the first to reach the end of its range, as ``ratioTest`` has it.
  /// - Returns: the slot that comes after those that were passed, as ``ratioTest`` has it; nil if there is none.
  mutating func passBreakpoints(
    of row: RowID, at first: Int32, from leaving: SlotID, up: Bool, isLimited: Bool
  ) -> SlotID? {
    let bound = problem.members.element(row, first).bound
    var rest = abs(point.activity[row] - bound) - Tolerances.margin(of: bound)
    var next: SlotID? = leaving
    while let slot = next,
      !(isLimited && ratioTest.isLeast(workspace.ownRoom, besides: slot, factorisation))
    {
      guard let passage = nextPassage(of: slot, up: up) else { break }
      rest -= abs(passage.step * factorisation.alpha[slot])
      if rest <= 0 { break }
      pass(passage)
      renewRooms(up: up)
      factorisation.addSource(slot, passage.step)
      workspace.passed.append(passage.row)
      next = ratioTest.nearest(
        up: up, factorisation, basis, multipliers, problem, point, agenda, room: &workspace.room)
    }
    if !workspace.passed.isEmpty {
      factorisation.btran()
      move(by: 1)
    }
    return next
  }

  /// The way of an active row to its next breakpoint.
  private struct Passage {
    var slot: SlotID
    var row: RowID
    /// The first member of the breakpoint, its bound, and how far it is.
    var first: Int32
    var target: Double
    var step: Double
  }

  /// The way that the row in a slot goes on when its multiplier reaches the end of its range; nil if there is no
  /// breakpoint.
  private mutating func nextPassage(of slot: SlotID, up: Bool) -> Passage? {
    let row = basis.definition[slot].certainRow
    guard let first = nextGroup(of: row, isFalling: (factorisation.alpha[slot] > 0) == up)
    else { return nil }
    let target = problem.members.element(row, first).bound
    return Passage(
      slot: slot, row: row, first: first, target: target, step: target - point.activity[row])
  }

  /// Holds an active row at its next breakpoint; the point follows later.
  private mutating func pass(_ passage: Passage) {
    if stepLog.isOn { stepLog.noteShift(passage.row, by: passage.step, problem, point) }
    hold(passage.row, at: passage.first)
    point.activity.write(passage.row, passage.target, &journal)
    statistics.flips += 1
    // The small factor has magnified the rounding of its room: it may not have had to go.
    if abs(factorisation.alpha[passage.slot]) < Tolerances.definingCoefficient {
      agenda.enqueueRange(.row(passage.row), among: problem.counts.variables, &journal)
    }
  }

  /// Brings the heap of rooms up to date: made when the first row passes, renewed at its top afterwards.
  private mutating func renewRooms(up: Bool) {
    if workspace.passed.isEmpty {
      factorisation.beginBtran()
      ratioTest.collectRooms(
        up: up, factorisation, basis, multipliers, problem, point, agenda,
        room: &workspace.room, otherRoom: &workspace.multiplier)
    } else {
      ratioTest.renewNearestRoom(
        up: up, factorisation, basis, multipliers, problem, point, agenda,
        room: &workspace.room, otherRoom: &workspace.multiplier)
    }
  }

  /// The first member of the breakpoint next to that on which an active row lies, if there is one.
  mutating func nextGroup(of row: RowID, isFalling: Bool) -> Int32? {
    let place = point.position[row]
    if isFalling { return place > 0 ? problem.groupStart(row, to: place - 1) : nil }
    let end = problem.groupEnd(row, from: place)
    return end < problem.members.count(row) ? end : nil
  }
}
