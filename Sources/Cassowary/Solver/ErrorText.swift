/// The words of errors: the error, the names that it concerns, and the remedy.
///
/// A handle knows its place only, so the names come from a solver; without one handles print as they do anywhere.
struct ErrorText {
  private let solver: Solver?

  /// Lines of a list, and terms of the refused constraint, that are written out; the others are counted.
  private static let most = 12

  init(_ solver: Solver?) { self.solver = solver }

  func text(_ kind: AddConstraintError.Kind, refused: String?) -> String {
    let subject = refused ?? "The constraint"
    switch kind {
    case .unsatisfiable(let conflict):
      return subject + " cannot hold together with" + list(conflict)
        + "\nRemove one of these, or give one of them or the refused one a priority."
    case .illConditioned(let trouble, let rows):
      return "Rounding hides whether " + (refused ?? "the constraint") + " can hold together with"
        + list(rows) + "\n" + Self.text(trouble) + " " + Self.adviceOnTrouble
    case .notFinite:
      return subject + " has a number that is NaN, infinite or too large."
        + " Check divisions and infinities."
    case .unknownVariable(let variable):
      return Self.refusal(refused) + strange(variable)
    case .noVariables:
      return subject + " is false, and has no variable. Check for terms that cancel."
    case .coefficientOutOfRange(let variable, let coefficient):
      return Self.refusal(refused)
        + "The coefficient \(Solver.text(coefficient)) of \(name(variable)) is too small or too large."
        + " Scale the constraint."
    case .weightOutOfRange(let weight): return Self.refusal(refused) + Self.noWeight(weight)
    case .priorityOutOfRange(let level): return Self.refusal(refused) + Self.noPriority(level)
    case .alreadyEdited(let variable, _):
      return "\(name(variable)) is being edited already. Use that edit or remove it."
    case .alreadyStays(let variable, _):
      return "\(name(variable)) has a stay already. Change its priority or remove it."
    }
  }

  /// The words of a refusal of a batch that names no breakpoint.
  func text(_ kind: LoadError.Kind) -> String {
    switch kind {
    case .unknownVariable(let variable): return "The batch is refused. " + strange(variable)
    case .startingValueOutOfRange(let number, let value):
      let text = value.isNaN ? "nan" : Solver.text(value)
      return "The batch is refused. Its variable \(number) cannot begin at \(text)."
    case .noSuchVariable(let row):
      return "The batch is refused. Row \(row) names a variable that was not added to the batch."
    case .unfinishedRow: return "The batch is refused. Its last row was not ended: call endRow()."
    case .refused(_, _, let reason, _): return text(reason, refused: nil)
    }
  }

  func text(_ kind: ChangeConstraintError.Kind, refused: Constraint?) -> String {
    let subject = refused.map(constraint) ?? "a constraint"
    let change = refused == nil ? "" : "The change of \(subject) is refused. "
    switch kind {
    case .unsatisfiable(let conflict) where conflict.isEmpty:
      return change + "It would be false, and has no variable."
    case .unsatisfiable(let conflict):
      return "The change of \(subject) is refused. It would not hold together with" + list(conflict)
        + "\nChange these together with setConstants, remove one, or give one a priority."
    case .illConditioned(let trouble, let rows):
      return "The change of \(subject) is refused. Rounding hides whether it can hold together with"
        + list(rows) + "\n" + Self.text(trouble) + " " + Self.adviceOnTrouble
    case .notFinite:
      return change
        + "The new constant is NaN, infinite or too large. Check divisions and infinities."
    case .unknownConstraint: return Self.strangeConstraint
    case .unknownVariable(let variable): return strange(variable)
    case .notEdited(let variable):
      return "\(name(variable)) is not being edited. Add an edit first."
    case .priorityOutOfRange(let level): return change + Self.noPriority(level)
    case .weightOutOfRange(let weight): return change + Self.noWeight(weight)
    }
  }

  func text(_ kind: RemoveVariableError.Kind) -> String {
    switch kind {
    case .unknownVariable(let variable): return strange(variable)
    case .inUse(let variable, let constraints):
      let users =
        constraints == 1
        ? "a constraint mentions it. Remove that first."
        : "\(constraints) constraints mention it. Remove them first."
      return "\(name(variable)) is in use: \(users)"
    }
  }

