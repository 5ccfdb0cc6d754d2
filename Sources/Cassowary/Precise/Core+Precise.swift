// The way from the machine to a precise program and back.

extension Core {
  /// A precise program of the machine's system, and which row and member each of its breakpoints is.
  struct PreciseSystem {
    var program: PreciseProgram
    var members: [(row: RowID, member: Int32)]
    var variables: [VariableID]
    /// The breakpoints on which active rows lie.
    var held: [Int]
  }

  /// Solves the system once more in twice the precision, and goes to the basis that is best there.
  ///
  /// If the machine, with its 16 digits, can hold the point of that basis, all is as after any optimisation. If not,
  /// the point itself is taken over, at which required constraints hold; the next optimisation begins afresh then.
  /// - Returns: Whether the machine's own numbers do not prove the point, though the program's may do so.
  /// - Complexity: the cube of the size of the system; nothing if it is larger than ``PreciseProgram/mostCells``.
  @inline(never)
  mutating func settlePrecisely() -> Bool {
    guard var system = makePreciseSystem() else { return optimisation.trouble != nil }
    let trouble = optimisation.trouble
    system.program.begin(at: system.held)
    let outcome = system.program.optimise()
    if outcome == .unfinished { return optimisation.trouble != nil }
    statistics.preciseSolves += 1
    adoptBasis(of: system)
    optimisation.trouble = nil
    optimisation.beginSteps()
    settle()
    if optimisation.trouble == nil && isBalanced() && isWhereRequired {
      if case .infeasible(let miss) = outcome, miss > Tolerances.feasibility {
        optimisation.trouble = .residual
      }
      return optimisation.trouble != nil
    }
    adoptBasis(of: system)
    let isWithinRange = adoptPoint(system.program.variableValues(), of: system.variables)
    let isProved = outcome == .optimal && isWithinRange && isWhereRequired
    optimisation.trouble = isProved ? nil : trouble ?? .residual
    return true
  }

  /// The whole system, or its required constraints alone, as a precise program; nil if it is too large.
  func makePreciseSystem(ofRequired isRequiredAlone: Bool = false) -> PreciseSystem? {
    var numbers = [Int](repeating: -1, count: Int(problem.counts.variables))
    var variables: [VariableID] = []
    if !isRequiredAlone {
      variables = problem.allVariables.filter { problem.isInUse($0) }
      for (number, variable) in variables.enumerated() { numbers[Int(variable)] = number }
    }
    var forms: [PreciseProgram.Form] = []
    var breakpoints: [PreciseProgram.Breakpoint] = []
    var members: [(row: RowID, member: Int32)] = []
    var held: [Int] = []
    for row in problem.allRows where basis.kind[row] != .free {
      let isHeld = basis.kind[row] == .active && !agenda.isLeaving(row)
      let first = breakpoints.count
      for (index, member) in problem.members.run(row).enumerated() {
        if isRequiredAlone && !member.isRequired { continue }
        if isHeld && index == Int(point.position[row]) { held.append(breakpoints.count) }
        let cost = problem.costs[member.cost]
        breakpoints.append(
          PreciseProgram.Breakpoint(
            form: forms.count, bound: member.bound,
            leftLevel: isRequiredAlone && !member.forbidsLeft ? -1 : cost.leftLevel,
            rightLevel: isRequiredAlone && !member.forbidsRight ? -1 : cost.rightLevel,
            slope: cost.slope))
        members.append((row, Int32(index)))
      }
      if isRequiredAlone && breakpoints.count == first { continue }
      var form: PreciseProgram.Form = []
      for entry in problem.terms.run(row) {
        if numbers[Int(entry.variable)] < 0 {
          numbers[Int(entry.variable)] = variables.count
          variables.append(entry.variable)
        }
        form.append((numbers[Int(entry.variable)], entry.coefficient))
      }
      forms.append(form)
      if breakpoints.count * variables.count > PreciseProgram.mostCells { return nil }
    }
    if breakpoints.isEmpty { return nil }
    let program = PreciseProgram(
      forms: forms, breakpoints: breakpoints, start: variables.map { point.x[$0] })
    return PreciseSystem(
      program: program, members: members, variables: variables, held: held)
  }

