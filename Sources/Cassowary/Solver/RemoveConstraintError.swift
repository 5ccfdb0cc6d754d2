/// Why a constraint was not removed; the solver is as it was before the attempt.
public enum RemoveConstraintError: Error, Equatable, Sendable {
  /// The constraint belongs to another solver or was removed already.
  case unknownConstraint(Constraint)
}

extension RemoveConstraintError: CustomStringConvertible {
  /// The error and its remedy, for people.
  public var description: String { ErrorText.strangeConstraint }
}
