// Breakpoints that come, go and move. What widens the slopes of a row keeps every multiplier in range
// and only asks for dual steps; what narrows them waits for the commit, or for what takes its place.

extension Core {
  /// The required constraint on the same linear form that contradicts the member, or -1.
  mutating func contradiction(in row: Int32, of member: Member) -> Int32 {
    for other in members.run(row) where other.constraint != member.constraint {
      let slack = Tolerances.breakpoint * max(1, abs(member.bound))
      if member.forbidsLeft && other.forbidsRight && member.bound - other.bound > slack {
        return other.constraint
      }
      if member.forbidsRight && other.forbidsLeft && other.bound - member.bound > slack {
        return other.constraint
      }
    }
    return -1
  }

  /// Adds a breakpoint to a row and queues the row if it must move.
  ///
  /// - Parameter triesStay: false if it is known that the row rests on no stay.
  mutating func addMember(_ row: Int32, _ member: Member, triesStay: Bool = true) {
    let gap = idleGap(row, around: member)
    if gap >= 0 {
      members.insert(row, at: gap, member, &journal)
      placeOnBreakpoint(row, first: gap)
      settleInactive(row, triesStay: triesStay)
      return
    }
    var member = member
    let index = sortedIndex(row, &member)
    let place = unaffectedPlace(row, index, member)
    if place >= 0 {
      members.insert(row, at: index, member, &journal)
      stay(row, at: place, triesStay: triesStay)
      return
    }
    if isOwing(row) {
      members.insert(row, at: index, member, &journal)
      settleOwing(row, around: index, triesStay: triesStay)
      return
    }
    loadMultiplierToChange(row)
    members.insert(row, at: index, member, &journal)
    reposition(row, mayWait: !member.isRequired)
    settleInactive(row, triesStay: triesStay)
  }

  /// The number that a row's place gets by a breakpoint before member `index` that does not change the slopes
  /// there, as it costs nothing on the side on which the place is, or only widens the range of the multiplier,
  /// as it is at the place; else -1.
  private mutating func unaffectedPlace(_ row: Int32, _ index: Int32, _ member: Member) -> Int32 {
    if isLeaving(row) || isOwing(row) { return -1 }
    let place = position[row]
    if kind[row] == .segment {
      // The gap is split if the breakpoint falls into it, and not if it falls on its left end.
      let isWithin =
        index == place && !(index > 0 && members.element(row, index - 1).bound == member.bound)
      if isWithin && !member.costsLeft { return place }
    } else if members.element(row, place).bound == member.bound {
      return place
    }
    if index <= place { return member.costsRight ? -1 : place + 1 }
    return member.costsLeft ? -1 : place
  }

  /// Leaves a row where it is, which is its place number `place` now.
  private mutating func stay(_ row: Int32, at place: Int32, triesStay: Bool) {
    switch kind[row] {
    case .active: hold(row, at: place)
    case .pinned:
      position.write(row, place, &journal)
      settleInactive(row, triesStay: false)
    case .segment:
      placeInSegment(row, gap: place)
      settleInactive(row, triesStay: triesStay)
    case .free: break
    }
  }

  /// Adds an optional constraint, of which nothing is logged, to a row that owes and has the form under construction:
  /// one that went before and comes again, as a rule.
  /// - Returns: the constraint's number.
  @inline(never)
  mutating func joinOwing(_ member: Member, _ constant: Double, _ row: Int32) -> Int32 {
    countUse(formRun, NotRecording.self)
    var member = member
    member.constraint = makeConstraint(constant: constant, row: row, NotRecording.self)
    let index = sortedIndex(row, &member)
    members.insert(row, at: index, member, NotRecording.self, &journal)
    settleOwing(row, around: index, triesStay: true)
    return member.constraint
  }

  /// Places a row that owes, and that got a breakpoint as member `index`.
  ///
  /// What it owes is often the slope that it has again: then it stays where it is, and owes nothing.
  private mutating func settleOwing(_ row: Int32, around index: Int32, triesStay: Bool) {
    var gap = position[row]
    if index < gap || index == gap && activity[row] > members.element(row, index).bound { gap += 1 }
    if excess(of: row, in: gap) == 0 {
      placeInSegment(row, gap: gap)
      if isInPlace(row) { return }
    } else {
      loadMultiplierToChange(row)
      reposition(row)
    }
    settleInactive(row, triesStay: triesStay)
  }

