// The dual step brings back a row beyond its segment, and no multiplier leaves its range.

extension Core {
  /// Brings a row that is beyond its segment to a place where its cost is in balance.
  ///
  /// Its multiplier rises from its present slope towards that of the next segment, and the multipliers of the active
  /// rows give way. Either it gets there (a flip: the row passes its breakpoint, no variable moves), or the multiplier
  /// of an active row reaches the end of its range first: the active row goes on to its next breakpoint if the waiting
  /// row is then still beyond its segment, else it leaves the basis and the waiting row enters. If none of this can
  /// happen, required constraints contradict each other: `conflict` then holds their numbers. If this cannot be told,
  /// `conflict` holds those of the rows concerned.
  mutating func dualStep(_ row: RowID) -> StepOutcome {
    if agenda.isOwing(row) { balance(row) }
    var step = DualStep(row: row)
    while true {
      if !findBreakpoint(of: &step) { return .done }
      if flipBySupport(step) { continue }
      solve(&step)
      switch chooseColumn(of: &step) {
      case .flip(let leaving): flip(step, besides: leaving)
      case .again: break
      case .none: return concludeContradiction(step)
      case .slot(let slot):
        if enter(step, leaving: slot) { return .done }
        enqueuePassed()
        // The factorisation had lost accuracy and was rebuilt; else there is no such pivot.
        if step.isRebuilt || optimisation.trouble == .outOfRange {
          return trouble(optimisation.trouble ?? .smallPivot, at: row)
        }
        step.isRebuilt = true
        step.isSolved = false
      }
    }
  }

  // MARK: The stages

  /// How far a dual step is.
  struct DualStep {
    /// The row that is beyond its segment.
    let row: RowID
    /// Whether it is above its segment, and the members `first..<end` that it has passed on the way there.
    var up = false
    var first: Int32 = 0
    var end: Int32 = 0
    /// Whether the row's multiplier may go no further than to the slope of the next segment.
    var isLimited = false
    /// Whether the row's combination is at hand, and whether it was refined.
    var isSolved = false
    var isRefined = false
    /// Whether the factorisation was rebuilt for this step.
    var isRebuilt = false
  }

  /// The end of the way of the row's multiplier.
  private enum DualChoice {
    /// The row's own range does, before that of the slot that would be the next one.
    case flip(SlotID?)
    /// The row or stay in a slot does.
    case slot(SlotID)
    /// Nothing does.
    case none
    /// Rounding disturbed the choice, and is less now: the step is looked at again.
    case again
  }

  /// Finds the breakpoint that the row has passed, and how far its multiplier may go there.
  /// - Returns: false if the row is in its segment.
  private mutating func findBreakpoint(of step: inout DualStep) -> Bool {
    let side = point.violation(step.row, problem, &journal)
    if side == 0 { return false }
    step.up = side > 0
    (step.first, step.end) = nextGroup(of: step.row, up: step.up)
    step.isLimited = multipliers.loadOwnRoom(
      of: step.row, up: step.up, beyond: step.first..<step.end, problem, point, basis,
      into: &workspace.ownRoom)
    return true
  }

  /// Lets the row pass its breakpoint if it is known, without a solve, that the active rows can bear that.
  private mutating func flipBySupport(_ step: DualStep) -> Bool {
    if !step.isLimited || step.isSolved || !flipBySupport(of: step.row, up: step.up) {
      return false
    }
    placeInSegment(step.row, gap: step.up ? step.end : step.first)
    statistics.flips += 1
    return true
  }

  /// Writes the row as a combination of the active ones (FTRAN).
  private mutating func solve(_ step: inout DualStep) {
    if step.isSolved { return }
    factorisation.loadColumn(problem.terms.run(step.row))
    factorisation.ftran()
    step.isSolved = true
    step.isRefined = false
  }

