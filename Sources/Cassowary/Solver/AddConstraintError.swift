/// Why a constraint was not installed; the solver is as it was before the attempt.
///
/// It prints itself: `description` names the refused constraint and those that it contradicts, by the names and labels that
/// they had when it was thrown. For code there are ``kind`` and ``conflict``:
///
/// ```swift
/// do {
///   try solver.add(width <= 40)
/// } catch {
///   print(error)
///   for constraint in error.conflict ?? [] { print(solver.label(of: constraint)) }
/// }
/// ```
///
/// It is a structure and not an enumeration: Swift 6.3 ends with a crash of its own where a pattern of `catch` binds the
/// payload of an enumeration such as ``Kind`` and a closure uses it.
public struct AddConstraintError: Error, Sendable {
  /// The kind of error.
  public enum Kind: Equatable, Sendable {
    /// The constraint contradicts required constraints. `conflict` holds installed constraints that
    /// together with the refused one cannot hold, while any of them left out could: remove one of
    /// them, or give one of them or the refused one an optional priority.
    case unsatisfiable(conflict: [Constraint])
    /// Whether the constraint can hold cannot be told, or it would take a variable beyond all bounds: together with
    /// `rows`, installed required constraints, it magnifies rounding too much. Mostly it repeats one of them with a
    /// coefficient that differs in its last digits: write that the same way in both, or give one an optional priority.
    case illConditioned(NumericalTrouble, rows: [Constraint])
    /// A coefficient or the constant is NaN, infinite or (the constant) beyond ±1e15.
    case notFinite
    /// The variable belongs to another solver or was removed.
    case unknownVariable(Variable)
    /// No variable is left after terms of the same variable were added up, and the relation between constants that is
    /// left is false. A true one is a constraint like any other.
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

  /// The kind of error, for code.
  public let kind: Kind
  /// The error and its remedy, for people.
  public let description: String

  /// The installed constraints one of which has to give way; nil where the constraint itself cannot be used.
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

extension AddConstraintError: CustomStringConvertible, Equatable {
  /// True for errors of one kind, whatever the words.
  public static func == (one: Self, other: Self) -> Bool { one.kind == other.kind }
}

// For comparing with an error, and for those that say no more than their kind.
extension AddConstraintError {
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
  /// The error of a foreign variable.
  public static func unknownVariable(_ variable: Variable) -> Self {
    Self(.unknownVariable(variable))
  }
  /// The error of a constraint without variables.
  public static var noVariables: Self { Self(.noVariables) }
  /// The error of a coefficient.
  public static func coefficientOutOfRange(_ variable: Variable, _ coefficient: Double) -> Self {
    Self(.coefficientOutOfRange(variable, coefficient))
  }
  /// The error of a weight.
  public static func weightOutOfRange(_ weight: Double) -> Self { Self(.weightOutOfRange(weight)) }
  /// The error of a priority.
  public static func priorityOutOfRange(_ level: Double) -> Self {
    Self(.priorityOutOfRange(level))
  }
  /// The error of a second edit.
  public static func alreadyEdited(_ variable: Variable, _ edit: Constraint) -> Self {
    Self(.alreadyEdited(variable, edit))
  }
  /// The error of a second stay.
  public static func alreadyStays(_ variable: Variable, _ stay: Constraint) -> Self {
    Self(.alreadyStays(variable, stay))
  }
}
