/// How a stack places its items (SV-1).
public struct StackConfiguration: Hashable, Sendable {
  public typealias Distribution = StackDistribution
  public typealias Alignment = StackAlignment

  public var axis: LayoutAxis
  public var distribution: Distribution
  public var alignment: Alignment
  /// Points between neighbours without a spacing of their own; negative ones overlap (SV-5).
  public var spacing: Double
  /// Whether vertical spacing is measured between baselines (SV-22).
  public var isBaselineRelative: Bool
  /// Whether the items are placed within the container's margins (SV-21).
  public var isMarginsRelative: Bool

  public init(
    axis: LayoutAxis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0, isBaselineRelative: Bool = false,
    isMarginsRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isBaselineRelative = isBaselineRelative
    self.isMarginsRelative = isMarginsRelative
  }
}
