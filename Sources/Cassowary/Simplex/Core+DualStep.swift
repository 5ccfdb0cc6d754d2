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
    while chooseBreakpoint(of: &step) {
      if passBySupport(step) { continue }
      solve(&step)
      switch chooseLeavingRow(of: &step) {
      case .pass(let leaving): pass(step, besides: leaving)
      case .again: break
      case .nothing: return concludeContradiction(step)
      case .slot(let slot):
        guard let reason = verifyPivot(of: step, in: slot) else {
          exchange(step, for: slot)
          return .done
        }
        if let outcome = leaveCourse(of: &step, because: reason) { return outcome }
      }
    }
    return .done
  }

  /// Lets the row enter the basis at its breakpoint in the place of the row or stay in a slot.
  private mutating func exchange(_ step: DualStep, for slot: SlotID) {
    let old = basis.definition[slot]
    updateDuals(step, leaving: old, from: slot)
    let (heritage, shift) = updateBasis(step, leaving: old, from: slot)
    shifted(along: heritage, by: shift)
    updateFactors(in: slot, besides: old.row)
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
    /// What is known of the row as a combination of the active ones.
    var combination = Combination.unknown
    /// Why the step was not taken when it was tried before.
    var leaveReason: LeaveReason?

    enum Combination {
      case unknown
      case solved
      /// Solved in twice the precision.
      case refined
    }
  }

  /// Finds the breakpoint that the row has passed, and how far its multiplier may go there.
  /// - Returns: false if the row is in its segment.
  private mutating func chooseBreakpoint(of step: inout DualStep) -> Bool {
    let side = point.violation(step.row, problem.terms.run(step.row), &journal)
    if side == 0 { return false }
    step.up = side > 0
    (step.first, step.end) = nextGroup(of: step.row, up: step.up)
    step.isLimited = multipliers.loadOwnRoom(
      of: step.row, up: step.up, beyond: step.first..<step.end, problem, point, basis,
      into: &workspace.ownRoom)
    return true
  }

  /// Lets the row pass its breakpoint if it is known, without a solve, that the active rows can bear that.
  private mutating func passBySupport(_ step: DualStep) -> Bool {
    if !step.isLimited || step.combination != .unknown || !flipBySupport(of: step.row, up: step.up)
    {
      return false
    }
    placeInSegment(step.row, gap: step.up ? step.end : step.first)
    statistics.flips += 1
    return true
  }

  /// Writes the row as a combination of the active ones (FTRAN).
  private mutating func solve(_ step: inout DualStep) {
    if step.combination != .unknown { return }
    factorisation.loadColumn(problem.terms.run(step.row))
    factorisation.ftran()
    step.combination = .solved
  }

  /// Lets the row pass its breakpoint: the active rows bear that its multiplier takes the slope of the next segment.
  private mutating func pass(_ step: DualStep, besides leaving: SlotID?) {
    changeMultipliers(by: workspace.ownRoom, up: step.up)
    // Nobody asked for the least room in this case.
    if let leaving, agenda.isLeaving(basis.definition[leaving]) { enqueueRangesOfCombination() }
    if workspace.ownRoom.count > 0 { noteSupport(of: step.row) }
    placeInSegment(step.row, gap: step.up ? step.end : step.first)
    statistics.flips += 1
  }

  /// Queues the active rows that went on to other breakpoints: the step that they did it for is not taken.
  mutating func enqueuePassed() {
    for index in 0..<workspace.passed.count {
      agenda.enqueueRange(.row(workspace.passed[index]), among: problem.counts.variables, &journal)
    }
  }

  /// The breakpoint that a row has passed out of its segment: its members `first..<end`.
  private mutating func nextGroup(of row: RowID, up: Bool) -> (first: Int32, end: Int32) {
    let place = point.position[row]
    if basis.kind[row] == .pinned || up { return (place, problem.groupEnd(row, from: place)) }
    return (problem.groupStart(row, to: place - 1), place)
  }

  /// Computes the pivot a second time, as the row's rate along the direction of a slot (BTRAN), and looks how far the point
  /// would go.
  /// - Returns: why the row does not enter; nil if it may.
  private mutating func verifyPivot(of step: DualStep, in slot: SlotID) -> LeaveReason? {
    factorisation.btran(of: slot)
    let factor = factorisation.alpha[slot]
    if !acceptPivot(factor) {
      statistics.inaccuratePivots += 1
      if step.leaveReason == nil { return .pivotDisagrees }
      if factorisation.missOfPivot(factor) > Tolerances.largestPivotMiss * abs(factor) {
        return .smallPivot
      }
    }
    return point.isTooFar(shift(of: step, factor), along: factorisation.d) ? .outOfRange : nil
  }

  /// Does what a step needs that is not taken: new factors, with which it is tried once more.
  /// - Returns: the outcome if it was tried before, or nothing helps.
  private mutating func leaveCourse(
    of step: inout DualStep, because reason: LeaveReason
  ) -> StepOutcome? {
    if reason == .pivotDisagrees { refactorise(because: reason) }
    if reason == .outOfRange { optimisation.noteTrouble(.outOfRange) }
    enqueuePassed()
    if step.leaveReason != nil || optimisation.trouble == .outOfRange {
      return trouble(optimisation.trouble ?? .smallPivot, at: step.row)
    }
    step.leaveReason = reason
    step.combination = .unknown
    return nil
  }

  /// How far the leaving row shifts for the row to come to its breakpoint.
  @inline(__always)
  private func shift(of step: DualStep, _ factor: Double) -> Double {
    (problem.members.element(step.row, step.first).bound - point.activity[step.row]) / factor
  }

  /// Lets the multipliers give way, and leaves that of the row in `workspace.multiplier`.
  private mutating func updateDuals(_ step: DualStep, leaving old: Holder, from slot: SlotID) {
    let row = step.row
    if ratioTest.leastRoom.count > 0 {
      changeMultipliers(by: ratioTest.leastRoom, up: step.up)
      // The least room did not decide in this case: multipliers may have gone out of range.
      if old.isStay || agenda.isLeaving(old) || ratioTest.leastRoom.sign < 0 {
        enqueueRangesOfCombination(without: slot)
        // The row is not held yet, and its mark of limits is not yet that of its new place.
        agenda.flags.write(row, agenda.flags[row] & ~Queue.unlimited, &journal)
        agenda.enqueueRange(.row(row), among: problem.counts.variables, &journal)
      }
    }
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    workspace.multiplier.add(ratioTest.leastRoom, times: step.up ? 1 : -1)
  }

  /// Takes a row or stay out of the basis, and puts the row in its slot.
  /// - Returns: how far the point is to move, and along what.
  private mutating func updateBasis(
    _ step: DualStep, leaving old: Holder, from slot: SlotID
  ) -> (heritage: Heritage, shift: Double) {
    let factor = factorisation.alpha[slot]
    let heritage =
      canHandOn(from: old)
      ? handOn(from: old.certainRow, to: step.row, factor: factor) : Heritage()
    if let left = old.row {
      let place = point.position[left]
      let isBelow = (factor > 0) == step.up || agenda.isLeaving(left)
      leaveBasis(left, gap: isBelow ? place : problem.groupEnd(left, from: place))
    } else {
      leaveBasis(stayOf: old.certainStay)
    }
    let shift = shift(of: step, factor)
    enterBasis(step.row, at: step.first, slot: slot, factor: factor)
    multipliers.set(
      .row(step.row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    return (heritage, shift)
  }

  /// Updates the factors, and frees a row that left if nothing needs it.
  private mutating func updateFactors(in slot: SlotID, besides left: RowID?) {
    updateFactor(slot)
    statistics.pivots += 1
    if let left { removeIfUseless(left) }
    refactoriseIfDue()
  }
}
