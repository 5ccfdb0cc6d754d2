// Making the machine's state afresh from a snapshot: every list in the order of places, so that equal
// snapshots give equal bits.

extension Core {
  /// Replaces the whole state; the last commit's report, and the statistics, stay.
  mutating func rebuild(from snapshot: SolverSnapshot) throws(SnapshotError) {
    var fresh = Core(report: changes.report)
    try fresh.restoreVariables(snapshot)
    let records = try fresh.restoreConstraints(snapshot)
    try fresh.restoreRows(snapshot, records)
    fresh.linkFreePlaces()
    fresh.problem.serial = max(fresh.problem.serial, snapshot.serial)
    fresh.refactorise(because: .snapshot)
    fresh.refreshMultipliers()
    if snapshot.unproved != 0 {
      fresh.keepPoint(of: snapshot)
    } else {
      try fresh.reachPoint()
    }
    let rounding = snapshot.unproved == 0 ? Tolerances.breakpoint : .infinity
    if let broken = fresh.brokenState(roundingTo: rounding).first {
      throw .inconsistent(reason: broken)
    }
    fresh.statistics = statistics
    fresh.factorisation.solves = factorisation.solves
    fresh.memory.wasLoaded = true
    let known = min(problem.counts.variables, fresh.problem.counts.variables)
    for index in VariableID.first(known) {
      fresh.changes.reported[index] = changes.reported[index]
    }
    for index in fresh.problem.allVariables where fresh.problem.isInUse(index) {
      fresh.changes.touch(index)
    }
    self = fresh
  }

  /// Computes the point from the rows of the basis, and proves it.
  private mutating func reachPoint() throws(SnapshotError) {
    if !restoreRequired() {
      throw .inconsistent(reason: "required constraints contradict each other")
    }
    optimise()
    // The way to the point may have been long, with coefficients of very different sizes.
    refreshPoint()
    optimise()
  }

  /// Takes the point of a snapshot over as it is, as the rows of the basis do not hold it; the next optimisation begins
  /// afresh.
  private mutating func keepPoint(of snapshot: SolverSnapshot) {
    abandonQueues()
    _ = adoptPoint(snapshot.variables.map { $0.value }, of: snapshot.variables.map { $0.place })
    abandonQueues()
    optimisation.counts.unproved = snapshot.unproved
  }

  private mutating func restoreVariables(_ snapshot: SolverSnapshot) throws(SnapshotError) {
    var count: Int32 = 0
    for part in snapshot.variables { count = max(count, part.place.number + 1) }
    guard Int(count) <= 16 * (snapshot.variables.count + 1_024) else {
      throw .inconsistent(reason: "places of variables are too sparse")
    }
    for _ in 0..<count { _ = makeVariable() }
    for index in problem.allVariables { problem.useCount.write(index, -1, &journal) }
    problem.counts.liveVariables = 0
    for part in snapshot.variables {
      guard !problem.isInUse(part.place) else {
        throw .inconsistent(reason: "two variables have place \(part.place)")
      }
      guard abs(part.value) <= Tolerances.largestValue else {
        throw .inconsistent(reason: "variable \(part.place) has a value that is out of range")
      }
      problem.useCount.write(part.place, 0, &journal)
      problem.variableGeneration.write(part.place, part.serial, &journal)
      point.x.write(part.place, part.value, &journal)
      if !part.isFree { basis.setStaySlot(part.place, .none, Asking.self, &journal) }
      problem.serial = max(problem.serial, part.serial)
      problem.counts.liveVariables += 1
    }
  }

  /// True if a coefficient may be of a row that a solver has made: sums of terms and scaling may take it a little out
  /// of the range of written coefficients.
  private static func mayLoad(coefficient: Double) -> Bool {
    let range = Tolerances.coefficientRange
    return abs(coefficient) >= range.lowerBound / 10 && abs(coefficient) <= range.upperBound * 10
  }

  /// True if a constant may be a solver's: scaling may take it a little out of the range of written constants.
  private static func mayLoad(constant: Double) -> Bool {
    abs(constant) <= Tolerances.largestConstant * Tolerances.coefficientRange.upperBound
  }

