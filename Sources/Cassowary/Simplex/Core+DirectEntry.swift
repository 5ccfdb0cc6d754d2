// The cheap ways into the basis, which most constraints of a layout take while it is built: a row that
// mentions a variable which nothing holds and on which nothing depends yet defines that variable, and one
// that rests on such a variable takes the place of its stay.

extension Core {
  /// A variable of the terms that is undetermined and on which no definition depends, or -1.
  ///
  /// Its direction is the variable alone, and the transformed row is the row itself: nothing has to
  /// be solved. The latest such variable is taken.
  @inline(__always)
  mutating func freshVariable(
    in run: UnsafeBufferPointer<Entry>
  ) -> (variable: Int32, coefficient: Double) {
    if counts.etas > 0 {
      for entry in run where etaMemberHead[entry.id] > 0 { return (-1, 0) }
    }
    var index = run.count
    while index > 0 {
      index &-= 1
      let entry = run[index]
      if isFresh(entry.id) && abs(entry.coefficient) >= Tolerances.definingCoefficient {
        return (entry.id, entry.coefficient)
      }
    }
    return (-1, 0)
  }

  /// True if the stay of a variable is active in its own slot, and nothing else refers to the slot.
  @inline(__always)
  private mutating func isFresh(_ variable: Int32) -> Bool {
    definition[variable] == -1 &- variable && users.count(variable) == 0
      && columns.count(variable) == 0 && stayMultiplier[variable] == 0
      && (counts.etas == 0 || etaTargetHead[variable] == 0)
  }

  /// Of several terms the variable on which least depends among those whose stays are active in their own slots, or
  /// -1: none where an eta may have a part, where a stay is in the slot of another variable, or where a row leaves.
  private mutating func undeterminedVariable(
    in run: UnsafeBufferPointer<Entry>
  ) -> (variable: Int32, coefficient: Double) {
    if run.count == 1 || counts.etas > 0 || counts.activeStays == 0 || counts.leavingRows > 0 {
      return (-1, 0)
    }
    var found: (variable: Int32, coefficient: Double) = (-1, 0)
    var dependants = Int32.max
    for place in 0..<run.count {
      let (variable, coefficient) = (run[place].id, run[place].coefficient)
      let holder = definition[variable]
      if holder >= 0 { continue }
      if holder != -1 &- variable { return (-1, 0) }
      if stayMultiplier[variable] == 0 && abs(coefficient) >= Tolerances.definingCoefficient
        && users.count(variable) < dependants
      {
        dependants = users.count(variable)
        found = (variable, coefficient)
      }
    }
    return found
  }

  /// True if none of the terms but that of the variable itself depends on an undetermined variable, whose direction is
  /// left solved: then a row of these terms is its own transformed row.
  private mutating func isIndependent(
    _ run: UnsafeBufferPointer<Entry>, of variable: Int32
  ) -> Bool {
    solveDirection(of: variable)
    for place in 0..<run.count where run[place].id != variable && wMark[run[place].id] == wEpoch {
      return false
    }
    return true
  }

  /// Makes a row of the given terms, which follows no variable and has the variable's slot already, the
  /// definition of an undetermined variable, if none of the other terms depends on that. The caller moves the point.
  @inline(__always)
  mutating func define<Mode: JournalMode>(
    _ variable: Int32, by row: Int32, with run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type
  ) {
    assert(columns.count(variable) == 0, "variable \(variable) has a definition")
    setStaySlot(variable, -1, mode)
    definition.write(variable, row, mode, &journal)
    counts.work &+= Int64(run.count)
    statistics.structuralAdds &+= 1
    if run.count == 1 {
      pivot.write(variable, 1, mode, &journal)
    } else {
      fillColumn(of: variable, with: run, mode)
    }
  }

