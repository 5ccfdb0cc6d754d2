/// Why a variable was not removed; the solver is as it was before the attempt.
public enum RemoveVariableError: Error, Equatable, Sendable {
  /// The variable belongs to another solver or was removed already.
  case unknownVariable(Variable)
  /// This many installed constraints mention the variable: remove them first.
  case inUse(Variable, constraints: Int)
}
