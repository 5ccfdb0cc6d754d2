// What gives way in a dual step: the active row or stay whose multiplier is the first to reach the end of its range.

extension Core {
  /// The end of the way of the row's multiplier.
  enum DualChoice {
    /// The row's own range does, before that of the slot that would be the next one: the row passes its breakpoint.
    case pass(SlotID?)
    /// The row or stay in a slot does.
    case slot(SlotID)
    /// Nothing does.
    case nothing
    /// Rounding disturbed the choice, and is less now: the step is looked at again.
    case again
  }

  /// The ratio test: what gives way first, after active rows that can go on to another breakpoint have done so.
  mutating func chooseLeavingRow(of step: inout DualStep) -> DualChoice {
    workspace.passed.removeAll()
    var leaving = chooseLeaving(up: step.up)
    if leaving == nil && !step.isLimited && ratioTest.skipsPivots {
      // A row or stay with a tiny factor is a bad pivot, but it gives way.
      leaving = chooseLeaving(up: step.up, from: Tolerances.activityNoise)
    }
    if step.combination == .solved && isToBeRefined(leaving, isLimited: step.isLimited) {
      refine(&step)
      optimisation.counts.isDoubted = true
      return .again
    }
    if step.combination == .refined, let leaving, isDoubtful(factorOf: leaving),
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
      return .pass(leaving)
    }
    guard let leaving else {
      if workspace.passed.isEmpty || !ratioTest.skipsPivots { return .nothing }
      // A row whose factor is too small beside those of the passed rows is tried again without these.
      enqueuePassed()
      return .again
    }
    if !workspace.passed.isEmpty && isDoubtful(factorOf: leaving) {
      if step.combination == .solved { refine(&step) }
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
    step.combination = .refined
  }

  /// True if the combination is not exact enough to tell whether the slot that was found gives way, or that none does.
  private mutating func isToBeRefined(_ leaving: SlotID?, isLimited: Bool) -> Bool {
    guard let leaving else { return !isLimited }
    return isDoubtful(factorOf: leaving)
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
}
