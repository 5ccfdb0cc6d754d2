/// A solver's constraints as they were given and the values of the last commit, as a value.
///
/// It says nothing of how the values were found: no basis, no factors. So it is fit for a judge that must not believe
/// the solver, and for reports.
public struct SystemDescription: Sendable, Equatable {
  /// A variable and its value.
  public struct VariableState: Sendable, Equatable {
    /// The handle of the variable.
    public let variable: Variable
    /// The name it was given; may be empty.
    public let name: String
    /// Its value as of the last commit.
    public let value: Double
  }

  /// One term of a constraint.
  public struct Term: Sendable, Equatable {
    /// The position of the variable in ``SystemDescription/variables``.
    public let variable: Int
    /// The coefficient as written, terms of one variable added up.
    public let coefficient: Double

    /// Makes a term of the given parts.
    public init(variable: Int, coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A constraint: its form, its right-hand side, and the costs of being on either side of it.
  public struct ConstraintState: Sendable, Equatable {
    /// The handle of the constraint.
    public let constraint: Constraint
    /// The label it was given; may be empty.
    public let label: String
    /// Where it was written, if that was given.
    public let location: SourceLocation?
    /// The terms, by variable.
    public let terms: [Term]
    /// The right-hand side.
    public let constant: Double
    /// The priority of not being below the right-hand side; nil where that is allowed.
    public let below: Priority?
    /// The priority of not being above the right-hand side; nil where that is allowed.
    public let above: Priority?
    /// How much a unit of error counts within its level.
    public let weight: Double
  }

  /// The variables in the order in which their places were taken.
  public let variables: [VariableState]
  /// The constraints in the order in which their places were taken.
  public let constraints: [ConstraintState]
}
