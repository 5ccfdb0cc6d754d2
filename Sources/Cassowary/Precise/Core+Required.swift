// The last phase of an optimisation in trouble: required constraints hold, whatever else does not.

extension Core {
  /// Goes to a point at which required constraints hold if they do not where the steps ended.
  ///
  /// Two points are tried: the one that twice the precision makes of the present one, looking at required constraints
  /// alone, and that of the last report. If required constraints hold at neither, the trouble is
  /// ``NumericalTrouble/residual``.
  /// - Returns: Whether they did not hold, so that the point is not that of the basis any more.
  /// - Complexity: a look at every row if they hold, else that of `settlePrecisely()`.
  @inline(never)
  mutating func repairRequired() -> Bool {
    if isWhereRequired { return false }
    refactorised(.basis)
    refactorised(.point)
    optimisation.noteTrouble(.smallPivot)
    if var system = makePreciseSystem(ofRequired: true) {
      system.program.begin(at: system.held)
      _ = system.program.restore()
      _ = adoptPoint(system.program.variableValues(), of: system.variables)
      if isWhereRequired { return true }
    }
    let variables = problem.allVariables.filter { problem.isInUse($0) }
    let nearest = variables.map { point.x[$0] }
    _ = adoptPoint(variables.map { changes.reported[$0] }, of: variables)
    if isWhereRequired { return true }
    _ = adoptPoint(nearest, of: variables)
    optimisation.trouble = .residual
    return true
  }

  /// True if no row is where required constraints forbid it.
  var isWhereRequired: Bool {
    for row in problem.allRows where basis.kind[row] != .free {
      let (value, magnitude) = point.exactActivity(of: row, problem)
      // An equation whose tolerance is smaller than the noise allows neither end of it, but what lies between.
      let noise = Tolerances.activityNoise * magnitude
      for member in problem.members.run(row) {
        let slack = Tolerances.margin(of: member.bound) + noise
        if member.forbidsLeft && !(value >= member.bound - slack) { return false }
        if member.forbidsRight && !(value <= member.bound + slack) { return false }
      }
    }
    return true
  }

  /// Takes over a point that is not where the active rows meet.
  /// - Returns: Whether all values are within their limits; others stay as they are.
  mutating func adoptPoint(_ values: [Double], of variables: [VariableID]) -> Bool {
    var isWithinRange = true
    for (value, variable) in zip(values, variables) where point.x[variable] != value {
      if !(abs(value) <= Tolerances.largestValue) {
        isWithinRange = false
        continue
      }
      point.x.write(variable, value, &journal)
      changes.touch(variable)
    }
    for row in problem.allRows
    where basis.kind[row] == .segment || basis.kind[row] == .pinned {
      point.activity.write(row, point.exactActivity(of: row, problem).sum, &journal)
    }
    return isWithinRange
  }
}
