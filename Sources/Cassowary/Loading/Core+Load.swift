// Rows that came together get a basis together: by their structure, then their values in one pass, then the lists of
// rows and columns in their sizes. What is out of place afterwards waits for the ordinary steps.

extension Core {
  /// Makes a row of the form under construction, which no row has, for constraints that come with it. It lies nowhere
  /// yet: ``enterTogether(_:unknown:)`` finds its place.
  ///
  /// - Parameter count: how many constraints are known to come.
  mutating func makeLoadedRow(_ survey: FormSurvey, constraints count: Int) -> RowID {
    let run = problem.formRun
    let row = takeRow()
    let start = problem.terms.openNew(
      row, count: Int32(truncatingIfNeeded: run.count), Asking.self, &journal)
    for place in 0..<run.count {
      problem.terms.write(
        at: start &+ Int32(truncatingIfNeeded: place), run[place], Asking.self, &journal)
    }
    initialiseRow(row, RowState(activity: survey.value), run, key: survey.key, Asking.self)
    problem.members.begin(row, Asking.self, &journal)
    // More come for a size, as a rule: its limit and its content.
    let room = run.count == 1 ? max(count, Self.roomOnVariable) : count
    problem.members.makeRoom(row, for: Int32(truncatingIfNeeded: room), &journal)
    return row
  }

  /// The breakpoints for which a row of one variable has room from the start: not negative, a content size, and what
  /// breaks its ties.
  static var roomOnVariable: Int { 4 }

  /// Takes note that more constraints mention the variables of the form under construction.
  mutating func countUse(ofLoaded count: Int) {
    for entry in problem.formRun {
      problem.useCount.write(
        entry.variable, problem.useCount[entry.variable] &+ Int32(truncatingIfNeeded: count),
        Asking.self, &journal)
    }
  }

  /// Adds a constraint to a row that was made by ``makeLoadedRow(_:constraints:)`` and has no place yet.
  /// - Returns: the constraint's number; nil if it contradicts another one of the row.
  mutating func addLoaded(_ member: Member, _ constant: Double, to row: RowID) -> ConstraintID? {
    var member = member
    member.constraint = problem.makeConstraint(
      constant: constant, row: row, Asking.self, &journal)
    let run = problem.members.run(row)
    // Mostly it is the first, or lies where the one before lies.
    if run.isEmpty || run[run.count - 1].bound == member.bound && !member.isRequired {
      _ = problem.members.append(row, member, Asking.self, &journal)
      return member.constraint
    }
    if member.isRequired && problem.contradiction(in: row, of: member) != nil { return nil }
    problem.members.insert(row, at: problem.sortedIndex(row, &member), member, &journal)
    return member.constraint
  }

  /// Gives rows that came together their places: in the basis, where they define variables, or beside it.
  ///
  /// No row gets a multiplier, and each lies where it costs least by itself: so all multipliers are in range, and only
  /// rows that the point misses wait.
  /// - Parameter unknown: the variables that the rows may define; the others stay where they are.
  /// - Returns: false if a variable would be out of range; the state is of no use then.
  mutating func enterTogether(_ rows: Stack<RowID>, unknown: Stack<VariableID>) -> Bool {
    var crash = CrashBasis(variables: Int(problem.counts.variables), rows: rows)
    defer { crash.deallocate() }
    crash.mentions.isKnown.base.update(repeating: 1, count: crash.mentions.isKnown.capacity)
    for index in 0..<unknown.count { crash.mentions.isKnown[unknown[index]] = 0 }
    for place in 0..<rows.count {
      crash.setStrength(rest(rows[place]), of: Int32(truncatingIfNeeded: place))
    }
    crash.begin(problem.terms)
    while true {
      if let place = crash.nextEquality() {
        let row = rows[Int(place)]
        if !define(by: place, at: bound(of: row, after: false), &crash) { return false }
      } else if let place = crash.nextInequality() {
        if !defineByLimit(place, &crash) { return false }
      } else if let place = crash.nextForTearing() {
        crash.tear(problem.terms.run(rows[Int(place)]))
      } else {
        break
      }
    }
    makeRoom(for: rows, crash)
    enter(crash)
    return true
  }

  /// Puts a row where it costs least by itself.
  /// - Returns: how strongly it is held there; negative if it lies in a segment.
  private mutating func rest(_ row: RowID) -> Double {
    switch problem.restingPlace(of: row) {
    case .breakpoint(let first, let strength):
      placeOnBreakpoint(row, first: first)
      return strength
    case .segment(let gap):
      placeInSegment(row, gap: gap)
      return Solver.noCost
    case nil:
      workspace.multiplier.clear()
      reposition(row)
      return basis.kind[row] == .pinned ? 0 : Solver.noCost
    }
  }

  /// The bound of the breakpoint on which a row lies, or of that at an end of its segment.
  @inline(__always)
  private func bound(of row: RowID, after: Bool) -> Double {
    let place = point.position[row]
    return problem.members.element(row, basis.kind[row] == .segment && !after ? place - 1 : place)
      .bound
  }

  /// Lets a row define the only variable that is unknown in it, which moves to where the row meets the bound.
  /// - Returns: false if that is out of range.
  private mutating func define(
    by place: Int32, at bound: Double, _ crash: inout CrashBasis
  ) -> Bool {
    let row = crash.rows[Int(place)]
    let run = problem.terms.run(row)
    guard let variable = crash.mentions.undefinedVariable(in: run),
      run.count == 1 || !problem.terms.mentionsHardly(variable, in: row)
    else {
      crash.mentions.unknown[place] = -1
      return true
    }
    let value = value(of: variable, in: run, at: bound)
    if !(abs(value) <= Tolerances.largestValue) { return false }
    // Rows that were there before follow; those that come do so afterwards.
    moveAlone(variable, by: value - point.x[variable], Asking.self)
    point.x.write(variable, value, &journal)
    crash.define(variable, by: place)
    return true
  }

