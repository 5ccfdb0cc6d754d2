// The conclusion of a dual step if nothing gives way to its row.

extension Core {
  /// Tells whether required constraints contradict each other if nothing gives way to a row. They do if the row is the
  /// sum of theirs, and the rounding of that sum would make up for the row's miss only with values beyond all that a
  /// layout has.
  mutating func concludeContradiction(_ step: DualStep) -> StepOutcome {
    let (row, first) = (step.row, step.first)
    let threshold = factorisation.largestFactor * Tolerances.activityNoise
    if !factorisation.isSum(row, ofFactorsAbove: threshold, problem.terms, basis)
      || hasStay(ofFactorAbove: threshold)
      || restOfSum >= abs(point.activity[row] - problem.members.element(row, first).bound)
    {
      return trouble(.smallPivot, at: row)
    }
    collectConflict(row, up: step.up, first: first, end: step.end, threshold)
    return isConflictProved() ? .contradiction : trouble(.smallPivot, at: row)
  }

  /// The largest value of a row's rest, in `d`, as long as no variable is beyond `Tolerances.largestOfProof` or twice
  /// its present value.
  private var restOfSum: Double {
    mutating get {
      var rest = 0.0
      for index in 0..<factorisation.d.list.count {
        let variable = factorisation.d.list[index]
        rest +=
          abs(factorisation.d[variable]) * 2
          * max(Tolerances.largestOfProof, abs(point.x[variable]))
      }
      return rest
    }
  }

  /// True if a stay takes part in the solved combination.
  private func hasStay(ofFactorAbove threshold: Double) -> Bool {
    for index in 0..<factorisation.alpha.list.count
    where basis.definition[factorisation.alpha.list[index]].isStay
      && abs(factorisation.alpha[factorisation.alpha.list[index]]) > threshold
    {
      return true
    }
    return false
  }

  /// Lists in `conflict` a required constraint of every row that takes part in the combination of a row.
  mutating func trouble(_ trouble: NumericalTrouble, at row: RowID) -> StepOutcome {
    factorisation.loadColumn(problem.terms.run(row))
    factorisation.ftran()
    workspace.conflict.removeAll()
    workspace.appendConstraint(of: row, problem)
    let threshold = factorisation.largestFactor * Tolerances.activityNoise
    for index in 0..<factorisation.alpha.list.count
    where abs(factorisation.alpha[factorisation.alpha.list[index]]) > threshold {
      let active = basis.definition[factorisation.alpha.list[index]].row
      if let active, active != row { workspace.appendConstraint(of: active, problem) }
    }
    return .trouble(trouble)
  }

  /// Names the constraints that cannot hold together: the one whose bound the row has passed, and the one at the
  /// blocking side of every active row in the row's combination. The active rows are independent, so the combination is
  /// the only one, and none of them can be left out.
  private mutating func collectConflict(
    _ row: RowID, up: Bool, first: Int32, end: Int32, _ threshold: Double
  ) {
    workspace.conflict.removeAll()
    workspace.appendBlocking(row, first: first, end: end, left: !up, problem)
    for index in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[index]
      if abs(factorisation.alpha[slot]) <= threshold { continue }
      let active = basis.definition[slot].certainRow
      let place = point.position[active]
      workspace.appendBlocking(
        active, first: place, end: problem.groupEnd(active, from: place),
        left: (factorisation.alpha[slot] > 0) == up, problem)
    }
  }
}
