/// Why a variable was not removed; the solver is as it was before the attempt.
public struct RemoveVariableError: Error, Sendable {
  /// The kind of error.
  public enum Kind: Equatable, Sendable {
    /// The variable belongs to another solver or was removed already.
    case unknownVariable(Variable)
    /// This many installed constraints mention the variable: remove them first.
    case inUse(Variable, constraints: Int)
  }

  /// The kind of error, for code.
  public let kind: Kind
  /// The error and its remedy, for people, with the name that the variable had.
  public let description: String

  init(_ kind: Kind, _ description: String? = nil) {
    self.kind = kind
    self.description = description ?? ErrorText(nil).text(kind)
  }
}

extension RemoveVariableError: CustomStringConvertible, Equatable {
  /// True for errors of one kind, whatever the words.
  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }

  /// The error of a foreign variable.
  public static func unknownVariable(_ variable: Variable) -> Self {
    Self(.unknownVariable(variable))
  }
  /// The error of a variable that constraints mention.
  public static func inUse(_ variable: Variable, constraints: Int) -> Self {
    Self(.inUse(variable, constraints: constraints))
  }
}
