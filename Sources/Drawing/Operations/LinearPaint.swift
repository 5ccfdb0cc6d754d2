import Foundation

/// Colours that change along a line.
public struct LinearPaint: Hashable, Sendable {
  public var gradient: CGGradient
  public var start: CGPoint
  public var end: CGPoint
  public var options: CGGradientDrawingOptions
  /// The space of the points to that of the operations.
  public var transform: CGAffineTransform

  public init(
    gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions,
    transform: CGAffineTransform = .identity
  ) {
    self.gradient = gradient
    self.start = start
    self.end = end
    self.options = options
    self.transform = transform
  }
}