  /// - Returns: the constraints by place.
  private mutating func restoreConstraints(
    _ snapshot: SolverSnapshot
  ) throws(SnapshotError) -> [ConstraintRecord] {
    var count: Int32 = 0
    for part in snapshot.constraints { count = max(count, part.place.number + 1) }
    guard Int(count) <= 16 * (snapshot.constraints.count + 1_024) else {
      throw .inconsistent(reason: "places of constraints are too sparse")
    }
    problem.counts.constraints = count
    problem.constraints.reserve(Int(count))
    for index in problem.allConstraints {
      problem.constraints.write(index, ConstraintEntry(freeLink: .none, generation: 0), &journal)
    }
    let free = ConstraintRecord(below: nil, above: nil)
    var records = Array(repeating: free, count: Int(count))
    for part in snapshot.constraints {
      guard problem.constraints[part.place].isFree else {
        throw .inconsistent(reason: "two constraints have place \(part.place)")
      }
      guard Self.mayLoad(coefficient: part.scale), Tolerances.weightRange.contains(part.weight),
        Self.mayLoad(constant: part.constant), part.below != nil || part.above != nil
      else {
        throw .inconsistent(
          reason: "constraint \(part.place) has no cost, or a number that is out of range")
      }
      var record = ConstraintRecord(below: part.below, above: part.above, weight: part.weight)
      record.scale = part.scale
      record.constant = part.constant
      records[Int(part.place)] = record
      if let edited = part.edited {
        guard edited.number < problem.counts.variables, problem.isInUse(edited),
          problem.editOf[edited].isNone
        else {
          throw .inconsistent(reason: "constraint \(part.place) edits no variable of its own")
        }
        problem.setEdit(of: edited, to: Link(part.place), &journal)
      }
      if let staying = part.staying {
        guard staying.number < problem.counts.variables, problem.isInUse(staying),
          problem.stayOf[staying].isNone
        else {
          throw .inconsistent(reason: "constraint \(part.place) is no variable's stay")
        }
        setStay(of: staying, to: part.place)
      }
      if let bounded = part.bounded {
        guard bounded.variable.number < problem.counts.variables,
          problem.isInUse(bounded.variable),
          problem.bound(of: bounded.variable, bounded.side) == nil
        else {
          throw .inconsistent(reason: "constraint \(part.place) is no variable's bound")
        }
        problem.setBound(of: bounded.variable, bounded.side, to: part.place, &journal)
      }
      problem.constraints.write(
        part.place,
        ConstraintEntry(constant: part.constant, row: part.row, generation: part.serial), &journal)
      problem.serial = max(problem.serial, part.serial)
      problem.counts.liveConstraints += 1
    }
    return records
  }

  private mutating func restoreRows(
    _ snapshot: SolverSnapshot, _ records: [ConstraintRecord]
  ) throws(SnapshotError) {
    var count: Int32 = 0
    for part in snapshot.rows { count = max(count, part.place.number + 1) }
    guard Int(count) <= 16 * (snapshot.rows.count + 1_024) else {
      throw .inconsistent(reason: "places of rows are too sparse")
    }
    var isHeld = Array(repeating: false, count: records.count)
    var active = 0
    problem.counts.rows = count
    reserveRows(Int(count))
    for row in problem.allRows {
      basis.kind.write(row, .free, &journal)
      problem.terms.begin(row, Asking.self, &journal)
      problem.members.begin(row, Asking.self, &journal)
    }
    for part in snapshot.rows.sorted(by: { $0.place < $1.place }) {
      guard basis.kind[part.place] == .free else {
        throw .inconsistent(reason: "two rows have place \(part.place)")
      }
      try restoreRow(part, records)
      for member in part.members {
        if isHeld[Int(member.constraint)] {
          throw .inconsistent(reason: "constraint \(member.constraint) has two breakpoints")
        }
        isHeld[Int(member.constraint)] = true
      }
      if part.kind == .active { active += 1 }
    }
    for part in snapshot.constraints where !isHeld[Int(part.place)] {
      throw .inconsistent(reason: "constraint \(part.place) has no breakpoint in row \(part.row)")
    }
    for part in snapshot.constraints where part.staying != nil {
      guard problem.stayingVariable(of: part.place) == part.staying else {
        throw .inconsistent(reason: "constraint \(part.place) is no variable's stay")
      }
    }
    for part in snapshot.constraints {
      guard let bounded = part.bounded else { continue }
      guard let known = problem.boundedVariable(of: part.place), known.variable == bounded.variable
      else { throw .inconsistent(reason: "constraint \(part.place) is no variable's bound") }
    }
    for part in snapshot.constraints where part.edited != nil {
      guard problem.editedVariable(of: part.place) == part.edited else {
        throw .inconsistent(reason: "constraint \(part.place) edits no variable of its own")
      }
    }
    var bound = 0
    for part in snapshot.variables where !part.isFree { bound += 1 }
    guard active == bound else {
      throw .inconsistent(reason: "\(active) active rows for \(bound) bound variables")
    }
  }