  /// The gap in which a row lies without cost, if the member pulls from both sides to a place well
  /// within it, so that the row belongs on the member's breakpoint whatever the priorities; else -1.
  mutating func idleGap(_ row: Int32, around member: Member) -> Int32 {
    if kind[row] != .segment || !member.costsLeft || !member.costsRight || isOwing(row) {
      return -1
    }
    let run = members.run(row)
    let gap = Int(position[row])
    for index in 0..<run.count where index < gap ? run[index].costsRight : run[index].costsLeft {
      return -1
    }
    let slack = Tolerances.breakpoint * max(1, abs(member.bound))
    if gap > 0 && run[gap - 1].bound >= member.bound - slack { return -1 }
    if gap < run.count && run[gap].bound <= member.bound + slack { return -1 }
    return Int32(gap)
  }

  /// Moves the breakpoint of a constraint.
  ///
  /// - Parameter mayWait: true if the point may follow later, together with other shifts.
  mutating func moveMember(_ row: Int32, _ index: Int32, to bound: Double, mayWait: Bool) {
    var member = members.element(row, index)
    let place = position[row]
    if !isLeaving(row) && !isOwing(row) && staysBetweenNeighbours(row, index, bound) {
      // The order of the breakpoints is as before: so are the slopes beside every one of them.
      member.bound = bound
      members.write(row, index, member, &journal)
      switch kind[row] {
      case .active:
        if place == index { shiftAlone(row, to: bound, mayWait: mayWait) }
        return
      case .pinned: placeOnBreakpoint(row, first: place)
      case .segment: placeInSegment(row, gap: place)
      case .free: break
      }
    } else {
      if isBehind && kind[row] != .active { catchUp() }
      member.bound = bound
      loadMultiplierToChange(row)
      members.remove(row, at: index, &journal)
      members.insert(row, at: sortedIndex(row, &member), member, &journal)
      reposition(row, mayWait: mayWait)
    }
    settleInactive(row)
  }

  /// True if a breakpoint shares its place with no other, neither before nor after a move to `bound`,
  /// and passes none on the way.
  private mutating func staysBetweenNeighbours(
    _ row: Int32, _ index: Int32, _ bound: Double
  ) -> Bool {
    let run = members.run(row)
    if run.count == 1 { return true }
    let place = Int(index)
    let present = run[place].bound
    let slack = Tolerances.breakpoint * max(1, abs(bound))
    if place > 0 {
      let before = run[place - 1].bound
      if before >= bound - slack || before >= present { return false }
    }
    if place + 1 < run.count {
      let after = run[place + 1].bound
      if after <= bound + slack || after <= present { return false }
    }
    return true
  }

  /// Changes what a breakpoint costs. It stays where it is, and its row, too: whether that is the best place still is
  /// left to the commit, by which others may have changed as well.
  ///
  /// - Returns: false if the row may not stay, as the constraint forbids its place now, or need not; nothing has
  ///   changed then.
  mutating func changeCost(_ row: Int32, _ index: Int32, to changed: Member) -> Bool {
    if kind[row] == .pinned || isLeaving(row) { return false }
    var member = changed
    // The bound may have been joined with another.
    member.bound = members.element(row, index).bound
    let place = position[row]
    let isOn = kind[row] == .active && member.bound == members.element(row, place).bound
    if !isOn && (index < place ? member.forbidsRight : member.forbidsLeft) { return false }
    loadMultiplierToChange(row)
    members.write(row, index, member, &journal)
    if kind[row] == .active {
      hold(row, at: place)
      enqueueRange(row)
      forgetSupports(of: slot[row])
    } else {
      narrowInactive(row, gap: place)
      settleInactive(row)
    }
    return true
  }

