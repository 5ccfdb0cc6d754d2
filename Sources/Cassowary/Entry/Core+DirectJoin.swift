// Constraints on a form that an inactive row has already, by which the row enters the basis without a step.

extension Core {
  /// Adds a constraint to an inactive row that lies where nothing costs, if the row then belongs on the constraint's
  /// breakpoint, and defines a fresh variable there. It adds a required constraint only if that takes no other row
  /// beyond its segment, so that no way back is needed. It adds an optional constraint to an owing row wherever the row
  /// lies.
  /// - Returns: how that went.
  mutating func joinDirectly(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ row: RowID
  ) -> DirectEntry {
    if member.isRequired && agenda.requiredCount > 0 {
      return .undecided
    }
    guard let gap = idleGap(row, around: member) else {
      return agenda.isOwing(row) && !member.isRequired && !journal.isRecording && !isBehind
        ? .installed(joinOwing(member, constant, row)) : .undecided
    }
    if journal.isRecording {
      return joinForm(member, constant, row, gap, survey.value, Recording.self)
    }
    return problem.form.count == 1
      ? joinVariable(member, constant, row, gap, survey.value)
      : joinForm(member, constant, row, gap, survey.value, NotRecording.self)
  }

  @inline(never)
  private mutating func joinVariable(
    _ member: Member, _ constant: Double, _ row: RowID, _ gap: Int32, _ value: Double
  ) -> DirectEntry {
    join(
      member, constant, row, gap, value, UnsafeBufferPointer(start: problem.form.base, count: 1),
      NotRecording.self)
  }

  @inline(never)
  private mutating func joinForm<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: RowID, _ gap: Int32, _ value: Double,
    _ mode: Mode.Type
  ) -> DirectEntry {
    join(member, constant, row, gap, value, problem.formRun, mode)
  }

  /// Adds a constraint to an inactive row of the form under construction, in the gap before member `gap`.
  @inline(__always)
  private mutating func join<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: RowID, _ gap: Int32, _ value: Double,
    _ run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type
  ) -> DirectEntry {
    guard let (variable, coefficient) = freshVariable(in: run) else {
      return joinElsewhere(member, constant, row, gap, value, mode)
    }
    let step = (member.bound - value) / coefficient
    if member.isRequired && step != 0 && !point.canMoveAlone(variable, by: step) {
      return .undecided
    }
    let index = addActive(member, constant, to: row, run, gap, in: variable, mode)
    if isRare(stepLog.isOn) { noteDirectEntry(row, at: gap, stayOf: variable, from: value) }
    exchanged(.defined(variable, by: row, with: run, coefficient: coefficient))
    define(variable, by: row, with: run, mode)
    moveAlone(variable, by: step, mode)
    return .installed(index)
  }

  /// Adds a constraint to an inactive row, which mentions no fresh variable. The row enters through an augmenting path,
  /// or takes the place of a holder that gives way: first of all the stay of its only variable.
  @inline(never)
  private mutating func joinElsewhere<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: RowID, _ gap: Int32, _ value: Double,
    _ mode: Mode.Type
  ) -> DirectEntry {
    let run = problem.formRun
    guard ownStaySlot(of: run) == nil || !acceleration.contains(.stayExchanges),
      let path = augmentingPath(for: run, of: member)
    else {
      return joinByExchange(member, constant, row, gap, value, mode)
    }
    let step = (member.bound - value) / path.coefficient
    if member.isRequired && !canMove(through: path, by: step) { return .undecided }
    let index = addActive(member, constant, to: row, run, gap, in: path.variable, mode)
    if isRare(stepLog.isOn) { noteDirectEntry(row, at: gap, stayOf: path.other, from: value) }
    enter(row, with: run, through: path, by: step)
    return .installed(index)
  }

  /// Adds a constraint to an inactive row without multiplier, which becomes active in a slot on the constraint's
  /// breakpoint; the slot does not know yet.
  @inline(__always)
  mutating func addActive<Mode: JournalMode>(
    _ member: Member, _ constant: Double, to row: RowID, _ run: UnsafeBufferPointer<Entry>,
    _ gap: Int32, in slot: SlotID, _ mode: Mode.Type
  ) -> ConstraintID {
    problem.countUse(run, mode, &journal)
    var member = member
    member.constraint = problem.makeConstraint(constant: constant, row: row, mode, &journal)
    problem.members.insert(row, at: gap, member, mode, &journal)
    let margin = Tolerances.margin(of: member.bound)
    point.lower.write(row, member.bound - margin, mode, &journal)
    point.upper.write(row, member.bound + margin, mode, &journal)
    exchanged(.changed(row))
    unwatch(row, count: run.count, mode)
    basis.kind.write(row, .active, mode, &journal)
    // No other breakpoint is there.
    point.position.write(row, gap, mode, &journal)
    let limit = member.forbidsLeft && member.forbidsRight ? Queue.unlimited : 0
    agenda.flags.write(row, agenda.flags[row] & ~Queue.unlimited | limit, mode, &journal)
    point.activity.write(row, member.bound, mode, &journal)
    basis.slot.write(row, Link(slot), mode, &journal)
    return member.constraint
  }

  /// True if a required constraint on the form of a row certainly contradicts no other: the row lies well on the free
  /// side.
  mutating func fits(_ member: Member, _ row: RowID) -> Bool {
    if agenda.requiredCount > 0 { return false }
    if problem.contradiction(in: row, of: member) != nil { return false }
    let margin = Tolerances.margin(of: member.bound)
    if !member.costsLeft { return point.activity[row] < member.bound - margin }
    return !member.costsRight && point.activity[row] > member.bound + margin
  }
}
