/// A linear equation or inequality as a value, not yet installed: `x + 2 * y <= 10`.
///
/// Constraints are written with `==`, `<=` and `>=` between expressions, variables and numbers:
///
/// ```swift
/// try solver.add(right == left + width)
/// try solver.add(width >= 44, priority: .high)
/// ```
public struct LinearConstraint: Sendable, Equatable {
  /// The left side minus the right side; the constraint relates it to zero.
  public var expression: LinearExpression
  /// How ``expression`` relates to zero.
  public var relation: Relation

  /// Makes the constraint `expression relation 0`.
  @inlinable public init(_ expression: LinearExpression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}

@inlinable public func == (
  left: some LinearOperand, right: some LinearOperand
) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

@inlinable public func == (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

@inlinable public func == (left: Double, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .equal)
}

@inlinable public func <= (
  left: some LinearOperand, right: some LinearOperand
) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

@inlinable public func <= (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

@inlinable public func <= (left: Double, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .lessThanOrEqual)
}

@inlinable public func >= (
  left: some LinearOperand, right: some LinearOperand
) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}

@inlinable public func >= (left: some LinearOperand, right: Double) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}

@inlinable public func >= (left: Double, right: some LinearOperand) -> LinearConstraint {
  LinearConstraint(left - right, .greaterThanOrEqual)
}
