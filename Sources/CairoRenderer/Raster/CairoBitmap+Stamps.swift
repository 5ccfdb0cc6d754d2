import CCairo
import Drawing
import Foundation

extension CairoBitmap {
  func stamp(of fill: FillOperation) -> CairoStamp? {
    let alpha = Double(fill.compositing.alpha)
    let depth = patternDepth
    return CairoStamp(
      bounds: fill.path.boundingBoxOfPath, blendMode: fill.compositing.blendMode,
      setSource: { context, region in
        CairoPaint.set(fill.paint, alpha: alpha, for: region, depth: depth, on: context)
      },
      paint: CairoStamp.path(
        fill.path, rule: fill.rule, isAntialiased: fill.compositing.isAntialiased))
  }

  func stamp(of stroke: StrokeOperation) -> CairoStamp? {
    guard stroke.pen.isInvertible else { return nil }
    let alpha = Double(stroke.compositing.alpha)
    let depth = patternDepth
    return CairoStamp(
      bounds: stroke.paintedBounds, blendMode: stroke.compositing.blendMode,
      setSource: { context, region in
        CairoPaint.set(stroke.paint, alpha: alpha, for: region, depth: depth, on: context)
      },
      paint: { context, _ in CairoStroke.paint(stroke, on: context) })
  }

  func stamp(of glyphs: GlyphOperation) -> CairoStamp? {
    guard glyphs.transform.isInvertible, !glyphs.run.glyphs.isEmpty else { return nil }
    let alpha = Double(glyphs.compositing.alpha)
    let depth = patternDepth
    return CairoStamp(
      bounds: glyphs.run.bounds.applying(glyphs.transform).insetBy(dx: -2, dy: -2),
      blendMode: glyphs.compositing.blendMode,
      setSource: { context, region in
        CairoPaint.set(glyphs.paint, alpha: alpha, for: region, depth: depth, on: context)
      },
      paint: { context, _ in CairoGlyphs.paint(glyphs, on: context) })
  }

  func draw(_ image: ImageOperation) {
    guard let source = CairoImageSource(image) else { return }
    let square = CGRect(x: 0, y: 0, width: 1, height: 1)
    let outline = CGPath(elements: PathElements.rect(square).applying(image.transform))
    let fill = CairoStamp.path(
      outline, rule: .winding, isAntialiased: image.compositing.isAntialiased)
    let depth = patternDepth
    source.withPattern { pattern in
      var stamp = CairoStamp(
        bounds: outline.boundingBoxOfPath, blendMode: image.compositing.blendMode,
        alpha: Double(image.compositing.alpha),
        setSource: { context, _ in
          cairo_set_source(context, pattern)
          return true
        }, paint: fill)
      if let tint = image.tint {
        let alpha = Double(image.compositing.alpha)
        stamp.alpha = 1
        stamp.setSource = { context, region in
          CairoPaint.set(tint, alpha: alpha, for: region, depth: depth, on: context)
        }
        stamp.paint = { context, _ in
          CairoPath.append(outline, to: context)
          CairoPath.setAntialiasing(image.compositing.isAntialiased, of: context)
          cairo_clip(context)
          cairo_mask(context, pattern)
        }
      }
      self.stamp(stamp)
    }
  }
}