  /// Removes the breakpoint of a constraint; a row without breakpoints goes with it.
  mutating func removeMember(_ row: Int32, _ index: Int32) {
    if kind[row] == .segment && !isOwing(row) {
      narrowSegment(row, index)
    } else {
      if removeAside(row, index) { return }
      narrow(row, index)
    }
    removeIfUseless(row)
  }

  /// Removes a breakpoint beside that on which a row lies, if it costs nothing there, so that the slopes on both sides
  /// of the row are as before; or one of several there, if the others require the row to be where it is.
  /// - Returns: false if it is another kind of breakpoint; nothing has changed then.
  private mutating func removeAside(_ row: Int32, _ index: Int32) -> Bool {
    if kind[row] == .segment || isLeaving(row) || stepLog.isOn { return false }
    let place = position[row]
    let member = members.element(row, index)
    if member.bound == members.element(row, place).bound {
      if kind[row] == .pinned || !isHeld(row, at: place, without: index) { return false }
      members.remove(row, at: index, &journal)
      return true
    }
    if index < place ? member.costsRight : member.costsLeft { return false }
    members.remove(row, at: index, &journal)
    if index < place { position.write(row, place &- 1, &journal) }
    return true
  }

  /// Removes a row with its only breakpoint, if that pulls at nothing: then nothing has to be balanced, and most
  /// often nothing solved.
  /// - Returns: false if it is another kind of row; nothing has changed then.
  @inline(__always)
  mutating func removeIdle<Mode: JournalMode>(_ row: Int32, _ mode: Mode.Type) -> Bool {
    if stepLog.isOn || queued[row] & (Queue.leaving | Queue.owing | Queue.outdated) != 0 {
      return false
    }
    switch kind[row] {
    case .active:
      guard multiplier[row] == 0 && canTakeOwnStay(slot[row]) else { return false }
      forgetSupports(of: slot[row])
      takeOwnStay(slot[row], mode)
    case .segment:
      let member = members.element(row, 0)
      if position[row] == 0 ? member.costsLeft : member.costsRight { return false }
      unwatch(row)
    case .pinned, .free:
      return false
    }
    freeRow(row, mode)
    forgetSupport(of: row)
    return true
  }

  /// Removes a row that has no breakpoint left, unless it is part of the basis.
  mutating func removeIfUseless(_ row: Int32) {
    if members.count(row) > 0 || kind[row] != .segment || isOwing(row) { return }
    removeRow(row)
    forgetSupport(of: row)
  }

  /// Removes a breakpoint; the row stays even if it was the last one.
  mutating func narrow(_ row: Int32, _ index: Int32) {
    if kind[row] == .segment && !isOwing(row) { return narrowSegment(row, index) }
    loadMultiplierToChange(row)
    if stepLog.isOn { noteHolding(row) }
    let place = position[row]
    let bound = kind[row] == .pinned ? members.element(row, place).bound : 0
    members.remove(row, at: index, &journal)
    switch kind[row] {
    case .segment:
      narrowInactive(row, gap: index < place ? place - 1 : place)
    case .pinned:
      narrowPinned(row, on: bound, removed: index)
    case .active:
      narrowActive(row, removed: index)
    case .free:
      break
    }
    if stepLog.isOn { forgetHolding(row) }
  }

  /// Index of a constraint's breakpoint in its row.
  mutating func memberIndex(_ row: Int32, of constraint: Int32) -> Int32 {
    let run = members.run(row)
    for index in 0..<run.count where run[index].constraint == constraint { return Int32(index) }
    preconditionFailure("Internal inconsistency: constraint \(constraint) is not in row \(row)")
  }

  // MARK: Placing

  /// Where a member belongs by its bound; a bound next to an existing one becomes equal to it.
  private mutating func sortedIndex(_ row: Int32, _ member: inout Member) -> Int32 {
    let slack = Tolerances.breakpoint * max(1, abs(member.bound))
    let run = members.run(row)
    let written = member.bound
    var index = run.count
    // Both tests ask for the same difference: rounded apart they could contradict each other.
    while index > 0 && run[index - 1].bound - member.bound > slack { index -= 1 }
    if index > 0 && member.bound - run[index - 1].bound <= slack {
      member.bound = run[index - 1].bound
    }
    if member.isRequired && joinOpposite(row, &member, from: written, slack) {
      while index > 0 && run[index - 1].bound > member.bound { index -= 1 }
      while index < run.count && run[index].bound <= member.bound { index += 1 }
    }
    return Int32(index)
  }

