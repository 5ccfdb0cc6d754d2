import CCairo
import Drawing
import Foundation

/// A surface that operations are drawn into, with the clips that hold in it.
///
/// Coordinates are the bitmap's, wherever in it the surface lies.
final class CairoFrame {
  /// Where the surface lies in the bitmap.
  let place: PixelRect
  let isOpaque: Bool
  let surface: CairoSurface
  private(set) var context: OpaquePointer
  private var clips: [Clip] = []

  private struct Clip {
    let operation: ClipOperation
    let bounds: PixelRect
    /// The cover of its visible part; nil where Cairo's own clip is the same for every part.
    let cover: [CairoCover]?
  }

  /// A frame of transparent pixels, or of black ones; nil without memory.
  init?(_ place: PixelRect, isOpaque: Bool) {
    guard
      !place.isEmpty, max(place.width, place.height) <= PixelSize.longestSide,
      place.width <= PixelSize.limit / place.height,
      let surface = CairoSurface(
        checking: cairo_image_surface_create(
          isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(place.width),
          Int32(place.height))),
      let context = Self.makeContext(on: surface, place: place)
    else { return nil }
    self.place = place
    self.isOpaque = isOpaque
    self.surface = surface
    self.context = context
  }

  deinit { cairo_destroy(context) }

  static func makeContext(on surface: CairoSurface, place: PixelRect) -> OpaquePointer? {
    guard let context = cairo_create(surface.pointer) else { return nil }
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      return nil
    }
    // Cairo's default of 0.1 is up to 18 levels off exact coverage, a hundredth at most 8 (GC-22).
    cairo_set_tolerance(context, 0.01)
    cairo_translate(context, Double(-place.x), Double(-place.y))
    return context
  }

  // MARK: Clips

  func push(_ operation: ClipOperation) {
    let shape = CairoShape(
      operation.path, rule: operation.rule, isAntialiased: operation.isAntialiased)
    let clip = Clip(
      operation: operation, bounds: PixelRect(around: shape.bounds),
      cover: shape.isSteady
        ? nil : CairoCover.tiles(of: shape, in: visible))
    cairo_save(context)
    apply(clip)
    clips.append(clip)
  }

  func popClip() {
    guard clips.popLast() != nil else { return }
    cairo_restore(context)
  }

  private func apply(_ clip: Clip) {
    cairo_new_path(context)
    if clip.cover == nil {
      CairoPath.append(clip.operation.path, to: context)
      CairoPath.setFillRule(clip.operation.rule, of: context)
      CairoPath.setAntialiasing(clip.operation.isAntialiased, of: context)
    } else {
      clip.bounds.append(to: context)
    }
    cairo_clip(context)
  }

  /// The part that the clips let through, in whole pixels.
  var visible: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return PixelRect(
      around: CGRect(x: left, y: top, width: right - left, height: bottom - top)
    ).intersection(place)
  }

  // MARK: Drawing

  /// Runs `body` and puts Cairo's state back. Cairo remembers its first error and then draws no more:
  /// after one the context is made anew.
  func draw(_ body: (OpaquePointer) -> Void) {
    cairo_save(context)
    cairo_new_path(context)
    body(context)
    cairo_restore(context)
    guard cairo_status(context) != CAIRO_STATUS_SUCCESS,
      let fresh = Self.makeContext(on: surface, place: place)
    else { return }
    cairo_destroy(context)
    context = fresh
    for clip in clips {
      cairo_save(context)
      apply(clip)
    }
  }

  /// Paints the present source through a shape and the clips, in the present operator; within `draw`.
  func lay(_ shape: CairoShape, alpha: Double, in region: PixelRect) {
    let covers = clips.compactMap(\.cover)
    guard !shape.isSteady || !covers.isEmpty else { return shape.paint(context, alpha) }
    var shape = shape
    if shape.hasOwnColors, cairo_get_operator(context) == CAIRO_OPERATOR_OVER {
      // The picture of it goes through the clips as it is.
      cairo_push_group(context)
      cairo_set_operator(context, CAIRO_OPERATOR_OVER)
      shape.paint(context, alpha)
      cairo_pop_group_to_source(context)
      shape = CairoShape(CGPath(rect: region.rect, transform: nil), isAntialiased: false)
    }
    for tile in CairoCover.tiles(of: shape, in: region, alpha: alpha) {
      for cover in covers { tile.cut(by: cover) }
      tile.paint(on: context)
    }
  }

  /// Replaces the pixels of `region` by those of `other` there, whatever the clips.
  func copy(_ region: PixelRect, from other: CairoFrame) {
    draw { context in
      cairo_reset_clip(context)
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
      other.setAsSource(of: context)
      cairo_rectangle(
        context, Double(region.x), Double(region.y), Double(region.width), Double(region.height))
      cairo_fill(context)
    }
  }

  /// Makes the frame's pixels, at their place, the source of `context`.
  func setAsSource(of context: OpaquePointer) {
    cairo_set_source_surface(context, surface.pointer, Double(place.x), Double(place.y))
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
  }

  /// Calls `body` with the frame's pixels, row by row, `stride` from one row to the next.
  func withPixels(_ body: (_ pixels: UnsafeMutablePointer<UInt32>, _ stride: Int) -> Void) {
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface.pointer)) / 4
    data.withMemoryRebound(to: UInt32.self, capacity: stride * place.height) { pixels in
      body(pixels, stride)
    }
    cairo_surface_mark_dirty(surface.pointer)
  }
}
