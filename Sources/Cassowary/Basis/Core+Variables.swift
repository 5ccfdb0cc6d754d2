extension Core {
  /// Makes a variable: zero, undetermined, its stay active in its own slot.
  mutating func makeVariable() -> Int32 {
    let variable: Int32
    // While recording, places are not reused: going back must find them as they were.
    if counts.freeVariable > 0 && !journal.isRecording {
      variable = counts.freeVariable - 1
      counts.freeVariable = editOf[variable]
    } else {
      variable = counts.variables
      counts.variables += 1
      reserve(variables: Int(counts.variables))
      columns.begin(variable, &journal)
      users.begin(variable, &journal)
      watchers.begin(variable, &journal)
    }
    counts.liveVariables += 1
    serial &+= 1
    variableGeneration.write(variable, serial, &journal)
    x.write(variable, 0, &journal)
    definition.write(variable, -1 - variable, &journal)
    pivot.write(variable, 1, &journal)
    staySlot.write(variable, variable, &journal)
    useCount.write(variable, 0, &journal)
    editOf.write(variable, 0, &journal)
    etaTargetHead.write(variable, 0, &journal)
    etaMemberHead.write(variable, 0, &journal)
    stayMultiplier.write(variable, 0, &journal)
    stayQueued.write(variable, 0, &journal)
    reported[variable] = 0
    return variable
  }

  /// Removes a variable that no row mentions.
  mutating func removeVariable(_ variable: Int32) {
    // Only the stay of the variable involves it; after a refactorisation, if one is needed, the stay
    // is in the variable's own slot and nothing else refers to the slot.
    if staySlot[variable] != variable || users.count(variable) > 0 || columns.count(variable) > 0
      || etaTargetHead[variable] > 0 || etaMemberHead[variable] > 0
    {
      refactorise()
    }
    precondition(
      staySlot[variable] == variable && users.count(variable) == 0,
      "Internal inconsistency: unused variable \(variable) is part of the factorisation")
    columns.release(variable, &journal)
    users.release(variable, &journal)
    watchers.release(variable, &journal)
    staySlot.write(variable, -1, &journal)
    useCount.write(variable, -1, &journal)
    editOf.write(variable, counts.freeVariable, &journal)
    counts.freeVariable = variable + 1
    counts.liveVariables -= 1
  }

  /// Notes that the variable may differ from what was last reported.
  @inline(__always)
  mutating func touch(_ variable: Int32) {
    if isTouched[variable] == 0 {
      isTouched[variable] = 1
      touched.append(variable)
    }
  }

  private mutating func reserve(variables count: Int) {
    guard count > x.capacity else {
      if count == 1 { reserveVariableTables(x.capacity) }
      return
    }
    reserveVariableTables(max(count, x.capacity * 2))
  }

  private mutating func reserveVariableTables(_ count: Int) {
    x.reserve(count)
    definition.reserve(count)
    pivot.reserve(count)
    staySlot.reserve(count)
    useCount.reserve(count)
    variableGeneration.reserve(count)
    editOf.reserve(count)
    etaTargetHead.reserve(count)
    etaMemberHead.reserve(count)
    stayMultiplier.reserve(count)
    stayQueued.reserve(count)
    columns.reserve(nodes: count)
    users.reserve(nodes: count)
    watchers.reserve(nodes: count)
    reported.reserve(count)
    isTouched.reserve(count)
    w.reserve(count)
    wMark.reserve(count)
    d.reserve(count)
    dMark.reserve(count)
    z.reserve(count)
    zMark.reserve(count)
    alpha.reserve(count)
    alphaMark.reserve(count)
  }
}