  /// The ratio test: what gives way first, after active rows that can go on to another breakpoint have done so.
  private mutating func chooseColumn(of step: inout DualStep) -> DualChoice {
    workspace.passed.removeAll()
    var leaving = chooseLeaving(up: step.up)
    if leaving == nil && !step.isLimited && ratioTest.skipsPivots {
      // A row or stay with a tiny factor is a bad pivot, but it gives way.
      leaving = chooseLeaving(up: step.up, from: Tolerances.activityNoise)
    }
    if !step.isRefined && isToBeRefined(leaving, isLimited: step.isLimited) {
      refine(&step)
      optimisation.counts.isDoubted = true
      return .again
    }
    if step.isRefined, let leaving, isDoubtful(factorOf: leaving),
      dropIfNoise(leaving, of: step.row)
    {
      return .again
    }
    if !optimisation.usesBlandsRule, let slot = leaving, basis.definition[slot].isRow,
      !agenda.isLeaving(basis.definition[slot])
    {
      leaving = passBreakpoints(
        of: step.row, at: step.first, from: slot, up: step.up, isLimited: step.isLimited)
    }
    if step.isLimited
      && ratioTest.isLeast(workspace.ownRoom, besides: leaving, factorisation)
    {
      return .flip(leaving)
    }
    guard let leaving else {
      if workspace.passed.isEmpty || !ratioTest.skipsPivots { return .none }
      // A row whose factor is too small beside those of the passed rows is tried again without these.
      enqueuePassed()
      return .again
    }
    if !workspace.passed.isEmpty && isDoubtful(factorOf: leaving) {
      if !step.isRefined { refine(&step) }
      if dropIfNoise(leaving, of: step.row) {
        enqueuePassed()
        return .again
      }
    }
    return .slot(leaving)
  }

  /// Computes the combination anew in twice the precision.
  private mutating func refine(_ step: inout DualStep) {
    factorisation.refineCombination(of: step.row, problem.terms, basis)
    step.isRefined = true
  }

  /// Lets the row pass its breakpoint: the active rows bear that its multiplier takes the slope of the next segment.
  private mutating func flip(_ step: DualStep, besides leaving: SlotID?) {
    changeMultipliers(by: workspace.ownRoom, up: step.up)
    // Nobody asked for the least room in this case.
    if let leaving, agenda.isLeaving(basis.definition[leaving]) { enqueueRangesOfCombination() }
    if workspace.ownRoom.count > 0 { noteSupport(of: step.row) }
    placeInSegment(step.row, gap: step.up ? step.end : step.first)
    statistics.flips += 1
  }

  /// Queues the active rows that went on to other breakpoints: the step that they did it for is not taken.
  private mutating func enqueuePassed() {
    for index in 0..<workspace.passed.count {
      agenda.enqueueRange(.row(workspace.passed[index]), problem, &journal)
    }
  }

  /// True if the combination is not exact enough to tell whether the slot that was found gives way, or that none does.
  private mutating func isToBeRefined(_ leaving: SlotID?, isLimited: Bool) -> Bool {
    guard let leaving else { return !isLimited }
    return isDoubtful(factorOf: leaving)
  }

  /// The breakpoint that a row has passed out of its segment: its members `first..<end`.
  private mutating func nextGroup(of row: RowID, up: Bool) -> (first: Int32, end: Int32) {
    let place = point.position[row]
    if basis.kind[row] == .pinned || up { return (place, problem.groupEnd(row, from: place)) }
    return (problem.groupStart(row, to: place - 1), place)
  }

  /// The slot whose multiplier is the first to reach the end of its range, if there is one; ``RatioTest/leastRoom``
  /// then tells how far the multiplier of the row may go before that. An undetermined variable gives way at once, among
  /// those with the same factor the one on which least depends, and after it a leaving row. Other ties go to the larger
  /// factor, then to the nearest.
  ///
  /// - Parameter ratio: which fraction of the largest factor is no pivot yet.
  mutating func chooseLeaving(up: Bool, from ratio: Double = Tolerances.pivotRatio) -> SlotID? {
    ratioTest.begin(factorisation, from: ratio)
    if basis.counts.activeStays > 0, let best = leastStay() {
      ratioTest.takeStay(best, up: up, factorisation, basis, multipliers)
      return best
    }
    if agenda.counts.leavingRows > 0,
      let best = ratioTest.nearestLeaving(factorisation, basis, agenda)
    {
      ratioTest.takeLeaving(
        best, up: up, factorisation, basis, multipliers, problem, point, agenda,
        room: &workspace.room)
      return best
    }
    return ratioTest.chooseRow(
      up: up, factorisation, basis, multipliers, problem, point, agenda, optimisation,
      room: &workspace.room)
  }

