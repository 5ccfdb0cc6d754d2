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
    if !isDescent(of: holder, into: gap, sign) { return }
    collectRates(sign)
    measureMultiplier(of: holder, sign)
    let noise = collectBreakpoints()
    let handsOn = canHandOn(from: holder)
    leave(holder, gap: gap, sign, handsOn: handsOn)
    let end = chooseEnteringRow(noise)
    finishPrimalStep(holder.row, slot: s, at: end, sign: sign, handsOn: handsOn)
  }

  /// Loads the slope of the cost along the way into `workspace.slope`.
  /// - Returns: false if the cost does not fall.
  private mutating func isDescent(of holder: Holder, into gap: Int32, _ sign: Double) -> Bool {
    multipliers.loadSlope(of: holder, into: gap, sign, problem, to: &workspace.slope)
    if workspace.slope.sign >= 0 { return false }
    if workspace.slope.isDoubtful { multipliers.counts.magnifications &+= 1 }
    return true
  }

  /// Queues the next breakpoints of the rows that move, nearest first.
  /// - Returns: the largest rate that may be rounding only; below zero if nobody had to know, as it takes a look at all
  ///   that moves.
  private mutating func collectBreakpoints() -> Double {
    workspace.events.removeAll()
    var noise = -1.0
    for index in 0..<workspace.rowList.count where isMoving(workspace.rowList[index], &noise) {
      pushEvent(workspace.rowList[index])
    }
    return noise
  }

  /// Takes the row or stay out of the basis. The new multiplier of a row is a change that its slot takes.
  private mutating func leave(_ holder: Holder, gap: Int32, _ sign: Double, handsOn: Bool) {
    workspace.contributions.removeAll()
    guard let row = holder.row else { return leaveBasis(stayOf: holder.certainStay) }
    leaveBasis(row, gap: gap, handsOn: handsOn)
    workspace.rate[row] = sign
    pushEvent(row)
  }

  /// The ratio test: the row at whose breakpoint the cost falls no more, after all those before it were passed.
  /// - Parameter noise: the largest rate that may be rounding only, once computed; below zero before.
  private mutating func chooseEnteringRow(
    _ noise: Double
  ) -> (entering: RowID, first: Int32)? {
    if let end = passEvents() { return end }
    // A row with a tiny rate is a bad pivot, but its cost still counts: if no other row ends the way, it does.
    let noise = noise < 0 ? factorisation.rateNoise : noise
    for index in 0..<workspace.rowList.count where hardlyMoves(workspace.rowList[index], noise) {
      pushEvent(workspace.rowList[index])
    }
    return passEvents()
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
      return rebuild(withStayIn: s)
    }
    let isOwn = entering == left
    updateDual(of: entering, isOwn: isOwn)
    let step =
      (problem.members.element(entering, first).bound - point.activity[entering])
      / workspace.rate[entering]
    let heritage = updateBasis(
      leaving: handsOn ? left : nil, entering, at: first, in: s,
      factor: workspace.rate[entering] * sign)
    shifted(along: heritage, by: sign * step)
    shiftMultipliers(except: s)
    if !isOwn { updateFactors(in: s, for: entering, factor: workspace.rate[entering] * sign) }
  }

  /// Finds the multiplier of the row that enters, and leaves it in `workspace.multiplier`: stationarity along the direction
  /// fixes it. The row contributes the change, unless it is the one that left.
  private mutating func updateDual(of entering: RowID, isOwn: Bool) {
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: entering)
    workspace.ownRoom.assign(workspace.multiplier)
    workspace.multiplier.add(workspace.slope, times: -1 / workspace.rate[entering])
    if isOwn { return }
    workspace.room.assign(workspace.multiplier)
    workspace.room.add(workspace.ownRoom, times: -1)
    workspace.contribute(entering, workspace.room)
  }

  /// Puts the row that was found in the slot.
  /// - Parameter left: the row that left, if it hands on what is known of its direction.
  /// - Returns: along what the point is to move.
  private mutating func updateBasis(
    leaving left: RowID?, _ entering: RowID, at first: Int32, in s: SlotID, factor: Double
  ) -> Heritage {
    var heritage = Heritage()
    if let left {
      if entering != left { heritage = handOn(from: left, to: entering, factor: factor) }
      exchanged(.handedOn(left))
    }
    enterBasis(entering, at: first, slot: s, factor: factor)
    multipliers.set(
      .row(entering), to: workspace.multiplier, among: problem.counts.variables, &journal)
    // It is in range but for rounding, which a small rate has magnified.
    if multipliers.rangeViolation(
      of: .row(entering), problem, point, optimisation, excess: &workspace.room) != 0
    {
      multipliers.counts.magnifications &+= 1
    }
    return heritage
  }

  /// Updates the factors. If the pivot, computed in two ways, disagrees, they are made anew after the exchange.
  private mutating func updateFactors(in s: SlotID, for entering: RowID, factor: Double) {
    factorisation.loadColumn(problem.terms.run(entering))
    if acceptPivot(factor) {
      updateFactor(s)
    } else {
      statistics.inaccuratePivots += 1
      refactorise(because: .pivotDisagrees)
    }
    statistics.pivots += 1
    refactoriseIfDue()
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
