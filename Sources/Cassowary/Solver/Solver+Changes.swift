extension Solver {
  /// Changes the right-hand side of a constraint: its terms relate to `constant` from now on. For a content size the
  /// constant is the value.
  ///
  /// - Throws: `ChangeConstraintError`; nothing has changed then.
  /// - Complexity: the variables and rows that have to move. A required constraint is checked against the others at
  ///   once; if many optional ones change between two commits, all that depends on them moves once for all of them.
  public func setConstant(
    _ constraint: Constraint, to constant: Double
  ) throws(ChangeConstraintError) {
    begin()
    defer { finish() }
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    try setConstant(at: constraint.id, to: constant)
  }

  @inline(__always)
  private func setConstant(
    at index: ConstraintID, to constant: Double
  ) throws(ChangeConstraintError) {
    // Not finite is not small either.
    guard abs(constant) <= Tolerances.largestConstant else {
      throw worded(.notFinite, changing: index)
    }
    if problem.constraints[index].constant == constant { return }
    if rest.shift(index, to: constant) { return }
    try checkConstants(index, constant)
    if problem.isRequired(index) {
      try change(index) { core in core.setConstant(index, to: constant) }
    } else {
      // An optional constraint cannot contradict any: there is nothing to go back to.
      _ = asItIs().core.setConstant(index, to: constant)
    }
  }

  /// Changes the right-hand sides of several constraints, all or nothing: each constraint's terms relate to the number
  /// beside it from now on.
  ///
  /// The solver checks once, for all of them together, whether required constraints can hold. So both bounds of a range
  /// may move beyond where either could alone, and all that depends on the constraints moves once, and not once for
  /// each.
  ///
  /// ```swift
  /// try solver.setConstants([(least, 300), (most, 400)])  // were 100 and 200
  /// ```
  ///
  /// - Parameter changes: the constraints and their new constants; for a constraint that is named twice the last
  ///   counts.
  /// - Throws: `ChangeConstraintError`; nothing has changed then. The conflict of `unsatisfiable` names changed
  ///   constraints as well as others: with their new constants they cannot hold together, while any of them left
  ///   out could.
  /// - Complexity: the variables and rows that have to move, once.
  public func setConstants(
    _ changes: [(Constraint, Double)]
  ) throws(ChangeConstraintError) {
    begin()
    defer { finish() }
    var needsCheck = false
    for (constraint, constant) in changes {
      guard isLive(constraint) else { throw .unknownConstraint(constraint) }
      guard abs(constant) <= Tolerances.largestConstant else {
        throw worded(.notFinite, changing: constraint.id)
      }
      try checkConstants(constraint.id, constant)
      needsCheck = needsCheck || problem.isRequired(constraint.id)
    }
    if !needsCheck {
      for (constraint, constant) in changes {
        try setConstant(at: constraint.id, to: constant)
      }
    } else if !rest.shift(changes) {
      try setTogether(changes)
    }
  }

  private func setTogether(
    _ changes: [(Constraint, Double)]
  ) throws(ChangeConstraintError) {
    let scope = wake().core.beginChange()
    for (constraint, constant) in changes
    where problem.constraints[constraint.id].constant != constant {
      asItIs().core.moveConstant(constraint.id, to: constant)
    }
    if !wake().core.canHold(changes) {
      let handles = conflict()
      let trouble = wake().core.optimisation.trouble
      wake().core.rollBack(scope)
      if let trouble { throw worded(.illConditioned(trouble, rows: handles)) }
      throw worded(.unsatisfiable(conflict: handles))
    }
    wake().core.endChange(scope)
  }

  /// Changes the priority of a constraint; of a content size both priorities.
  ///
  /// - Throws: `ChangeConstraintError`, above all if the constraint becomes required and contradicts
  ///   others; nothing has changed then.
  public func setPriority(
    _ constraint: Constraint, to priority: Priority
  ) throws(ChangeConstraintError) {
    begin()
    defer { finish() }
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    guard priority.level >= 0 else {
      throw worded(.priorityOutOfRange(priority.level), changing: constraint.id)
    }
    var record = problem.record(of: constraint.id)
    if record.below == priority.level && record.above == priority.level { return }
    record.setLevels(below: priority.level, above: priority.level)
    try change(constraint.id) { core in core.replace(constraint.id, by: record) }
  }

  /// Changes the two priorities of a content size.
  ///
  /// - Throws: `ChangeConstraintError`; nothing has changed then.
  public func setPriorities(
    _ constraint: Constraint, hugging: Priority, compression: Priority
  ) throws(ChangeConstraintError) {
    begin()
    defer { finish() }
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    for priority in [hugging, compression] where !(priority.level >= 0) {
      throw worded(.priorityOutOfRange(priority.level), changing: constraint.id)
    }
    var record = problem.record(of: constraint.id)
    if record.below == compression.level && record.above == hugging.level { return }
    record.setLevels(below: compression.level, above: hugging.level)
    try change(constraint.id) { core in core.replace(constraint.id, by: record) }
  }

  /// Changes how much a unit of a constraint's error counts against other constraints of the same priority.
  ///
  /// - Throws: `ChangeConstraintError`; nothing has changed then.
  public func setWeight(
    _ constraint: Constraint, to weight: Double
  ) throws(ChangeConstraintError) {
    begin()
    defer { finish() }
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    guard Self.isAllowed(weight: weight) else {
      throw worded(.weightOutOfRange(weight), changing: constraint.id)
    }
    var record = problem.record(of: constraint.id)
    if record.weight == weight { return }
    record.weight = weight
    try change(constraint.id) { core in core.replace(constraint.id, by: record) }
  }

  /// Changes the relation of a constraint in place. A side that begins to cost does so at the priority
  /// of the other one.
  ///
  /// - Throws: `ChangeConstraintError`; nothing has changed then.
  public func setRelation(
    _ constraint: Constraint, to relation: Relation
  ) throws(ChangeConstraintError) {
    begin()
    defer { finish() }
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    var record = problem.record(of: constraint.id)
    let (below, above) = (relation != .lessThanOrEqual, relation != .greaterThanOrEqual)
    if record.costsBelow == below && record.costsAbove == above { return }
    // A side that costs nothing has no priority of its own: it takes that of the other.
    record.setSides(below: below, above: above)
    if problem.isOfConstants(constraint.id) {
      try checkConstants(record, of: constraint.id)
    }
    try change(constraint.id) { core in core.replace(constraint.id, by: record) }
  }

  /// Makes a variable editable: a constraint that holds it at the value of the last commit, to be moved by
  /// ``suggest(_:for:)``.
  ///
  /// - Parameters:
  ///   - priority: how much it matters.
  ///   - weight: how much the edit counts among other constraints of its priority.
  ///   - label: the name of the edit in explanations; without one `edit`.
  ///   - location: where it was written, for explanations.
  /// - Returns: the edit constraint; removing it ends the edit.
  /// - Throws: `AddConstraintError`, also if the variable is being edited already; nothing has
  ///   changed then.
  @discardableResult
  public func addEdit(
    _ variable: Variable, priority: Priority, weight: Double = 1,
    label: String = "", location: SourceLocation? = nil
  ) throws(AddConstraintError) -> Constraint {
    guard isLive(variable) else { throw .unknownVariable(variable) }
    let present = problem.editOf[variable.id]
    if let present = present.id {
      throw worded(.alreadyEdited(variable, constraint(at: present)))
    }
    let edit = try add(
      variable == rest.read(variable.id), priority: priority, weight: weight,
      label: label, location: location)
    wake().core.problem.setEdit(of: variable.id, to: Link(edit.id), &wake().core.journal)
    return edit
  }

  /// Suggests a value for a variable that has an edit constraint.
  ///
  /// - Throws: `ChangeConstraintError`; nothing has changed then.
  public func suggest(_ value: Double, for variable: Variable) throws(ChangeConstraintError) {
    begin()
    defer { finish() }
    if variable.owner == identity && rest.suggest(value, forEditOf: variable.handle) {
      return
    }
    try suggestAnyway(value, for: variable)
  }

  /// Suggests a value where more than a known way is to be looked at.
  @inline(never)
  private func suggestAnyway(
    _ value: Double, for variable: Variable
  ) throws(ChangeConstraintError) {
    guard isLive(variable) else { throw .unknownVariable(variable) }
    guard let edit = problem.editOf[variable.id].id else {
      throw worded(.notEdited(variable))
    }
    try setConstant(at: edit, to: value)
  }

  /// Adds a stay: a variable is to keep the value that the last commit left it, as far as constraints of higher
  /// priorities allow.
  ///
  /// A commit that moves the variable takes the stay along: the stay never pulls back to where the variable was before.
  ///
  /// ```swift
  /// try solver.add(left + width == right)
  /// try solver.addStay(left, priority: 20)
  /// try solver.addStay(width, priority: 10)  // who drags the right edge makes it wider
  /// ```
  ///
  /// A variable without a stay keeps its value, too, as long as nothing asks for another one; but of several that could
  /// give way, nothing says of one that it should not. Source: G. J. Badros, A. Borning, P. J. Stuckey, *The Cassowary
  /// linear arithmetic constraint solving algorithm*, ACM TOCHI 8(4), 2001, doi:10.1145/504704.504705.
  ///
  /// - Parameters:
  ///   - priority: below that of any constraint that is to move the variable. A required stay does not follow.
  ///   - weight: how much the stay counts among others of its priority.
  ///   - label: the name of the stay in explanations; without one `stay`.
  ///   - location: where it was written, for explanations.
  /// - Returns: the stay's constraint; removing it ends the stay. Its constant is the variable's value after every
  ///   commit (and at a checkpoint or a snapshot, for which all is optimised as well): one that it is given counts
  ///   until the next.
  /// - Throws: `AddConstraintError`, also if the variable has a stay already; nothing has changed then.
  /// - Complexity: that of a constraint; in every commit that moves the variable the number of constraints on it alone. A
  ///   drag that moves the variable looks at the rows on it at every step.
  @discardableResult
  public func addStay(
    _ variable: Variable, priority: Priority, weight: Double = 1,
    label: String = "", location: SourceLocation? = nil
  ) throws(AddConstraintError) -> Constraint {
    guard isLive(variable) else { throw .unknownVariable(variable) }
    let present = problem.stayOf[variable.id]
    if let present = present.id {
      throw worded(.alreadyStays(variable, constraint(at: present)))
    }
    let stay = try add(
      variable == rest.read(variable.id), priority: priority, weight: weight,
      label: label, location: location)
    wake().core.setStay(of: variable.id, to: stay.id)
    return stay
  }

  /// Refuses a constant that would make a relation between constants false.
  @inline(__always)
  private func checkConstants(
    _ index: ConstraintID, _ constant: Double
  ) throws(ChangeConstraintError) {
    if isUsual(!problem.isOfConstants(index)) { return }
    var record = problem.record(of: index)
    record.constant = constant
    try checkConstants(record, of: index)
  }

  /// Refuses a change that would make a relation between constants false.
  @inline(never)
  private func checkConstants(
    _ record: ConstraintRecord, of index: ConstraintID
  ) throws(ChangeConstraintError) {
    guard
      Tolerances.isZero(
        record.constant, mayBeBelow: !record.costsBelow, mayBeAbove: !record.costsAbove)
    else { throw worded(.unsatisfiable(conflict: []), changing: index) }
  }

  private func change(
    _ index: ConstraintID, _ body: (inout Core) -> Bool
  ) throws(ChangeConstraintError) {
    let scope = wake().core.beginChange()
    let isPossible = body(&wake().core)
    if !isPossible {
      let handles = conflict(without: index)
      let trouble = wake().core.optimisation.trouble
      wake().core.rollBack(scope)
      if let trouble {
        throw worded(.illConditioned(trouble, rows: handles), changing: index)
      }
      throw worded(.unsatisfiable(conflict: handles), changing: index)
    }
    wake().core.endChange(scope)
  }
}
