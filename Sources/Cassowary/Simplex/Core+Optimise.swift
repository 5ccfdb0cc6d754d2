// Emptying the queues: from "dual feasible" to optimal.

extension Core {
  /// Brings every row back for which a required constraint is at stake.
  /// - Returns: false if that is impossible; `conflict` holds the constraints then.
  mutating func restoreRequired() -> Bool {
    beginSteps()
    return continueRestoringRequired()
  }

  private mutating func continueRestoringRequired() -> Bool {
    while true {
      let row = dequeueRequired()
      if row < 0 { return true }
      if kind[row] == .free || kind[row] == .active { continue }
      if violation(row) == 0 { continue }
      if !forbids(row, activity[row]) {
        enqueue(row)
        continue
      }
      countStep()
      if !dualStep(row) { return false }
    }
  }

  /// Optimises: afterwards no row is beyond its segment and no multiplier out of range.
  mutating func optimise() {
    beginSteps()
    while true {
      if !continueRestoringRequired() { repairAccuracy() }
      let row = dequeueOptional()
      if row < 0 {
        guard let outOfRange = dequeueRange() else { return }
        settleRange(outOfRange)
        continue
      }
      if kind[row] == .free || kind[row] == .active { continue }
      if violation(row) == 0 { continue }
      countStep()
      if !dualStep(row) { repairAccuracy() }
    }
  }

  /// True if nothing waits for a step.
  var isSettled: Bool {
    counts.requiredHead == counts.requiredTail && counts.optionalHead == counts.optionalTail
      && counts.rangeHead == counts.rangeTail
  }

  /// Takes primal steps for rows whose multipliers are out of range.
  mutating func settleRanges() {
    beginSteps()
    while let row = dequeueRange() { settleRange(row) }
  }

  private mutating func settleRange(_ row: Int32) {
    if row >= 0 ? kind[row] != .active : staySlot[-1 - row] < 0 { return }
    let side = rangeViolation(row)
    if side == 0 { return }
    countStep()
    let first = row >= 0 ? position[row] : 0
    let gap = row >= 0 && side > 0 ? groupEnd(row, from: first) : first
    primalStep(row, up: side > 0, gap: gap)
  }

  /// The required constraints held before, so they cannot contradict each other now: noise. The
  /// factorisation, the point and the multipliers are computed afresh.
  private mutating func repairAccuracy() {
    refactorise()
    refreshMultipliers()
  }

  // MARK: Protection against cycling

  private mutating func beginSteps() {
    steps = 0
    usesBlandsRule = false
  }

  /// Counts a step; after many more than a problem of this size should need, ties are broken by
  /// Bland's rule (doi:10.1287/moor.2.2.103), under which no basis is met twice.
  private mutating func countStep() {
    steps += 1
    let limit = 200 + 10 * Int(counts.liveRows + counts.liveVariables)
    if steps == limit {
      usesBlandsRule = true
      refactorise()
      refreshMultipliers()
    }
  }
}
