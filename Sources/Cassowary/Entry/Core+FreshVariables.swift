// A variable that nothing holds and on which nothing depends yet: a row that mentions it can define it, and moves it
// alone.

extension Core {
  /// A variable of the terms that is undetermined and on which no definition depends, if there is one.
  ///
  /// Its direction is the variable alone, and the transformed row is the row itself unless etas read the other
  /// variables: nothing has to be solved. The latest such variable is taken.
  @inline(__always)
  mutating func freshVariable(
    in run: UnsafeBufferPointer<Entry>
  ) -> (variable: VariableID, coefficient: Double)? {
    if !acceleration.contains(.freshDefinitions) { return nil }
    var index = run.count
    while index > 0 {
      index &-= 1
      let entry = run[index]
      if isFresh(entry.variable) && abs(entry.coefficient) >= Tolerances.definingCoefficient {
        return (entry.variable, entry.coefficient)
      }
    }
    return nil
  }

  /// True if the stay of a variable is active in its own slot, and nothing else refers to the slot.
  @inline(__always)
  mutating func isFresh(_ variable: VariableID) -> Bool {
    basis.definition[variable] == .stay(of: variable) && factorisation.users.count(variable) == 0
      && factorisation.columns.count(variable) == 0 && multipliers.stayHead[variable].isNone
      && (isUsual(factorisation.counts.etas == 0)
        || factorisation.etas.headOfTarget[variable].isNone)
  }

  /// Makes a row of the given terms, which follows no variable and has the variable's slot already, the
  /// definition of an undetermined variable, if none of the other terms depends on that. The caller moves the point.
  @inline(__always)
  mutating func define<Mode: JournalMode>(
    _ variable: VariableID, by row: RowID, with run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type
  ) {
    assert(factorisation.columns.count(variable) == 0, "variable \(variable) has a definition")
    basis.setStaySlot(variable, .none, mode, &journal)
    basis.definition.write(variable, .row(row), mode, &journal)
    factorisation.counts.work &+= Int64(run.count)
    statistics.structuralAdds &+= 1
    if isRare(factorisation.counts.etas > 0) && factorisation.isTransformed(run) {
      factorisation.loadColumn(run)
      factorisation.pivot.write(variable, factorisation.z[variable], mode, &journal)
      factorisation.storeColumn(variable, &journal)
      basis.counts.candidateSearches = VainSearches()
    } else if run.count == 1 {
      factorisation.pivot.write(variable, 1, mode, &journal)
    } else {
      fillColumn(of: variable, with: run, mode)
    }
  }

  /// Fills the empty column of a variable with the other terms of its definition.
  @inline(never)
  private mutating func fillColumn<Mode: JournalMode>(
    of variable: VariableID, with run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type
  ) {
    let start = factorisation.columns.open(
      variable, count: Int32(truncatingIfNeeded: run.count) &- 1, mode,
      &journal)
    var position: Int32 = 0
    for place in 0..<run.count {
      let (other, coefficient) = (run[place].variable, run[place].coefficient)
      if other == variable {
        factorisation.pivot.write(variable, coefficient, mode, &journal)
        continue
      }
      // The next row on the variable rests on that one, and finds it.
      if basis.definition[other].isStay { basis.counts.candidateSearches = VainSearches() }
      let twin = factorisation.users.append(
        other, Entry(variable, twin: position, coefficient: coefficient), mode, &journal)
      factorisation.columns.write(
        at: start &+ position, Entry(other, twin: twin, coefficient: coefficient), mode,
        &journal)
      position &+= 1
    }
  }

  /// Moves one variable on which no definition depends.
  @inline(__always)
  mutating func moveAlone<Mode: JournalMode>(
    _ variable: VariableID, by step: Double, _ mode: Mode.Type
  ) {
    if step == 0 { return }
    point.x.write(variable, point.x[variable] + step, mode, &journal)
    if isRare(abs(step) > Tolerances.far) { noteArrival(of: variable, by: step) }
    changes.touch(variable)
    statistics.variablesMoved &+= 1
    for entry in point.watchers.run(variable) {
      let value = point.activity[entry.row] + entry.coefficient * step
      point.activity.write(entry.row, value, mode, &journal)
      if value < point.lower[entry.row] || value > point.upper[entry.row] {
        agenda.enqueue(entry.row, problem, point, &journal)
      }
    }
  }

  /// Takes note of a variable that moved a long way alone, if it now lies nearer than the length of that way.
  @inline(never)
  private mutating func noteArrival(of variable: VariableID, by step: Double) {
    if abs(point.x[variable]) < abs(step) / 2 { point.noteFarWay() }
    limit(variable)
  }
}
