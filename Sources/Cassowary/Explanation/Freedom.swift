/// A way in which the solution could move without any constraint noticing.
public struct Freedom: Sendable, Equatable, CustomStringConvertible {
  /// Why the movement costs nothing.
  public enum Cause: Sendable, Equatable {
    /// No constraint determines the variable; it keeps its value.
    case undetermined(Variable)
    /// The constraint is in balance with others of equal priority: it could give way a little and they
    /// would gain as much.
    case tied(Constraint)
  }

  /// One variable of the movement.
  public struct Rate: Sendable, Equatable {
    /// The variable that moves.
    public let variable: Variable
    /// How far it moves per unit of the movement.
    public let rate: Double
  }

  /// Why the movement costs nothing.
  public let cause: Cause
  /// The variables that move, with their rates, by the age of the variables.
  public let direction: [Rate]
  /// The freedom in words; of many variables it names the first.
  public let description: String
}
