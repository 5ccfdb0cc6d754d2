/// The proof that a solution is not optimal: a way to a better one.
public struct Improvement: Hashable, Sendable {
  /// The change of each variable per unit of the way.
  public let direction: [Double]
  /// The first level whose price falls along the way.
  public let level: Double
  /// How fast it falls, per unit of the way; negative.
  public let rate: Double
  /// The best values the judge reached, going on from there.
  public let betterValues: [Double]
  /// The price of the better values at each level.
  public let betterCosts: [Double]
  /// True where the better values are themselves proved optimal: then the gap is exact.
  public let isBest: Bool
  /// The price at each level above that of the better values: how far from optimal, at least.
  public let gap: [Double]
}