  /// Goes to the basis of a precise program that was solved.
  private mutating func adoptBasis(of system: PreciseSystem) {
    refactorised(.basis)
    refactorised(.point)
    let program = system.program
    var free = [Bool](repeating: false, count: system.variables.count)
    var holding = [Int32?](repeating: nil, count: Int(problem.counts.rows))
    for part in program.columns {
      switch part {
      case .variable(let number): free[number] = true
      case .breakpoint(let number):
        holding[Int(system.members[number].row)] = system.members[number].member
      }
    }
    var bare: [RowID] = []
    for row in problem.allRows
    where basis.kind[row] != .free && problem.members.count(row) == 0 {
      bare.append(row)
    }
    for row in problem.allRows where basis.kind[row] == .active {
      if agenda.isOutdated(row) {
        agenda.flags.write(row, agenda.flags[row] & ~Queue.outdated, &journal)
      }
      unmarkLeaving(row)
      basis.slot.write(row, .none, &journal)
      placeInSegment(row, gap: 0)
      watch(row)
    }
    for (number, variable) in system.variables.enumerated() {
      multipliers.clear(.stay(of: variable), among: problem.counts.variables, &journal)
      basis.setStaySlot(
        variable, free[number] ? Link(variable) : .none, Asking.self, &journal)
    }
    let places = program.rowsByBreakpoint()
    var first = 0
    while first < system.members.count {
      let row = system.members[first].row
      var end = first + 1
      while end < system.members.count && system.members[end].row == row { end += 1 }
      if let member = holding[Int(row)] {
        unwatch(row)
        multipliers.clear(.row(row), among: problem.counts.variables, &journal)
        basis.kind.write(row, .active, &journal)
        hold(row, at: problem.groupStart(row, to: member))
        point.activity.write(row, problem.members.element(row, member).bound, &journal)
      } else {
        place(row, first..<end, places, program)
      }
      first = end
    }
    refactorise(because: .preciseBasis)
    for row in bare { removeIfUseless(row) }
    refreshMultipliers()
  }

  /// Puts an inactive row where its breakpoints in a precise program say.
  private mutating func place(
    _ row: RowID, _ numbers: Range<Int>, _ places: [Int?], _ program: PreciseProgram
  ) {
    var gap: Int32 = 0
    var pinned: Int32?
    for number in numbers {
      guard let place = places[number] else { continue }
      let side = program.values[place].sign
      if side > 0 { gap += 1 }
      if side == 0 && pinned == nil { pinned = Int32(number - numbers.lowerBound) }
    }
    guard let pinned else { return placeInSegment(row, gap: gap) }
    let start = problem.groupStart(row, to: pinned)
    multipliers.clear(.row(row), among: problem.counts.variables, &journal)
    placeOnBreakpoint(row, first: start)
    for number in numbers {
      guard let place = places[number] else { continue }
      let sign = program.values[place].sign
      let side = sign != 0 ? sign : program.sides[number]
      let part = program.breakpoints[number]
      let level = side > 0 ? part.rightLevel : side < 0 ? part.leftLevel : -1
      if level >= 0 && level < .infinity {
        multipliers.add(
          side > 0 ? part.slope : -part.slope, at: level, to: .row(row),
          among: problem.counts.variables, &journal)
      }
    }
  }

  /// Lets nothing wait any more: all is computed afresh, and queued again, before the next optimisation.
  mutating func abandonQueues() {
    while agenda.dequeueRequired(&journal) != nil {}
    placeQueuedRows()
    while let holder = agenda.dequeueRange(&journal) {
      if let row = holder.row, basis.kind[row] == .active, agenda.isLeaving(row) { letLeave(row) }
    }
    while let row = agenda.dequeueOptional(&journal) {
      if agenda.isOwing(row) { placeInSegment(row, gap: point.position[row]) }
    }
    while agenda.dequeueRange(&journal) != nil {}
    while agenda.dequeueRequired(&journal) != nil {}
    multipliers.counts.magnifications = 0
    point.counts.drift = 0
    optimisation.counts.isDoubted = false
  }
}
