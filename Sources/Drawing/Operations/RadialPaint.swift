import Foundation

/// Colours that change from one circle to another.
public struct RadialPaint: Hashable, Sendable {
  public var gradient: CGGradient
  public var startCenter: CGPoint
  public var startRadius: CGFloat
  public var endCenter: CGPoint
  public var endRadius: CGFloat
  public var options: CGGradientDrawingOptions
  /// The space of the circles to that of the operations.
  public var transform: CGAffineTransform

  public init(
    gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions,
    transform: CGAffineTransform = .identity
  ) {
    self.gradient = gradient
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.options = options
    self.transform = transform
  }
}
