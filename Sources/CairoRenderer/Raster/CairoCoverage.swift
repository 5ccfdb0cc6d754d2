import CCairo
import Drawing
import Foundation

/// Masks as Cairo takes them.
enum CairoCoverage {
  /// Paints the present source through the mask of `operation`, up to the mask's edges.
  static func mask(_ operation: MaskOperation, on context: OpaquePointer) {
    withSurface(of: operation.mask) { surface in
      let image = operation.mask
      let outline = PathElements.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
        .applying(operation.transform)
      CairoPath.append(CGPath(elements: outline), to: context)
      CairoPath.setAntialiasing(true, of: context)
      cairo_clip(context)
      guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
      defer { cairo_pattern_destroy(pattern) }
      let toPixels = operation.transform.inverted().concatenating(
        CGAffineTransform(scaleX: CGFloat(image.width), y: CGFloat(image.height)))
      var matrix = toPixels.cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      cairo_pattern_set_filter(
        pattern,
        operation.interpolation == .none
          ? CAIRO_FILTER_NEAREST
          : toPixels.greatestScale > 1.0001 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR)
      cairo_mask(context, pattern)
    }
  }

  /// Calls `body` with the coverage as a surface of opacity only.
  static func withSurface(of image: CoverageImage, _ body: (OpaquePointer) -> Void) {
    guard
      max(image.width, image.height) <= PixelSize.longestSide,
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8, Int32(image.width), Int32(image.height))
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    image.coverage.withUnsafeBufferPointer { coverage in
      for row in 0..<image.height {
        for column in 0..<image.width {
          data[row * stride + column] = coverage[row * image.width + column]
        }
      }
    }
    cairo_surface_mark_dirty(surface)
    body(surface)
  }
}
