// The primal step: a row whose multiplier is out of range leaves its bound, and the point follows as
// long as that lowers the cost.

extension Core {
  /// Lets an active row or stay, whose multiplier is above (`up`) or below its range, leave its bound
  /// in that direction, into the gap before member `gap`.
  ///
  /// The slope of the total cost along the way starts below zero and rises at every breakpoint that
  /// an inactive row passes; the row at which it would no longer be below zero enters the basis.
  mutating func primalStep(_ holder: Holder, up: Bool, gap: Int32) {
    let s = basis.slot(of: holder)
    let sign = up ? 1.0 : -1.0
    factorisation.btran(of: s)

    multipliers.loadSlope(of: holder, into: gap, sign, problem, to: &workspace.slope)
    if workspace.slope.sign >= 0 { return }
    if workspace.slope.isDoubtful { multipliers.counts.magnifications &+= 1 }

    collectRates(sign)
    measureMultiplier(of: holder, sign)
    workspace.events.removeAll()
    // Computed once, and only on demand: it takes a look at all that moves.
    var noise = -1.0
    for index in 0..<workspace.rowList.count where isMoving(workspace.rowList[index], &noise) {
      pushEvent(workspace.rowList[index])
    }
    workspace.contributions.removeAll()
    let row = holder.row
    let handsOn = canHandOn(from: holder)
    // The new multiplier of the row itself, as a change that its slot takes.
    if let row {
      leaveBasis(row, gap: gap, handsOn: handsOn)
      workspace.rate[row] = sign
      pushEvent(row)
    } else {
      leaveBasis(stayOf: holder.certainStay)
    }
    var end = passEvents()
    if end == nil {
      // A row with a tiny rate is a bad pivot, but its cost still counts: if no other row ends the way, it does.
      if noise < 0 { noise = factorisation.rateNoise }
      for index in 0..<workspace.rowList.count where hardlyMoves(workspace.rowList[index], noise) {
        pushEvent(workspace.rowList[index])
      }
      end = passEvents()
    }
    finishPrimalStep(row, slot: s, at: end, sign: sign, handsOn: handsOn)
  }

  /// True if the rate of a row is large enough for a pivot, and no noise.
  /// - Parameter noise: the largest rate that may be rounding only, once computed; below zero before.
  @inline(__always)
  private mutating func isMoving(_ row: RowID, _ noise: inout Double) -> Bool {
    let size = abs(workspace.rate[row])
    return isUsual(size > Tolerances.sureRate) || isAboveNoise(size, &noise)
  }

  @inline(never)
  private mutating func isAboveNoise(_ size: Double, _ noise: inout Double) -> Bool {
    if size <= Tolerances.pivotRatio { return false }
    if noise < 0 { noise = factorisation.rateNoise }
    return size > noise
  }

  /// True if the rate of a row is too small for a pivot, and above the noise.
  private func hardlyMoves(_ row: RowID, _ noise: Double) -> Bool {
    abs(workspace.rate[row]) <= Tolerances.pivotRatio && abs(workspace.rate[row]) > noise
  }

  /// Lets rows pass the queued breakpoints, nearest first, as long as the slope in `workspace.slope` of the total cost
  /// stays below zero; notes the changes of their multipliers.
  ///
  /// - Parameter isComingBack: true if the way goes on while the slope is zero.
  /// - Returns: the row at whose breakpoint, which starts at member `first`, the slope is not below zero
  ///   any more, if there is one.
  mutating func passEvents(isComingBack: Bool = false) -> (entering: RowID, first: Int32)? {
    let least = isComingBack ? 1 : 0
    while !workspace.events.isEmpty {
      let row = popEvent().row
      let (first, end) = group(ahead: row)
      let isFinite = loadChangeAhead(row, first..<end)
      workspace.room.assign(workspace.slope, plus: workspace.ownRoom, times: workspace.rate[row])
      if !isFinite || workspace.room.sign >= least { return (row, first) }
      workspace.contribute(row, workspace.ownRoom)
      swap(&workspace.slope, &workspace.room)
      placeInSegment(row, gap: workspace.rate[row] > 0 ? end : first)
      statistics.flips += 1
      pushEvent(row)
    }
    return nil
  }

