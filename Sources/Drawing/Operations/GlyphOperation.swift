import Foundation

/// Paints shaped text.
public struct GlyphOperation: Hashable, Sendable {
  public var run: GlyphRun
  /// The run's space to that of the operations.
  public var transform: CGAffineTransform
  public var paint: Paint
  public var compositing: Compositing

  public init(
    run: GlyphRun, transform: CGAffineTransform, paint: Paint,
    compositing: Compositing = Compositing()
  ) {
    self.run = run
    self.transform = transform
    self.paint = paint
    self.compositing = compositing
  }
}