  /// Gives a required member the bound of another required one that would contradict it by no more than `slack`.
  ///
  /// A third breakpoint may be as near to it on the other side, so that it would be joined there.
  /// - Returns: false if there is none; nothing has changed then.
  private mutating func joinOpposite(
    _ row: Int32, _ member: inout Member, from written: Double, _ slack: Double
  ) -> Bool {
    var isJoined = false
    for other in members.run(row) {
      let isAbove = member.forbidsLeft && other.forbidsRight && other.bound < member.bound
      let isBelow = member.forbidsRight && other.forbidsLeft && other.bound > member.bound
      if (isAbove || isBelow) && abs(written - other.bound) <= slack {
        member.bound = other.bound
        isJoined = true
      }
    }
    return isJoined
  }

  /// Finds the place of a row, whose breakpoints changed, where its multiplier (in `lexOther`) is in
  /// range. Slopes rise from left to right, so there is one.
  ///
  /// - Parameter mayWait: true if the point may follow an active row later.
  private mutating func reposition(_ row: Int32, mayWait: Bool = false) {
    let isOwing = isOwing(row)
    let (gap, comparison) = gapOfMultiplier(row)
    let isExact = comparison == 0
    var order = comparison
    if gap == 0 && order > 0 { order = 0 }
    if kind[row] == .active {
      repositionActive(row, gap: gap, isBetween: order > 0, mayWait: mayWait)
    } else if order > 0 {
      placeOnBreakpoint(row, first: groupStart(row, to: gap - 1))
      setMultiplier(row, lexOther)
    } else {
      placeInSegment(row, gap: gap)
      // Else there was a place for the multiplier, whatever rounding says.
      if isOwing && !isExact { owe(row) }
    }
  }

  /// The first gap whose slope is not below the multiplier of a row (in `lexOther`), or the last gap; and -1, 0 or 1
  /// as the slope is below the multiplier, equal to it or above.
  private mutating func gapOfMultiplier(_ row: Int32) -> (gap: Int32, order: Int) {
    var low: Int32 = 0
    var high = members.count(row)
    var orderOfHigh: Int?
    while low < high {
      let middle = (low + high) / 2
      let gap = middle > low ? max(low, groupStart(row, to: middle)) : low
      let order = compareSlope(row, gap)
      if order < 0 {
        low = groupEnd(row, from: gap)
      } else {
        high = gap
        orderOfHigh = order
      }
    }
    return (high, orderOfHigh ?? compareSlope(row, high))
  }

  /// -1, 0 or 1 as the slope of a gap is below the multiplier of its row (in `lexOther`), equal to it or above.
  private mutating func compareSlope(_ row: Int32, _ gap: Int32) -> Int {
    lexSlope.clear()
    let unbounded = lexSlope.addSlope(members.run(row), gap: gap, in: costs, times: 1)
    if unbounded.contains(.above) { return 1 }
    return unbounded.contains(.below) ? -1 : lexSlope.compare(lexOther)
  }

  /// Holds an active row at the breakpoint before `gap`, or, if its multiplier equals the slope of the
  /// gap, at the nearer end of the gap.
  private mutating func repositionActive(
    _ row: Int32, gap: Int32, isBetween: Bool, mayWait: Bool
  ) {
    let count = members.count(row)
    var first = gap
    if gap > 0 {
      let before = groupStart(row, to: gap - 1)
      let left = members.element(row, before).bound
      if isBetween || gap >= count
        || abs(left - activity[row]) <= abs(members.element(row, gap).bound - activity[row])
      {
        first = before
      }
    }
    if isLeaving(row) {
      unmarkLeaving(row)
      enqueueRange(row)
    }
    hold(row, at: first)
    shiftActive(row, to: members.element(row, first).bound, mayWait: mayWait)
  }

