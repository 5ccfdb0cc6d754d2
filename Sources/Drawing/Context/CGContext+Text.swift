import Foundation

extension CGContext {
  /// Chooses what is done with the shapes of text. Strokes and clips need a rasteriser (``DrawingPlatform/rasteriser``).
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.textMode = mode }

  /// Paints shaped text, the beginning of its baseline at `origin`: in the fill colour, unless
  /// ``setTextDrawingMode(_:)`` says otherwise.
  public func show(_ run: GlyphRun, at origin: CGPoint) {
    let mode = state.textMode
    if mode.fills { fill(run, at: origin) }
    guard mode.strokes || mode.clips, origin.isFinite,
      let outline = PlatformStore.rasteriser?.outline(of: run)
    else { return }
    let earlier = current
    defer { current = earlier }
    func take() {
      current = outline.elements.applying(
        CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(userToSink))
    }
    if mode.strokes {
      take()
      strokePath()
    }
    if mode.clips {
      take()
      clip()
    }
  }

  private func fill(_ run: GlyphRun, at origin: CGPoint) {
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
