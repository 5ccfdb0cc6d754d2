extension Solver {
  /// Installs a constraint.
  ///
  /// - Parameters:
  ///   - constraint: what shall hold.
  ///   - priority: how much it matters; required by default.
  ///   - weight: how much a unit of its error counts against other constraints of the same priority.
  ///   - label: what explanations call the constraint.
  ///   - location: where it was written, for explanations: `.here()`, or a place in another text.
  /// - Returns: the handle by which the constraint is changed and removed.
  /// - Throws: `AddConstraintError`, above all if a required constraint contradicts others; nothing
  ///   has changed then.
  /// - Complexity: the number of terms, if a variable of it was undetermined or it holds already;
  ///   else that of a pivot for every required row that has to move.
  @discardableResult
  public func add(
    _ constraint: LinearConstraint, priority: Priority = .required, weight: Double = 1,
    label: String = "", location: SourceLocation? = nil
  ) throws(AddConstraintError) -> Constraint {
    try check(priority)
    guard Tolerances.weightRange.contains(weight) else { throw .weightOutOfRange(weight) }
    var record = ConstraintRecord(
      below: constraint.relation != .lessThanOrEqual ? priority.level : nil,
      above: constraint.relation != .greaterThanOrEqual ? priority.level : nil, weight: weight)
    record.constant = -constraint.expression.constant
    return try install(constraint.expression, &record, label, location)
  }

  /// Installs a content size: the expression is pulled to `value` from both sides, as one row with
  /// two slopes. Being below it costs at priority `compression`, being above it at `hugging`.
  ///
  /// Two separate inequalities would mean the same, and cost a pivot per view whenever a container
  /// grows past the sum of its contents.
  /// - Returns: the handle; `setConstant` changes the value.
  /// - Throws: `AddConstraintError`; nothing has changed then.
  @discardableResult
  public func addContentSize(
    _ expression: LinearExpression, value: Double, hugging: Priority, compression: Priority,
    label: String = "", location: SourceLocation? = nil
  ) throws(AddConstraintError) -> Constraint {
    try check(hugging)
    try check(compression)
    guard value.isFinite else { throw .notFinite }
    var record = ConstraintRecord(below: compression.level, above: hugging.level)
    record.constant = value - expression.constant
    return try install(expression, &record, label, location)
  }

  /// Removes a constraint. Variables stay where they are unless a weaker constraint can be satisfied
  /// better now.
  ///
  /// - Throws: `RemoveConstraintError` if the constraint is unknown; nothing has changed then.
  public func remove(_ constraint: Constraint) throws(RemoveConstraintError) {
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    let run = core.terms.run(core.constraints[constraint.index].row)
    for entry in run {
      core.useCount.write(entry.id, core.useCount[entry.id] - 1, &core.journal)
    }
    if let edited = core.editedVariable(of: constraint.index) {
      core.editOf.write(edited, 0, &core.journal)
    }
    core.uninstall(constraint.index)
  }

  private func check(_ priority: Priority) throws(AddConstraintError) {
    guard priority.level >= 0 else { throw .priorityOutOfRange(priority.level) }
  }

  /// Installs a constraint of which all is known but the scale.
  ///
  /// The record is handed on where it lies: copying what has just been written in parts makes the processor
  /// wait.
  func install(
    _ expression: LinearExpression, _ record: inout ConstraintRecord, _ label: String,
    _ location: SourceLocation?
  ) throws(AddConstraintError) -> Constraint {
    guard record.constant.isFinite, abs(record.constant) <= Tolerances.largestConstant else {
      throw .notFinite
    }
    if restingCore.isAtRest { restingCore.disturb() }
    record.scale = try buildForm(expression)
    let run = UnsafeBufferPointer(start: restingCore.form.base, count: restingCore.form.count)
    let key = restingCore.key(run)
    let row = restingCore.findForm(run, key)
    var index = row < 0 ? restingCore.installDirectly(&record, key: key) : -1
    if index < 0 {
      let triesStay = index != Core.restsOnNoStay
      // Where no constraint can be contradicted there is nothing to go back to.
      index =
        record.isRequired && !restingCore.fits(&record, row)
        ? try installRequired(&record, row, key, triesStay: triesStay)
        : restingCore.install(&record, row: row, key: key, triesStay: triesStay)
    }
    setNotes(label, location, at: index)
    return constraint(at: index)
  }

  /// Collects the terms of an expression, by variable, and scales them.
  /// - Returns: the factor from the scaled form to the expression.
  @inline(__always)
  private func buildForm(_ expression: LinearExpression) throws(AddConstraintError) -> Double {
    let scale = buildUnitForm(expression.terms)
    return scale != 0 ? scale : try buildAnyForm(expression.terms)
  }

  /// Collects terms as most rows of a layout have them: few, of different variables, with coefficients of 1
  /// or -1, so that nothing is to be added up, dropped, refused or rounded. The first becomes 1.
  /// - Returns: the factor from the form to the terms; zero if they are not of this kind.
  @inline(__always)
  private func buildUnitForm(_ terms: LinearExpression.Terms) -> Double {
    let count = terms.cellCount
    if count == 0 || terms.owner != identity { return 0 }
    restingCore.form.reserve(LinearExpression.Terms.room)
    let form = restingCore.form.base
    let isPlain = terms.withCells { cells in
      for place in 0..<count {
        let cell = cells[place]
        guard abs(cell.coefficient) == 1, isLive(cell.index, cell.generation) else { return false }
        var spot = place
        while spot > 0 && form[spot &- 1].id >= cell.index {
          if form[spot &- 1].id == cell.index { return false }
          form[spot] = form[spot &- 1]
          spot &-= 1
        }
        form[spot] = Entry(id: cell.index, twin: -1, coefficient: cell.coefficient)
      }
      return true
    }
    if !isPlain { return 0 }
    restingCore.form.setCount(count)
    if form[0].coefficient > 0 { return 1 }
    for place in 0..<count { form[place].coefficient = -form[place].coefficient }
    return -1
  }

  @inline(never)
  private func buildAnyForm(
    _ terms: LinearExpression.Terms
  ) throws(AddConstraintError) -> Double {
    var largest = 0.0
    restingCore.form.removeAll()
    // By place: a copy of the terms to go through would have to be destroyed.
    for place in 0..<terms.count {
      let (variable, coefficient) = (terms[place].variable, terms[place].coefficient)
      guard isLive(variable) else { throw .unknownVariable(variable) }
      guard coefficient.isFinite else { throw .notFinite }
      let size = abs(coefficient)
      // Beside a larger one it would look like what is left of terms that cancel.
      guard size == 0 || size >= Tolerances.coefficientRange.lowerBound
      else { throw .coefficientOutOfRange(variable, coefficient) }
      largest = max(largest, size)
      restingCore.addToForm(variable.index, coefficient)
    }
    if let offending = restingCore.cleanForm(largestWritten: largest) {
      throw .coefficientOutOfRange(self.variable(at: offending.id), offending.coefficient)
    }
    guard restingCore.form.count > 0 else { throw .noVariables }
    return restingCore.scaleForm()
  }

  private func installRequired(
    _ record: inout ConstraintRecord, _ row: Int32, _ key: FormKey, triesStay: Bool
  ) throws(AddConstraintError) -> Int32 {
    let serial = core.serial
    let scope = core.beginChange()
    let index = core.install(&record, row: row, key: key, triesStay: triesStay)
    if index < 0 {
      let handles = conflict(without: -1 - index)
      core.rollBack(scope)
      // Nobody has seen the handle: its number may be given again.
      core.serial = serial
      throw .unsatisfiable(conflict: handles)
    }
    core.endChange(scope)
    core.refactoriseIfDue()
    return index
  }
}
