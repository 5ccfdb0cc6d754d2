import Foundation

/// Paints a line along a path.
public struct StrokeOperation: Hashable, Sendable {
  /// The path in the space of the operations.
  public var path: CGPath
  public var style: StrokeStyle
  /// The pen's space, in which widths and dashes are measured, to that of the operations.
  public var pen: CGAffineTransform
  public var paint: Paint
  public var compositing: Compositing

  public init(
    path: CGPath, style: StrokeStyle, pen: CGAffineTransform = .identity, paint: Paint,
    compositing: Compositing = Compositing()
  ) {
    self.path = path
    self.style = style
    self.pen = pen
    self.paint = paint
    self.compositing = compositing
  }
}
