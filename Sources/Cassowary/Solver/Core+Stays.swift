// Variables that are to stay where they are, by constraints of their own: these hold the values of the last commit.

extension Core {
  /// Makes a constraint the stay of a variable, which has none.
  mutating func setStay(of variable: VariableID, to index: ConstraintID) {
    problem.stayOf.write(variable, Link(index), among: problem.counts.variables, &journal)
    problem.counts.stayConstraints += 1
    noteOutdatedStay(of: variable)
  }

  /// Takes note that the stay of a variable goes; if it comes back, it may hold another value than the variable has.
  mutating func forgetStay(of variable: VariableID) {
    point.bringBack(variable, &journal)
    problem.stayOf.write(variable, .none, among: problem.counts.variables, &journal)
    problem.counts.stayConstraints -= 1
  }

  /// Takes note that a constraint changes, which may be a stay: a stay that was required did not follow its variable.
  @inline(__always)
  mutating func noteIfStay(_ index: ConstraintID) {
    if problem.counts.stayConstraints > 0, let variable = problem.stayingVariable(of: index) {
      noteOutdatedStay(of: variable)
    }
  }

  /// Takes note that a stay may hold another value than its variable has, until the next commit.
  mutating func noteOutdatedStay(of variable: VariableID) {
    changes.touch(variable)
    point.bringBack(variable, &journal)
  }

  /// Lets the stays of variables that have moved since the last report hold the values that these have now.
  ///
  /// The optimum stays where it is, and so do the multipliers that prove it: if a variable has left its stay, others
  /// pull at it as hard as the stay can; on its breakpoint the stay may still pull as hard, and less.
  /// - Complexity: the variables that moved, and the constraints on each of them alone that has a stay.
  @inline(never)
  mutating func renewStays() {
    forEachFollowed { $0.renewStay(of: $1) }
    for place in 0..<changes.touched.count
    where changes.touched[place].number < problem.counts.variables {
      renewStay(of: changes.touched[place])
    }
    // If a stay meets another breakpoint, its row may define a variable that nothing determines.
    if !agenda.isEmpty { optimise() }
  }

  private mutating func renewStay(of variable: VariableID) {
    // The variable of a required stay moves by rounding at most.
    guard let stay = problem.stayOf[variable].id, !problem.isRequired(stay) else { return }
    let row = problem.constraints[stay].row
    let index = problem.memberIndex(row, of: stay)
    if basis.kind[row] == .segment || agenda.isLeaving(row) {
      let bound = point.x[variable]
      if problem.members.element(row, index).bound == bound { return }
      noteConstant(of: stay, on: variable, atBound: bound)
      moveMember(row, index, to: bound, mayWait: true)
    } else {
      joinBreakpoint(row, index, of: variable)
    }
  }

  /// Moves the breakpoint of a variable's stay to that on which its row lies, so that the range of the multiplier becomes
  /// wider.
  private mutating func joinBreakpoint(_ row: RowID, _ index: Int32, of variable: VariableID) {
    let place = point.position[row]
    var member = problem.members.element(row, index)
    let bound = problem.members.element(row, place).bound
    if member.bound == bound { return }
    noteConstant(of: member.constraint, on: variable, atBound: bound)
    member.bound = bound
    problem.members.remove(row, at: index, &journal)
    let first = index < place ? place - 1 : place
    problem.members.insert(row, at: first, member, &journal)
    point.position.write(row, first, &journal)
  }

  /// Keeps the right-hand side of a variable's stay, whose breakpoint moves.
  private mutating func noteConstant(
    of stay: ConstraintID, on variable: VariableID, atBound bound: Double
  ) {
    var entry = problem.constraints[stay]
    entry.constant = bound * problem.record(of: stay).scale
    problem.constraints.write(stay, entry, &journal)
    point.bringBack(variable, &journal)
  }
}
