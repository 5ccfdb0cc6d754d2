extension Core {
  /// Makes a variable: zero, undetermined, its stay active in its own slot.
  @inline(__always)
  mutating func makeVariable() -> Int32 {
    journal.isRecording ? recordVariable() : makeVariable(NotRecording.self)
  }

  /// Makes a variable while changes are recorded; out of line, so that others need fewer registers.
  @inline(never)
  private mutating func recordVariable() -> Int32 { makeVariable(Recording.self) }

  @inline(__always)
  private mutating func makeVariable<Mode: JournalMode>(_ mode: Mode.Type) -> Int32 {
    let variable: Int32
    // While recording, places are not reused: going back must find them as they were.
    if counts.freeVariable > 0 && !Mode.isRecording(journal) && blank == nil {
      variable = counts.freeVariable &- 1
      counts.freeVariable = editOf[variable]
    } else {
      variable = counts.variables
      counts.variables = variable &+ 1
      if Int(variable) == variableBlock.capacity { growVariables(to: Int(variable) + 1) }
      if variable % Lookahead.batch == 0 && looksAhead { prefetchComing(afterVariable: variable) }
      columns.begin(variable, mode, &journal)
      users.begin(variable, mode, &journal)
      watchers.begin(variable, mode, &journal)
      if solveBlock.capacity > 0 {
        wMark[variable] = 0
        dMark[variable] = 0
        zMark[variable] = 0
        alphaMark[variable] = 0
      }
    }
    counts.liveVariables &+= 1
    counts.activeStays &+= 1
    serial &+= 1
    variableGeneration.write(variable, serial, mode, &journal)
    reported[variable] = 0
    flags[variable] = []
    makeUndetermined(variable, mode)
    return variable
  }

  /// Makes a variable zero and undetermined: its stay is active in its own slot.
  @inline(__always)
  mutating func makeUndetermined<Mode: JournalMode>(_ variable: Int32, _ mode: Mode.Type) {
    x.write(variable, 0, mode, &journal)
    definition.write(variable, -1 &- variable, mode, &journal)
    pivot.write(variable, 1, mode, &journal)
    staySlot.write(variable, variable, mode, &journal)
    useCount.write(variable, 0, mode, &journal)
    ownRow.write(variable, 0, mode, &journal)
    editOf.clear(variable, mode, &journal)
    stayOf.clear(variable, mode, &journal)
    etaTargetHead.clear(variable, mode, &journal)
    etaMemberHead.clear(variable, mode, &journal)
    stayMultiplier.clear(variable, mode, &journal)
    stayQueued.clear(variable, mode, &journal)
  }

  /// Removes a variable that no row mentions.
  ///
  /// Its stay is active then. As a rule it is in the variable's own slot, and nothing else refers to the slot.
  /// If an eta does, the variable only retires: its stay goes on to hold a slot, on which nothing rests, until
  /// the next factorisation, which comes when a quarter of the variables are of this kind.
  mutating func removeVariable(_ variable: Int32) {
    // Logged, so that going back touches the variable and a change that was not reported yet will be.
    x.write(variable, x[variable], &journal)
    // A row whose constraint went before may still wait, in the basis or for its multiplier.
    if counts.leavingRows > 0 && isNamed(variable) || watchers.count(variable) > 0 { optimise() }
    counts.liveVariables -= 1
    // The next variable may get its place, with the marks of the direction.
    solvedSlot = -1
    blank?.removed.append(variable)
    if isNamed(variable) {
      useCount.write(variable, -2, &journal)
      setEdit(of: variable, to: counts.retiredVariable)
      counts.retiredVariable = variable + 1
      counts.retiredVariables += 1
      if counts.retiredVariables > 16 + counts.liveVariables / 4 { refactorise() }
    } else {
      releaseVariable(variable)
    }
  }

  /// True if the factorisation names the variable beyond its own stay in its own slot.
  private mutating func isNamed(_ variable: Int32) -> Bool {
    staySlot[variable] != variable || users.count(variable) > 0 || columns.count(variable) > 0
      || etaTargetHead[variable] > 0 || etaMemberHead[variable] > 0
  }

  /// Makes the places of retired variables free, after a factorisation.
  mutating func releaseRetiredVariables() {
    while counts.retiredVariable > 0 {
      let variable = counts.retiredVariable - 1
      counts.retiredVariable = editOf[variable]
      counts.retiredVariables -= 1
      releaseVariable(variable)
    }
  }

  private mutating func releaseVariable(_ variable: Int32) {
    precondition(
      staySlot[variable] == variable && users.count(variable) == 0,
      "Internal inconsistency: unused variable \(variable) is part of the factorisation")
    columns.release(variable, &journal)
    users.release(variable, &journal)
    watchers.release(variable, &journal)
    // What is below every tolerance may be left of it.
    clearMultiplier(-1 - variable)
    setStaySlot(variable, -1)
    useCount.write(variable, -1, &journal)
    setEdit(of: variable, to: counts.freeVariable)
    counts.freeVariable = variable + 1
  }

  /// Notes the edit constraint of a variable, plus one, or the link of a free or a retired place.
  mutating func setEdit(of variable: Int32, to link: Int32) {
    editOf.write(variable, link, among: counts.variables, &journal)
  }

  /// Notes in which slot the stay of a variable is active; -1 for none.
  @inline(__always)
  mutating func setStaySlot(_ variable: Int32, _ slot: Int32) {
    setStaySlot(variable, slot, Asking.self)
  }

  @inline(__always)
  mutating func setStaySlot<Mode: JournalMode>(
    _ variable: Int32, _ slot: Int32, _ mode: Mode.Type
  ) {
    counts.activeStays &+= (slot >= 0 ? 1 : 0) &- (staySlot[variable] >= 0 ? 1 : 0)
    if slot >= 0 { counts.givingSearches = VainSearches() }
    staySlot.write(variable, slot, mode, &journal)
  }

  /// Notes that the variable may differ from what was last reported.
  @inline(__always)
  mutating func touch(_ variable: Int32) {
    if !flags[variable].contains(.touched) {
      flags[variable].insert(.touched)
      touched.append(variable)
    }
  }

  /// Makes room for so many variables.
  mutating func reserve(variables count: Int) {
    if count > variableBlock.capacity { growVariables(to: count) }
  }

  @inline(never)
  private mutating func growVariables(to count: Int) {
    var block = variableBlock
    var first = firstRoom
    block.grow(to: count, in: &first) { layout in arrangeVariables(in: &layout) }
    variableBlock = block
    firstRoom = first
    if solveBlock.capacity > 0 { giveBackVariableStorage() }
  }

  /// Gives back room that the variables in use do not need.
  mutating func trimVariables() {
    let room = trimmedCapacity(for: Int(counts.variables))
    if room >= variableBlock.capacity && !variableBlock.isLent { return }
    var block = variableBlock
    block.resize(to: room) { layout in arrangeVariables(in: &layout) }
    variableBlock = block
  }

  /// Gives every table that has an element per variable its place.
  private mutating func arrangeVariables(in layout: inout TableBlock.Layout) {
    variableRecords.settle(in: &layout)
    x.settle(in: &layout)
    definition.settle(in: &layout)
    pivot.settle(in: &layout)
    staySlot.settle(at: VariableRecord.staySlot, of: variableRecords)
    useCount.settle(at: VariableRecord.useCount, of: variableRecords)
    variableGeneration.settle(in: &layout)
    ownRow.settle(at: VariableRecord.ownRow, of: variableRecords)
    columns.settle(in: &layout)
    users.settle(in: &layout)
    watchers.settle(in: &layout)
    reported.settle(in: &layout)
    flags.settle(in: &layout)
  }
}
