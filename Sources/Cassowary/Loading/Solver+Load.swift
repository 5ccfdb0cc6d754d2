extension Solver {
  /// Makes the variables of a batch and installs its rows, all or nothing.
  ///
  /// The answers are those of ``add(_:breakpoints:label:location:)`` for one row after the other, and a refusal names the
  /// same constraints. But the whole batch gets a basis by its structure, in which each variable is computed once. The
  /// changes are reported by the next ``commit()``, as always.
  ///
  /// Use it for a whole screen: a batch that makes few variables, compared with those of the solver, is installed row by
  /// row.
  /// - Returns: handles of the variables and constraints.
  /// - Throws: `LoadError`, above all if a required constraint contradicts others; nothing has changed then.
  /// - Complexity: the size of the batch and the number of the solver's variables, and that of a pivot for every row
  ///   that does not fit into the basis. A contradiction costs as much as all rows one by one in addition.
  @discardableResult
  public func load(_ batch: Batch) throws(LoadError) -> Loaded {
    begin()
    defer { finish() }
    try check(batch)
    rest.rouse()
    wake()
    let serial = problem.serial
    if isWorthLoading(batch) {
      let transaction = beginTransaction()
      if let loaded = loadAtOnce(batch) {
        end(transaction)
        wake().core.refactoriseIfDue()
        setNotes(of: batch, on: loaded)
        return loaded
      }
      abandon(transaction)
      // Nobody has seen the handles: their numbers may be given again.
      problem.serial = serial
    }
    return try loadRowByRow(batch, from: serial)
  }

  /// Checks what does not depend on the rows before.
  private func check(_ batch: Batch) throws(LoadError) {
    func refuse(_ kind: LoadError.Kind) -> LoadError {
      LoadError(kind, ErrorText(self).text(kind))
    }
    if let stranger = batch.stranger { throw refuse(.unknownVariable(stranger)) }
    for (number, source) in batch.sources.enumerated() {
      if source == Batch.new {
        let value = batch.values[number]
        guard abs(value) <= Tolerances.largestValue
        else { throw refuse(.startingValueOutOfRange(variable: number, value)) }
      } else {
        let variable = Variable(handle: source, owner: batch.owner)
        guard isLive(variable) else { throw refuse(.unknownVariable(variable)) }
      }
    }
    guard Int(batch.termEnds.last ?? 0) == batch.numbers.count,
      Int(batch.pullEnds.last ?? 0) == batch.pulls.count
    else { throw refuse(.unfinishedRow) }
    let count = Int32(truncatingIfNeeded: batch.sources.count)
    for place in batch.numbers.indices where !(0..<count).contains(batch.numbers[place]) {
      throw refuse(.noSuchVariable(row: batch.termEnds.firstIndex { place < $0 } ?? 0))
    }
  }

  /// Whether a batch defines so many variables that a look at all of the solver's is worth it: an eighth of them, and
  /// half of its own.
  private func isWorthLoading(_ batch: Batch) -> Bool {
    var fresh = 0
    for source in batch.sources {
      if source == Batch.new
        || wake().core.isFresh(Variable(handle: source, owner: identity).id)
      {
        fresh += 1
      }
    }
    return batch.rowCount >= Self.fewestRowsAtOnce && 2 * fresh >= batch.variableCount
      && 8 * fresh >= Int(problem.counts.liveVariables)
  }

  /// The fewest rows that are loaded at once: the memory for the bookkeeping of fewer takes longer than they take one by
  /// one.
  private static var fewestRowsAtOnce: Int { 8 }

  private func setNotes(of batch: Batch, on loaded: Loaded) {
    for name in batch.names { setName(name.text, of: loaded.variables[name.number]) }
    for label in batch.labels {
      for place in batch.pulls(ofRow: label.number) {
        setNotes(label.text, label.location, on: loaded.constraints[place])
      }
    }
  }

  // MARK: Row by row

  /// Makes the variables of a batch, and names them.
  /// - Parameter unknown: gets those that rows may define.
  private func makeVariables(of batch: Batch, unknown: inout Stack<VariableID>) -> [Variable] {
    asItIs().core.reserve(variables: Int(problem.counts.variables) + batch.variableCount)
    unknown.reserve(batch.variableCount)
    return [Variable](unsafeUninitializedCapacity: batch.variableCount) { handles, count in
      for (number, source) in batch.sources.enumerated() {
        var variable = Variable(handle: source, owner: identity)
        if source == Batch.new {
          let id = asItIs().core.makeVariable()
          variable = Variable(
            index: id.number, generation: problem.serial, owner: identity)
          let value = batch.values[number]
          if value != 0 {
            asItIs().core.point.x.write(id, value, &asItIs().core.journal)
            asItIs().core.changes.touch(id)
          }
        }
        if asItIs().core.isFresh(variable.id) { unknown.append(variable.id) }
        handles.initializeElement(at: number, to: variable)
      }
      count = batch.variableCount
    }
  }

  /// Makes the variables and installs the rows one after the other, which tells the refused constraint.
  private func loadRowByRow(_ batch: Batch, from serial: UInt32) throws(LoadError) -> Loaded {
    let transaction = beginTransaction()
    var unknown = Stack<VariableID>()
    defer { unknown.deallocate() }
    let variables = makeVariables(of: batch, unknown: &unknown)
    var constraints: [Constraint] = []
    constraints.reserveCapacity(batch.breakpointCount)
    for row in 0..<batch.rowCount {
      let expression = expression(ofRow: row, of: batch, variables)
      for place in batch.pulls(ofRow: row) {
        do throws(AddConstraintError) {
          constraints.append(try install(batch.pulls[place], on: expression))
        } catch {
          // In words that name what goes with the refused batch.
          setNotes(of: batch, variables, constraints)
          let told = refusal(error, place, ofRow: row, of: batch, expression, constraints)
          abandon(transaction)
          if batch.names.isEmpty && batch.labels.isEmpty { problem.serial = serial }
          throw told
        }
      }
    }
    end(transaction)
    let loaded = Loaded(variables: variables, constraints: constraints)
    setNotes(of: batch, on: loaded)
    return loaded
  }

  /// Sets the names of variables, and the labels of the rows whose first constraints are installed.
  private func setNotes(of batch: Batch, _ variables: [Variable], _ constraints: [Constraint]) {
    for name in batch.names { setName(name.text, of: variables[name.number]) }
    for label in batch.labels {
      for place in batch.pulls(ofRow: label.number) where place < constraints.count {
        setNotes(label.text, label.location, on: constraints[place])
      }
    }
  }

  private func expression(
    ofRow row: Int, of batch: Batch, _ variables: [Variable]
  ) -> LinearExpression {
    var expression = LinearExpression()
    for place in batch.terms(ofRow: row) {
      expression.add(variables[Int(batch.numbers[place])], times: batch.factors[place])
    }
    return expression
  }

  private func install(
    _ pull: Batch.Pull, on expression: LinearExpression
  ) throws(AddConstraintError) -> Constraint {
    try check(pull)
    return try install(
      expression, constant: pull.value, below: max(pull.below, Self.noCost),
      above: max(pull.above, Self.noCost), weight: pull.weight)
  }

  /// Checks what does not depend on the row.
  @inline(__always)
  private func check(_ pull: Batch.Pull) throws(AddConstraintError) {
    if isRare(!Self.isLevel(pull.below) || !Self.isLevel(pull.above))
      || pull.below == Batch.noCost && pull.above == Batch.noCost
    {
      throw .priorityOutOfRange(
        !Self.isLevel(pull.below)
          ? pull.below : !Self.isLevel(pull.above) ? pull.above : Self.noCost)
    }
    guard pull.weight == 1 || Self.isAllowed(weight: pull.weight)
    else { throw .weightOutOfRange(pull.weight) }
    try check(pull.value)
  }

  /// True for a level and for none.
  @inline(__always)
  private static func isLevel(_ level: Double) -> Bool { level >= 0 || level == Batch.noCost }

  /// The refusal of a breakpoint, whose conflict may name others of the batch.
  private func refusal(
    _ error: AddConstraintError, _ place: Int, ofRow row: Int, of batch: Batch,
    _ expression: LinearExpression, _ constraints: [Constraint]
  ) -> LoadError {
    let pull = batch.pulls[place]
    let note = batch.labels.first { $0.number == row }
    let told = worded(
      error, expression,
      Breakpoint(
        pull.value, below: pull.below == Batch.noCost ? nil : Priority(pull.below),
        above: pull.above == Batch.noCost ? nil : Priority(pull.above), weight: pull.weight),
      note?.text ?? "", note?.location)
    let conflict = (error.conflict ?? []).map { member -> LoadError.Member in
      constraints.firstIndex(of: member).map { .breakpoint($0) } ?? .constraint(member)
    }
    return LoadError(
      .refused(breakpoint: place, row: row, told.kind, conflict: conflict), told.description)
  }

  // MARK: At once

  /// Makes the variables and installs the rows together.
  /// - Returns: nil if something is refused; the state is of no use then.
  private func loadAtOnce(_ batch: Batch) -> Loaded? {
    wake().core.refactorised(.basis)
    wake().core.optimisation.trouble = nil
    var unknown = Stack<VariableID>()
    var rows = LoadedRows(atMost: Int(problem.counts.rows) + batch.rowCount)
    defer {
      unknown.deallocate()
      rows.deallocate()
    }
    let variables = makeVariables(of: batch, unknown: &unknown)
    asItIs().core.reserveForm(LinearExpression.Terms.room)
    asItIs().core.reserve(
      rows: batch.rowCount, terms: batch.numbers.count, constraints: batch.pulls.count)
    var isRefused = false
    let constraints = [Constraint](unsafeUninitializedCapacity: batch.breakpointCount) {
      handles, count in
      if addRows(of: batch, variables, &rows, handles),
        asItIs().core.enterTogether(rows.made, unknown: unknown), holdsRequired(),
        addKnownRows(of: batch, variables, rows, handles)
      {
        count = batch.breakpointCount
      } else {
        isRefused = true
      }
    }
    return isRefused ? nil : Loaded(variables: variables, constraints: constraints)
  }

  /// True if the required rows can hold together, and the point is within the range of values.
  private func holdsRequired() -> Bool {
    if !wake().core.restoreRequired() { return false }
    if wake().core.point.hasComeFar { wake().core.refreshPoint() }
    return wake().core.optimisation.trouble == nil
  }

  /// Makes rows of the batch's forms, with their breakpoints, without a place in the basis or beside it.
  /// - Returns: false if something is refused.
  private func addRows(
    of batch: Batch, _ variables: [Variable], _ rows: inout LoadedRows,
    _ handles: UnsafeMutableBufferPointer<Constraint>
  ) -> Bool {
    for row in 0..<batch.rowCount {
      let pulls = batch.pulls(ofRow: row)
      if pulls.isEmpty { continue }
      guard let (scale, survey) = try? collectForm(ofRow: row, of: batch, variables)
      else { return false }
      if problem.form.count == 0 {
        rows.known.append(Int32(truncatingIfNeeded: row))
        continue
      }
      let run = problem.formRun
      let known = problem.findForm(run, survey.key)
      if let known, !rows.contains(known) {
        rows.known.append(Int32(truncatingIfNeeded: row))
        continue
      }
      let id = known ?? asItIs().core.makeLoadedRow(survey, constraints: pulls.count)
      if known == nil { rows.append(id) }
      asItIs().core.countUse(ofLoaded: pulls.count)
      for place in pulls {
        let pull = batch.pulls[place]
        if (try? check(pull)) == nil { return false }
        let cost = Cost(
          scale: scale, weight: pull.weight, levelBelow: max(pull.below, Self.noCost),
          levelAbove: max(pull.above, Self.noCost))
        let member = problem.makeMember(bound: pull.value / scale, cost)
        guard let constraint = asItIs().core.addLoaded(member, pull.value, to: id) else {
          return false
        }
        handles.initializeElement(
          at: place,
          to: Constraint(id: constraint, generation: problem.serial, owner: identity))
      }
    }
    return true
  }

  /// Makes the form under construction that of a row.
  private func collectForm(
    ofRow row: Int, of batch: Batch, _ variables: [Variable]
  ) throws(AddConstraintError) -> (scale: Double, survey: FormSurvey) {
    let terms = batch.terms(ofRow: row)
    if terms.count == 1 && abs(batch.factors[terms.lowerBound]) == 1 {
      return (
        batch.factors[terms.lowerBound],
        asItIs().core.beginForm(of: variables[Int(batch.numbers[terms.lowerBound])].id)
      )
    }
    let none = LinearExpression.Terms.Cell(variable: 0, coefficient: 0)
    func cell(_ place: Int) -> LinearExpression.Terms.Cell {
      if place >= terms.count { return none }
      return LinearExpression.Terms.Cell(
        variable: variables[Int(batch.numbers[terms.lowerBound + place])].handle,
        coefficient: batch.factors[terms.lowerBound + place])
    }
    let (one, two, three, four) = (cell(0), cell(1), cell(2), cell(3))
    if let plain = collectPlain(one, two, three, four, identity, terms.count) { return plain }
    var all: [LinearExpression.Term]?
    if terms.count > LinearExpression.Terms.room {
      all = terms.map {
        LinearExpression.Term(
          variables[Int(batch.numbers[$0])], coefficient: batch.factors[$0])
      }
    }
    let scale = try collect(one, two, three, four, identity, terms.count, all)
    return (scale, problem.form.count == 0 ? FormSurvey() : asItIs().core.surveyForm())
  }

  /// Installs the rows whose forms the solver had before, or that relate constants, one after the other.
  /// - Returns: false if one is refused.
  private func addKnownRows(
    of batch: Batch, _ variables: [Variable], _ rows: borrowing LoadedRows,
    _ handles: UnsafeMutableBufferPointer<Constraint>
  ) -> Bool {
    for index in 0..<rows.known.count {
      let row = Int(rows.known[index])
      let expression = expression(ofRow: row, of: batch, variables)
      for place in batch.pulls(ofRow: row) {
        guard let constraint = try? install(batch.pulls[place], on: expression)
        else { return false }
        handles.initializeElement(at: place, to: constraint)
      }
    }
    return true
  }
}
