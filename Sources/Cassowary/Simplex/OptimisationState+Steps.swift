extension OptimisationState {
  /// Takes note of the first trouble.
  mutating func noteTrouble(_ found: NumericalTrouble) {
    if trouble == nil { trouble = found }
  }

  mutating func beginSteps() {
    steps = 0
    repairs = 0
    factorisations = 0
    counts.rebuilds = 0
    usesBlandsRule = false
  }

  mutating func countStep() { steps += 1 }

  /// Many more steps than a problem of this size should need.
  func stepLimit(of problem: borrowing Problem) -> Int {
    200 + 10 * Int(problem.counts.liveRows + problem.counts.liveVariables)
  }

  /// True if steps or factorisations are beyond their limits, so that rounding must lead in a circle.
  func isExhausted(_ problem: borrowing Problem) -> Bool {
    steps > Self.mostRounds * stepLimit(of: problem)
      || factorisations > Self.mostFactorisations &+ steps / 8
  }

  /// How many times the limit of steps may be reached: once with the usual choice, three times by Bland's rule.
  private static var mostRounds: Int { 4 }

  /// A factorisation becomes due after forty steps or so; more than one in eight steps, and these, are made in vain.
  private static var mostFactorisations: Int { 100 }
}
