/// A required row that the values do not satisfy.
public struct RowViolation: Hashable, Sendable {
  /// The index of the row.
  public let row: Int
  /// The name of the row.
  public let label: String
  /// The form minus the target, in the unit of the form.
  public let residual: Double
}
