import CCairo
import CPango

/// Lays out text with Pango: owns one font map and its context, set up so that the same text has the
/// same size on every machine with the same fonts.
///
/// One point is one unit (72 to the inch), and glyphs are neither hinted nor moved to whole pixels. So
/// sizes are those of the font's design and grow in proportion with the point size.
final class PangoTypesetter {
  /// The installed families.
  let catalog: FontCatalog
  private let fontMap: OpaquePointer
  /// Lays out paragraphs from left to right unless they say otherwise.
  private let context: OpaquePointer
  /// Lays out paragraphs from right to left unless they say otherwise.
  private let mirroredContext: OpaquePointer
  /// How many letters Pango may have looked at to break lines: for each line all that is left of the text.
  /// For tests, which bound it.
  var lettersVisited = 0

  init() {
    // Both calls abort inside GLib rather than return no object: nothing to handle.
    fontMap = OpaquePointer(pango_cairo_font_map_new()!)
    pango_cairo_font_map_set_resolution(fontMap, 72)
    let map = UnsafeMutablePointer<PangoFontMap>(fontMap)
    context = Self.context(of: map)
    mirroredContext = Self.context(of: map)
    pango_context_set_base_dir(mirroredContext, PANGO_DIRECTION_RTL)
    catalog = FontCatalog(families: Self.families(of: map))
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(mirroredContext))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Lays `text` out.
  ///
  /// - Parameters:
  ///   - width: Where lines break or are shortened, in points; none: only at line separators.
  ///   - breaking: How lines end that are wider.
  ///   - direction: The direction of the paragraphs; nil: each has the direction of its first letter that
  ///     has one.
  /// - Complexity: O(text) as long as it is one line; with many, O(text * lines), for Pango looks at all of
  ///   the remaining text for each. ``lines(of:typeface:width:breaking:limit:)`` is linear.
  func layout(
    _ text: String, typeface: Typeface, width: Double? = nil, breaking: LineBreaking = .words,
    direction: PangoDirection? = nil
  ) -> PangoTextLayout {
    PangoTextLayout(
      context: direction == PANGO_DIRECTION_RTL ? mirroredContext : context, text: text,
      typeface: typeface, width: width, breaking: breaking, direction: direction)
  }

  private static func context(of map: UnsafeMutablePointer<PangoFontMap>) -> OpaquePointer {
    let context = pango_font_map_create_context(map)!
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // The font that draws characters missing in the face must not depend on the user's language.
    pango_context_set_language(context, pango_language_from_string("en"))
    return context
  }

  /// An empty layout for text in several looks; the caller releases it.
  ///
  /// - Parameter isRightToLeft: Whether paragraphs are read from the right; nil to follow their characters.
  func makeLayout(isRightToLeft: Bool?) -> OpaquePointer {
    pango_context_set_base_dir(
      context, isRightToLeft == true ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    // The call aborts inside GLib rather than return no object.
    let layout = pango_layout_new(context)!
    pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
    return layout
  }

  private static func families(of map: UnsafeMutablePointer<PangoFontMap>) -> Set<String> {
    var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    var names: Set<String> = []
    for index in 0..<Int(count) {
      guard let family = list?[index], let name = pango_font_family_get_name(family) else {
        continue
      }
      names.insert(String(cString: name))
    }
    return names
  }
}