  /// The value of a variable with which a row has a value.
  private func value(
    of variable: VariableID, in run: UnsafeBufferPointer<Entry>, at bound: Double
  ) -> Double {
    var rest = bound
    var factor = 1.0
    for entry in run {
      if entry.variable == variable {
        factor = entry.coefficient
      } else {
        rest -= entry.coefficient * point.x[entry.variable]
      }
    }
    return rest / factor
  }

  /// Lets the inequality define the unknown variable of one that asks for the largest change, if the variable's present
  /// value misses any: required ones first.
  /// - Returns: false if that is out of range.
  private mutating func defineByLimit(_ asking: Int32, _ crash: inout CrashBasis) -> Bool {
    guard
      let variable = crash.mentions.undefinedVariable(
        in: problem.terms.run(crash.rows[Int(asking)]))
    else { return true }
    var best: (place: Int32, bound: Double)?
    var largest = 0.0
    var isRequired = false
    for place in crash.mentions.places(mentioning: variable) where crash.isInequality(place) {
      let other = crash.rows[Int(place)]
      guard let miss = missedBound(of: other) else { continue }
      let forbids = problem.forbids(other, miss.value)
      let change = abs(
        value(of: variable, in: problem.terms.run(other), at: miss.bound) - point.x[variable])
      if forbids == isRequired ? change > largest : forbids {
        (best, largest, isRequired) = ((place, miss.bound), change, forbids)
      }
    }
    guard let best else { return true }
    let limiting = crash.rows[Int(best.place)]
    let first = point.position[limiting]
    let isAbove = best.bound != bound(ofStart: limiting)
    placeOnBreakpoint(
      limiting, first: isAbove ? first : problem.groupStart(limiting, to: first - 1))
    return define(by: best.place, at: best.bound, &crash)
  }

  /// The lower end of the segment in which a row lies; nil if it has none.
  private func bound(ofStart row: RowID) -> Double? {
    point.position[row] > 0 ? bound(of: row, after: false) : nil
  }

  /// The end of its segment beyond which a row is, and its value; nil if it is within.
  private func missedBound(of row: RowID) -> (bound: Double, value: Double)? {
    let value = point.exactActivity(of: row, problem).sum
    if value < point.lower[row] { return (bound(of: row, after: false), value) }
    if value > point.upper[row] { return (bound(of: row, after: true), value) }
    return nil
  }

  // MARK: Lists

  /// Gives the lists of variables that have none the room that the rows need: those of definitions on them, and those of
  /// rows that follow them.
  private mutating func makeRoom(for rows: Stack<RowID>, _ crash: borrowing CrashBasis) {
    let users = Scratch<VariableID, Int32>(capacity: Int(problem.counts.variables))
    let watchers = Scratch<VariableID, Int32>(capacity: Int(problem.counts.variables))
    defer {
      users.deallocate()
      watchers.deallocate()
    }
    for place in 0..<rows.count {
      let isActive = crash.mentions.unknown[Int32(truncatingIfNeeded: place)] == CrashBasis.defining
      for entry in problem.terms.run(rows[place]) {
        if isActive { users[entry.variable] &+= 1 } else { watchers[entry.variable] &+= 1 }
      }
    }
    for index in 0..<crash.definitions.count { users[crash.definitions[index].variable] &-= 1 }
    for variable in problem.allVariables {
      if users[variable] > 0 {
        factorisation.users.makeRoom(variable, for: users[variable], &journal)
      }
      if watchers[variable] > 0 {
        point.watchers.makeRoom(variable, for: watchers[variable], &journal)
      }
    }
  }

  /// Lets the rows of the basis define their variables, and the others follow theirs.
  private mutating func enter(_ crash: borrowing CrashBasis) {
    for index in 0..<crash.definitions.count {
      let definition = crash.definitions[index]
      enter(crash.rows[Int(definition.place)], defining: definition.variable)
    }
    for place in 0..<crash.rows.count where basis.kind[crash.rows[place]] != .active {
      let row = crash.rows[place]
      let value = point.exactActivity(of: row, problem).sum
      point.activity.write(row, value, &journal)
      watch(row)
      if value < point.lower[row] || value > point.upper[row] {
        agenda.enqueue(row, problem, point, &journal)
      }
    }
  }

  /// Makes a row, which lies on a breakpoint, the definition of a variable that is there already.
  private mutating func enter(_ row: RowID, defining variable: VariableID) {
    let first = point.position[row]
    let bound = problem.members.element(row, first).bound
    let former = point.activity[row]
    basis.kind.write(row, .active, &journal)
    basis.slot.write(row, Link(variable), &journal)
    point.activity.write(row, bound, &journal)
    if isRare(stepLog.isOn) { noteDirectEntry(row, at: first, stayOf: variable, from: former) }
    if problem.members.count(row) > 1 {
      hold(row, at: first)
    } else if problem.members.element(row, 0).forbidsBoth {
      agenda.flags.write(row, agenda.flags[row] | Queue.unlimited, &journal)
    }
    define(variable, by: row, with: problem.terms.run(row), Asking.self)
  }
}
