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
    record.scale = try buildForm(expression)
    let run = UnsafeBufferPointer(start: core.form.base, count: core.form.count)
    let hash = core.hash(run)
    let row = core.findForm(run, hash: hash)
    var index = row < 0 ? core.installDirectly(&record, hash: hash) : -1
    if index < 0 {
      // An optional constraint cannot contradict any: there is nothing to go back to.
      index =
        record.isRequired
        ? try installRequired(&record, row, hash) : core.install(&record, row: row, hash: hash)
    }
    setNotes(label, location, at: index)
    return constraint(at: index)
  }

  /// Collects the terms of an expression, by variable, and scales them.
  /// - Returns: the factor from the scaled form to the expression.
  @inline(__always)
  private func buildForm(_ expression: LinearExpression) throws(AddConstraintError) -> Double {
    var largest = 0.0
    core.form.removeAll()
    if let array = expression.terms.array {
      for term in array {
        guard term.variable.owner == identity else { throw .unknownVariable(term.variable) }
        try include(
          term.variable.index, term.variable.generation, term.coefficient, &largest)
      }
    } else if expression.terms.cellCount > 0 {
      guard expression.terms.owner == identity else {
        throw .unknownVariable(expression.terms[0].variable)
      }
      try expression.terms.forEachCell { (cell) throws(AddConstraintError) in
        try include(cell.index, cell.generation, cell.coefficient, &largest)
      }
    }
    let scale = core.scaleUnitForm()
    if scale != 0 { return scale }
    if let offending = core.cleanForm(largestWritten: largest) {
      throw .coefficientOutOfRange(variable(at: offending.id), offending.coefficient)
    }
    guard core.form.count > 0 else { throw .noVariables }
    return core.scaleForm()
  }

  /// Adds a term with a variable that says it is of this solver to the form under construction.
  @inline(__always)
  private func include(
    _ index: Int32, _ generation: UInt32, _ coefficient: Double, _ largest: inout Double
  ) throws(AddConstraintError) {
    let size = abs(coefficient)
    if isLive(index, generation) && size == 1 {
      largest = max(largest, 1)
    } else {
      try check(
        Variable(index: index, generation: generation, owner: identity), times: coefficient)
      largest = max(largest, size)
    }
    core.addToForm(index, coefficient)
  }

  @inline(never)
  private func check(
    _ variable: Variable, times coefficient: Double
  ) throws(AddConstraintError) {
    guard isLive(variable) else { throw .unknownVariable(variable) }
    guard coefficient.isFinite else { throw .notFinite }
    // Beside a larger one it would look like what is left of terms that cancel.
    guard coefficient == 0 || abs(coefficient) >= Tolerances.coefficientRange.lowerBound
    else { throw .coefficientOutOfRange(variable, coefficient) }
  }

  private func installRequired(
    _ record: inout ConstraintRecord, _ row: Int32, _ hash: UInt32
  ) throws(AddConstraintError) -> Int32 {
    let serial = core.serial
    let scope = core.beginChange()
    let index = core.install(&record, row: row, hash: hash)
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
