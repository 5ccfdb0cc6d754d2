import Foundation

/// Colours that change once around a point.
public struct ConicPaint: Hashable, Sendable {
  public var gradient: CGGradient
  public var center: CGPoint
  /// Where the first colour lies, in radians from the positive x axis towards the positive y axis.
  public var angle: CGFloat
  /// The space of the point to that of the operations.
  public var transform: CGAffineTransform

  public init(
    gradient: CGGradient, center: CGPoint, angle: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    self.gradient = gradient
    self.center = center
    self.angle = angle
    self.transform = transform
  }
}
