/// An optimum found by the judge itself, without any solver: slow, dense, and good to compare with.
///
/// Optima may tie, so compare prices, not values; or compare values where `Judge.freedom()` finds none.
public struct ReferenceSolution: Hashable, Sendable {
  /// The values found.
  public let values: [Double]
  /// The total violation of required rows; above zero, they contradict each other.
  public let violation: Double
  /// The price at each level.
  public let costs: [Double]

  /// True where all required rows can hold together.
  public let isSatisfiable: Bool
}
