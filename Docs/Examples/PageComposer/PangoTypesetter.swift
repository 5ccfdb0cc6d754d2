import CCairo
import CPango

/// Sets text with Pango.
final class PangoTypesetter: Typesetter {
  /// A surface without area, for Pango to measure for.
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init() {
    surface = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil)
    context = cairo_create(surface)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func measure(_ text: String, _ style: TextStyle, width: Double?) -> TextExtent {
    guard let layout = Self.layout(text, style, width: width, on: context) else {
      return TextExtent(width: 0, height: 0, firstBaseline: 0, lastBaseline: 0)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    let scale = Double(PANGO_SCALE)
    let lines = Double(pango_layout_get_line_count(layout))
    let height = lines * style.size * style.leading
    let first = Self.baseline(layout, style)
    return TextExtent(
      width: (Double(logical.width) / scale).rounded(.up), height: height, firstBaseline: first,
      lastBaseline: height - style.size * style.leading + first)
  }

  /// Draws the lines of a text, the first one's top at the origin of `context`.
  static func draw(_ text: String, _ style: TextStyle, width: Double?, on context: OpaquePointer) {
    guard let layout = layout(text, style, width: width, on: context) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    let first = baseline(layout, style)
    for index in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      var x = 0.0
      if style.alignment == .center, let width {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        x = (width - Double(logical.width) / Double(PANGO_SCALE)) / 2
      }
      cairo_move_to(context, x, first + Double(index) * style.size * style.leading)
      pango_cairo_show_layout_line(context, line)
    }
  }

  /// The distance of the first baseline from the top: the text stands in the middle of its line.
  private static func baseline(_ layout: OpaquePointer, _ style: TextStyle) -> Double {
    let scale = Double(PANGO_SCALE)
    guard let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    // The rectangle's top lies above the baseline.
    let ascent = -Double(logical.y) / scale
    return (style.size * style.leading - Double(logical.height) / scale) / 2 + ascent
  }

  private static func layout(
    _ text: String, _ style: TextStyle, width: Double?, on context: OpaquePointer
  ) -> OpaquePointer? {
    guard let layout = pango_cairo_create_layout(context),
      let font = pango_font_description_new(), let options = cairo_font_options_create()
    else { return nil }
    defer {
      pango_font_description_free(font)
      cairo_font_options_destroy(options)
    }
    // Lines are as long on paper as on any screen.
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    pango_cairo_context_set_font_options(pango_layout_get_context(layout), options)
    pango_context_set_round_glyph_positions(pango_layout_get_context(layout), 0)
    let scale = Double(PANGO_SCALE)
    pango_font_description_set_family(font, style.family)
    pango_font_description_set_absolute_size(font, style.size * scale)
    pango_font_description_set_weight(font, style.isBold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango_font_description_set_style(font, style.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width { pango_layout_set_width(layout, Int32(width * scale)) }
    pango_layout_set_text(layout, text, -1)
    return layout
  }
}
