/// Why a constraint was not changed; the solver is as it was before the attempt.
public enum ChangeConstraintError: Error, Equatable, Sendable {
  /// The changed constraint would contradict required constraints. `conflict` holds constraints
  /// that together with the changed one cannot hold, while any of them left out could.
  case unsatisfiable(conflict: [Constraint])
  /// Whether the changed constraint can hold cannot be told, or it would take a variable beyond all bounds: together with
  /// `rows`, required constraints, it magnifies rounding too much; see ``AddConstraintError/illConditioned(_:rows:)``.
  case illConditioned(NumericalTrouble, rows: [Constraint])
  /// The new constant is NaN, infinite or beyond ±1e15.
  case notFinite
  /// The constraint belongs to another solver or was removed.
  case unknownConstraint(Constraint)
  /// The variable belongs to another solver or was removed.
  case unknownVariable(Variable)
  /// The variable has no edit constraint: call `addEdit` first.
  case notEdited(Variable)
  /// The level of an optional priority is NaN or negative.
  case priorityOutOfRange(Double)
  /// The weight is not between 1e-3 and 1e6.
  case weightOutOfRange(Double)
}
