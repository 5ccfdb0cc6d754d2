// What went wrong and what to do about it, for people: errors know handles only, their solver knows the names.

extension Solver {
  /// Why a constraint was refused, what it contradicts, and what to do, for people.
  public func text(of error: AddConstraintError) -> String {
    switch error {
    case .unsatisfiable(let conflict):
      return "The constraint cannot hold together with" + list(conflict)
        + "\nRemove one of these, or give one of them or the refused one a priority."
    case .illConditioned(let trouble, let rows):
      return
        "Whether the constraint can hold cannot be told: \(Self.text(of: trouble)), together with"
        + list(rows) + "\n" + Self.adviceOnTrouble
    case .notFinite:
      return "A coefficient or the constant is no usable number. Check divisions and infinities."
    case .unknownVariable: return Self.strangeVariable
    case .noVariables:
      return "No variable is left in the constraint. Check for terms that cancel."
    case .coefficientOutOfRange(let variable, let coefficient):
      return
        "The coefficient \(Self.text(coefficient)) of \(nameOrNumber(of: variable.index)) is too "
        + "small or too large. Scale the constraint."
    case .weightOutOfRange(let weight):
      return Self.noWeight(weight)
    case .priorityOutOfRange(let level):
      return Self.noPriority(level)
    case .alreadyEdited(let variable, _):
      return
        "\(nameOrNumber(of: variable.index)) is being edited already. Use that edit or remove it."
    case .alreadyStays(let variable, _):
      return
        "\(nameOrNumber(of: variable.index)) has a stay already. Change its priority or remove it."
    }
  }

  /// Why a constraint was not changed, what the change contradicts, and what to do, for people.
  public func text(of error: ChangeConstraintError) -> String {
    switch error {
    case .unsatisfiable(let conflict):
      return "What was to change cannot hold together with" + list(conflict)
        + "\nRemove one of these, or give one of them or what was to change a priority."
    case .illConditioned(let trouble, let rows):
      return
        "Whether what was to change can hold cannot be told: \(Self.text(of: trouble)), together with"
        + list(rows) + "\n" + Self.adviceOnTrouble
    case .notFinite:
      return "The value is no usable number. Check divisions and infinities."
    case .unknownConstraint: return Self.strangeConstraint
    case .unknownVariable: return Self.strangeVariable
    case .notEdited(let variable):
      return "\(nameOrNumber(of: variable.index)) is not being edited. Add an edit first."
    case .priorityOutOfRange(let level): return Self.noPriority(level)
    case .weightOutOfRange(let weight): return Self.noWeight(weight)
    }
  }

  /// Why a constraint was not removed, for people.
  public func text(of error: RemoveConstraintError) -> String {
    switch error {
    case .unknownConstraint: Self.strangeConstraint
    }
  }

  /// Why a variable was not removed, and what to do, for people.
  public func text(of error: RemoveVariableError) -> String {
    switch error {
    case .unknownVariable: return Self.strangeVariable
    case .inUse(let variable, let constraints):
      let users = constraints == 1 ? "a constraint mentions" : "\(constraints) constraints mention"
      return "\(nameOrNumber(of: variable.index)) is in use: \(users) it. Remove them first."
    }
  }

  /// Numerical trouble in words, as part of a sentence.
  static func text(of trouble: NumericalTrouble) -> String {
    switch trouble {
    case .smallPivot: "it differs from a sum of others by little more than rounding"
    case .residual: "rounding is magnified beyond what constraints may miss"
    case .stepLimit: "rounding leads in a circle"
    case .outOfRange: "a variable would be beyond 1e60"
    }
  }

  private static var adviceOnTrouble: String {
    "Write coefficients that are meant to be equal the same way, or give one of these a priority."
  }

  private func list(_ conflict: [Constraint]) -> String {
    var text = ""
    for constraint in conflict { text += "\n  " + self.text(of: constraint) }
    return text
  }

  private static var strangeVariable: String {
    "A variable belongs to another solver or was removed. Make it with this solver."
  }

  private static var strangeConstraint: String {
    "The constraint belongs to another solver or was removed. Keep the handle that adding it returned."
  }

  private static func noWeight(_ weight: Double) -> String {
    "The weight \(text(weight)) is not between 0.001 and 1000000."
  }

  private static func noPriority(_ level: Double) -> String {
    "The priority \(text(level)) is not a number of at least zero."
  }
}
