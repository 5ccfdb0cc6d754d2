import Foundation

extension CGContext {
  /// Paints shaped text in the fill colour, the beginning of its baseline at `origin`.
  public func show(_ run: GlyphRun, at origin: CGPoint) {
    guard origin.isFinite, let paint = paint(of: state.fillColor) else { return }
    let transform = CGAffineTransform(translationX: origin.x, y: origin.y)
      .concatenating(userToSink)
    guard transform.isInvertible else { return }
    draw { compositing in
      .glyphs(
        GlyphOperation(
          run: run, transform: transform, paint: paint.paint,
          compositing: compositing(paint.alpha)))
    }
  }

  /// Draws a kept drawing, its space laid upon user space.
  public func draw(_ list: DisplayList) {
    guard userToSink.isFinite else { return }
    for operation in list.operations { emit(operation.applying(userToSink)) }
  }
}
