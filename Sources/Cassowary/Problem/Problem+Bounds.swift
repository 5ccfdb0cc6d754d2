// Bounds of variables: breakpoints of the rows of the variables alone, which are found beside the variables.

extension Problem {
  /// True if a variable has bounds.
  @inline(__always) var hasBounds: Bool { counts.lowerBounds | counts.upperBounds != 0 }

  /// True if a variable has a bound.
  @inline(__always)
  func isBounded(_ variable: VariableID) -> Bool {
    hasBounds && !(lowerOf[variable].isNone && upperOf[variable].isNone)
  }

  /// The constraint that is a bound of a variable.
  func bound(of variable: VariableID, _ side: Bounds.Side) -> ConstraintID? {
    side == .lower ? lowerOf[variable].id : upperOf[variable].id
  }

  /// Makes a constraint a bound of a variable, or takes note that its bound goes.
  mutating func setBound(
    of variable: VariableID, _ side: Bounds.Side, to bound: ConstraintID?, _ journal: inout Journal
  ) {
    let former = self.bound(of: variable, side)
    let more: Int32 = (bound == nil ? 0 : 1) - (former == nil ? 0 : 1)
    let link = bound.map { Link($0) } ?? .none
    if side == .lower {
      counts.lowerBounds += more
      lowerOf.write(variable, link, among: counts.variables, &journal)
    } else {
      counts.upperBounds += more
      upperOf.write(variable, link, among: counts.variables, &journal)
    }
  }

  /// The variable of which a constraint is a bound.
  func boundedVariable(of index: ConstraintID) -> (variable: VariableID, side: Bounds.Side)? {
    if isUsual(!hasBounds) { return nil }
    let run = terms.run(constraints[index].row)
    if run.count != 1 { return nil }
    if lowerOf[run[0].variable] == Link(index) { return (run[0].variable, .lower) }
    return upperOf[run[0].variable] == Link(index) ? (run[0].variable, .upper) : nil
  }
}
