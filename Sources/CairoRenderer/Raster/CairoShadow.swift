import CCairo
import Drawing
import Foundation

/// The shadow of a group's picture.
enum CairoShadow {
  /// How far from its picture a shadow reaches, in pixels.
  static func reach(of shadow: ShadowStyle) -> Int {
    let offset = whole(shadow.offset)
    return GaussianShadow(sigma: shadow.sigma).margin + max(abs(offset.x), abs(offset.y))
  }

  /// The displacement in whole pixels (GC-9).
  private static func whole(_ offset: CGSize) -> (x: Int, y: Int) {
    func whole(_ value: CGFloat) -> Int {
      value.isNaN ? 0 : Int(min(max(Double(value), -32_767), 32_767).rounded())
    }
    return (whole(offset.width), whole(offset.height))
  }

  /// The stamp to paint for the shadow of the picture in `frame`; nil for none.
  ///
  /// - Complexity: O(pixels of the frame x sigma).
  static func stamp(
    _ shadow: ShadowStyle, of frame: CairoFrame, visible: PixelRect
  ) -> CairoStamp? {
    let offset = whole(shadow.offset)
    let blur = GaussianShadow(sigma: shadow.sigma)
    let place = PixelRect(
      x: frame.place.x + offset.x - blur.margin, y: frame.place.y + offset.y - blur.margin,
      width: frame.place.width + 2 * blur.margin, height: frame.place.height + 2 * blur.margin)
    guard shadow.color.alpha > 0, !place.intersection(visible).isEmpty,
      place.count <= PixelSize.limit
    else { return nil }
    let coverage = blur.blur(
      opacity(of: frame), width: frame.place.width, height: frame.place.height)
    guard let image = CoverageImage(width: place.width, height: place.height, coverage: coverage)
    else { return nil }
    let color = Paint.color(shadow.color)
    let shape = CairoShape(
      bounds: place.rect, isSteady: true,
      paint: { context, alpha in
        CairoCoverage.withSurface(of: image) { surface in
          guard alpha < 1 else {
            return cairo_mask_surface(context, surface, Double(place.x), Double(place.y))
          }
          // An opacity besides the mask: the mask is laid down in a group of its own.
          cairo_push_group_with_content(context, CAIRO_CONTENT_ALPHA)
          cairo_set_operator(context, CAIRO_OPERATOR_OVER)
          cairo_set_source_rgba(context, 0, 0, 0, alpha)
          cairo_mask_surface(context, surface, Double(place.x), Double(place.y))
          guard let mask = cairo_pop_group(context) else { return }
          cairo_mask(context, mask)
          cairo_pattern_destroy(mask)
        }
      })
    return CairoStamp(
      shape: shape, blendMode: .normal,
      setSource: { context, region in
        CairoPaint.set(color, alpha: 1, for: region, depth: 0, on: context)
      })
  }

  private static func opacity(of frame: CairoFrame) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(frame.place.count)
    frame.withPixels { pixels, stride in
      for y in 0..<frame.place.height {
        for x in 0..<frame.place.width {
          result.append(UInt8(truncatingIfNeeded: pixels[y * stride + x] >> 24))
        }
      }
    }
    return result
  }
}
