// If all variables of a row have definitions, one of these may do with another variable: the trailing edge of a view
// defines its width, and if the width is given next, the trailing edge defines the leading edge.

extension Core {
  /// A variable of the terms on which nothing depends, and whose definition mentions an undetermined variable on
  /// which nothing else depends.
  ///
  /// Its direction is the two variables, and the row is its own transformed row.
  @inline(never)
  mutating func augmentingPath(for run: UnsafeBufferPointer<Entry>, of member: Member)
    -> AugmentingPath?
  {
    // A new row takes the place of a leaving row.
    if !acceleration.contains(.augmentingPaths) { return nil }
    if basis.counts.activeStays == 0 || agenda.counts.leavingRows > 0 { return nil }
    if !member.isRequired && !basis.counts.pathSearches.isAnotherWorthwhile(acceleration) {
      return nil
    }
    if factorisation.counts.etas > 0 {
      for entry in run where !factorisation.etas.headOfMember[entry.variable].isNone { return nil }
    }
    for place in 0..<run.count {
      let entry = run[place]
      let variable = entry.variable
      if basis.definition[variable].isStay || factorisation.users.count(variable) > 0
        || abs(entry.coefficient) < Tolerances.definingCoefficient
        || factorisation.counts.etas > 0 && !factorisation.etas.headOfTarget[variable].isNone
      {
        continue
      }
      let column = factorisation.columns.run(variable)
      for index in 0..<column.count where isNeededOnce(column[index].variable) {
        let part = column[index]
        if abs(part.coefficient) < Tolerances.definingCoefficient
          || run.contains(where: { $0.variable == part.variable })
        {
          continue
        }
        if !member.isRequired { basis.counts.pathSearches = VainSearches() }
        return AugmentingPath(
          variable: variable, coefficient: entry.coefficient, other: part.variable,
          rate: -factorisation.pivot[variable] / part.coefficient)
      }
    }
    return nil
  }

  /// True if the stay of a variable is active in its own slot, and one definition alone refers to the slot.
  @inline(__always)
  private mutating func isNeededOnce(_ variable: VariableID) -> Bool {
    basis.definition[variable] == .stay(of: variable) && factorisation.users.count(variable) == 1
      && factorisation.columns.count(variable) == 0 && multipliers.stayHead[variable].isNone
      && (factorisation.counts.etas == 0
        || factorisation.etas.headOfTarget[variable].isNone
          && factorisation.etas.headOfMember[variable].isNone)
  }

  /// True if going through an augmenting path takes no inactive row beyond its segment; no inactive row mentions both
  /// variables.
  mutating func canMove(through path: AugmentingPath, by step: Double) -> Bool {
    if step == 0 { return true }
    for entry in point.watchers.run(path.variable)
    where problem.terms.run(entry.row).contains(where: { $0.variable == path.other }) {
      return false
    }
    return point.canMoveAlone(path.variable, by: step)
      && point.canMoveAlone(path.other, by: step * path.rate)
  }

  /// Makes a row of the given terms, which follows no variable and has the variable's slot already, enter through an
  /// augmenting path, and moves the point by a step of the variable.
  mutating func enter(
    _ row: RowID, with run: UnsafeBufferPointer<Entry>, through path: AugmentingPath,
    by step: Double
  ) {
    exchanged(through: path, by: row)
    factorisation.passDefinition(of: path.variable, to: path.other, &basis, &journal)
    basis.setStaySlot(path.other, .none, Asking.self, &journal)
    define(path.variable, by: row, with: run, Asking.self)
    moveAlone(path.variable, by: step, Asking.self)
    moveAlone(path.other, by: step * path.rate, Asking.self)
  }
}
