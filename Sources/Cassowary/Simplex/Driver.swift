// The driver: dual steps until every row is in place, primal steps until every multiplier is in range, and both again until
// nothing waits. That proves the point optimal.

extension Core {
  /// Brings back every row for which a required constraint is at stake.
  ///
  /// While constraints come, many variables are undetermined and give way at once. Mostly they are near, and a dual
  /// step would look at all that the row rests on.
  /// - Parameter tried: a row for which a stay to give way was looked for already.
  /// - Returns: false if that is impossible, or cannot be told, as `trouble` says; `conflict` holds the constraints then.
  mutating func restoreRequired(tried: RowID? = nil) -> Bool {
    optimisation.beginSteps()
    workspace.conflict.removeAll()
    switch continueRestoringRequired(triesStays: true, tried: tried) {
    case .done: return optimisation.trouble == nil
    case .contradiction: return false
    case .trouble(let found):
      optimisation.trouble = found
      return false
    }
  }

  @inline(__always)
  private mutating func continueRestoringRequired(
    triesStays: Bool = false, tried: RowID? = nil
  ) -> StepOutcome {
    agenda.requiredCount == 0
      ? .done : restoreQueuedRequired(triesStays: triesStays, tried: tried)
  }

  @inline(never)
  private mutating func restoreQueuedRequired(triesStays: Bool, tried: RowID?) -> StepOutcome {
    while true {
      breakCycle()
      guard let row = agenda.dequeueRequired(&journal) else { return .done }
      if basis.kind[row] == .free || basis.kind[row] == .active { continue }
      let side = point.violation(row, problem.terms.run(row), &journal)
      if side == 0 { continue }
      if !problem.forbids(row, point.activity[row]) {
        agenda.enqueue(row, problem, point, &journal)
        continue
      }
      optimisation.countStep()
      if optimisation.isExhausted(problem) { return trouble(.stepLimit, at: row) }
      if triesStays && row != tried && enterForStay(row, side: side) { continue }
      let before = workOfSteps
      let outcome = dualStep(row)
      if outcome != .done { return outcome }
      optimisation.counts.workOfRestoring &+= Int64(workOfSteps &- before)
    }
  }

  /// Optimises: afterwards no row is beyond its segment and no multiplier out of range.
  mutating func optimise() {
    refactoriseIfDue()
    optimisation.beginSteps()
    optimisation.counts.workOfRestoring = 0
    basis.counts.candidateSearches = VainSearches()
    basis.counts.pathSearches = VainSearches()
    // Mostly things move as they did before, and nothing waits.
    if !agenda.isEmpty || multipliers.counts.magnifications > 0 || optimisation.counts.isDoubted
      || point.isDrifting(among: problem.counts.liveVariables)
    {
      prove()
    }
  }

  /// Takes steps until nothing waits, and notes whether that proves the point optimal.
  @inline(never)
  private mutating func prove() {
    optimisation.trouble = nil
    if optimisation.counts.unproved != 0 {
      // Rows that were given up are looked at again, and what the basis could not hold is not taken from it.
      optimisation.counts.isDoubted = true
      refactorise(because: .unprovedCommit)
      refreshMultipliers()
    }
    settle()
    let wasDoubted = optimisation.counts.isDoubted
    if wasDoubted { confirm() }
    var isUnproved = false
    if wasDoubted || optimisation.trouble != nil {
      isUnproved = settlePrecisely()
      if repairRequired() { isUnproved = true }
    }
    if isUnproved { abandonQueues() }
    optimisation.counts.unproved =
      optimisation.trouble?.number ?? (isUnproved ? NumericalTrouble.provedElsewhere : 0)
  }

  /// Checks, after a doubtful step, whether the multipliers prove the point optimal. If they do not, all is computed
  /// afresh and optimised once more; if that does not help, the trouble is noted.
  @inline(never)
  private mutating func confirm() {
    optimisation.counts.isDoubted = false
    if optimisation.trouble != nil || isBalanced() { return }
    refactorise(because: .unbalancedMultipliers)
    refreshMultipliers()
    settle()
    optimisation.counts.isDoubted = false
    if optimisation.trouble == nil && !isBalanced() { optimisation.noteTrouble(.residual) }
  }

