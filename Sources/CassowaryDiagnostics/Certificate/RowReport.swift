/// The part of one row in a certificate.
public struct RowReport: Hashable, Sendable {
  /// The name of the row.
  public let label: String
  /// The form minus the target, in the unit of the form.
  public let residual: Double
  /// True where the residual is zero within rounding.
  public let isActive: Bool
  /// The multiplier at each level, highest first; empty unless the verdict is optimal.
  public let multiplier: [Double]
  /// The least multiplier allowed at each level; `nil` for no bound (required).
  public let least: [Double]?
  /// The greatest multiplier allowed at each level; `nil` for no bound (required).
  public let greatest: [Double]?
}
