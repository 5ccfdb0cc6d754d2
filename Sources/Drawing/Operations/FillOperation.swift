import Foundation

/// Paints the inside of a path.
public struct FillOperation: Hashable, Sendable {
  public var path: CGPath
  public var rule: CGPathFillRule
  public var paint: Paint
  public var compositing: Compositing

  public init(
    path: CGPath, rule: CGPathFillRule = .winding, paint: Paint,
    compositing: Compositing = Compositing()
  ) {
    self.path = path
    self.rule = rule
    self.paint = paint
    self.compositing = compositing
  }
}
