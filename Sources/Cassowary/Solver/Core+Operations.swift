// Whole operations on constraints, as the façade calls them. Those that can fail return false and fill `conflict`; the
// caller goes back to the savepoint taken before.

extension Core {
  /// Installs a constraint on the form under construction, which is that of `row`; nil if no row has it
  /// yet.
  ///
  /// - Parameters:
  ///   - member: the constraint's breakpoint, without the number of the constraint.
  ///   - triesStay: false if it is known that the row rests on no stay.
  /// - Returns: the constraint's number, and whether it can hold together with the required ones.
  mutating func install(
    _ member: Member, _ constant: Double, row known: RowID?, _ survey: FormSurvey, triesStay: Bool
  ) -> (constraint: ConstraintID, canHold: Bool) {
    if known != nil { problem.countUse(problem.formRun, Asking.self, &journal) }
    let row = known ?? makeWatchingRow(survey)
    let index = problem.makeConstraint(constant: constant, row: row, Asking.self, &journal)
    var member = member
    member.constraint = index
    if member.isRequired, let opposite = problem.contradiction(in: row, of: member) {
      workspace.conflict.removeAll()
      workspace.conflict.append(opposite)
      return (index, false)
    }
    addMember(row, member, triesStay: triesStay)
    return (index, !member.isRequired || restoreRequired(tried: row))
  }

  /// Removes a constraint, and the edit if it is one.
  mutating func uninstall(_ index: ConstraintID) {
    journal.isRecording ? uninstall(index, Recording.self) : uninstall(index, NotRecording.self)
  }

  private mutating func uninstall<Mode: JournalMode>(_ index: ConstraintID, _ mode: Mode.Type) {
    let row = problem.constraints[index].row
    let run = problem.terms.run(row)
    for place in 0..<run.count {
      let variable = run[place].variable
      problem.useCount.write(variable, problem.useCount[variable] &- 1, mode, &journal)
    }
    if isRare(run.count == 1 && problem.editOf[run[0].variable] == Link(index)) {
      problem.setEdit(of: run[0].variable, to: .none, &journal)
    }
    if isRare(problem.counts.stayConstraints > 0) && problem.stayingVariable(of: index) != nil {
      forgetStay(of: run[0].variable)
    }
    if isRare(problem.hasBounds), let (variable, side) = problem.boundedVariable(of: index) {
      problem.setBound(of: variable, side, to: nil, &journal)
    }
    if problem.members.count(row) > 1 || !removeIdle(row, mode) {
      removeMember(row, problem.memberIndex(row, of: index))
    }
    problem.freeConstraint(index, mode, &journal)
  }

  /// Changes the right-hand side of a constraint.
  mutating func setConstant(_ index: ConstraintID, to constant: Double) -> Bool {
    let (row, place) = noteConstant(of: index, constant)
    var member = problem.members.element(row, place)
    member.bound = constant / problem.costs[member.cost].scale
    if member.isRequired, let opposite = problem.contradiction(in: row, of: member) {
      workspace.conflict.removeAll()
      workspace.conflict.append(opposite)
      return false
    }
    moveMember(row, place, to: member.bound, mayWait: !member.isRequired)
    return !member.isRequired || restoreRequired()
  }

  /// Changes the right-hand side of one of several constraints; `canHold` must check them afterwards.
  mutating func moveConstant(_ index: ConstraintID, to constant: Double) {
    let (row, place) = noteConstant(of: index, constant)
    let scale = problem.costs[problem.members.element(row, place).cost].scale
    moveMember(row, place, to: constant / scale, mayWait: true)
  }

  /// Whether the required constraints can hold together after right-hand sides were changed.
  mutating func canHold(_ changes: [(Constraint, Double)]) -> Bool {
    for (constraint, _) in changes {
      let index = constraint.id
      let row = problem.constraints[index].row
      let member = problem.members.element(row, problem.memberIndex(row, of: index))
      if member.isRequired, let opposite = problem.contradiction(in: row, of: member) {
        workspace.conflict.removeAll()
        workspace.conflict.append(index)
        workspace.conflict.append(opposite)
        return false
      }
    }
    return restoreRequired()
  }

  /// Keeps a new right-hand side.
  /// - Returns: the row of the constraint, and the place of its breakpoint there, which is as it was.
  private mutating func noteConstant(
    of index: ConstraintID, _ constant: Double
  ) -> (row: RowID, place: Int32) {
    var entry = problem.constraints[index]
    entry.constant = constant
    problem.constraints.write(index, entry, &journal)
    noteIfStay(index)
    return (entry.row, problem.memberIndex(entry.row, of: index))
  }

  /// Replaces the cost of a constraint. If its row cannot stay as it is, the constraint is first narrowed to nothing,
  /// then widened to the new cost; variables keep their values in between.
  mutating func replace(_ index: ConstraintID, by record: ConstraintRecord) -> Bool {
    let row = problem.constraints[index].row
    let member = problem.makeMember(record, of: index)
    if record.isRequired, let opposite = problem.contradiction(in: row, of: member) {
      workspace.conflict.removeAll()
      workspace.conflict.append(opposite)
      return false
    }
    noteIfStay(index)
    let place = problem.memberIndex(row, of: index)
    if !changeCost(row, place, to: member) {
      narrow(row, place)
      addMember(row, member)
    }
    return !record.isRequired || restoreRequired()
  }
}
