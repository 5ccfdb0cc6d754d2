// Emptying the queues: from "dual feasible" to optimal.

extension Core {
  /// Brings every row back for which a required constraint is at stake.
  ///
  /// While constraints come much is undetermined, and gives way at once. Mostly it is near, and a dual step would look
  /// at all that the row rests on.
  /// - Parameter tried: a row for which a stay to give way was looked for already, or -1.
  /// - Returns: false if that is impossible, or cannot be told, as `trouble` says; `conflict` holds the constraints then.
  mutating func restoreRequired(tried: Int32 = -1) -> Bool {
    beginSteps()
    conflict.removeAll()
    switch continueRestoringRequired(triesStays: true, tried: tried) {
    case .done: return trouble == nil
    case .contradiction: return false
    case .trouble(let found):
      trouble = found
      return false
    }
  }

  @inline(__always)
  private mutating func continueRestoringRequired(
    triesStays: Bool = false, tried: Int32 = -1
  ) -> StepOutcome {
    counts.requiredHead == counts.requiredTail
      ? .done : restoreQueuedRequired(triesStays: triesStays, tried: tried)
  }

  @inline(never)
  private mutating func restoreQueuedRequired(triesStays: Bool, tried: Int32) -> StepOutcome {
    while true {
      let row = dequeueRequired()
      if row < 0 { return .done }
      if kind[row] == .free || kind[row] == .active { continue }
      let side = violation(row)
      if side == 0 { continue }
      if !forbids(row, activity[row]) {
        enqueue(row)
        continue
      }
      countStep()
      if isExhausted { return trouble(.stepLimit, at: row) }
      if triesStays && row != tried && enterForStay(row, side: side) { continue }
      let before = workOfSteps
      let outcome = dualStep(row)
      if outcome != .done { return outcome }
      counts.workOfRestoring &+= Int64(workOfSteps &- before)
    }
  }

  /// Optimises: afterwards no row is beyond its segment and no multiplier out of range.
  mutating func optimise() {
    refactoriseIfDue()
    beginSteps()
    counts.workOfRestoring = 0
    counts.givingSearches = VainSearches()
    counts.openingSearches = VainSearches()
    // Mostly things move as they did before, and nothing waits.
    if !isSettled || counts.magnifications > 0 || isDrifting { prove() }
  }

  /// Takes steps until nothing waits, and notes whether that proves the point optimal.
  @inline(never)
  private mutating func prove() {
    trouble = nil
    if counts.unproved != 0 {
      // What was given up is looked at again.
      refactorise()
      refreshMultipliers()
    }
    settle()
    counts.unproved = trouble?.number ?? 0
  }

  /// Takes steps until nothing waits.
  @inline(never)
  private mutating func settle() {
    restoreOrRepair()
    settleTogether()
    var priced = workOfSteps
    var rounds = Self.laterRounds
    while true {
      restoreOrRepair()
      if isExhausted { return giveUp() }
      if counts.owingRows > 0 { placeQueuedRows() }
      // A step may take many along.
      if rounds > 0 && counts.optionalTail - counts.optionalHead >= Self.fewestTogether {
        rounds -= 1
        settleTogether()
        priced = workOfSteps
        continue
      }
      let row = dequeueOptional()
      if row < 0 {
        // All that wait are looked at here, which may be far more than steps do where they are short.
        let waiting = Int(counts.rangeTail &- counts.rangeHead)
        if waiting > 1 && workOfSteps &- priced >= waiting && keepOutOfRange() {
          if rounds > 0 && passTogether() {
            rounds -= 1
            settleTogether()
            priced = workOfSteps
            continue
          }
          putSteepestFirst()
          priced = workOfSteps
        }
        if let outOfRange = dequeueRange() {
          settleRange(outOfRange)
        } else if counts.magnifications > 0 || isDrifting {
          removeMagnifiedRounding()
        } else {
          return
        }
        continue
      }
      if kind[row] == .free || kind[row] == .active { continue }
      if isInPlace(row) || violation(row) == 0 { continue }
      countStep()
      let outcome = dualStep(row)
      if outcome != .done && !repairAccuracy(after: outcome) {
        // It stays where it is, and what it costs there is balanced as far as can be.
        enqueue(row)
        placeQueuedRows()
      }
    }
  }

  /// Brings required rows back, which held together before.
  private mutating func restoreOrRepair() {
    while true {
      let outcome = continueRestoringRequired()
      if outcome == .done || !repairAccuracy(after: outcome) { return }
    }
  }

  /// Leaves multipliers out of range where they are, after far more steps than a problem of this size should need: noise
  /// leads in a circle, as it may where coefficients are of very different sizes. All that is required holds; how much more
  /// than the least the point costs is not known.
  private mutating func giveUp() {
    noteTrouble(.stepLimit)
    placeQueuedRows()
    while let row = dequeueRange() {
      if row >= 0 && kind[row] == .active && isLeaving(row) { letLeave(row) }
    }
    counts.magnifications = 0
    refreshIfDrifting()
  }

  /// So often many rows are settled together after the first steps: what comes back from where they went may send others
  /// out of range again.
  private static var laterRounds: Int { 16 }

  /// True if nothing waits for a step.
  var isSettled: Bool {
    mutating get {
      counts.requiredHead == counts.requiredTail && counts.optionalHead == counts.optionalTail
        && counts.rangeHead == counts.rangeTail
    }
  }

  private mutating func settleRange(_ row: Int32) {
    if row >= 0 ? kind[row] != .active : staySlot[-1 - row] < 0 { return }
    if isLeaving(row) {
      countStep()
      letLeave(row)
      return
    }
    let side = rangeViolation(row)
    if side == 0 { return }
    countStep()
    let first = row >= 0 ? position[row] : 0
    let gap = row >= 0 && side > 0 ? groupEnd(row, from: first) : first
    primalStep(row, up: side > 0, gap: gap)
  }

  /// The required constraints held before, so they cannot contradict each other now: noise. The
  /// factorisation, the point and the multipliers are computed afresh.
  ///
  /// If that does not help they miss each other by about a tolerance, within which they were taken to hold together: the
  /// row stays where it is, as good as it can be.
  /// - Returns: false if that was done before, and did not help.
  private mutating func repairAccuracy(after outcome: StepOutcome) -> Bool {
    if repairs == Self.mostRepairs {
      if case .trouble(let found) = outcome { noteTrouble(found) } else { noteTrouble(.residual) }
      return false
    }
    repairs += 1
    refactorise()
    refreshMultipliers()
    return true
  }

  /// Takes note of the first trouble.
  mutating func noteTrouble(_ found: NumericalTrouble) { if trouble == nil { trouble = found } }

  /// So often accuracy is repaired in one optimisation.
  private static var mostRepairs: Int { 2 }

  // MARK: Protection against cycling

  private mutating func beginSteps() {
    steps = 0
    repairs = 0
    counts.rebuilds = 0
    usesBlandsRule = false
  }

  /// Counts a step; after many more than a problem of this size should need, ties are broken by
  /// Bland's rule (doi:10.1287/moor.2.2.103), under which no basis is met twice, and what multipliers are out of range by
  /// counts however small it is.
  private mutating func countStep() {
    steps += 1
    if steps == stepLimit {
      usesBlandsRule = true
      refactorise()
      refreshMultipliers()
    }
  }

  /// Many more steps than a problem of this size should need.
  private var stepLimit: Int { 200 + 10 * Int(counts.liveRows + counts.liveVariables) }

  /// True after so many steps that rounding must lead in a circle.
  private var isExhausted: Bool { steps > Self.mostRounds * stepLimit }

  private static var mostRounds: Int { 20 }
}
