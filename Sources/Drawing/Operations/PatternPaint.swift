import Foundation

/// A cell repeated in both directions.
public struct PatternPaint: Hashable, Sendable {
  /// The cell in pattern space.
  public var cell: DisplayList
  /// The cell's rectangle in pattern space.
  public var bounds: CGRect
  /// The distances between cells in pattern space, neither of them 0.
  public var xStep: CGFloat
  public var yStep: CGFloat
  /// Pattern space to the space of the operations.
  public var transform: CGAffineTransform

  public init(
    cell: DisplayList, bounds: CGRect, xStep: CGFloat, yStep: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    self.cell = cell
    self.bounds = bounds
    self.xStep = xStep
    self.yStep = yStep
    self.transform = transform
  }
}
