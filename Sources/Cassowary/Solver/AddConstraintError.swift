/// Why a constraint was not installed; the solver is as it was before the attempt.
public enum AddConstraintError: Error, Equatable, Sendable {
  /// The constraint contradicts required constraints. `conflict` holds installed constraints that
  /// together with the refused one cannot hold, while any of them left out could: remove one of
  /// them, or give one of them or the refused one an optional priority.
  case unsatisfiable(conflict: [Constraint])
  /// Whether the constraint can hold cannot be told, or it would take a variable beyond all bounds: together with `rows`,
  /// installed required constraints, it magnifies rounding too much. Mostly it says what one of them says already, with a
  /// coefficient that differs in its last digits: write that the same way in both, or give one an optional priority.
  case illConditioned(NumericalTrouble, rows: [Constraint])
  /// A coefficient or the constant is NaN, infinite or (the constant) beyond ±1e15.
  case notFinite
  /// The variable belongs to another solver or was removed.
  case unknownVariable(Variable)
  /// No variable is left after terms of the same variable were added up.
  case noVariables
  /// The coefficient of the variable is too small or too large in itself or against its row;
  /// see `Tolerances.coefficientRange`. Scale the constraint.
  case coefficientOutOfRange(Variable, Double)
  /// The weight is not within `Tolerances.weightRange`.
  case weightOutOfRange(Double)
  /// The level of an optional priority is NaN or negative.
  case priorityOutOfRange(Double)
  /// The variable has an edit constraint already: remove it, or use it.
  case alreadyEdited(Variable, Constraint)
  /// The variable has a stay already: change its priority, or remove it.
  case alreadyStays(Variable, Constraint)
}
