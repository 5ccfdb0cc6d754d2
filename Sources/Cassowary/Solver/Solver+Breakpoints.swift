extension Solver {
  /// Installs several constraints on one sum: a size that is not negative, at most a number, and pulled to a third.
  ///
  /// They are what ``add(_:priority:weight:label:location:)`` and `addContentSize`
  /// would make of them one by one, in this order, but the terms are looked at once.
  /// - Parameters:
  ///   - expression: the sum.
  ///   - breakpoints: the numbers to which it is compared, each of which costs something on one side at least.
  ///   - label: the name of each of them in explanations.
  ///   - location: where they were written, for explanations.
  /// - Returns: a handle for each breakpoint, by which it is changed and removed as any constraint.
  /// - Throws: `AddConstraintError` if one of them is refused; none is installed then.
  /// - Complexity: that of installing one constraint, and a look at the breakpoints of the sum for each.
  @discardableResult
  public func add(
    _ expression: LinearExpression, breakpoints: [Breakpoint], label: String = "",
    location: SourceLocation? = nil
  ) throws(AddConstraintError) -> [Constraint] {
    // The sum is checked with the first one: nothing else of it can be refused.
    for breakpoint in breakpoints {
      do throws(AddConstraintError) { try check(breakpoint, beside: expression) } catch {
        throw worded(error, expression, breakpoint, label, location)
      }
    }
    var handles: [Constraint] = []
    func addAll() throws(AddConstraintError) {
      for breakpoint in breakpoints {
        do throws(AddConstraintError) {
          handles.append(try install(breakpoint, on: expression, beside: handles.first))
        } catch { throw worded(error, expression, breakpoint, label, location) }
      }
    }
    if breakpoints.count < 2 {
      try addAll()
    } else {
      let serial = problem.serial
      do throws(AddConstraintError) {
        try transaction { (_: Solver) throws(AddConstraintError) in try addAll() }
      } catch {
        let told = withoutStaleHandles(error)
        // Nobody has seen the handles: their numbers may be given again.
        problem.serial = serial
        throw told
      }
    }
    if !label.isEmpty || location != nil {
      for handle in handles { setNotes(label, location, on: handle) }
    }
    return handles
  }

  /// Installs a content size and what breaks ties with others, all on one sum, as
  /// ``add(_:breakpoints:label:location:)`` does, without memory for lists.
  ///
  /// - Parameters:
  ///   - size: the breakpoint of the content size.
  ///   - tie: what breaks ties, which is optional.
  ///   - other: what breaks ties on the other side, if that costs as much again, or more or less.
  package func addContentSize(
    _ expression: LinearExpression, _ size: Breakpoint, tie: Breakpoint, _ other: Breakpoint? = nil,
    location: SourceLocation? = nil
  ) throws(AddConstraintError) -> (size: Constraint, tie: Constraint, other: Constraint?) {
    try check(size, beside: expression)
    try check(tie, beside: expression)
    if let other { try check(other, beside: expression) }
    let first: Constraint
    do throws(AddConstraintError) {
      first = try install(size, on: expression, beside: nil)
    } catch { throw worded(error, expression, size, "", location) }
    let second = try install(tie, on: expression, beside: first)
    var third: Constraint?
    if let other { third = try install(other, on: expression, beside: first) }
    if location != nil { setNotes("", location, on: first) }
    return (first, second, third)
  }

  /// The error, whose conflict may name constraints that went with the refused one, without these: its description names
  /// them.
  func withoutStaleHandles(_ error: AddConstraintError) -> AddConstraintError {
    let kind: AddConstraintError.Kind =
      switch error.kind {
      case .unsatisfiable(let conflict): .unsatisfiable(conflict: conflict.filter(isLive))
      case .illConditioned(let trouble, let rows):
        .illConditioned(trouble, rows: rows.filter(isLive))
      default: error.kind
      }
    return AddConstraintError(kind, error.description)
  }

  func check(
    _ breakpoint: Breakpoint, beside expression: LinearExpression
  ) throws(AddConstraintError) {
    guard breakpoint.below != nil || breakpoint.above != nil
    else { throw .priorityOutOfRange(Self.noCost) }
    for side in [breakpoint.below, breakpoint.above] {
      if let side { _ = try level(of: side) }
    }
    guard breakpoint.weight == 1 || Self.isAllowed(weight: breakpoint.weight)
    else { throw .weightOutOfRange(breakpoint.weight) }
    try check(breakpoint.value - expression.constant)
  }

  /// Installs a breakpoint that was checked.
  ///
  /// - Parameter first: a constraint on the same sum that was installed just before, whose form is at hand.
  private func install(
    _ breakpoint: Breakpoint, on expression: LinearExpression, beside first: Constraint?
  ) throws(AddConstraintError) -> Constraint {
    let constant = breakpoint.value - expression.constant
    let below = breakpoint.below?.level ?? Self.noCost
    let above = breakpoint.above?.level ?? Self.noCost
    guard let first, !problem.isOfConstants(first.id) else {
      return try install(
        expression, constant: constant, below: below, above: above, weight: breakpoint.weight)
    }
    begin()
    defer { finish() }
    rest.rouse()
    let row = problem.constraints[first.id].row
    let cost = Cost(
      scale: problem.record(of: first.id).scale, weight: breakpoint.weight,
      levelBelow: below, levelAbove: above)
    let member = problem.makeMember(bound: constant / cost.scale, cost)
    // The survey is that of a new row, which this is not.
    return self.constraint(
      at: try installAnyway(member, constant, row, FormSurvey(), triesStay: true))
  }

  @inline(never)
  func worded(
    _ error: AddConstraintError, _ expression: LinearExpression, _ breakpoint: Breakpoint,
    _ label: String, _ location: SourceLocation?
  ) -> AddConstraintError {
    if let above = breakpoint.above, let below = breakpoint.below, above != below {
      return worded(error, expression, value: breakpoint.value, above, below, label, location)
    }
    let relation: Relation =
      breakpoint.below == nil
      ? .lessThanOrEqual : breakpoint.above == nil ? .greaterThanOrEqual : .equal
    return worded(
      error, LinearConstraint(expression - breakpoint.value, relation),
      breakpoint.below ?? breakpoint.above ?? Priority(Self.noCost), label, location)
  }
}
