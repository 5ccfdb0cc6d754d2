// The cheap ways into the basis, which most constraints of a layout take while it is built: a row that mentions a
// variable which nothing holds and on which nothing depends yet defines that variable, and a row that rests on a holder
// that gives way to it takes the place of that holder.

extension Core {
  /// Installs a constraint on a form that no row has yet, if it holds at the present point, can define a
  /// fresh variable, can take the place of a stay without taking a required row beyond its segment, or is
  /// optional: such a constraint contradicts none, so that no way back is needed.
  /// - Returns: how that went.
  mutating func installDirectly(
    _ member: Member, _ constant: Double, _ survey: FormSurvey
  ) -> DirectEntry {
    if member.isRequired && agenda.requiredCount > 0 {
      return .undecided
    }
    if journal.isRecording { return installForm(member, constant, survey, Recording.self) }
    // Half of the forms of a layout are one variable: code compiled for that case is worth its room.
    return problem.form.count == 1
      ? installVariable(member, constant, survey)
      : installForm(member, constant, survey, NotRecording.self)
  }

  /// Installs a relation between constants that is true: its row has no terms, so that nothing ever moves it.
  /// - Returns: the constraint's number.
  mutating func installConstants(_ constant: Double, _ cost: Cost) -> ConstraintID {
    reserveForm(1)
    problem.form.setCount(0)
    let member = problem.makeMember(bound: constant, cost)
    return makeInactiveRow(
      member, constant, FormSurvey(), problem.formRun, member.interval, Asking.self
    ).constraint
  }

  @inline(never)
  private mutating func installVariable(
    _ member: Member, _ constant: Double, _ survey: FormSurvey
  ) -> DirectEntry {
    installDirectly(
      member, constant, survey, UnsafeBufferPointer(start: problem.form.base, count: 1),
      NotRecording.self)
  }

  @inline(never)
  private mutating func installForm<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ mode: Mode.Type
  ) -> DirectEntry {
    installDirectly(member, constant, survey, problem.formRun, mode)
  }

  @inline(__always)
  private mutating func installDirectly<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ run: UnsafeBufferPointer<Entry>,
    _ mode: Mode.Type
  ) -> DirectEntry {
    let interval = member.interval
    if !(member.costsLeft && member.costsRight) && survey.isWithin(interval) {
      return .installed(makeInactiveRow(member, constant, survey, run, interval, mode).constraint)
    }
    guard let (variable, coefficient) = freshVariable(in: run) else {
      return installElsewhere(member, constant, survey, mode)
    }
    let step = (member.bound - survey.value) / coefficient
    if member.isRequired && step != 0 && !point.canMoveAlone(variable, by: step) {
      return .undecided
    }
    let made = makeActiveRow(member, constant, survey, run, in: variable, interval, mode)
    if isRare(stepLog.isOn) { noteDirectEntry(made.row, stayOf: variable, from: survey.value) }
    exchanged(.defined(variable, by: made.row, with: run, coefficient: coefficient))
    define(variable, by: made.row, with: run, mode)
    moveAlone(variable, by: step, mode)
    return .installed(made.constraint)
  }

  /// Installs a constraint on a form, which mentions no fresh variable, through an augmenting path, in the place of a stay, or, if it is optional, without moving anything.
  @inline(never)
  private mutating func installElsewhere<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ mode: Mode.Type
  ) -> DirectEntry {
    if let path = augmentingPath(for: problem.formRun, of: member) {
      return install(member, constant, survey, through: path, mode)
    }
    let entry = installByExchange(member, constant, survey, mode)
    if entry != .restsOnNoStay { return entry }
    if member.isRequired {
      return Mode.isRecording(journal)
        ? entry : installByDualStep(member, constant, survey, member.interval)
    }
    // Nothing gives way to it as long as its cost is unknown.
    let interval = member.interval
    let made = makeInactiveRow(member, constant, survey, problem.formRun, interval, mode)
    if !survey.isWithin(interval) { agenda.enqueue(made.row, problem, point, &journal) }
    return .installed(made.constraint)
  }

  /// The most variables that may depend on an undetermined variable for it to be defined without a look at others that
  /// could be instead: 64, as fewer are moved sooner than another is found. Half of a chain may hang on one.
  static var mostMovedByDefinition: Int { 64 }

  /// Installs a constraint through an augmenting path.
  @inline(never)
  private mutating func install<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, through path: AugmentingPath,
    _ mode: Mode.Type
  ) -> DirectEntry {
    let step = (member.bound - survey.value) / path.coefficient
    if member.isRequired && !canMove(through: path, by: step) {
      return .undecided
    }
    let made = makeActiveRow(
      member, constant, survey, problem.formRun, in: path.variable, member.interval, mode)
    if isRare(stepLog.isOn) { noteDirectEntry(made.row, stayOf: path.other, from: survey.value) }
    enter(made.row, with: problem.formRun, through: path, by: step)
    return .installed(made.constraint)
  }

  /// Makes a row of the form under construction, held by one constraint, that is not active and has no multiplier:
  /// on the breakpoint if either side costs something, else in the segment that costs nothing.
  @inline(__always)
  private mutating func makeInactiveRow<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ run: UnsafeBufferPointer<Entry>,
    _ interval: (low: Double, high: Double), _ mode: Mode.Type
  ) -> (row: RowID, constraint: ConstraintID) {
    let isPinned = member.costsLeft && member.costsRight
    let state = RowState(
      kind: isPinned ? .pinned : .segment, position: member.costsLeft && !isPinned ? 1 : 0,
      activity: survey.value, lower: interval.low, upper: interval.high)
    return makeRow(member, constant, state, run, key: survey.key, mode)
  }

  /// Makes a row of the form under construction, held by one constraint, that is active in a slot; the slot
  /// does not know yet.
  ///
  /// Called, and not part of its callers: a few constraints that go and come pass through most of those once, and the
  /// processor's cache is to hold them all.
  @inline(never)
  mutating func makeActiveRow<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ run: UnsafeBufferPointer<Entry>,
    in slot: SlotID, _ interval: (low: Double, high: Double), _ mode: Mode.Type
  ) -> (row: RowID, constraint: ConstraintID) {
    let isUnlimited = member.forbidsLeft && member.forbidsRight
    let state = RowState(
      kind: .active, slot: Link(slot), activity: member.bound, lower: interval.low,
      upper: interval.high, queued: isUnlimited ? Queue.unlimited : 0)
    return makeRow(member, constant, state, run, key: survey.key, mode)
  }

  /// Makes a row of the form under construction, and the one constraint on it.
  @inline(__always)
  private mutating func makeRow<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ state: RowState, _ run: UnsafeBufferPointer<Entry>,
    key: FormKey, _ mode: Mode.Type
  ) -> (row: RowID, constraint: ConstraintID) {
    let row = takeRow()
    let constraint = problem.makeConstraint(constant: constant, row: row, mode, &journal)
    giveForm(run, to: row, isWatching: state.kind != .active, mode)
    initialiseRow(row, state, run, key: key, mode)
    var member = member
    member.constraint = constraint
    problem.members.begin(row, with: member, mode, &journal)
    return (row, constraint)
  }

  @inline(never)
  mutating func noteDirectEntry(
    _ row: RowID, at first: Int32 = 0, stayOf variable: VariableID? = nil, from value: Double
  ) {
    let bound = point.activity[row]
    if let variable { stepLog.noteLeaving(stayOf: variable, problem) }
    point.activity.write(row, value, &journal)
    stepLog.noteEntering(row, at: first, problem, point)
    point.activity.write(row, bound, &journal)
  }
}
