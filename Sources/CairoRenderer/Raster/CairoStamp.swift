import CCairo
import Drawing
import Foundation

/// One painting operation, taken apart into what it paints with and through which shape.
struct CairoStamp {
  /// Holds all that is painted.
  var bounds: CGRect
  var blendMode: CGBlendMode
  /// Multiplies the opacity of the source.
  var alpha = 1.0
  /// Makes the paint what the context paints with, for the pixels of a region at least; false where
  /// there is nothing to paint.
  var setSource: (OpaquePointer, PixelRect) -> Bool
  /// Paints the present source through the shape with an opacity, in the present operator.
  var paint: (OpaquePointer, Double) -> Void
}

extension CairoStamp {
  /// Fills the inside of a path.
  static func path(
    _ path: CGPath, rule: CGPathFillRule, isAntialiased: Bool
  ) -> (OpaquePointer, Double) -> Void {
    { context, alpha in
      CairoPath.append(path, to: context)
      CairoPath.setFillRule(rule, of: context)
      CairoPath.setAntialiasing(isAntialiased, of: context)
      guard alpha < 1 else { return cairo_fill(context) }
      cairo_clip(context)
      cairo_paint_with_alpha(context, alpha)
    }
  }
}