  /// Fills the empty column of a variable with the other terms of its definition.
  @inline(never)
  private mutating func fillColumn<Mode: JournalMode>(
    of variable: Int32, with run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type
  ) {
    let start = columns.open(
      variable, count: Int32(truncatingIfNeeded: run.count) &- 1, mode,
      &journal)
    var position: Int32 = 0
    for place in 0..<run.count {
      let (other, coefficient) = (run[place].id, run[place].coefficient)
      if other == variable {
        pivot.write(variable, coefficient, mode, &journal)
        continue
      }
      let twin = users.append(
        other, Entry(id: variable, twin: position, coefficient: coefficient), mode, &journal)
      columns.write(
        at: start &+ position, Entry(id: other, twin: twin, coefficient: coefficient), mode,
        &journal)
      position &+= 1
    }
  }

  /// Moves one variable on which no definition depends.
  @inline(__always)
  mutating func moveAlone<Mode: JournalMode>(_ variable: Int32, by step: Double, _ mode: Mode.Type)
  {
    if step == 0 { return }
    x.write(variable, x[variable] + step, mode, &journal)
    touch(variable)
    statistics.variablesMoved &+= 1
    for entry in watchers.run(variable) {
      let value = activity[entry.id] + entry.coefficient * step
      activity.write(entry.id, value, mode, &journal)
      if value < lower[entry.id] || value > upper[entry.id] { enqueue(entry.id) }
    }
  }

  /// True if moving one variable takes no inactive row beyond its segment.
  @inline(__always)
  mutating func canMoveAlone(_ variable: Int32, by step: Double) -> Bool {
    for entry in watchers.run(variable) {
      let value = activity[entry.id] + entry.coefficient * step
      if value < lower[entry.id] || value > upper[entry.id] { return false }
    }
    return true
  }

  /// Installs a constraint on a form that no row has yet, if it holds at the present point, can define a
  /// fresh variable, can take the place of a stay without taking a required row beyond its segment, or is
  /// optional: such a constraint contradicts none, so that no way back is needed.
  /// - Returns: the constraint's number; else nothing was done, and it is ``restsOnNoStay`` if there is no stay to
  ///   be replaced.
  mutating func installDirectly(
    _ member: Member, _ constant: Double, _ survey: FormSurvey
  ) -> Int32 {
    if member.isRequired && counts.requiredHead != counts.requiredTail { return -1 }
    if journal.isRecording { return installForm(member, constant, survey, Recording.self) }
    // Half of the forms of a layout are one variable: code in which that is known is worth its room.
    return form.count == 1
      ? installVariable(member, constant, survey)
      : installForm(member, constant, survey, NotRecording.self)
  }

  @inline(never)
  private mutating func installVariable(
    _ member: Member, _ constant: Double, _ survey: FormSurvey
  ) -> Int32 {
    installDirectly(
      member, constant, survey, UnsafeBufferPointer(start: form.base, count: 1), NotRecording.self)
  }

