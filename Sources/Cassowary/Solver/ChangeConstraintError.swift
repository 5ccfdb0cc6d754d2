/// Why a constraint was not changed; the solver is as it was before the attempt.
///
/// It prints itself, as an ``AddConstraintError`` does: `description` names the constraint that was to change and those that
/// the change contradicts, as they were called when it was thrown.
public struct ChangeConstraintError: Error, Sendable {
  /// The kind of error.
  public enum Kind: Equatable, Sendable {
    /// The changed constraint would contradict required constraints. `conflict` holds constraints
    /// that together with the changed one cannot hold, while any of them left out could.
    case unsatisfiable(conflict: [Constraint])
    /// Whether the changed constraint can hold cannot be told, or it would take a variable beyond all bounds: together with
    /// `rows`, required constraints, it magnifies rounding too much; see
    /// ``AddConstraintError/Kind/illConditioned(_:rows:)``.
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

  /// The kind of error, for code.
  public let kind: Kind
  /// The error and its remedy, for people.
  public let description: String

  /// The constraints one of which has to give way; nil where the change itself cannot be made.
  public var conflict: [Constraint]? {
    switch kind {
    case .unsatisfiable(let conflict): conflict
    case .illConditioned(_, let rows): rows
    default: nil
    }
  }

  /// The error of a kind, for comparing with one that was thrown: it says no more than its kind.
  public init(_ kind: Kind) {
    self.init(kind, nil)
  }

  init(_ kind: Kind, _ description: String?) {
    self.kind = kind
    self.description = description ?? ErrorText(nil).text(kind, refused: nil)
  }
}

extension ChangeConstraintError: CustomStringConvertible, Equatable {
  /// True for errors of one kind, whatever the words.
  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }
}

// For comparing with an error, and for those that say no more than their kind.
extension ChangeConstraintError {
  /// Not there any more. Code that was written for an enumeration, `catch .unsatisfiable(let conflict)`, is told so by the name
  /// of the argument that it lacks: for a pattern that binds, the compiler prints that name and no message.
  @available(
    *, unavailable,
    message: "errors are structures: catch one whole and read its conflict or its kind"
  )
  public static func unsatisfiable(
    conflict: [Constraint], catchTheErrorWholeAndReadItsConflict: Never
  ) -> Self {}

  /// The error of numerical trouble.
  public static func illConditioned(_ trouble: NumericalTrouble, rows: [Constraint]) -> Self {
    Self(.illConditioned(trouble, rows: rows))
  }
  /// The error of a number that is none.
  public static var notFinite: Self { Self(.notFinite) }
  /// The error of a foreign constraint.
  public static func unknownConstraint(_ constraint: Constraint) -> Self {
    Self(.unknownConstraint(constraint))
  }
  /// The error of a foreign variable.
  public static func unknownVariable(_ variable: Variable) -> Self {
    Self(.unknownVariable(variable))
  }
  /// The error of a variable without an edit.
  public static func notEdited(_ variable: Variable) -> Self { Self(.notEdited(variable)) }
  /// The error of a priority.
  public static func priorityOutOfRange(_ level: Double) -> Self {
    Self(.priorityOutOfRange(level))
  }
  /// The error of a weight.
  public static func weightOutOfRange(_ weight: Double) -> Self { Self(.weightOutOfRange(weight)) }
}
