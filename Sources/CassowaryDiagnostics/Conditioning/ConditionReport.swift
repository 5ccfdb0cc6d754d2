/// How sensitive the values are to small changes of the targets.
public struct ConditionReport: Hashable, Sendable {
  /// The condition number (1-norm, estimated) of the forms that determine the values, each scaled to length
  /// one: a relative change of the targets may come back this many times larger. Infinite if dependent.
  public let number: Double
  /// The smallest singular value of those forms: their distance from being dependent.
  public let distanceToDependence: Double
  /// The largest difference between a value and the point where those forms meet their targets exactly: how
  /// accurate the values are.
  public let largestValueError: Double
  /// The rows that are nearly dependent on each other, the most involved first; empty where the condition
  /// number is below the threshold asked for.
  public let nearlyDependentRows: [Involvement]

  /// A row and its part in a near dependence.
  public struct Involvement: Hashable, Sendable {
    /// The index of the row.
    public let row: Int
    /// The name of the row.
    public let label: String
    /// The coefficient of the scaled row in the combination of length one that nearly vanishes.
    public let coefficient: Double
  }
}
