/// A least-squares compromise between rows that cannot all be met.
///
/// The optimum of a level minimises the *sum* of deviations: with two wishes of equal weight it meets one and
/// gives up the other. The compromise minimises the sum of their *squares*: it splits the difference.
public struct Compromise: Hashable, Sendable {
  /// The values of the compromise, by variable.
  public let values: [Double]
  /// The rows that share the deviation, with the rest of it.
  public let residuals: [Residual]
  /// The rows that were held exactly.
  public let heldRows: [Int]

  /// The deviation of one row.
  public struct Residual: Hashable, Sendable {
    /// The index of the row.
    public let row: Int
    /// The name of the row.
    public let label: String
    /// The form minus the target, in the unit of the form.
    public let residual: Double
  }
}
