import Foundation

/// How round the corners of a view are.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case corners(
      topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?,
      bottomRight: UICornerRadius?)
    case capsule(maximum: Double?)
  }
  let kind: Kind

  /// All corners alike.
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  /// Each corner by itself; nil for a square one.
  public static func corners(
    topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?,
    bottomLeftRadius: UICornerRadius?, bottomRightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      kind: .corners(
        topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius,
        bottomRight: bottomRightRadius))
  }

  /// All corners with the radius that the largest of them has.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(radius: radius)
  }

  /// The corners at the top alike, and those at the bottom.
  public static func uniformEdges(
    topRadius: UICornerRadius?, bottomRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  /// The corners at the left alike, and those at the right.
  public static func uniformEdges(
    leftRadius: UICornerRadius?, rightRadius: UICornerRadius?
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Half circles at the short sides, with at most `maximumRadius` points.
  public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
    UICornerConfiguration(kind: .capsule(maximum: maximumRadius))
  }
}