  @inline(never)
  private mutating func installForm<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ mode: Mode.Type
  ) -> Int32 {
    installDirectly(member, constant, survey, formRun, mode)
  }

  @inline(__always)
  private mutating func installDirectly<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ run: UnsafeBufferPointer<Entry>,
    _ mode: Mode.Type
  ) -> Int32 {
    let interval = interval(around: member)
    if !(member.costsLeft && member.costsRight) && isWithin(interval, survey) {
      return makeInactiveRow(member, constant, survey, run, interval, mode).constraint
    }
    let (variable, coefficient) = freshVariable(in: run)
    if variable < 0 { return installElsewhere(member, constant, survey, mode) }
    let step = (member.bound - survey.value) / coefficient
    if member.isRequired && step != 0 && !canMoveAlone(variable, by: step) { return -1 }
    let made = makeActiveRow(member, constant, survey, run, in: variable, interval, mode)
    if stepLog.isOn { noteDirectEntry(made.row, stayOf: variable, from: survey.value) }
    noteExchange(defining: variable, by: made.row, with: run, coefficient)
    define(variable, by: made.row, with: run, mode)
    moveAlone(variable, by: step, mode)
    return made.constraint
  }

  /// Installs a constraint on a form, which mentions no fresh variable, as the definition of one that is undetermined,
  /// through an opening, in the place of a stay, or, if it is optional, without moving anything.
  @inline(never)
  private mutating func installElsewhere<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ mode: Mode.Type
  ) -> Int32 {
    let (variable, coefficient) = undeterminedVariable(in: formRun)
    if variable >= 0 && isIndependent(formRun, of: variable) {
      return install(member, constant, survey, defining: variable, coefficient, mode)
    }
    if let opening = opening(for: formRun) {
      return install(member, constant, survey, through: opening, mode)
    }
    let index = installByExchange(member, constant, survey, mode)
    if index != Self.restsOnNoStay { return index }
    if member.isRequired {
      return Mode.isRecording(journal)
        ? index : installByDualStep(member, constant, survey, interval(around: member))
    }
    // Nothing gives way to it as long as nothing is known of what it would cost.
    let interval = interval(around: member)
    let made = makeInactiveRow(member, constant, survey, formRun, interval, mode)
    if !isWithin(interval, survey) { enqueue(made.row) }
    return made.constraint
  }

  /// Where a row may be without being queued that one constraint holds.
  @inline(__always)
  private mutating func interval(around member: Member) -> (low: Double, high: Double) {
    let margin = margin(member.bound)
    return (
      member.costsLeft ? member.bound - margin : -.infinity,
      member.costsRight ? member.bound + margin : .infinity
    )
  }

  /// True if the form under construction is within an interval as far as can be told.
  @inline(__always)
  func isWithin(_ interval: (low: Double, high: Double), _ survey: FormSurvey) -> Bool {
    let noise = Tolerances.activityNoise * survey.magnitude
    return survey.value >= interval.low - noise && survey.value <= interval.high + noise
  }

  /// Installs a constraint through an opening.
  @inline(never)
  private mutating func install<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, through opening: Opening,
    _ mode: Mode.Type
  ) -> Int32 {
    let step = (member.bound - survey.value) / opening.coefficient
    if member.isRequired && !canMove(through: opening, by: step) { return -1 }
    let made = makeActiveRow(
      member, constant, survey, formRun, in: opening.variable, interval(around: member), mode)
    if stepLog.isOn { noteDirectEntry(made.row, stayOf: opening.other, from: survey.value) }
    enter(made.row, with: formRun, through: opening, by: step)
    return made.constraint
  }

  /// Installs a constraint on a form of several variables as the definition of an undetermined one, whose direction is
  /// at hand.
  private mutating func install<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, defining variable: Int32,
    _ coefficient: Double, _ mode: Mode.Type
  ) -> Int32 {
    let step = (member.bound - survey.value) / coefficient
    if member.isRequired && step != 0 && !canMove(by: step, isFree: false) { return -1 }
    let interval = interval(around: member)
    let made = makeActiveRow(member, constant, survey, formRun, in: variable, interval, mode)
    if stepLog.isOn { noteDirectEntry(made.row, stayOf: variable, from: survey.value) }
    noteExchange(entering: made.row, factor: coefficient)
    define(variable, by: made.row, with: formRun, mode)
    solvedSlot = variable
    move(by: step)
    return made.constraint
  }

  /// Makes a row of the form under construction, held by one constraint, that is not active and has no multiplier:
  /// on the breakpoint if either side costs something, else in the segment that costs nothing.
  @inline(__always)
  private mutating func makeInactiveRow<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ run: UnsafeBufferPointer<Entry>,
    _ interval: (low: Double, high: Double), _ mode: Mode.Type
  ) -> (row: Int32, constraint: Int32) {
    let isPinned = member.costsLeft && member.costsRight
    let state = RowState(
      kind: isPinned ? .pinned : .segment, position: member.costsLeft && !isPinned ? 1 : 0,
      activity: survey.value, lower: interval.low, upper: interval.high)
    return makeRow(member, constant, state, run, key: survey.key, mode)
  }

  /// Instead of a constraint's number: that the form under construction rests on no stay.
  static var restsOnNoStay: Int32 { -2 }

  /// Makes a row of the form under construction, held by one constraint, that is active in a slot; the slot
  /// does not know yet.
  @inline(__always)
  mutating func makeActiveRow<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ run: UnsafeBufferPointer<Entry>,
    in slot: Int32, _ interval: (low: Double, high: Double), _ mode: Mode.Type
  ) -> (row: Int32, constraint: Int32) {
    let isUnlimited = member.forbidsLeft && member.forbidsRight
    let state = RowState(
      kind: .active, slot: slot, activity: member.bound, lower: interval.low,
      upper: interval.high, queued: isUnlimited ? Queue.unlimited : 0)
    return makeRow(member, constant, state, run, key: survey.key, mode)
  }

  /// Makes a row of the form under construction, and the one constraint on it.
  @inline(__always)
  private mutating func makeRow<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ state: RowState, _ run: UnsafeBufferPointer<Entry>,
    key: FormKey, _ mode: Mode.Type
  ) -> (row: Int32, constraint: Int32) {
    let row = takeRow()
    let constraint = makeConstraint(constant: constant, row: row, mode)
    giveForm(run, to: row, isWatching: state.kind != .active, mode)
    initialiseRow(row, state, run, key: key, mode)
    var member = member
    member.constraint = constraint
    members.begin(row, with: member, mode, &journal)
    return (row, constraint)
  }

  /// Installs a constraint that does not hold, or that holds its row where it is, in the place of what gives way
  /// to it.
  @inline(never)
  private mutating func installByExchange<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ mode: Mode.Type
  ) -> Int32 {
    // What is refused in the end must not have left a trace.
    let etaWork = counts.etaWork
    let run = formRun
    let interval = interval(around: member)
    let exchange = findExchange(
      for: run, member, interval, from: survey.value, isForbidden: false)
    if exchange.slot < 0 {
      counts.etaWork = etaWork
      return exchange.slot
    }
    leave(by: exchange)
    let made = makeActiveRow(member, constant, survey, run, in: exchange.slot, interval, mode)
    perform(exchange, for: made.row, at: 0, from: survey.value, mode)
    return made.constraint
  }

  /// Adds a constraint to an inactive row without multiplier, in the gap before member `gap`, in the place of what
  /// gives way to it.
  private mutating func joinByExchange<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: Int32, _ gap: Int32, _ value: Double,
    _ mode: Mode.Type
  ) -> Int32 {
    // What is refused in the end must not have left a trace.
    let etaWork = counts.etaWork
    let run = formRun
    let exchange = findExchange(
      for: run, member, interval(around: member), from: value,
      isForbidden: counts.leavingRows > 0 && forbids(row, value))
    if exchange.slot < 0 {
      counts.etaWork = etaWork
      return exchange.slot
    }
    leave(by: exchange)
    let index = addActive(member, constant, to: row, run, gap, in: exchange.slot, mode)
    perform(exchange, for: row, at: gap, from: value, mode)
    return index
  }

  /// An exchange by which a row comes to its bound without any multiplier changing.
  private struct Exchange {
    /// The slot of what gives way; ``Core/restsOnNoStay`` if there is none, -1 if it cannot be told at once.
    var slot: Int32
    /// The rate of the row along the direction of the slot, which is left solved; zero if the row is a variable alone and
    /// takes the place of its stay.
    var factor = 0.0
    /// Whether the row that gives way is held by preferences, and waits for the commit as if it had come after.
    var isForPreference = false
  }

  /// What gives way to a row that one more constraint is to hold: the stay of its only variable, which asks for no search;
  /// else any stay; and where there is none a weakly active row, if the row misses its bound, or an unburdened one, if it
  /// is required from both sides.
  ///
  /// - Parameter isForbidden: whether the row is where a constraint that it has already forbids it to be.
  @inline(__always)
  private mutating func findExchange(
    for run: UnsafeBufferPointer<Entry>, _ member: Member,
    _ interval: (low: Double, high: Double), from value: Double, isForbidden: Bool
  ) -> Exchange {
    let own = ownStaySlot(of: run)
    if own >= 0 {
      if member.isRequired && value != member.bound {
        solveDirection(of: own)
        if !canMove(by: member.bound - value, isFree: false) { return Exchange(slot: -1) }
      }
      return Exchange(slot: own)
    }
    let isForbidden = isForbidden || forbids(member, interval, value)
    let isHeld = member.forbidsLeft && member.forbidsRight
    let giving = findGiving(under: run, isForbidden: isForbidden, isHeld: isHeld)
    var s = giving.stay
    if s >= 0 {
      var factor = rate(along: s, of: run)
      if factor == 0 {
        s = findStay(under: run, isForbidden: isForbidden, besides: s)
        if s < 0 { return Exchange(slot: -1) }
        factor = rate(along: s, of: run)
      }
      let step = (member.bound - value) / factor
      if factor == 0 || member.isRequired && step != 0 && !canMove(by: step, isFree: false) {
        return Exchange(slot: -1)
      }
      return Exchange(slot: s, factor: factor)
    }
    if !isBehind && counts.leavingRows == 0 {
      let isInPlace = value >= interval.low && value <= interval.high
      if giving.weak >= 0 && !isInPlace,
        let exchange = exchangeForWeak(giving.weak, run, member, from: value)
      {
        return exchange
      }
      if giving.unburdened >= 0,
        let exchange = exchangeForUnburdened(giving.unburdened, run, member, from: value)
      {
        return exchange
      }
    }
    return Exchange(slot: Self.restsOnNoStay)
  }

  /// The slot of the stay of the only variable of the terms, if the stay does not wait for a primal step; else -1.
  @inline(__always)
  private mutating func ownStaySlot(of run: UnsafeBufferPointer<Entry>) -> Int32 {
    run.count == 1 && stayMultiplier[run[0].id] == 0 ? staySlot[run[0].id] : -1
  }

  /// The exchange for a weakly active row, which may go where its inequality holds, if that takes no other row beyond
  /// its segment.
  private mutating func exchangeForWeak(
    _ s: Int32, _ run: UnsafeBufferPointer<Entry>, _ member: Member, from value: Double
  ) -> Exchange? {
    let goesUp = members.element(definition[s], 0).costsLeft
    // What the row's only variable is the pivot of goes the way of the pivot.
    if run.count == 1 && run[0].id == s {
      let rises = (member.bound > value) == (pivot[s] > 0)
      if rises != goesUp { return nil }
    }
    if !movesFew(s) { return nil }
    let factor = rate(along: s, of: run)
    let step = (member.bound - value) / factor
    if factor == 0 || (step > 0) != goesUp || !canMove(by: step, isFree: true) { return nil }
    return Exchange(slot: s, factor: factor)
  }

  /// The exchange of a row that is required from both sides for one that only preferences hold where it is, and that
  /// pulls at nothing, if that takes no row to where a required constraint forbids it to be.
  ///
  /// Also a row that is in its place already had better be held there: each that comes later would take it along, and a
  /// step for itself alone.
  private mutating func exchangeForUnburdened(
    _ s: Int32, _ run: UnsafeBufferPointer<Entry>, _ member: Member, from value: Double
  ) -> Exchange? {
    if !movesFew(s) { return nil }
    let factor = rate(along: s, of: run)
    if factor == 0 { return nil }
    let step = (member.bound - value) / factor
    let holder = definition[s]
    if forbids(holder, activity[holder] + step) || !canMove(by: step, isFree: false) { return nil }
    return Exchange(slot: s, factor: factor, isForPreference: true)
  }

  /// True if a constraint forbids its row to be at a value.
  @inline(__always)
  private func forbids(
    _ member: Member, _ interval: (low: Double, high: Double), _ value: Double
  ) -> Bool {
    member.forbidsLeft && value < interval.low || member.forbidsRight && value > interval.high
  }

  /// Lets a row leave the basis for an exchange: before the row that comes, which tells as long as it follows its
  /// variables that others depend on the slot.
  private mutating func leave(by exchange: Exchange) {
    let holder = definition[exchange.slot]
    if holder < 0 { return }
    let first = position[holder]
    leaveBasis(holder, gap: members.element(holder, first).costsLeft ? first + 1 : first)
    if exchange.isForPreference { placeOnBreakpoint(holder, first: first) }
    statistics.pivots += 1
  }

  /// Puts a row, which is active in the slot of an exchange but for the slot, in its place on the breakpoint that
  /// starts at member `first`.
  private mutating func perform<Mode: JournalMode>(
    _ exchange: Exchange, for row: Int32, at first: Int32, from value: Double, _ mode: Mode.Type
  ) {
    let s = exchange.slot
    let holder = definition[s]
    if holder < 0 {
      if stepLog.isOn { noteDirectEntry(row, at: first, stayOf: -1 - holder, from: value) }
      if exchange.factor == 0 { return replaceStay(in: s, by: row, from: value, mode) }
      setStaySlot(-1 - holder, -1, mode)
      statistics.structuralAdds &+= 1
    } else if stepLog.isOn {
      noteDirectEntry(row, at: first, from: value)
    }
    definition.write(s, row, mode, &journal)
    noteExchange(entering: row, factor: exchange.factor)
    move(by: (activity[row] - value) / exchange.factor)
    updateFactor(s)
    refactoriseIfDue()
  }

  /// Puts a row that is a variable alone, and active in the slot of the variable's stay, in the place of that, for which
  /// nothing has to be solved. What depends on the variable follows from the value that it has.
  private mutating func replaceStay<Mode: JournalMode>(
    in s: Int32, by row: Int32, from value: Double, _ mode: Mode.Type
  ) {
    setStaySlot(-1 &- definition[s], -1, mode)
    definition.write(s, row, mode, &journal)
    statistics.structuralAdds &+= 1
    let step = activity[row] - value
    let mayWait = !members.element(row, position[row]).isRequired
    if step == 0 || mayWait && postpone(row, step) { return }
    solveDirection(of: s)
    move(by: step)
  }

  /// The rate of a row of the given terms, whose transformed row is at hand, along the direction of a slot, which is
  /// left solved; zero if there is none to speak of.
  private mutating func rate(along s: Int32, of run: UnsafeBufferPointer<Entry>) -> Double {
    solveDirection(of: s)
    var factor = 0.0
    for entry in run where dMark[entry.id] == wEpoch {
      factor += entry.coefficient * d[entry.id]
    }
    return abs(factor) < Tolerances.definingCoefficient || !pivotAgrees(factor) ? 0 : factor
  }

  /// True if moving the point along the solved direction takes no row nearly as far as where a required
  /// constraint forbids it to be; nor, if it is to be `isFree`, any row beyond its segment.
  mutating func canMove(by step: Double, isFree: Bool) -> Bool {
    collectRates(1)
    for index in 0..<rowList.count {
      let row = rowList[index]
      let value = activity[row] + rate[row] * step
      if value >= lower[row] && value <= upper[row] { continue }
      if isFree { return false }
      for member in members.run(row) {
        // Half of what a row may miss its bound by: the move itself rounds otherwise.
        let slack = margin(member.bound) / 2
        if member.forbidsLeft && value < member.bound - slack { return false }
        if member.forbidsRight && value > member.bound + slack { return false }
      }
    }
    return true
  }

  /// Adds a constraint to an inactive row that lies where nothing costs, if the row belongs on the constraint's
  /// breakpoint then, and defines a fresh variable there; a required constraint only if that takes no other row
  /// beyond its segment, so that no way back is needed.
  /// A row that owes is joined by an optional one wherever it lies.
  /// - Returns: the constraint's number; -1 if nothing was done.
  mutating func joinDirectly(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ row: Int32
  ) -> Int32 {
    if member.isRequired && counts.requiredHead != counts.requiredTail { return -1 }
    let gap = idleGap(row, around: member)
    if gap < 0 {
      return isOwing(row) && !member.isRequired && !journal.isRecording && !isBehind
        ? joinOwing(member, constant, row) : -1
    }
    if journal.isRecording {
      return joinForm(member, constant, row, gap, survey.value, Recording.self)
    }
    return form.count == 1
      ? joinVariable(member, constant, row, gap, survey.value)
      : joinForm(member, constant, row, gap, survey.value, NotRecording.self)
  }

  @inline(never)
  private mutating func joinVariable(
    _ member: Member, _ constant: Double, _ row: Int32, _ gap: Int32, _ value: Double
  ) -> Int32 {
    join(
      member, constant, row, gap, value, UnsafeBufferPointer(start: form.base, count: 1),
      NotRecording.self)
  }

  @inline(never)
  private mutating func joinForm<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: Int32, _ gap: Int32, _ value: Double,
    _ mode: Mode.Type
  ) -> Int32 {
    join(member, constant, row, gap, value, formRun, mode)
  }

  /// Adds a constraint to an inactive row of the form under construction, in the gap before member `gap`.
  @inline(__always)
  private mutating func join<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: Int32, _ gap: Int32, _ value: Double,
    _ run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type
  ) -> Int32 {
    let (variable, coefficient) = freshVariable(in: run)
    if variable < 0 { return joinElsewhere(member, constant, row, gap, value, mode) }
    let step = (member.bound - value) / coefficient
    if member.isRequired && step != 0 && !canMoveAlone(variable, by: step) { return -1 }
    let index = addActive(member, constant, to: row, run, gap, in: variable, mode)
    if stepLog.isOn { noteDirectEntry(row, at: gap, stayOf: variable, from: value) }
    noteExchange(defining: variable, by: row, with: run, coefficient)
    define(variable, by: row, with: run, mode)
    moveAlone(variable, by: step, mode)
    return index
  }

  /// Adds a constraint to an inactive row, which mentions no fresh variable, that enters through an opening, or takes the
  /// place of something that gives way: first of all the stay of its only variable.
  @inline(never)
  private mutating func joinElsewhere<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: Int32, _ gap: Int32, _ value: Double,
    _ mode: Mode.Type
  ) -> Int32 {
    let run = formRun
    guard ownStaySlot(of: run) < 0, let opening = opening(for: run) else {
      return joinByExchange(member, constant, row, gap, value, mode)
    }
    let step = (member.bound - value) / opening.coefficient
    if member.isRequired && !canMove(through: opening, by: step) { return -1 }
    let index = addActive(member, constant, to: row, run, gap, in: opening.variable, mode)
    if stepLog.isOn { noteDirectEntry(row, at: gap, stayOf: opening.other, from: value) }
    enter(row, with: run, through: opening, by: step)
    return index
  }

  /// Adds a constraint to an inactive row without multiplier, which becomes active in a slot on the constraint's
  /// breakpoint; the slot does not know yet.
  @inline(__always)
  private mutating func addActive<Mode: JournalMode>(
    _ member: Member, _ constant: Double, to row: Int32, _ run: UnsafeBufferPointer<Entry>,
    _ gap: Int32, in slot: Int32, _ mode: Mode.Type
  ) -> Int32 {
    countUse(run, mode)
    var member = member
    member.constraint = makeConstraint(constant: constant, row: row, mode)
    members.insert(row, at: gap, member, mode, &journal)
    let margin = margin(member.bound)
    lower.write(row, member.bound - margin, mode, &journal)
    upper.write(row, member.bound + margin, mode, &journal)
    noteExchange(ofInactive: row)
    unwatch(row, count: run.count, mode)
    kind.write(row, .active, mode, &journal)
    // No other breakpoint is there.
    position.write(row, gap, mode, &journal)
    let limit = member.forbidsLeft && member.forbidsRight ? Queue.unlimited : 0
    queued.write(row, queued[row] & ~Queue.unlimited | limit, mode, &journal)
    activity.write(row, member.bound, mode, &journal)
    self.slot.write(row, slot, mode, &journal)
    return member.constraint
  }

  /// True if a required constraint on the form of a row certainly contradicts none: the row lies well on the side
  /// that is free.
  mutating func fits(_ member: Member, _ row: Int32) -> Bool {
    if row < 0 || counts.requiredHead != counts.requiredTail { return false }
    if contradiction(in: row, of: member) >= 0 { return false }
    let margin = margin(member.bound)
    if !member.costsLeft { return activity[row] < member.bound - margin }
    return !member.costsRight && activity[row] > member.bound + margin
  }

  @inline(never)
  private mutating func noteDirectEntry(
    _ row: Int32, at first: Int32 = 0, stayOf variable: Int32? = nil, from value: Double
  ) {
    let bound = activity[row]
    if let variable { noteLeaving(stayOf: variable) }
    activity.write(row, value, &journal)
    noteEntering(row, at: first)
    activity.write(row, bound, &journal)
  }
}