  /// Takes steps until nothing waits.
  @inline(never)
  mutating func settle() {
    // Phase 1: required rows.
    restoreOrRepair()
    settleTogether()
    // Phase 2: optional rows by dual steps, then multipliers by primal steps, either of which may call for the other.
    var pace = Pace(priced: workOfSteps, rounds: Self.laterRounds)
    while true {
      breakCycle()
      restoreOrRepair()
      if optimisation.isExhausted(problem) { return giveUp() }
      if agenda.counts.owingRows > 0 { placeQueuedRows() }
      if settleManyRows(&pace) { continue }
      if let row = agenda.dequeueOptional(&journal) {
        settleOptional(row)
      } else if settleManyMultipliers(&pace) {
        continue
      } else if let outOfRange = agenda.dequeueRange(&journal) {
        settleRange(outOfRange)
      } else if multipliers.counts.magnifications > 0
        || point.isDrifting(among: problem.counts.liveVariables)
      {
        removeMagnifiedRounding()
      } else {
        return
      }
    }
  }

  /// The numbers that decide whether many are settled together, or looked at in order.
  private struct Pace {
    /// The work that had been done when all multipliers out of range were last looked at.
    var priced: Int
    /// How often many rows may still be settled together.
    var rounds: Int
  }

  /// Settles many optional rows together: a step may take many along.
  /// - Returns: false if there are few.
  private mutating func settleManyRows(_ pace: inout Pace) -> Bool {
    let waiting = agenda.optionalCount
    if pace.rounds == 0 || waiting < Self.fewestTogether || !acceleration.contains(.batchPlacing) {
      return false
    }
    pace.rounds -= 1
    settleTogether()
    pace.priced = workOfSteps
    return true
  }

  /// Lets many active rows pass breakpoints together, or else puts first the one whose multiplier is farthest out of range
  /// (pricing).
  ///
  /// Pricing looks at all that wait, which may be far more than steps do where they are short: so it is done as often as
  /// steps have made as much work.
  /// - Returns: whether rows were settled together.
  private mutating func settleManyMultipliers(_ pace: inout Pace) -> Bool {
    let waiting = Int(agenda.rangeCount)
    if waiting < 2 || workOfSteps &- pace.priced < waiting || !keepOutOfRange() { return false }
    if pace.rounds > 0 && passTogether() {
      pace.rounds -= 1
      settleTogether()
      pace.priced = workOfSteps
      return true
    }
    putSteepestFirst()
    pace.priced = workOfSteps
    return false
  }

  /// Brings an optional row back that may be beyond its segment.
  private mutating func settleOptional(_ row: RowID) {
    if basis.kind[row] == .free || basis.kind[row] == .active { return }
    if point.isInPlace(row) || point.violation(row, problem.terms.run(row), &journal) == 0 {
      return
    }
    optimisation.countStep()
    let outcome = dualStep(row)
    if outcome != .done && !repairAccuracy(after: outcome) {
      // It stays where it is, and its cost there is balanced as far as can be.
      agenda.enqueue(row, problem, point, &journal)
      placeQueuedRows()
    }
  }

  /// Brings required rows back, which held together before.
  private mutating func restoreOrRepair() {
    while true {
      let outcome = continueRestoringRequired()
      if outcome == .done || !repairAccuracy(after: outcome) { return }
    }
  }

  /// The most rounds, after the first steps, in which many rows are settled together: rows that come back may send
  /// others out of range again, and a bound ends that.
  private static var laterRounds: Int { 16 }

  private mutating func settleRange(_ holder: Holder) {
    if let row = holder.row {
      if basis.kind[row] != .active { return }
      if agenda.isLeaving(row) {
        optimisation.countStep()
        return letLeave(row)
      }
    } else if basis.staySlot[holder.certainStay].isNone {
      return
    }
    let side = multipliers.rangeViolation(
      of: holder, problem, point, optimisation, excess: &workspace.room)
    if side == 0 { return }
    optimisation.countStep()
    var gap: Int32 = 0
    if let row = holder.row {
      gap = point.position[row]
      if side > 0 { gap = problem.groupEnd(row, from: gap) }
    }
    primalStep(holder, up: side > 0, gap: gap)
  }
}
