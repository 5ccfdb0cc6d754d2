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
}
