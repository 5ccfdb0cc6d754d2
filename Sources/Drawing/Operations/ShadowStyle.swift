import Foundation

/// A blurred copy of a group's shape below the group.
public struct ShadowStyle: Hashable, Sendable {
  /// The displacement in the space of the operations; renderers round it to whole pixels (GC-9).
  public var offset: CGSize
  /// The standard deviation of the Gaussian in the space of the operations, cut off at two of them.
  public var sigma: CGFloat
  public var color: ColorComponents

  public init(offset: CGSize, sigma: CGFloat, color: ColorComponents) {
    self.offset = offset
    self.sigma = sigma
    self.color = color
  }

  /// The shadow in a space that `transform` maps to. Turns and slants leave the blur round.
  public func applying(_ transform: CGAffineTransform) -> ShadowStyle {
    ShadowStyle(
      offset: offset.applying(transform), sigma: sigma * transform.meanScale, color: color)
  }
}
