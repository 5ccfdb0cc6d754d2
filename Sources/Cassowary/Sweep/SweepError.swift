/// Why the solution was not followed; the solver is as it was.
public enum SweepError: Error, Sendable, Equatable {
  /// The constraint belongs to another solver or was removed.
  case unknownConstraint(Constraint)
  /// The variable belongs to another solver or was removed.
  case unknownVariable(Variable)
  /// The variable has no edit constraint: call `addEdit` first.
  case notEdited(Variable)
  /// The range has no width, its ends are in the wrong order, or one is NaN, infinite or beyond ±1e15.
  case noRange(from: Double, to: Double)
  /// The solution has more pieces than were asked for; it was followed up to `reached`.
  case tooManyPieces(limit: Int, reached: Double)
  /// The constraint holds together with the required `constraints` for no value of the range.
  case neverHolds(constraints: [Constraint])
  /// Rounding hides whether required constraints hold together at a value.
  case illConditioned(NumericalTrouble, at: Double)
}

extension SweepError: CustomStringConvertible {
  /// The error and its remedy.
  public var description: String {
    switch self {
    case .unknownConstraint: ErrorText.strangeConstraint
    case .unknownVariable(let variable):
      "\(variable) belongs to another solver or was removed. Make it with this solver."
    case .notEdited(let variable): "\(variable) is not being edited. Add an edit first."
    case .noRange(let low, let high):
      "There is nothing between \(Solver.text(low)) and \(Solver.text(high)). "
        + "Name two finite numbers, the smaller one first."
    case .tooManyPieces(let limit, let reached):
      "The solution has more than \(limit) pieces: they end at \(Solver.text(reached)). "
        + "Ask for a shorter range, or allow more pieces."
    case .neverHolds(let constraints):
      "The constraint holds for no value of the range: "
        + "\(constraints.count) required constraints exclude all of them."
    case .illConditioned(_, let value):
      "Rounding hides whether the required constraints hold together at \(Solver.text(value))."
    }
  }
}
