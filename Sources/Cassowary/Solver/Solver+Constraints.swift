extension Solver {
  /// Installs a constraint.
  ///
  /// - Parameters:
  ///   - constraint: the constraint that shall hold.
  ///   - priority: how much it matters; required by default.
  ///   - weight: how much a unit of its error counts against other constraints of the same priority.
  ///   - label: the constraint's name in explanations.
  ///   - location: where it was written, for explanations: `.here()`, or a place in another text.
  /// - Returns: the handle by which the constraint is changed and removed.
  /// - Throws: `AddConstraintError`, above all if a required constraint contradicts others; nothing
  ///   has changed then.
  /// - Complexity: the number of terms, if a variable of the constraint was undetermined or it holds already; else that
  ///   of a pivot for every required row that has to move.
  @discardableResult
  @inlinable
  public func add(
    _ constraint: LinearConstraint, priority: Priority = .required, weight: Double = 1,
    label: String = "", location: SourceLocation? = nil
  ) throws(AddConstraintError) -> Constraint {
    let relation = constraint.relation
    let handle: Constraint
    do throws(AddConstraintError) {
      let level = try level(of: priority)
      guard weight == 1 || Self.isAllowed(weight: weight) else { throw .weightOutOfRange(weight) }
      handle = try install(
        constraint.expression, constant: -constraint.expression.constant,
        below: relation == .lessThanOrEqual ? Self.noCost : level,
        above: relation == .greaterThanOrEqual ? Self.noCost : level, weight: weight)
    } catch { throw worded(error, constraint, priority, label, location) }
    // Here, so that a caller without notes does not hand any over.
    if !label.isEmpty || location != nil { setNotes(label, location, on: handle) }
    return handle
  }

  /// Installs a content size: the expression is pulled to `value` from both sides, as one row with
  /// two slopes. Being below it costs at priority `compression`, being above it at `hugging`.
  ///
  /// Two separate inequalities would mean the same, and cost a pivot per view whenever a container
  /// grows past the sum of its contents.
  /// - Parameters:
  ///   - expression: the size, in points.
  ///   - value: the value to which it is pulled, in points.
  ///   - hugging: how much it matters not to be above.
  ///   - compression: how much it matters not to be below.
  ///   - weight: how much a unit of the error counts against other constraints of the same priority, on either side.
  ///   - label: the content size's name in explanations.
  ///   - location: where it was written, for explanations.
  /// - Returns: the handle; `setConstant` changes the value.
  /// - Throws: `AddConstraintError`; nothing has changed then.
  @discardableResult
  @inlinable
  public func addContentSize(
    _ expression: LinearExpression, value: Double, hugging: Priority, compression: Priority,
    weight: Double = 1, label: String = "", location: SourceLocation? = nil
  ) throws(AddConstraintError) -> Constraint {
    let handle: Constraint
    do throws(AddConstraintError) {
      let above = try level(of: hugging)
      let below = try level(of: compression)
      guard weight == 1 || Self.isAllowed(weight: weight) else { throw .weightOutOfRange(weight) }
      handle = try install(
        expression, constant: value - expression.constant, below: below, above: above,
        weight: weight)
    } catch {
      throw worded(error, expression, value: value, hugging, compression, label, location)
    }
    if !label.isEmpty || location != nil { setNotes(label, location, on: handle) }
    return handle
  }

  /// Installs the content size of a variable: the same as that of the expression `1 * variable`.
  @discardableResult
  @inlinable
  public func addContentSize(
    _ variable: Variable, value: Double, hugging: Priority, compression: Priority,
    weight: Double = 1, label: String = "", location: SourceLocation? = nil
  ) throws(AddConstraintError) -> Constraint {
    try addContentSize(
      1 * variable, value: value, hugging: hugging, compression: compression, weight: weight,
      label: label, location: location)
  }

  /// Removes a constraint. Variables stay where they are unless a weaker constraint can be satisfied
  /// better now.
  ///
  /// - Throws: `RemoveConstraintError` if the constraint is unknown; nothing has changed then.
  public func remove(_ constraint: Constraint) throws(RemoveConstraintError) {
    begin()
    defer { finish() }
    guard isLive(constraint) else { throw .unknownConstraint(constraint) }
    if !rest.forget(constraint.id) { wake().core.uninstall(constraint.id) }
  }

  /// Instead of a level: no cost.
  @inlinable static var noCost: Double { -1 }

  @inline(__always)
  @inlinable
  func level(of priority: Priority) throws(AddConstraintError) -> Double {
    guard priority.level >= 0 else { throw .priorityOutOfRange(priority.level) }
    return priority.level
  }

  @usableFromInline
  static func isAllowed(weight: Double) -> Bool { Tolerances.weightRange.contains(weight) }

  /// Installs a constraint that costs at the given levels, or nothing, below and above a constant.
  ///
  /// Terms that lie in the expression are handed over in registers: they have just been written, one by one, and a
  /// copy of them would make the processor wait until that is done.
  @inline(__always)
  @inlinable
  func install(
    _ expression: LinearExpression, constant: Double, below: Double, above: Double, weight: Double
  ) throws(AddConstraintError) -> Constraint {
    let terms = expression.terms
    if terms.cellCount == 1 {
      return try install(terms.cells.0, terms.owner, constant, below, above, weight)
    }
    return try install(
      terms.cells.0, terms.cells.1, terms.cells.2, terms.cells.3, terms.owner, terms.cellCount,
      terms.array, constant, below, above, weight)
  }

  /// Installs a constraint on one variable: its form is the variable, whatever the factor as written.
  @usableFromInline
  func install(
    _ term: LinearExpression.Terms.Cell, _ owner: SolverIdentity, _ constant: Double,
    _ below: Double, _ above: Double, _ weight: Double
  ) throws(AddConstraintError) -> Constraint {
    begin()
    defer { finish() }
    try check(constant)
    let variable = Variable(handle: term.variable, owner: owner)
    let scale = term.coefficient
    if isRare(!isLive(variable) || abs(scale) != 1) {
      try check(scale, of: variable)
      guard scale != 0 else { return try installConstants(constant, below, above, weight) }
      guard abs(scale) <= Tolerances.coefficientRange.upperBound
      else { throw .coefficientOutOfRange(variable, scale) }
    }
    let cost = Cost(scale: scale, weight: weight, levelBelow: below, levelAbove: above)
    let survey = asItIs().core.beginForm(of: variable.id)
    if isRare(rest.isResting) { return try installAtRest(constant, cost) }
    return try install(
      constant, cost, survey, row: problem.findForm(of: variable.id))
  }

  /// Installs a constraint on the sum of the first `count` of four terms, or of those in the array.
  @usableFromInline
  func install(
    _ first: LinearExpression.Terms.Cell, _ second: LinearExpression.Terms.Cell,
    _ third: LinearExpression.Terms.Cell, _ fourth: LinearExpression.Terms.Cell,
    _ owner: SolverIdentity, _ count: Int, _ array: [LinearExpression.Term]?,
    _ constant: Double, _ below: Double, _ above: Double, _ weight: Double
  ) throws(AddConstraintError) -> Constraint {
    begin()
    defer { finish() }
    try check(constant)
    let scale: Double
    let survey: FormSurvey
    if let plain = collectPlain(first, second, third, fourth, owner, count) {
      (scale, survey) = plain
    } else {
      scale = try collect(first, second, third, fourth, owner, count, array)
      if problem.form.count == 0 {
        return try installConstants(constant, below, above, weight)
      }
      survey = asItIs().core.surveyForm()
    }
    let cost = Cost(scale: scale, weight: weight, levelBelow: below, levelAbove: above)
    if isRare(rest.isResting) { return try installAtRest(constant, cost) }
    return try install(
      constant, cost, survey,
      row: problem.findForm(problem.formRun, survey.key))
  }

  /// Installs a relation between constants, whose terms cancelled or were never there: it is true or false whatever the
  /// others say, and a false one is refused.
  @inline(never)
  func installConstants(
    _ constant: Double, _ below: Double, _ above: Double, _ weight: Double
  ) throws(AddConstraintError) -> Constraint {
    guard Tolerances.isZero(constant, mayBeBelow: below < 0, mayBeAbove: above < 0)
    else { throw .noVariables }
    let cost = Cost(scale: 1, weight: weight, levelBelow: below, levelAbove: above)
    return self.constraint(at: wake().core.installConstants(constant, cost))
  }

  @inline(__always)
  func check(_ constant: Double) throws(AddConstraintError) {
    // A constant that is not finite fails this test, too.
    guard isUsual(abs(constant) <= Tolerances.largestConstant) else { throw .notFinite }
  }

  /// Installs a constraint on the form under construction, which is that of `row`; nil if no row has it yet.
  @inline(__always)
  private func install(
    _ constant: Double, _ cost: Cost, _ survey: FormSurvey, row: RowID?
  ) throws(AddConstraintError) -> Constraint {
    let member = problem.makeMember(bound: constant / cost.scale, cost)
    let entry =
      if let row {
        asItIs().core.joinDirectly(member, constant, survey, row)
      } else {
        asItIs().core.installDirectly(member, constant, survey)
      }
    if case .installed(let index) = entry { return self.constraint(at: index) }
    return self.constraint(
      at: try installAnyway(member, constant, row, survey, triesStay: entry != .restsOnNoStay))
  }

  /// Installs a constraint on the form under construction at rest; this may end the rest.
  @inline(never)
  private func installAtRest(
    _ constant: Double, _ cost: Cost
  ) throws(AddConstraintError) -> Constraint {
    let member = problem.makeMember(bound: constant / cost.scale, cost)
    let survey = asItIs().core.surveyAtRest(member)
    let installed = try install(
      constant, cost, survey, row: problem.findFormAtHand(survey.key))
    if rest.isResting { asItIs().core.noteInstalledAtRest(installed.id) }
    return installed
  }

  /// Makes the form under construction the sum of two to four terms, if they are as in most rows of a layout: of
  /// different variables, with coefficients of 1 or -1, so that nothing is to be added up, refused or rounded.
  /// - Returns: the factor from the form to the terms as written, and the survey of the form; nil if the terms are of
  ///   another kind.
  @inline(__always)
  func collectPlain(
    _ first: LinearExpression.Terms.Cell, _ second: LinearExpression.Terms.Cell,
    _ third: LinearExpression.Terms.Cell, _ fourth: LinearExpression.Terms.Cell,
    _ owner: SolverIdentity, _ count: Int
  ) -> (scale: Double, survey: FormSurvey)? {
    guard isUsual(count > 1 && count <= LinearExpression.Terms.room && owner == identity),
      isUsual(isPlain(first)), isUsual(isPlain(second)), count < 3 || isUsual(isPlain(third)),
      count < 4 || isUsual(isPlain(fourth))
    else { return nil }
    var (one, two) = (PlainTerm(first), PlainTerm(second))
    PlainTerm.order(&one, &two)
    if count == 2 {
      return one.isBefore(two) ? asItIs().core.beginForm(one, two, .none, .none, count: 2) : nil
    }
    var (three, four) = (PlainTerm(third), count < 4 ? .none : PlainTerm(fourth))
    PlainTerm.order(&three, &four)
    PlainTerm.order(&one, &three)
    PlainTerm.order(&two, &four)
    PlainTerm.order(&two, &three)
    return one.isBefore(two) && two.isBefore(three) && three.isBefore(four)
      ? asItIs().core.beginForm(one, two, three, four, count: count) : nil
  }

  /// True if a term of this solver has an existing variable, and a coefficient of 1 or -1.
  @inline(__always)
  private func isPlain(_ cell: LinearExpression.Terms.Cell) -> Bool {
    isLive(Variable(handle: cell.variable, owner: identity))
      && cell.coefficient.bitPattern &<< 1 == 1.0.bitPattern &<< 1
  }

  /// Makes the form under construction the sum of the first `count` of four terms, or of those in the array.
  /// - Returns: the factor from the form to the terms as written.
  @inline(never)
  func collect(
    _ first: LinearExpression.Terms.Cell, _ second: LinearExpression.Terms.Cell,
    _ third: LinearExpression.Terms.Cell, _ fourth: LinearExpression.Terms.Cell,
    _ owner: SolverIdentity, _ count: Int, _ array: [LinearExpression.Term]?
  ) throws(AddConstraintError) -> Double {
    var draft = FormDraft()
    if count > LinearExpression.Terms.room {
      draft = try collect(array)
    } else if count > 0 {
      asItIs().core.reserveForm(LinearExpression.Terms.room)
      try collect(first, owner, &draft)
      if count > 1 { try collect(second, owner, &draft) }
      if count > 2 { try collect(third, owner, &draft) }
      if count > 3 { try collect(fourth, owner, &draft) }
    }
    problem.form.setCount(draft.count)
    if draft.isPlain && count > 0 { return problem.form.base[0].coefficient }
    // If one of the coefficients is 1, the largest one decides, unless terms were added up.
    if draft.least == 1 && !draft.hasSums
      && Tolerances.coefficientRange.contains(draft.largest)
    {
      return problem.scaleForm(largest: draft.largest)
    }
    return try scaleForm(draft)
  }

  /// How far the form under construction is.
  private struct FormDraft {
    var count = 0
    /// The largest and the least magnitude of a coefficient as written.
    var largest = 0.0
    var least = Double.infinity
    /// True if a variable occurred twice.
    var hasSums = false
    /// True if the terms are as most rows of a layout have them: of different variables, with coefficients of 1 or
    /// -1, so that nothing is to be dropped, refused or rounded.
    var isPlain = true
  }

  @inline(never)
  private func collect(
    _ terms: [LinearExpression.Term]?
  ) throws(AddConstraintError) -> FormDraft {
    var draft = FormDraft()
    guard let terms else { return draft }
    asItIs().core.reserveForm(terms.count)
    for term in terms {
      let cell = LinearExpression.Terms.Cell(
        variable: term.variable.handle, coefficient: term.coefficient)
      try collect(cell, term.variable.owner, &draft)
    }
    return draft
  }

  /// Puts a term among those of the form under construction, which are in order; terms of one variable are added up.
  @inline(__always)
  private func collect(
    _ cell: LinearExpression.Terms.Cell, _ owner: SolverIdentity, _ draft: inout FormDraft
  ) throws(AddConstraintError) {
    let variable = Variable(handle: cell.variable, owner: owner)
    let size = abs(cell.coefficient)
    if !isLive(variable) || size != 1 {
      if !isLive(variable) || !Tolerances.coefficientRange.contains(size) {
        try check(cell.coefficient, of: variable)
      }
      draft.isPlain = false
    }
    draft.largest = max(draft.largest, size)
    draft.least = min(draft.least, size)
    let form = problem.form.base
    var spot = draft.count
    while spot > 0 && form[spot &- 1].variable > variable.id { spot &-= 1 }
    if spot > 0 && form[spot &- 1].variable == variable.id {
      form[spot &- 1].coefficient += cell.coefficient
      draft.isPlain = false
      draft.hasSums = true
      return
    }
    var place = draft.count
    while place > spot {
      // Field by field, as they have just been written: a wider load would have to wait.
      form[place].variable = form[place &- 1].variable
      form[place].coefficient = form[place &- 1].coefficient
      place &-= 1
    }
    form[spot].variable = variable.id
    form[spot].coefficient = cell.coefficient
    draft.count &+= 1
  }

  @inline(never)
  private func check(
    _ coefficient: Double, of variable: Variable
  ) throws(AddConstraintError) {
    guard isLive(variable) else { throw .unknownVariable(variable) }
    guard coefficient.isFinite else { throw .notFinite }
    // Beside a larger one it would look like the rounding of terms that cancel.
    guard coefficient == 0 || abs(coefficient) >= Tolerances.coefficientRange.lowerBound
    else { throw .coefficientOutOfRange(variable, coefficient) }
  }

  /// Drops the rests of terms that cancelled, and scales the form under construction.
  /// - Returns: the factor from the scaled form to the form as written.
  @inline(never)
  private func scaleForm(_ draft: FormDraft) throws(AddConstraintError) -> Double {
    if let offending = problem.cleanForm(largestWritten: draft.largest) {
      throw .coefficientOutOfRange(variable(at: offending.variable), offending.coefficient)
    }
    guard problem.form.count > 0 else { return 1 }
    return problem.scaleForm()
  }

  /// Installs a constraint whose form already has a row, or that cannot enter directly.
  @inline(never)
  func installAnyway(
    _ member: Member, _ constant: Double, _ row: RowID?, _ survey: FormSurvey, triesStay: Bool
  ) throws(AddConstraintError) -> ConstraintID {
    // If no constraint can be contradicted, no way back is needed, and the point may stay behind.
    if !member.isRequired {
      return asItIs().core.install(member, constant, row: row, survey, triesStay: triesStay)
        .constraint
    }
    // The value in the survey is from before the point caught up; that of a new row is computed as soon as the row has
    // its breakpoint.
    wake()
    if let row, wake().core.fits(member, row) {
      // The last commit's trouble says nothing of this change.
      wake().core.optimisation.trouble = nil
      return wake().core.install(member, constant, row: row, survey, triesStay: triesStay)
        .constraint
    }
    let serial = problem.serial
    let scope = wake().core.beginChange()
    let (index, canHold) = wake().core.install(
      member, constant, row: row, survey, triesStay: triesStay)
    // Where the point came from far it is computed afresh, which tells whether it is within the range of values.
    if canHold && wake().core.point.hasComeFar { wake().core.refreshPoint() }
    if !canHold || wake().core.optimisation.trouble == .outOfRange {
      let handles = conflict(without: index)
      let trouble = wake().core.optimisation.trouble
      wake().core.rollBack(scope)
      // Nobody has seen the handle: its number may be given again.
      problem.serial = serial
      if let trouble { throw .illConditioned(trouble, rows: handles) }
      throw AddConstraintError(.unsatisfiable(conflict: handles))
    }
    wake().core.endChange(scope)
    wake().core.refactoriseIfDue()
    return index
  }
}
