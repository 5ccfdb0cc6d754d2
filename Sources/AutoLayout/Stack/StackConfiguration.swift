/// How a stack places its items (SV-1).
public struct StackConfiguration: Hashable, Sendable {
  /// How the room along the axis is shared (raw values of SV-1).
  public enum Distribution: Int, Hashable, Sendable {
    /// One item stretches or shrinks, by hugging and compression resistance.
    case fill = 0
    /// All items have the same length.
    case fillEqually = 1
    /// Lengths are proportional to natural lengths.
    case fillProportionally = 2
    /// Gaps are equal.
    case equalSpacing = 3
    /// Distances between centres are equal, as far as the least spacing allows.
    case equalCentering = 4

    /// Whether gaps are exactly the spacing, rather than at least the spacing (SV-6).
    var hasExactSpacing: Bool { rawValue <= Distribution.fillProportionally.rawValue }

    /// Whether the priorities of items fall with their order.
    var isOrdered: Bool { self == .fillProportionally || self == .equalCentering }
  }

  /// Where items lie across the axis (raw values of SV-1).
  public enum Alignment: Int, Hashable, Sendable {
    case fill = 0
    /// At the leading edge, or at the top.
    case leading = 1
    /// First baselines in line; meant for horizontal stacks.
    case firstBaseline = 2
    case center = 3
    /// At the trailing edge, or at the bottom.
    case trailing = 4
    /// Last baselines in line; meant for horizontal stacks.
    case lastBaseline = 5

    /// At the top, the vertical name of `leading`.
    public static let top = Alignment.leading

    /// At the bottom, the vertical name of `trailing`.
    public static let bottom = Alignment.trailing
  }

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
