import CCairo

/// A pixel of no opacity, which makes Cairo name the blend mode of a page anew.
///
/// Cairo 1.16 writes a mode into a PDF page where it differs from that of the mark before. Each clip that begins or ends
/// takes the page back to a state without a mode, and Cairo does not know that: a second mark of one mode in another
/// clip becomes normal. A mark between both, in the mode `normal`, sets that right.
struct BlankImage {
  private let surface: CairoSurface?

  init() {
    surface = CairoSurface(checking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1))
    guard let surface else { return }
    // An image that was never written to is left out.
    cairo_surface_flush(surface.pointer)
    cairo_surface_mark_dirty(surface.pointer)
  }

  /// Lays the pixel over all that the clip lets through.
  func paint(on context: OpaquePointer) {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    guard let surface, right > left, bottom > top else { return }
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_translate(context, left, top)
    cairo_scale(context, right - left, bottom - top)
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
  }
}
