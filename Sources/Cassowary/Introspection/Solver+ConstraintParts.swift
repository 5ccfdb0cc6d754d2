extension Solver {
  /// The terms of a constraint as written, on one side: terms of one variable added up, those of variables that cancel
  /// left out, no constant. Nil if the constraint is unknown.
  ///
  /// With ``relation(of:)`` and ``constant(of:)`` it is the constraint again:
  ///
  /// ```swift
  /// let copy = LinearConstraint(expression - constant, relation)
  /// ```
  ///
  /// - Complexity: the number of terms and of constraints on the same sum.
  public func expression(of constraint: Constraint) -> LinearExpression? {
    guard let record = record(of: constraint) else { return nil }
    var expression = LinearExpression()
    for entry in problem.terms.run(record.row) {
      expression.add(variable(at: entry.variable), times: record.scale * entry.coefficient)
    }
    return expression
  }

  /// How a constraint relates its terms to its constant: a content size as an equality. Nil if the constraint is unknown.
  ///
  /// - Complexity: the number of constraints on the same sum.
  public func relation(of constraint: Constraint) -> Relation? {
    guard let record = record(of: constraint) else { return nil }
    if !record.costsBelow { return .lessThanOrEqual }
    return record.costsAbove ? .equal : .greaterThanOrEqual
  }

  /// The right-hand side of a constraint as it is now, also if no commit has taken it in; of a content size its value, of a
  /// stay that of its variable. Nil if the constraint is unknown.
  ///
  /// - Complexity: O(1).
  public func constant(of constraint: Constraint) -> Double? {
    isLive(constraint) ? problem.constraints[constraint.id].constant : nil
  }

  /// How much a constraint matters; of a content size whose two priorities differ the higher one
  /// (``priorities(of:)``). Nil if the constraint is unknown.
  ///
  /// - Complexity: the number of constraints on the same sum.
  public func priority(of constraint: Constraint) -> Priority? {
    guard let record = record(of: constraint) else { return nil }
    return Priority(max(record.below, record.above))
  }

  /// How much it matters that a constraint's terms are not above its constant (hugging) and not below it (compression);
  /// nil for a side that costs nothing. Nil if the constraint is unknown.
  ///
  /// - Complexity: the number of constraints on the same sum.
  public func priorities(
    of constraint: Constraint
  ) -> (hugging: Priority?, compression: Priority?)? {
    guard let record = record(of: constraint) else { return nil }
    return (
      record.costsAbove ? Priority(record.above) : nil,
      record.costsBelow ? Priority(record.below) : nil
    )
  }

  /// How much a unit of a constraint's error counts against other constraints of the same priority. Nil if the
  /// constraint is unknown.
  ///
  /// - Complexity: the number of constraints on the same sum.
  public func weight(of constraint: Constraint) -> Double? { record(of: constraint)?.weight }

  private func record(of constraint: Constraint) -> ConstraintRecord? {
    isLive(constraint) ? problem.record(of: constraint.id) : nil
  }
}
