// Breakpoints that go: slopes and ranges become narrower, and the change that a multiplier then needs waits for the
// commit.

extension Core {
  /// Removes the breakpoint of a constraint; a row without breakpoints goes with it.
  mutating func removeMember(_ row: RowID, _ index: Int32) {
    if basis.kind[row] == .segment && !agenda.isOwing(row) {
      narrowSegment(row, index)
    } else {
      if removeAside(row, index) { return }
      narrow(row, index)
    }
    removeIfUseless(row)
  }

  /// Removes a breakpoint beside that on which a row lies, if it costs nothing there, so that the slopes on both sides
  /// of the row are as before; or one of several at the row, if the others require the row to be where it is.
  /// - Returns: false if it is another kind of breakpoint; nothing has changed then.
  private mutating func removeAside(_ row: RowID, _ index: Int32) -> Bool {
    if basis.kind[row] == .segment || agenda.isLeaving(row) || stepLog.isOn { return false }
    let place = point.position[row]
    let member = problem.members.element(row, index)
    if member.bound == problem.members.element(row, place).bound {
      if basis.kind[row] == .pinned || !problem.isHeld(row, at: place, without: index) {
        return false
      }
      problem.members.remove(row, at: index, &journal)
      return true
    }
    if index < place ? member.costsRight : member.costsLeft { return false }
    problem.members.remove(row, at: index, &journal)
    if index < place { point.position.write(row, place &- 1, &journal) }
    return true
  }

  /// Removes a row with its only breakpoint, if that pulls at nothing: then nothing has to be balanced, and most
  /// often nothing solved.
  /// - Returns: false if it is another kind of row; nothing has changed then.
  @inline(__always)
  mutating func removeIdle<Mode: JournalMode>(_ row: RowID, _ mode: Mode.Type) -> Bool {
    if isRare(stepLog.isOn) || !acceleration.contains(.ownStays)
      || agenda.flags[row] & (Queue.leaving | Queue.owing | Queue.outdated) != 0
    {
      return false
    }
    switch basis.kind[row] {
    case .active:
      guard multipliers.head[row].isNone && canTakeOwnStay(basis.slot(of: row)) else {
        return false
      }
      exchanged(.left(row, handsOn: false))
      exchanged(.ownStayEntered(basis.slot(of: row)))
      takeOwnStay(basis.slot(of: row), mode)
    case .segment:
      let member = problem.members.element(row, 0)
      if point.position[row] == 0 ? member.costsLeft : member.costsRight { return false }
      unwatch(row)
    case .pinned, .free:
      return false
    }
    freeRow(row, mode)
    exchanged(.removed(row))
    return true
  }

  /// Removes a row that has no breakpoint left, unless it is part of the basis.
  mutating func removeIfUseless(_ row: RowID) {
    if problem.members.count(row) > 0 || basis.kind[row] != .segment || agenda.isOwing(row) {
      return
    }
    removeRow(row)
    exchanged(.removed(row))
  }

  /// Removes a breakpoint; the row stays even if it was the last one.
  mutating func narrow(_ row: RowID, _ index: Int32) {
    if basis.kind[row] == .segment && !agenda.isOwing(row) { return narrowSegment(row, index) }
    loadMultiplierToChange(row)
    if stepLog.isOn { stepLog.noteHolding(row, problem, basis, point, agenda) }
    let place = point.position[row]
    let bound = basis.kind[row] == .pinned ? problem.members.element(row, place).bound : 0
    problem.members.remove(row, at: index, &journal)
    switch basis.kind[row] {
    case .segment:
      narrowInactive(row, gap: index < place ? place - 1 : place)
    case .pinned:
      narrowPinned(row, on: bound, removed: index)
    case .active:
      narrowActive(row, removed: index)
    case .free:
      break
    }
    if stepLog.isOn { stepLog.forgetHolding(row, agenda) }
  }

  /// Removes a breakpoint of a row in a segment: the row then owes the breakpoint's slope there.
  private mutating func narrowSegment(_ row: RowID, _ index: Int32) {
    let member = problem.members.element(row, index)
    let gap = point.position[row]
    let isBefore = index < gap
    let owes = isBefore ? member.costsRight : member.costsLeft
    if owes {
      workspace.multiplier.clear()
      workspace.multiplier.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: 1)
    }
    problem.members.remove(row, at: index, &journal)
    placeInSegment(row, gap: isBefore ? gap - 1 : gap)
    if owes { owe(row) }
  }

  /// The row's multiplier (in `workspace.multiplier`) is to become the slope of the gap.
  mutating func narrowInactive(_ row: RowID, gap: Int32) {
    workspace.slope.clear()
    workspace.slope.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: 1)
    placeInSegment(row, gap: gap)
    workspace.slope.add(workspace.multiplier, times: -1)
    if workspace.slope.sign != 0 { owe(row) }
  }

  private mutating func narrowPinned(_ row: RowID, on bound: Double, removed index: Int32) {
    let first = index < point.position[row] ? point.position[row] - 1 : point.position[row]
    // The next breakpoint may be nearer than a tolerance: the row is not on that one.
    if first >= problem.members.count(row) || problem.members.element(row, first).bound != bound {
      narrowInactive(row, gap: first)
      return
    }
    let end = problem.groupEnd(row, from: first)
    workspace.slope.clear()
    if workspace.slope.addSlope(problem.members.run(row), gap: first, in: problem.costs, times: -1)
      .isEmpty
    {
      workspace.slope.add(workspace.multiplier, times: 1)
      if workspace.slope.sign < 0 { return narrowInactive(row, gap: first) }
    }
    workspace.slope.clear()
    if workspace.slope.addSlope(problem.members.run(row), gap: end, in: problem.costs, times: -1)
      .isEmpty
    {
      workspace.slope.add(workspace.multiplier, times: 1)
      if workspace.slope.sign > 0 { return narrowInactive(row, gap: end) }
    }
    placeOnBreakpoint(row, first: first)
  }

  private mutating func narrowActive(_ row: RowID, removed index: Int32) {
    let first = index < point.position[row] ? point.position[row] - 1 : point.position[row]
    if agenda.isLeaving(row) {
      point.position.write(row, first, &journal)
      return
    }
    if first < problem.members.count(row)
      && problem.members.element(row, first).bound == point.activity[row]
    {
      hold(row, at: first)
      agenda.enqueueRange(.row(row), among: problem.counts.variables, &journal)
      return
    }
    // The breakpoint that held the row is gone: it lies within the gap before member `first` now.
    point.position.write(row, first, &journal)
    agenda.flags.write(row, agenda.flags[row] & ~Queue.unlimited, &journal)
    exchanged(.loosened(row))
    if excess(of: row, in: first) == 0 {
      replaceByStay(row, gap: first)
    } else {
      agenda.markLeaving(row, among: problem.counts.variables, &journal)
    }
  }

  /// The sign of the difference between the stored multiplier of a row and the slope of a gap.
  mutating func excess(of row: RowID, in gap: Int32) -> Int {
    workspace.slope.clear()
    workspace.slope.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: -1)
    workspace.slope.add(stored: multipliers.head[row], in: multipliers.cells, times: 1)
    return workspace.slope.sign
  }

  /// Lets a row that nothing holds leave the basis.
  mutating func letLeave(_ row: RowID) {
    let side = excess(of: row, in: point.position[row])
    if side == 0 {
      replaceByStay(row, gap: point.position[row])
    } else {
      primalStep(.row(row), up: side > 0, gap: point.position[row])
    }
    removeIfUseless(row)
  }
}