  /// Loads into `workspace.ownRoom` how much a row's multiplier rises or falls as the row passes the breakpoint ahead, the
  /// members `group`.
  /// - Returns: false if it becomes infinite.
  mutating func loadChangeAhead(_ row: RowID, _ group: Range<Int32>) -> Bool {
    basis.kind[row] == .segment && !agenda.isOwing(row)
      ? loadKinkAhead(row, group)
      : loadMultiplierChange(row, to: workspace.rate[row] > 0 ? group.upperBound : group.lowerBound)
  }

  /// Loads into `workspace.ownRoom` how the slope changes from one side of a breakpoint, the members `group`, to the
  /// other, in the direction of the row's rate.
  /// - Returns: false if it becomes infinite.
  private mutating func loadKinkAhead(_ row: RowID, _ group: Range<Int32>) -> Bool {
    let walls = problem.loadKink(of: row, group, into: &workspace.ownRoom)
    if workspace.rate[row] > 0 { return !walls.above }
    workspace.ownRoom.scale(-1)
    return !walls.below
  }

  /// Loads into `workspace.ownRoom` the difference between the slope in a gap and the multiplier of a row.
  /// - Returns: false if it is infinite.
  private mutating func loadMultiplierChange(_ row: RowID, to gap: Int32) -> Bool {
    workspace.ownRoom.clear()
    if !workspace.ownRoom.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: 1)
      .isEmpty
    {
      return false
    }
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    workspace.ownRoom.add(workspace.multiplier, times: -1)
    return true
  }

  /// Lets the row that was found enter in the place of the row that left slot `s`, and moves the point there; if `end`
  /// is nil, none was found.
  ///
  /// The way may lead back: a row that is past its breakpoint by less than a tolerance, which counts as not past it,
  /// enters at the breakpoint and not where it is.
  ///
  /// - Parameters:
  ///   - left: the row that left, if it was no stay.
  ///   - end: the row that enters, at the breakpoint that starts at a member.
  ///   - handsOn: true if the row has kept its place among the cached directions, to hand it on.
  mutating func finishPrimalStep(
    _ left: RowID?, slot s: SlotID, at end: (entering: RowID, first: Int32)?, sign: Double,
    handsOn: Bool = false
  ) {
    guard let (entering, first) = end else {
      // Numerical noise only: the cost is convex and bounded below, so the way must end.
      rebuild(withStayIn: s)
      return
    }
    // Stationarity along the direction fixes the entering row's multiplier.
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: entering)
    workspace.multiplier.add(workspace.slope, times: -1 / workspace.rate[entering])
    let bound = problem.members.element(entering, first).bound
    let signedRate = workspace.rate[entering]
    let step = (bound - point.activity[entering]) / signedRate
    let isOwn = entering == left
    if !isOwn {
      workspace.ownRoom.assign(workspace.multiplier)
      workspace.multiplier.clear()
      addMultiplierToWorkspace(of: entering)
      workspace.room.assign(workspace.ownRoom)
      workspace.room.add(workspace.multiplier, times: -1)
      workspace.contribute(entering, workspace.room)
      workspace.multiplier.assign(workspace.ownRoom)
    }
    let factor = signedRate * sign
    var heritage = Heritage()
    if handsOn, let left {
      if !isOwn { heritage = handOn(from: left, to: entering, factor: factor) }
      exchanged(.handedOn(left))
    }
    enterBasis(entering, at: first, slot: s, factor: factor)
    multipliers.set(.row(entering), to: workspace.multiplier, problem, &journal)
    // It is in range but for rounding, which a small rate has magnified.
    if multipliers.rangeViolation(
      of: .row(entering), problem, point, optimisation, excess: &workspace.room) != 0
    {
      multipliers.counts.magnifications &+= 1
    }
    shifted(along: heritage, by: sign * step)
    shiftMultipliers(except: s)
    if !isOwn {
      factorisation.loadColumn(problem.terms.run(entering))
      if acceptPivot(factor) {
        updateFactor(s)
      } else {
        statistics.inaccuratePivots += 1
        refactorise()
      }
      statistics.pivots += 1
      refactoriseIfDue()
    }
  }

  /// Balances the collected changes of inactive rows' multipliers: level by level, one combination
  /// of all of them, taken from the multipliers of the active rows (but that of slot `excepted`).
  mutating func shiftMultipliers(except excepted: SlotID? = nil) {
    var done = 0
    while done < workspace.contributions.count {
      let first = done
      let level = workspace.contributions.gatherHighest(from: &done)
      if excepted == nil && shiftSupports(first..<done, level: level) { continue }
      loadContributions(first..<done)
      if factorisation.ftran() && excepted == nil { noteSupports(first..<done) }
      shiftMultipliers(at: level, except: excepted)
    }
    workspace.contributions.removeAll()
  }

  /// Lets the active rows in the listed slots balance the sum that was combined at a level, each by its factor.
  private mutating func shiftMultipliers(at level: Double, except excepted: SlotID?) {
    let slots = factorisation.alpha.list.base
    let factors = factorisation.alpha.base
    for place in 0..<factorisation.alpha.list.count {
      let slot = slots[place]
      let factor = factors[Int(slot)]
      if factor == 0 || slot == excepted
        || agenda.outdateIfUnlimited(basis.definition[slot], &journal)
      {
        continue
      }
      multipliers.add(-factor, at: level, to: basis.definition[slot], problem, &journal)
      statistics.multiplierChanges &+= 1
      agenda.enqueueRange(basis.definition[slot], problem, &journal)
    }
  }

  /// Transforms the sum of contributions at one level.
  /// - Parameter keepsAll: as of `finishColumn(keepsAll:)`.
  mutating func loadContributions(_ contributed: Range<Int>, keepsAll: Bool = false) {
    factorisation.beginColumn()
    for index in contributed {
      factorisation.addToColumn(
        problem.terms.run(workspace.contributions[index].row), workspace.contributions[index].value)
    }
    factorisation.finishColumn(keepsAll: keepsAll)
  }

  /// Lets every inactive row contribute its multiplier, and nothing else.
  mutating func contributeInactive() {
    workspace.contributions.removeAll()
    for row in problem.allRows
    where basis.kind[row] == .segment || basis.kind[row] == .pinned {
      workspace.multiplier.clear()
      addMultiplierToWorkspace(of: row)
      workspace.contribute(row, workspace.multiplier)
    }
  }

  // MARK: Breakpoints along the direction

  /// Computes the rates of the inactive rows along `sign` times the solved direction.
  mutating func collectRates(_ sign: Double) {
    let epoch = nextRowEpoch()
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.rowList.removeAll()
    let moving = factorisation.d.list.base
    let flags = changes.flags.base
    let headers = point.watchers.headers
    let isRecording = journal.isRecording
    for index in 0..<factorisation.d.list.count {
      let variable = moving[index]
      if !flags[Int(variable)].contains(.watched) { continue }
      if headers[variable].count == 0 {
        if !isRecording { flags[Int(variable)].remove(.watched) }
        continue
      }
      let value = factorisation.d[variable] * sign
      if value == 0 { continue }
      addRates(of: variable, value, epoch)
    }
  }

  /// Adds a variable's part to the rates of the rows that watch it; rows without the mark `epoch` are new.
  @inline(__always)
  mutating func addRates(of variable: VariableID, _ value: Double, _ epoch: Int32) {
    for entry in point.watchers.run(variable) {
      if workspace.rowMark[entry.row] != epoch {
        workspace.rowMark[entry.row] = epoch
        workspace.rate[entry.row] = 0
        workspace.rowList.append(entry.row)
      }
      workspace.rate[entry.row] += entry.coefficient * value
    }
  }

  /// The breakpoint that an inactive row meets next at its rate: its members `first..<end`.
  mutating func group(ahead row: RowID) -> (Int32, Int32) {
    let place = point.position[row]
    if basis.kind[row] == .pinned || workspace.rate[row] > 0 {
      return (place, problem.groupEnd(row, from: place))
    }
    return (problem.groupStart(row, to: place - 1), place)
  }

  /// Queues the next breakpoint of a row, if there is one ahead: behind the point, if the row is past it by less than a
  /// tolerance.
  mutating func pushEvent(_ row: RowID) {
    let place = point.position[row]
    if basis.kind[row] == .segment {
      if workspace.rate[row] > 0 ? place >= problem.members.count(row) : place == 0 { return }
    }
    let (first, _) = group(ahead: row)
    let distance =
      (problem.members.element(row, first).bound - point.activity[row]) / workspace.rate[row]
    let order = eventOrder
    workspace.events.addToHeap(Event(distance: distance, row: row)) { order.puts($0, before: $1) }
  }

  mutating func popEvent() -> Event {
    let order = eventOrder
    return workspace.events.removeFirstOfHeap { order.puts($0, before: $1) }
  }

  private var eventOrder: Event.Order {
    Event.Order(workspace.rate, usesBlandsRule: optimisation.usesBlandsRule)
  }
}