  /// Lets an inactive row define an undetermined variable if it should, or queues it if it is beyond
  /// its segment.
  private mutating func settleInactive(_ row: Int32, triesStay: Bool = true) {
    if kind[row] == .active { return }
    let side = violation(row)
    if side == 0 && kind[row] != .pinned { return }
    if isBehind {
      // Where it is once the point has caught up tells what it needs.
      if side != 0 { return enqueue(row) }
      catchUp()
      if kind[row] == .active { return }
    }
    if triesStay && enterForStay(row, side: side) { return }
    if side != 0 { enqueue(row) }
  }

  // MARK: Narrowing

  /// Removes a breakpoint of a row in a segment: what it costs there is what the row owes then.
  private mutating func narrowSegment(_ row: Int32, _ index: Int32) {
    let member = members.element(row, index)
    let gap = position[row]
    let isBefore = index < gap
    let owes = isBefore ? member.costsRight : member.costsLeft
    if owes {
      lexOther.clear()
      lexOther.addSlope(members.run(row), gap: gap, in: costs, times: 1)
    }
    members.remove(row, at: index, &journal)
    placeInSegment(row, gap: isBefore ? gap - 1 : gap)
    if owes { owe(row) }
  }

  /// The row's multiplier (in `lexOther`) is to become the slope of the gap.
  private mutating func narrowInactive(_ row: Int32, gap: Int32) {
    lexSlope.clear()
    lexSlope.addSlope(members.run(row), gap: gap, in: costs, times: 1)
    placeInSegment(row, gap: gap)
    lexSlope.add(lexOther, times: -1)
    if lexSlope.sign != 0 { owe(row) }
  }

  private mutating func narrowPinned(_ row: Int32, on bound: Double, removed index: Int32) {
    let first = index < position[row] ? position[row] - 1 : position[row]
    // The next breakpoint may be nearer than a tolerance: the row is not on that one.
    if first >= members.count(row) || members.element(row, first).bound != bound {
      narrowInactive(row, gap: first)
      return
    }
    let end = groupEnd(row, from: first)
    lexSlope.clear()
    if lexSlope.addSlope(members.run(row), gap: first, in: costs, times: -1).isEmpty {
      lexSlope.add(lexOther, times: 1)
      if lexSlope.sign < 0 { return narrowInactive(row, gap: first) }
    }
    lexSlope.clear()
    if lexSlope.addSlope(members.run(row), gap: end, in: costs, times: -1).isEmpty {
      lexSlope.add(lexOther, times: 1)
      if lexSlope.sign > 0 { return narrowInactive(row, gap: end) }
    }
    placeOnBreakpoint(row, first: first)
  }

  private mutating func narrowActive(_ row: Int32, removed index: Int32) {
    let first = index < position[row] ? position[row] - 1 : position[row]
    if isLeaving(row) {
      position.write(row, first, &journal)
      return
    }
    if first < members.count(row) && members.element(row, first).bound == activity[row] {
      hold(row, at: first)
      enqueueRange(row)
      return
    }
    // The breakpoint that held the row is gone: it lies within the gap before member `first` now.
    position.write(row, first, &journal)
    queued.write(row, queued[row] & ~Queue.unlimited, &journal)
    forgetSupports(of: slot[row])
    if excess(of: row, in: first) == 0 {
      replaceByStay(row, gap: first)
    } else {
      markLeaving(row)
    }
  }

  /// The sign of the difference between the stored multiplier of a row and the slope of a gap.
  private mutating func excess(of row: Int32, in gap: Int32) -> Int {
    lexSlope.clear()
    lexSlope.addSlope(members.run(row), gap: gap, in: costs, times: -1)
    lexSlope.add(stored: multiplier[row], in: cells, times: 1)
    return lexSlope.sign
  }

  /// Lets a row that nothing holds leave the basis.
  mutating func letLeave(_ row: Int32) {
    let side = excess(of: row, in: position[row])
    if side == 0 {
      replaceByStay(row, gap: position[row])
    } else {
      primalStep(row, up: side > 0, gap: position[row])
    }
    removeIfUseless(row)
  }
}
