extension Core {
  /// Makes a variable: zero, undetermined, its stay active in its own slot.
  @inline(__always)
  mutating func makeVariable() -> VariableID {
    journal.isRecording ? recordVariable() : makeVariable(NotRecording.self)
  }

  /// Makes a variable while changes are recorded; out of line, so that other code needs fewer registers.
  @inline(never)
  private mutating func recordVariable() -> VariableID { makeVariable(Recording.self) }

  @inline(__always)
  private mutating func makeVariable<Mode: JournalMode>(_ mode: Mode.Type) -> VariableID {
    let variable: VariableID
    // While recording, places are not reused: going back must find them as they were.
    if let free = problem.counts.freeVariable.id, !Mode.isRecording(journal), memory.blank == nil {
      variable = free
      problem.counts.freeVariable = Link(inPlaceOf: problem.editOf[variable])
    } else {
      variable = VariableID(problem.counts.variables)
      problem.counts.variables &+= 1
      if Int(variable) == memory.variables.capacity { growVariables(to: Int(variable) + 1) }
      factorisation.addSlot(variable, mode, &journal)
      point.watchers.begin(variable, mode, &journal)
    }
    problem.counts.liveVariables &+= 1
    basis.counts.activeStays &+= 1
    problem.serial &+= 1
    problem.variableGeneration.write(variable, problem.serial, mode, &journal)
    changes.reported[variable] = 0
    changes.flags[variable] = []
    makeUndetermined(variable, mode)
    return variable
  }

  /// Makes a variable zero and undetermined: its stay is active in its own slot.
  @inline(__always)
  mutating func makeUndetermined<Mode: JournalMode>(_ variable: VariableID, _ mode: Mode.Type) {
    point.x.write(variable, 0, mode, &journal)
    basis.definition.write(variable, .stay(of: variable), mode, &journal)
    basis.staySlot.write(variable, Link(variable), mode, &journal)
    problem.useCount.write(variable, 0, mode, &journal)
    problem.ownRow.write(variable, .none, mode, &journal)
    problem.editOf.clear(variable, mode, &journal)
    problem.stayOf.clear(variable, mode, &journal)
    problem.lowerOf.clear(variable, mode, &journal)
    problem.upperOf.clear(variable, mode, &journal)
    factorisation.makeUnit(variable, mode, &journal)
    multipliers.stayHead.clear(variable, mode, &journal)
    agenda.stayQueued.clear(variable, mode, &journal)
  }

  /// Removes a variable that no row mentions.
  ///
  /// Its stay is active then. As a rule it is in the variable's own slot, and nothing else refers to the slot.
  /// If an eta does, the variable only retires: its stay goes on to hold a slot, on which nothing rests, until
  /// the next factorisation, which comes when a quarter of the variables are of this kind.
  mutating func removeVariable(_ variable: VariableID) {
    // Logged, so that going back touches the variable and a change that was not reported yet will be.
    point.x.write(variable, point.x[variable], &journal)
    // A row whose constraint has gone may still wait, in the basis or for its multiplier.
    if agenda.counts.leavingRows > 0 && isNamed(variable) || point.watchers.count(variable) > 0 {
      optimise()
    }
    problem.counts.liveVariables -= 1
    // The next variable may get its place, with the marks of the direction.
    factorisation.solvedSlot = .none
    memory.blank?.removed.append(variable)
    if isNamed(variable) {
      problem.useCount.write(variable, -2, &journal)
      problem.setEdit(of: variable, to: Link(inPlaceOf: problem.counts.retiredVariable), &journal)
      problem.counts.retiredVariable = Link(variable)
      problem.counts.retiredVariables += 1
      if problem.counts.retiredVariables > 16 + problem.counts.liveVariables / 4 {
        refactorise(because: .retiredVariables)
      }
    } else {
      releaseVariable(variable)
    }
  }

  /// True if the factorisation names the variable beyond its own stay in its own slot.
  private mutating func isNamed(_ variable: VariableID) -> Bool {
    basis.staySlot[variable] != Link(variable) || factorisation.users.count(variable) > 0
      || factorisation.columns.count(variable) > 0
      || !factorisation.etas.headOfTarget[variable].isNone
      || !factorisation.etas.headOfMember[variable].isNone
  }

  /// Makes the places of retired variables free, after a factorisation.
  mutating func releaseRetiredVariables() {
    while let variable = problem.counts.retiredVariable.id {
      problem.counts.retiredVariable = Link(inPlaceOf: problem.editOf[variable])
      problem.counts.retiredVariables -= 1
      releaseVariable(variable)
    }
  }

  private mutating func releaseVariable(_ variable: VariableID) {
    precondition(
      basis.staySlot[variable] == Link(variable) && factorisation.users.count(variable) == 0,
      "Internal inconsistency: unused variable \(variable) is part of the factorisation")
    factorisation.columns.release(variable, &journal)
    factorisation.users.release(variable, &journal)
    point.watchers.release(variable, &journal)
    // A part below every tolerance may be left of it.
    multipliers.clear(.stay(of: variable), among: problem.counts.variables, &journal)
    basis.setStaySlot(variable, .none, Asking.self, &journal)
    problem.useCount.write(variable, -1, &journal)
    problem.setEdit(of: variable, to: Link(inPlaceOf: problem.counts.freeVariable), &journal)
    problem.counts.freeVariable = Link(variable)
  }

  /// Makes room for `count` variables.
  mutating func reserve(variables count: Int) {
    if count > memory.variables.capacity { growVariables(to: count) }
  }

  @inline(never)
  private mutating func growVariables(to count: Int) {
    var block = memory.variables
    var first = memory.firstRoom
    block.grow(to: count, in: &first) { layout in arrangeVariables(in: &layout) }
    memory.variables = block
    memory.firstRoom = first
    factorisation.giveBackWorkspace()
  }

  /// Gives back room that the variables in use do not need.
  mutating func trimVariables() {
    let room = trimmedCapacity(for: Int(problem.counts.variables))
    if room >= memory.variables.capacity && !memory.variables.isLent { return }
    var block = memory.variables
    block.resize(to: room) { layout in arrangeVariables(in: &layout) }
    memory.variables = block
  }

  /// Gives every table that has an element per variable its place.
  private mutating func arrangeVariables(in layout: inout TableBlock.Layout) {
    memory.variableRecords.settle(in: &layout)
    arrangeBlock(of: .variable, records: memory.variableRecords.base, in: &layout)
  }
}
