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
      let active = basis.definition[slot].certainRow
      guard let first = nextGroup(of: active, isFalling: (factorisation.alpha[slot] > 0) == up)
      else { break }
      let target = problem.members.element(active, first).bound
      let step = target - point.activity[active]
      rest -= abs(step * factorisation.alpha[slot])
      if rest <= 0 { break }
      if stepLog.isOn { stepLog.noteShift(active, by: step, problem, point) }
      hold(active, at: first)
      point.activity.write(active, target, &journal)
      statistics.flips += 1
      // The small factor has magnified the rounding of its room: it may not have had to go.
      if abs(factorisation.alpha[slot]) < Tolerances.definingCoefficient {
        agenda.enqueueRange(.row(active), problem, &journal)
      }
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
      factorisation.addSource(slot, step)
      workspace.passed.append(active)
      next = ratioTest.nearest(
        up: up, factorisation, basis, multipliers, problem, point, agenda, room: &workspace.room)
    }
    if !workspace.passed.isEmpty {
      factorisation.btran()
      move(by: 1)
    }
    return next
  }

  /// The first member of the breakpoint next to that on which an active row lies, if there is one.
  mutating func nextGroup(of row: RowID, isFalling: Bool) -> Int32? {
    let place = point.position[row]
    if isFalling { return place > 0 ? problem.groupStart(row, to: place - 1) : nil }
    let end = problem.groupEnd(row, from: place)
    return end < problem.members.count(row) ? end : nil
  }
}
