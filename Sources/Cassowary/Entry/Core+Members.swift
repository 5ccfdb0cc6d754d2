// Breakpoints that come, move and change their costs. A change that widens the slopes of a row keeps every multiplier
// in range and needs dual steps only; other changes wait for the commit, or for a row that takes the place.

extension Core {
  /// Adds a breakpoint to a row and queues the row if it must move.
  ///
  /// - Parameter triesStay: false if it is known that the row rests on no stay.
  mutating func addMember(_ row: RowID, _ member: Member, triesStay: Bool = true) {
    if let gap = idleGap(row, around: member) {
      problem.members.insert(row, at: gap, member, &journal)
      placeOnBreakpoint(row, first: gap)
      settleInactive(row, triesStay: triesStay)
      return
    }
    var member = member
    let index = problem.sortedIndex(row, &member)
    if let place = unaffectedPlace(row, index, member) {
      problem.members.insert(row, at: index, member, &journal)
      stay(row, at: place, triesStay: triesStay)
      return
    }
    if agenda.isOwing(row) {
      problem.members.insert(row, at: index, member, &journal)
      settleOwing(row, around: index, triesStay: triesStay)
      return
    }
    loadMultiplierToChange(row)
    problem.members.insert(row, at: index, member, &journal)
    reposition(row, mayWait: !member.isRequired)
    settleInactive(row, triesStay: triesStay)
  }

  /// The number that a row's place gets by a breakpoint before member `index` that does not change the slopes there,
  /// because it costs nothing on the side of the place, or that only widens the range of the multiplier, because it is
  /// at the place; else nil.
  private mutating func unaffectedPlace(_ row: RowID, _ index: Int32, _ member: Member) -> Int32? {
    if agenda.isLeaving(row) || agenda.isOwing(row) { return nil }
    let place = point.position[row]
    if basis.kind[row] == .segment {
      // The gap is split if the breakpoint falls into it, and not if it falls on its left end.
      let isWithin =
        index == place
        && !(index > 0 && problem.members.element(row, index - 1).bound == member.bound)
      if isWithin && !member.costsLeft { return place }
    } else if problem.members.element(row, place).bound == member.bound {
      return place
    }
    if index <= place { return member.costsRight ? nil : place + 1 }
    return member.costsLeft ? nil : place
  }

  /// Leaves a row where it is, which is its place number `place` now.
  private mutating func stay(_ row: RowID, at place: Int32, triesStay: Bool) {
    switch basis.kind[row] {
    case .active: hold(row, at: place)
    case .pinned:
      point.position.write(row, place, &journal)
      settleInactive(row, triesStay: false)
    case .segment:
      placeInSegment(row, gap: place)
      settleInactive(row, triesStay: triesStay)
    case .free: break
    }
  }

  /// Adds an optional constraint, without logging, to an owing row that has the form under construction: as a rule, a
  /// constraint that went before and comes again.
  /// - Returns: the constraint's number.
  @inline(never)
  mutating func joinOwing(_ member: Member, _ constant: Double, _ row: RowID) -> ConstraintID {
    problem.countUse(problem.formRun, NotRecording.self, &journal)
    var member = member
    member.constraint = problem.makeConstraint(
      constant: constant, row: row, NotRecording.self, &journal)
    let index = problem.sortedIndex(row, &member)
    problem.members.insert(row, at: index, member, NotRecording.self, &journal)
    settleOwing(row, around: index, triesStay: true)
    return member.constraint
  }

  /// Places an owing row that got a breakpoint as member `index`.
  ///
  /// Often its slope is again that of its multiplier: then it stays where it is, and owes nothing.
  private mutating func settleOwing(_ row: RowID, around index: Int32, triesStay: Bool) {
    var gap = point.position[row]
    if index < gap
      || index == gap && point.activity[row] > problem.members.element(row, index).bound
    {
      gap += 1
    }
    if excess(of: row, in: gap) == 0 {
      placeInSegment(row, gap: gap)
      if point.isInPlace(row) { return }
    } else {
      loadMultiplierToChange(row)
      reposition(row)
    }
    settleInactive(row, triesStay: triesStay)
  }

  /// The gap in which a row lies without cost, if the member pulls from both sides to a place well
  /// within it, so that the row belongs on the member's breakpoint whatever the priorities; else nil.
  mutating func idleGap(_ row: RowID, around member: Member) -> Int32? {
    if basis.kind[row] != .segment || !member.costsLeft || !member.costsRight || agenda.isOwing(row)
    {
      return nil
    }
    let run = problem.members.run(row)
    let gap = Int(point.position[row])
    for index in 0..<run.count where index < gap ? run[index].costsRight : run[index].costsLeft {
      return nil
    }
    let slack = Tolerances.breakpoint * max(1, abs(member.bound))
    if gap > 0 && run[gap - 1].bound >= member.bound - slack { return nil }
    if gap < run.count && run[gap].bound <= member.bound + slack { return nil }
    return Int32(gap)
  }

  /// Moves the breakpoint of a constraint.
  ///
  /// - Parameter mayWait: true if the point may follow later, together with other shifts.
  mutating func moveMember(_ row: RowID, _ index: Int32, to bound: Double, mayWait: Bool) {
    var member = problem.members.element(row, index)
    let place = point.position[row]
    if !agenda.isLeaving(row) && !agenda.isOwing(row)
      && problem.staysBetweenNeighbours(row, index, bound)
    {
      // The order of the breakpoints is as before: so are the slopes beside every one of them.
      member.bound = bound
      problem.members.write(row, index, member, &journal)
      switch basis.kind[row] {
      case .active:
        if place == index { shiftAlone(row, to: bound, mayWait: mayWait) }
        return
      case .pinned: placeOnBreakpoint(row, first: place)
      case .segment: placeInSegment(row, gap: place)
      case .free: break
      }
    } else {
      if isBehind && basis.kind[row] != .active { catchUp() }
      member.bound = bound
      loadMultiplierToChange(row)
      problem.members.remove(row, at: index, &journal)
      problem.members.insert(row, at: problem.sortedIndex(row, &member), member, &journal)
      reposition(row, mayWait: mayWait)
    }
    settleInactive(row)
  }

  /// Changes the cost of a breakpoint. It stays where it is, and so does its row: the commit finds out whether that is
  /// still the best place, as others may have changed by then as well.
  ///
  /// - Returns: false if the row may not stay, as the constraint forbids its place now, or if the row need not; nothing
  ///   has changed then.
  mutating func changeCost(_ row: RowID, _ index: Int32, to changed: Member) -> Bool {
    if basis.kind[row] == .pinned || agenda.isLeaving(row) { return false }
    var member = changed
    // The bound may have been merged with another.
    member.bound = problem.members.element(row, index).bound
    let place = point.position[row]
    let isOn =
      basis.kind[row] == .active && member.bound == problem.members.element(row, place).bound
    if !isOn && (index < place ? member.forbidsRight : member.forbidsLeft) { return false }
    loadMultiplierToChange(row)
    problem.members.write(row, index, member, &journal)
    if basis.kind[row] == .active {
      hold(row, at: place)
      agenda.enqueueRange(.row(row), among: problem.counts.variables, &journal)
      exchanged(.loosened(row))
    } else {
      narrowInactive(row, gap: place)
      settleInactive(row)
    }
    return true
  }
}
