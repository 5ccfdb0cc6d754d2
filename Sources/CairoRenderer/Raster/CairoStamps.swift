import CCairo
import Drawing
import Foundation

/// Takes operations apart into stamps.
struct CairoStamps {
  /// How many patterns the operations are cells of.
  var patternDepth = 0
  /// Whether a unit is a pixel; not on a page, whose viewer places its images.
  var areOnPixels = true

  /// Calls `body` with the stamp of a painting operation, which ends with the call; not at all for an
  /// operation that paints nothing.
  func withStamp(of operation: DrawingOperation, _ body: (CairoStamp) -> Void) {
    switch operation {
    case .fill(let fill): body(stamp(of: fill))
    case .stroke(let stroke): stamp(of: stroke).map(body)
    case .glyphs(let glyphs): stamp(of: glyphs).map(body)
    case .image(let image): withStamp(of: image, body)
    case .pushClip, .pushMask, .popClip, .beginGroup, .endGroup: break
    }
  }

  private func source(
    _ paint: Paint, _ compositing: Compositing
  ) -> (OpaquePointer, PixelRect) -> Bool {
    let (alpha, depth) = (Double(compositing.alpha), patternDepth)
    return { context, region in
      CairoPaint.set(paint, alpha: alpha, for: region, depth: depth, on: context)
    }
  }

  private func stamp(of fill: FillOperation) -> CairoStamp {
    CairoStamp(
      shape: CairoShape(
        fill.path, rule: fill.rule, isAntialiased: fill.compositing.isAntialiased),
      blendMode: fill.compositing.blendMode, setSource: source(fill.paint, fill.compositing))
  }

  private func stamp(of stroke: StrokeOperation) -> CairoStamp? {
    guard stroke.pen.isInvertible else { return nil }
    return CairoStamp(
      shape: CairoShape(stroke), blendMode: stroke.compositing.blendMode,
      setSource: source(stroke.paint, stroke.compositing))
  }

  private func stamp(of glyphs: GlyphOperation) -> CairoStamp? {
    guard glyphs.transform.isInvertible, !glyphs.run.glyphs.isEmpty || !glyphs.run.missing.isEmpty
    else { return nil }
    return CairoStamp(
      shape: CairoShape(
        bounds: glyphs.run.bounds.applying(glyphs.transform).insetBy(dx: -2, dy: -2),
        isSteady: true, hasOwnColors: true,
        paint: { context, _ in CairoGlyphs.paint(glyphs, on: context) }),
      blendMode: glyphs.compositing.blendMode, setSource: source(glyphs.paint, glyphs.compositing))
  }

  private func withStamp(of image: ImageOperation, _ body: (CairoStamp) -> Void) {
    let shrunk = areOnPixels ? ShrunkImage(image) : nil
    guard let source = CairoImageSource(image, shrunk: shrunk) else { return }
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let outline = CGPath(
      elements: shrunk.map { .rect($0.place) }
        ?? PathElements.rect(square).applying(image.transform))
    let isAntialiased = image.compositing.isAntialiased
    var shape = CairoShape(outline, isAntialiased: isAntialiased)
    source.withPattern { pattern in
      guard let tint = image.tint else {
        return body(
          CairoStamp(
            shape: shape, blendMode: image.compositing.blendMode,
            alpha: Double(image.compositing.alpha),
            setSource: { context, _ in
              cairo_set_source(context, pattern)
              return true
            }))
      }
      let inside = outline.withinReach(isUpright: outline.elements.areUpright)
      shape.paint = { context, _ in
        CairoPath.append(inside, to: context)
        CairoPath.setAntialiasing(isAntialiased, of: context)
        cairo_clip(context)
        cairo_mask(context, pattern)
      }
      body(
        CairoStamp(
          shape: shape, blendMode: image.compositing.blendMode,
          setSource: self.source(tint, image.compositing)))
    }
  }
}