  /// The slot of a stay that takes part in the solved combination, if there is one: among those with the largest factor
  /// the one on which least depends.
  @inline(never)
  private mutating func leastStay() -> SlotID? {
    let threshold = ratioTest.threshold
    let slots = factorisation.alpha.list.base
    let factors = factorisation.alpha.base
    let holders = basis.definition.base
    var best: SlotID?
    var bestAlpha = 0.0
    let count = factorisation.alpha.list.count
    for index in 0..<count {
      let slot = slots[index]
      if holders[Int(slot)].isRow { continue }
      let size = abs(factors[Int(slot)])
      if !(size > threshold) && !(size > 0 && isAlone(slot)) {
        ratioTest.skipsPivots = true
        continue
      }
      if size < bestAlpha * (1 - Tolerances.pivotAgreement) { continue }
      if let best, size <= bestAlpha * (1 + Tolerances.pivotAgreement),
        !factorisation.movesLess(slot, than: best)
      {
        continue
      }
      best = slot
      bestAlpha = size
    }
    return best
  }

  /// Lets the multipliers of the active rows give way while that of the solved row moves by `amount`.
  mutating func changeMultipliers(by amount: LexVector, up: Bool) {
    if amount.count == 0 { return }
    if ratioTest.skipsPivots { enqueueSkipped() }
    if ratioTest.hasCloseRooms { enqueueRangesOfCombination() }
    let direction = up ? -1.0 : 1.0
    let slots = factorisation.alpha.list.base
    let factors = factorisation.alpha.base
    let holders = basis.definition.base
    for index in 0..<factorisation.alpha.list.count {
      let slot = Int(slots[index])
      if factors[slot] == 0 || agenda.outdateIfUnlimited(holders[slot], &journal) { continue }
      multipliers.add(
        amount, times: direction * factors[slot], to: holders[slot], problem, &journal)
      statistics.multiplierChanges &+= 1
    }
  }

