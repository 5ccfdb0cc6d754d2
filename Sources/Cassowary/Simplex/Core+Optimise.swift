// Emptying the queues: from "dual feasible" to optimal.

extension Core {
  /// Brings every row back for which a required constraint is at stake.
  ///
  /// While constraints come much is undetermined, and gives way at once. Mostly it is near, and a dual step would look
  /// at all that the row rests on.
  /// - Parameter tried: a row for which a stay to give way was looked for already, or -1.
  /// - Returns: false if that is impossible; `conflict` holds the constraints then.
  mutating func restoreRequired(tried: Int32 = -1) -> Bool {
    beginSteps()
    return continueRestoringRequired(triesStays: true, tried: tried)
  }

  @inline(__always)
  private mutating func continueRestoringRequired(
    triesStays: Bool = false, tried: Int32 = -1
  ) -> Bool {
    counts.requiredHead == counts.requiredTail
      || restoreQueuedRequired(triesStays: triesStays, tried: tried)
  }

  @inline(never)
  private mutating func restoreQueuedRequired(triesStays: Bool, tried: Int32) -> Bool {
    while true {
      let row = dequeueRequired()
      if row < 0 { return true }
      if kind[row] == .free || kind[row] == .active { continue }
      let side = violation(row)
      if side == 0 { continue }
      if !forbids(row, activity[row]) {
        enqueue(row)
        continue
      }
      countStep()
      if triesStays && row != tried && enterForStay(row, side: side) { continue }
      let before = workOfSteps
      if !dualStep(row) { return false }
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
    if !isSettled || counts.magnifications > 0 || isDrifting { settle() }
  }

  /// Takes steps until nothing waits.
  @inline(never)
  private mutating func settle() {
    if !continueRestoringRequired() { repairAccuracy() }
    settleTogether()
    var priced = workOfSteps
    var rounds = Self.laterRounds
    while true {
      if !continueRestoringRequired() { repairAccuracy() }
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
      if !dualStep(row) { repairAccuracy() }
    }
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
    if side == 0 || steps > Self.mostRounds * stepLimit { return }
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
  private mutating func repairAccuracy() {
    if repairs == Self.mostRepairs { return }
    repairs += 1
    refactorise()
    refreshMultipliers()
  }

  /// So often accuracy is repaired in one optimisation.
  private static var mostRepairs: Int { 2 }

  // MARK: Protection against cycling

  private mutating func beginSteps() {
    steps = 0
    repairs = 0
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

  /// After so many times as many steps noise leads in a circle, as it may where coefficients are of very different
  /// sizes: multipliers out of range are left so. All that is required holds; how much more than the least the point costs is
  /// not known.
  private static var mostRounds: Int { 20 }
}
