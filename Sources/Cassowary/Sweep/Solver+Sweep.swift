extension Solver {
  /// The solution as a function of a constraint's right-hand side: every piece of it, exactly, and not at some values.
  ///
  /// At each value of the parameter it is the solution that a commit from the present state would give if the constraint
  /// had that right-hand side: stays hold variables where they are now. Nothing changes in the solver, not a bit.
  ///
  /// The method is the parametric dual simplex of S. I. Gass and T. L. Saaty (doi:10.1002/nav.3800020106). A breakpoint is
  /// passed by as much as a constraint may miss its right-hand side (a ten-millionth of a point, or of the right-hand
  /// side if that is larger): pieces shorter than the way on which that happens are not told apart.
  ///
  /// - Parameters:
  ///   - constraint: the constraint; an edit, a size, a content size whose value is the parameter.
  ///   - range: the values of the parameter, in the unit of the constraint.
  ///   - limit: how many pieces are followed at most.
  /// - Returns: the pieces. If a required constraint holds for a part of the range only, the pieces cover that part, and
  ///   the sweep names the constraints that exclude the rest.
  /// - Throws: `SweepError`.
  /// - Complexity: for each piece a direction solve, the steps to the next basis, and a look at every variable; linear in
  ///   the pieces.
  public func sweep(
    _ constraint: Constraint, over range: ClosedRange<Double>, atMost limit: Int = 10_000
  ) throws(SweepError) -> Sweep {
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    try checkSweep(from: range.lowerBound, to: range.upperBound)
    let scope = wake().core.beginChange()
    defer { wake().core.rollBack(scope) }
    let walk = SweepWalk(solver: self, index: constraint.id, range: range, limit: limit)
    return try walk.run()
  }

  /// The solution as a function of the value that is suggested for a variable that has an edit constraint.
  /// - Throws: `SweepError`.
  public func sweep(
    _ variable: Variable, over range: ClosedRange<Double>, atMost limit: Int = 10_000
  ) throws(SweepError) -> Sweep {
    guard isLive(variable) else { throw .unknownVariable(variable) }
    guard let edit = problem.editOf[variable.id].id else { throw .notEdited(variable) }
    return try sweep(self.constraint(at: edit), over: range, atMost: limit)
  }

  /// The values of a constraint's right-hand side around the present one within which every variable goes on in a straight
  /// line, and the constraints whose breakpoints end them.
  ///
  /// The ends are infinite if nothing ends the line. At a breakpoint the range may have no width.
  /// - Returns: nil if the constraint is unknown.
  /// - Complexity: a direction solve, and a look at the rows that move.
  public func steadyRange(
    of constraint: Constraint
  ) -> (range: ClosedRange<Double>, below: Constraint?, above: Constraint?)? {
    guard isLive(constraint) else { return nil }
    let scope = wake().core.beginChange()
    defer { wake().core.rollBack(scope) }
    if problem.counts.retiredVariables > 0 { wake().core.refactorise(because: .retiredVariables) }
    wake().core.optimise()
    let stretch = wake().core.stretch(of: constraint.id)
    func holder(_ stop: SweepStretch.Stop?) -> Constraint? {
      stop.map { self.constraint(at: problem.holder(of: $0.row, at: $0.member)) }
    }
    let low = min(stretch.low, stretch.value)
    return (
      low...max(stretch.high, stretch.value), holder(stretch.lowStop), holder(stretch.highStop)
    )
  }

  private func checkSweep(from low: Double, to high: Double) throws(SweepError) {
    guard low < high, abs(low) <= Tolerances.largestConstant,
      abs(high) <= Tolerances.largestConstant
    else { throw .noRange(from: low, to: high) }
  }
}
