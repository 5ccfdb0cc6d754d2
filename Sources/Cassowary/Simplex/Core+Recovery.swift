// Numerical trouble, and the remedy for each kind; see Docs/Solver.md.

extension Core {
  /// Leaves multipliers out of range where they are, after far more steps than a problem of this size should need:
  /// noise leads in a circle, as it may if coefficients are of very different sizes. All required constraints hold; how
  /// much more than the least the point costs is not known.
  mutating func giveUp() {
    optimisation.noteTrouble(.stepLimit)
    placeQueuedRows()
    while let holder = agenda.dequeueRange(&journal) {
      if let row = holder.row, basis.kind[row] == .active, agenda.isLeaving(row) { letLeave(row) }
    }
    multipliers.counts.magnifications = 0
    refreshIfDrifting()
  }

  /// The required constraints held before, so they cannot contradict each other now: noise. The
  /// factorisation, the point and the multipliers are computed afresh.
  ///
  /// If that does not help, the constraints miss each other by about a tolerance, within which they counted as holding
  /// together: the row stays where it is, as good as it can be.
  /// - Returns: false if that was done before, and did not help.
  mutating func repairAccuracy(after outcome: StepOutcome) -> Bool {
    if optimisation.repairs == Self.mostRepairs {
      if case .trouble(let found) = outcome {
        optimisation.noteTrouble(found)
      } else {
        optimisation.noteTrouble(.residual)
      }
      return false
    }
    optimisation.repairs += 1
    optimisation.counts.isDoubted = true
    refactorise(because: .repair)
    refreshMultipliers()
    return true
  }

  /// The most repairs of accuracy in one optimisation: if two do not help, rounding is not the reason.
  private static var mostRepairs: Int32 { 2 }

  // MARK: Protection against cycling

  /// After many more steps than a problem of this size should need, ties are broken by Bland's rule
  /// (doi:10.1287/moor.2.2.103), under which no basis is met twice, and a multiplier counts as out of range however
  /// little it is so.
  ///
  /// That is decided between steps: the factorisation is computed afresh, and a row that turns out to depend on others leaves
  /// the basis, though a step may be about to move along it.
  @inline(__always)
  mutating func breakCycle() {
    if isRare(
      optimisation.steps >= optimisation.stepLimit(of: problem) && !optimisation.usesBlandsRule)
    {
      adoptBlandsRule()
    }
  }

  @inline(never)
  private mutating func adoptBlandsRule() {
    optimisation.counts.isDoubted = true
    optimisation.usesBlandsRule = true
    refactorise(because: .cycling)
    refreshMultipliers()
  }
}
