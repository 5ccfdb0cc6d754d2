/// How a stack view arranges its subviews.
public struct InterfaceStack: Sendable, Equatable {
  public enum Axis: String, Sendable, Codable {
    case horizontal
    case vertical
  }

  public enum Distribution: String, Sendable, Codable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// The alignment across the axis; `top` and `bottom` are other names of `leading` and `trailing`.
  public enum Alignment: String, Sendable, Codable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline
  }

  public var axis: Axis
  public var distribution: Distribution
  public var alignment: Alignment
  /// The distance between neighbours, in points.
  public var spacing: Double
  public var isBaselineRelative: Bool
  /// Whether the arrangement keeps to the stack view's margins.
  public var isMarginsRelative: Bool

  /// Creates an arrangement; the defaults are those of the format.
  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, isBaselineRelative: Bool = false, isMarginsRelative: Bool = false
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isBaselineRelative = isBaselineRelative
    self.isMarginsRelative = isMarginsRelative
  }
}