  /// The text of a constraint that is not installed, in the words for one that is.
  func text(
    of expression: LinearExpression, _ relation: String, priority: String, label: String,
    location: SourceLocation?
  ) -> String {
    var text = ""
    for (place, term) in expression.terms.enumerated() {
      if place == Self.most {
        text += " + … (\(expression.terms.count - place) more terms)"
        break
      }
      Solver.append(term.coefficient, name(term.variable), to: &text)
    }
    if text.isEmpty { text = "0" }
    let constant = expression.constant == 0 ? 0 : -expression.constant
    // The sign of a NaN means nothing, and the system decides whether it is printed.
    let number = constant.isNaN ? "nan" : Solver.text(constant)
    text += " " + relation + " " + number + " (" + priority + ")"
    if !label.isEmpty { text += " \"" + label + "\"" }
    if let location { text += " at \(location.file):\(location.line)" }
    return text
  }

  /// Numerical trouble as a sentence.
  private static func text(_ trouble: NumericalTrouble) -> String {
    switch trouble {
    case .smallPivot: "One of them differs from a sum of the others by little more than rounding."
    case .residual: "They magnify rounding beyond the error that a constraint may have."
    case .stepLimit: "Rounding leads the search in a circle."
    case .outOfRange: "A variable would be beyond 1e60."
    }
  }

  private static var adviceOnTrouble: String {
    "Write coefficients that are meant to be equal the same way, or give one of these a priority."
  }

  private func list(_ conflict: [Constraint]) -> String {
    var text = ""
    for handle in conflict.prefix(Self.most) { text += "\n  " + constraint(handle) }
    if conflict.count > Self.most { text += "\n  and \(conflict.count - Self.most) more" }
    return text
  }

  private func constraint(_ handle: Constraint) -> String {
    guard let solver else { return "\(handle)" }
    return solver.text(of: handle)
  }

  private func name(_ variable: Variable) -> String {
    guard let solver, solver.knows(variable) else { return "\(variable)" }
    return solver.nameOrNumber(of: variable.id)
  }

  /// The sentence that names the refused constraint, before its reason.
  private static func refusal(_ refused: String?) -> String {
    refused.map { $0 + " is refused. " } ?? ""
  }

  private func strange(_ variable: Variable) -> String {
    "\(name(variable)) belongs to another solver or was removed. Make it with this solver."
  }

  static var strangeConstraint: String {
    "The constraint belongs to another solver or was removed. Keep the handle that adding it returned."
  }

  private static func noWeight(_ weight: Double) -> String {
    "The weight \(Solver.text(weight)) is not between 0.001 and 1000000."
  }

  private static func noPriority(_ level: Double) -> String {
    "The priority \(Solver.text(level)) is not a number of at least zero."
  }
}

// Errors get their words where they leave the solver, which knows the names.
extension Solver {
  /// The error with the refused constraint named.
  @usableFromInline
  @inline(never)
  func worded(
    _ error: AddConstraintError, _ constraint: LinearConstraint, _ priority: Priority,
    _ label: String, _ location: SourceLocation?
  ) -> AddConstraintError {
    let text = ErrorText(self)
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let refused = text.text(
      of: constraint.expression, relation, priority: Self.text(priority: priority.level),
      label: label, location: location)
    return AddConstraintError(error.kind, text.text(error.kind, refused: refused))
  }

  /// The error with the refused content size named.
  @usableFromInline
  @inline(never)
  func worded(
    _ error: AddConstraintError, _ expression: LinearExpression, value: Double, _ hugging: Priority,
    _ compression: Priority, _ label: String, _ location: SourceLocation?
  ) -> AddConstraintError {
    let text = ErrorText(self)
    var size = expression
    size.constant -= value
    let refused = text.text(
      of: size, "~",
      priority: "hugging \(Self.text(level: hugging.level)), compression "
        + Self.text(level: compression.level), label: label, location: location)
    return AddConstraintError(error.kind, text.text(error.kind, refused: refused))
  }

  /// The error of that kind, with the names it concerns.
  @inline(never)
  func worded(_ kind: AddConstraintError.Kind) -> AddConstraintError {
    AddConstraintError(kind, ErrorText(self).text(kind, refused: nil))
  }

  /// The error of that kind, with the names it concerns.
  @inline(never)
  func worded(
    _ kind: ChangeConstraintError.Kind, changing index: ConstraintID? = nil
  ) -> ChangeConstraintError {
    let refused = index.map(constraint(at:))
    return ChangeConstraintError(kind, ErrorText(self).text(kind, refused: refused))
  }

  /// The error of that kind, with the names it concerns.
  @inline(never)
  func worded(_ kind: RemoveVariableError.Kind) -> RemoveVariableError {
    RemoveVariableError(kind, ErrorText(self).text(kind))
  }
}
