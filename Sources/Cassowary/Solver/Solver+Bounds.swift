extension Solver {
  /// Sets the bounds of a variable: those that it had are changed, or go if they are not given again.
  ///
  /// ```swift
  /// try solver.setBounds(of: width, lower: 0, upper: Bound(300, priority: .high))
  /// ```
  ///
  /// A bound is a constraint on the variable alone, in all respects: it takes part in conflicts, explanations, snapshots
  /// and linear programs. But nobody has to keep its handle: it belongs to the variable, and goes with it.
  /// - Throws: `AddConstraintError`, above all if required bounds contradict other constraints; nothing has changed then.
  /// - Complexity: that of adding or changing a constraint; nothing is looked up by its terms.
  public func setBounds(
    of variable: Variable, lower: Bound? = nil, upper: Bound? = nil
  ) throws(AddConstraintError) {
    begin()
    defer { finish() }
    guard isLive(variable) else { throw worded(.unknownVariable(variable)) }
    if let lower { try check(lower) }
    if let upper { try check(upper) }
    // Mostly a variable gets its first bound.
    if !problem.isBounded(variable.id) {
      if let lower, upper == nil { return try add(lower, .lower, of: variable) }
      if let upper, lower == nil { return try add(upper, .upper, of: variable) }
    }
    let plan = plan(for: variable, lower, upper)
    switch (plan.gone.count, plan.moved.count, plan.fresh.count) {
    case (0, 0, 0): return
    // One constraint comes, as any other: no way back is needed.
    case (0, 0, 1): try add(plan.fresh[0].bound, plan.fresh[0].side, of: variable)
    case (0, _, 0): try move(plan.moved)
    case (_, 0, 0):
      for index in plan.gone where !rest.forget(index) { wake().core.uninstall(index) }
    default:
      let serial = problem.serial
      do throws(AddConstraintError) {
        try transaction { (_: Solver) throws(AddConstraintError) in
          for index in plan.gone { wake().core.uninstall(index) }
          try move(plan.moved)
          for (side, bound) in plan.fresh { try add(bound, side, of: variable) }
        }
      } catch {
        let told = withoutStaleHandles(error)
        // Nobody has seen the handles: their numbers may be given again.
        problem.serial = serial
        throw told
      }
    }
  }

  /// What has to be done to bounds.
  private struct BoundsPlan {
    /// Those that go, as their priorities change or they are not asked for any more.
    var gone: [ConstraintID] = []
    /// Those that get other values: together, so that two never contradict each other on the way.
    var moved: [(Constraint, Double)] = []
    var fresh: [(side: Bounds.Side, bound: Bound)] = []
  }

  private func plan(for variable: Variable, _ lower: Bound?, _ upper: Bound?) -> BoundsPlan {
    var plan = BoundsPlan()
    for (side, asked) in [(Bounds.Side.lower, lower), (.upper, upper)] {
      var isKept = false
      if let index = problem.bound(of: variable.id, side),
        let present = bound(of: variable.id, side)
      {
        var same = present
        same.value = asked?.value ?? 0
        isKept = same == asked
        if !isKept {
          plan.gone.append(index)
        } else if present != same {
          plan.moved.append((constraint(at: index), same.value))
        }
      }
      if let asked, !isKept { plan.fresh.append((side, asked)) }
    }
    return plan
  }

  /// The bounds of a variable; nil if it belongs to another solver or was removed.
  /// - Complexity: the number of constraints on the variable alone.
  public func bounds(of variable: Variable) -> Bounds? {
    guard isLive(variable) else { return nil }
    return Bounds(lower: bound(of: variable.id, .lower), upper: bound(of: variable.id, .upper))
  }

  /// The constraint that is a bound of a variable, as conflicts and explanations name it; nil if there is none.
  ///
  /// Its constant and its priorities may be changed and it may be removed as any constraint.
  public func constraint(of variable: Variable, _ side: Bounds.Side) -> Constraint? {
    guard isLive(variable) else { return nil }
    return problem.bound(of: variable.id, side).map(constraint(at:))
  }

  /// The variable of which a constraint is a bound, and the side; nil if it is none.
  public func boundedVariable(
    of constraint: Constraint
  ) -> (variable: Variable, side: Bounds.Side)? {
    guard isLive(constraint),
      let (variable, side) = problem.boundedVariable(of: constraint.id)
    else { return nil }
    return (self.variable(at: variable), side)
  }

  private func check(_ bound: Bound) throws(AddConstraintError) {
    _ = try level(of: bound.priority)
    if let rest = bound.rest { _ = try level(of: rest) }
    guard Self.isAllowed(weight: bound.weight) else { throw .weightOutOfRange(bound.weight) }
    try check(bound.value)
  }

  /// The bound of a variable on a side, as its constraint says.
  private func bound(of variable: VariableID, _ side: Bounds.Side) -> Bound? {
    guard let index = problem.bound(of: variable, side) else { return nil }
    let record = problem.record(of: index)
    let isLower = side == .lower
    return Bound(
      record.constant, priority: Priority(isLower ? record.below : record.above),
      weight: record.weight,
      rest: (isLower ? record.costsAbove : record.costsBelow)
        ? Priority(isLower ? record.above : record.below) : nil)
  }

  /// Installs a bound that was checked, of a variable that has none on the side.
  private func add(
    _ bound: Bound, _ side: Bounds.Side, of variable: Variable
  ) throws(AddConstraintError) {
    let (beyond, rest) = (bound.priority.level, bound.rest?.level ?? Self.noCost)
    let made: Constraint
    do throws(AddConstraintError) {
      made = try install(
        LinearExpression.Terms.Cell(variable: variable.handle, coefficient: 1), identity,
        bound.value, side == .lower ? beyond : rest, side == .lower ? rest : beyond, bound.weight)
    } catch {
      throw worded(
        error,
        LinearConstraint(
          variable - bound.value, side == .lower ? .greaterThanOrEqual : .lessThanOrEqual),
        bound.priority, Self.label(side), nil)
    }
    problem.setBound(of: variable.id, side, to: made.id, &asItIs().core.journal)
  }

  private func move(_ moved: [(Constraint, Double)]) throws(AddConstraintError) {
    if moved.isEmpty { return }
    do throws(ChangeConstraintError) { try setConstants(moved) } catch {
      let kind: AddConstraintError.Kind =
        switch error.kind {
        case .unsatisfiable(let conflict): .unsatisfiable(conflict: conflict)
        case .illConditioned(let trouble, let rows): .illConditioned(trouble, rows: rows)
        default: .notFinite
        }
      throw AddConstraintError(kind, error.description)
    }
  }

  /// How explanations call a bound.
  static func label(_ side: Bounds.Side) -> String {
    side == .lower ? "lower bound" : "upper bound"
  }
}