  private mutating func restoreRow(
    _ part: SolverSnapshot.RowPart, _ records: [ConstraintRecord]
  ) throws(SnapshotError) {
    let row = part.place
    problem.form.removeAll()
    for term in part.terms {
      guard term.variable.number < problem.counts.variables, problem.isInUse(term.variable),
        term.value != 0,
        problem.form.isEmpty
          ? term.value > 0 : problem.form[problem.form.count - 1].variable < term.variable
      else { throw .inconsistent(reason: "terms of row \(row) are not in order") }
      guard Self.mayLoad(coefficient: term.value) else {
        throw .inconsistent(reason: "row \(row) has a coefficient that is out of range")
      }
      problem.form.append(Entry(term.variable, twin: -1, coefficient: term.value))
    }
    let run = problem.formRun
    guard !part.members.isEmpty else {
      throw .inconsistent(reason: "row \(row) is empty")
    }
    let survey = run.isEmpty ? FormSurvey() : surveyForm()
    guard run.isEmpty || problem.findForm(run, survey.key) == nil else {
      throw .inconsistent(reason: "the form of row \(row) is there twice")
    }
    problem.counts.liveRows += 1
    initialiseRow(row, RowState(activity: survey.value), run, key: survey.key, Asking.self)
    problem.terms.fill(row, run, Asking.self, &journal)
    problem.members.begin(row, Asking.self, &journal)
    watch(row)
    for (index, member) in part.members.enumerated() {
      guard member.constraint.number < problem.counts.constraints,
        problem.constraints[member.constraint].row == row
      else {
        throw .inconsistent(
          reason: "row \(row) has a breakpoint of constraint \(member.constraint)")
      }
      var fresh = problem.makeMember(records[Int(member.constraint)], of: member.constraint)
      let slack = Tolerances.feasibility * max(1, abs(fresh.bound))
      guard abs(fresh.bound - member.value) <= slack,
        problem.contradiction(in: row, of: fresh) == nil,
        index == 0 || part.members[index - 1].value <= member.value
      else { throw .inconsistent(reason: "breakpoints of row \(row) are not in order") }
      fresh.bound = member.value
      problem.members.insert(row, at: Int32(index), fresh, &journal)
      for entry in run {
        problem.useCount.write(entry.variable, problem.useCount[entry.variable] + 1, &journal)
      }
    }
    try place(part)
    guard
      !run.isEmpty || basis.kind[row] != .active && part.multiplier.isEmpty && point.isInPlace(row)
    else { throw .inconsistent(reason: "row \(row) has no terms and is false") }
  }

  private mutating func place(_ part: SolverSnapshot.RowPart) throws(SnapshotError) {
    let row = part.place
    let count = problem.members.count(row)
    let last = part.kind == .segment ? count : count - 1
    guard part.position <= last else {
      throw .inconsistent(reason: "row \(row) has no position \(part.position)")
    }
    switch part.kind {
    case .segment:
      placeInSegment(row, gap: part.position)
      workspace.multiplier.clear()
      guard
        workspace.multiplier.addSlope(
          problem.members.run(row), gap: part.position, in: problem.costs, times: 1
        ).isEmpty
      else {
        throw .inconsistent(reason: "row \(row) lies where a required constraint forbids it")
      }
    case .pinned:
      for level in part.multiplier {
        multipliers.add(
          level.value, at: level.level, to: .row(row), among: problem.counts.variables, &journal)
      }
      placeOnBreakpoint(row, first: problem.groupStart(row, to: part.position))
    case .active:
      unwatch(row)
      basis.kind.write(row, .active, &journal)
      hold(row, at: problem.groupStart(row, to: part.position))
      point.activity.write(row, problem.members.element(row, part.position).bound, &journal)
    }
  }

  /// Links the places that are not in use, the lowest first.
  private mutating func linkFreePlaces() {
    for number in stride(from: problem.counts.variables - 1, through: 0, by: -1) {
      let variable = VariableID(number)
      if problem.isInUse(variable) { continue }
      problem.setEdit(of: variable, to: Link(inPlaceOf: problem.counts.freeVariable), &journal)
      problem.counts.freeVariable = Link(variable)
      basis.setStaySlot(variable, .none, Asking.self, &journal)
    }
    problem.orderFreeRows(basis)
    problem.orderFreeConstraints()
  }
}