  /// Queues the rows whose factors are too small for a pivot: their multipliers give way as well, and the ratio test
  /// did not ask how far they may.
  private mutating func enqueueSkipped() {
    let threshold = factorisation.largestFactor * Tolerances.pivotRatio
    for index in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[index]
      if factorisation.alpha[slot] != 0 && abs(factorisation.alpha[slot]) <= threshold {
        agenda.enqueueRange(basis.definition[slot], problem, &journal)
      }
    }
  }

  /// Lets the row enter the basis at its breakpoint in the place of the row in slot `leaving`.
  /// - Returns: false if the pivot, computed in two ways, disagrees, or the point would go too far; nothing but the
  ///   factorisation has changed then.
  private mutating func enter(_ step: DualStep, leaving s: SlotID) -> Bool {
    let (row, first, up) = (step.row, step.first, step.up)
    factorisation.btran(of: s)
    let factor = factorisation.alpha[s]
    if !acceptPivot(factor) {
      statistics.inaccuratePivots += 1
      if !step.isRebuilt {
        refactorise()
        return false
      }
      if factorisation.missOfPivot(factor) > Tolerances.largestPivotMiss * abs(factor) {
        return false
      }
    }
    if point.isTooFar(
      (problem.members.element(row, first).bound - point.activity[row]) / factor,
      along: factorisation)
    {
      optimisation.noteTrouble(.outOfRange)
      return false
    }
    let old = basis.definition[s]
    if ratioTest.leastRoom.count > 0 {
      changeMultipliers(by: ratioTest.leastRoom, up: up)
      // The least room did not decide in this case: multipliers may have gone out of range.
      if old.isStay || agenda.isLeaving(old) || ratioTest.leastRoom.sign < 0 {
        enqueueRangesOfCombination(without: s)
        // The row is not held yet, and its mark of limits is not yet that of its new place.
        agenda.flags.write(row, agenda.flags[row] & ~Queue.unlimited, &journal)
        agenda.enqueueRange(.row(row), problem, &journal)
      }
    }
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    workspace.multiplier.add(ratioTest.leastRoom, times: up ? 1 : -1)
    let left = old.row
    let heritage =
      canHandOn(from: old)
      ? handOn(from: old.certainRow, to: row, factor: factor) : Heritage()
    if let left {
      let place = point.position[left]
      let isBelow = (factor > 0) == up || agenda.isLeaving(left)
      leaveBasis(left, gap: isBelow ? place : problem.groupEnd(left, from: place))
    } else {
      leaveBasis(stayOf: old.certainStay)
    }
    let shift = (problem.members.element(row, first).bound - point.activity[row]) / factor
    enterBasis(row, at: first, slot: s, factor: factor)
    multipliers.set(.row(row), to: workspace.multiplier, problem, &journal)
    shifted(along: heritage, by: shift)
    updateFactor(s)
    statistics.pivots += 1
    if let left { removeIfUseless(left) }
    refactoriseIfDue()
    return true
  }

  /// Queues all whose multipliers a step changes.
  private mutating func enqueueRangesOfCombination(without s: SlotID? = nil) {
    for index in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[index]
      if slot != s && factorisation.alpha[slot] != 0 {
        agenda.enqueueRange(basis.definition[slot], problem, &journal)
      }
    }
  }

  /// True if the pivot computed from the row equals that from the column.
  mutating func pivotAgrees(_ factor: Double) -> Bool {
    factorisation.missOfPivot(factor) <= Self.mostMiss(ofPivot: factor)
  }

  /// How far a pivot computed in two ways may differ: for a small pivot this is a part of it.
  @inline(__always)
  private static func mostMiss(ofPivot factor: Double) -> Double {
    let size = abs(factor)
    return min(
      Tolerances.pivotAgreement * max(1, size), Tolerances.largestPivotMiss * size)
  }

  /// True if the pivot of a step is good enough. If it is worse than usual, the factorisation is due.
  mutating func acceptPivot(_ factor: Double) -> Bool {
    noteMiss(ofPivot: factor) <= Self.mostMiss(ofPivot: factor)
  }

  /// Has the basis factorised at the next chance if the pivot of a step is worse than usual.
  /// - Returns: how far the pivot computed from the row is from that computed from the column.
  @discardableResult
  mutating func noteMiss(ofPivot factor: Double) -> Double {
    let miss = factorisation.missOfPivot(factor)
    if miss > Tolerances.pivotNoise * abs(factor) { makeRefactorisationDue() }
    return miss
  }

  /// Makes the multiplier of a row in a segment the slope there, and balances the difference.
  private mutating func balance(_ row: RowID) {
    workspace.contributions.removeAll()
    contributeOwed(row)
    shiftMultipliers()
  }

  /// Makes the multiplier of a row in a segment the slope there, and adds the difference to the sum that is to be
  /// balanced.
  mutating func contributeOwed(_ row: RowID) {
    workspace.slope.clear()
    workspace.slope.addSlope(
      problem.members.run(row), gap: point.position[row], in: problem.costs, times: 1)
    workspace.slope.add(stored: multipliers.head[row], in: multipliers.cells, times: -1)
    placeInSegment(row, gap: point.position[row])
    workspace.contribute(row, workspace.slope)
  }

  /// Adds the multiplier of an inactive row, or the stored one of an active row, to `workspace.multiplier`.
  mutating func addMultiplierToWorkspace(of row: RowID) {
    if agenda.isOutdated(row) {
      addOutdatedMultiplierToWorkspace(of: row)
    } else if basis.kind[row] == .segment && !agenda.isOwing(row) {
      workspace.multiplier.addSlope(
        problem.members.run(row), gap: point.position[row], in: problem.costs, times: 1)
    } else {
      workspace.multiplier.add(stored: multipliers.head[row], in: multipliers.cells, times: 1)
    }
  }
}
