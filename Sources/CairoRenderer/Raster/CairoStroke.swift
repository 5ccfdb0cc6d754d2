import CCairo
import Drawing
import Foundation

/// Draws lines with the present source.
enum CairoStroke {
  static func paint(_ stroke: StrokeOperation, on context: OpaquePointer) {
    CairoPath.append(stroke.path, to: context)
    CairoPath.setAntialiasing(stroke.compositing.isAntialiased, of: context)
    var style = stroke.style
    if style.width > 0 {
      // The path stays where it is; the pen takes the map's shape.
      var matrix = stroke.pen.cairoMatrix
      matrix.x0 = 0
      matrix.y0 = 0
      cairo_transform(context, &matrix)
      CairoPath.setStyle(
        style, path: stroke.path, penScale: stroke.pen.meanScale, of: context)
    } else {
      // The thinnest line is one pixel wide.
      let scale = stroke.pen.meanScale
      style.width = 1
      style.dashes = style.dashes.map { $0 * scale }
      style.dashPhase *= scale
      CairoPath.setStyle(style, path: stroke.path, penScale: 1, of: context)
    }
    cairo_stroke(context)
  }
}

extension StrokeOperation {
  /// The area of the line, in the space of the operations. The thinnest line is a pixel wide.
  var outline: CGPath {
    guard style.width > 0, pen.isInvertible else {
      var style = style
      style.width = 1
      return CGPath(elements: path.elements.stroked(style))
    }
    let drawn = path.elements.applying(pen.inverted())
    return CGPath(elements: drawn.stroked(style).applying(pen))
  }
}
