import CCairo
import CPango
import PortableUIKit

/// The installed fonts as Pango has them: owns one font map and its contexts, set up so that the same text has the
/// same size on every machine with the same fonts.
///
/// One point is one unit (72 to the inch), and glyphs are neither hinted nor moved to whole pixels. So
/// sizes are those of the font's design and grow in proportion with the point size.
final class PangoFonts {
  /// The installed families.
  let catalog: FontCatalog
  private let fontMap: OpaquePointer
  private let leftToRight: OpaquePointer
  private let rightToLeft: OpaquePointer

  init() {
    // Both calls abort inside GLib rather than return no object: nothing to handle.
    fontMap = OpaquePointer(pango_cairo_font_map_new()!)
    pango_cairo_font_map_set_resolution(fontMap, 72)
    let map = UnsafeMutablePointer<PangoFontMap>(fontMap)
    leftToRight = Self.context(of: map, PANGO_DIRECTION_LTR)
    rightToLeft = Self.context(of: map, PANGO_DIRECTION_RTL)
    catalog = FontCatalog(families: Self.families(of: map), faces: Self.faces())
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(leftToRight))
    g_object_unref(UnsafeMutableRawPointer(rightToLeft))
    g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// An empty layout of paragraphs in a direction; the caller releases it.
  ///
  /// - Parameter isRightToLeft: whether paragraphs are read from the right; nil to follow their characters.
  func makeLayout(isRightToLeft: Bool?) -> OpaquePointer {
    // The call aborts inside GLib rather than return no object.
    let layout = pango_layout_new(isRightToLeft == true ? rightToLeft : leftToRight)!
    pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
    return layout
  }

  /// What the file of a face says of all its glyphs.
  func metrics(of typeface: Typeface) -> FaceMetrics? {
    let description = typeface.pangoDescription
    defer { pango_font_description_free(description) }
    let map = UnsafeMutablePointer<PangoFontMap>(fontMap)
    guard let font = pango_font_map_load_font(map, leftToRight, description) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    return PangoFace.metrics(of: font)
  }

  private static func context(
    of map: UnsafeMutablePointer<PangoFontMap>, _ direction: PangoDirection
  ) -> OpaquePointer {
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
    pango_context_set_base_dir(context, direction)
    return context
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

  /// The family of each installed face by its PostScript name.
  private static func faces() -> [String: String] {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [:] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    FcObjectSetAdd(properties, FC_FAMILY)
    FcObjectSetAdd(properties, FC_POSTSCRIPT_NAME)
    guard let list = FcFontList(nil, pattern, properties) else { return [:] }
    defer { FcFontSetDestroy(list) }
    func text(_ font: OpaquePointer, _ property: String, _ index: Int32) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(font, property, index, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    var result: [String: String] = [:]
    for index in 0..<Int(list.pointee.nfont) {
      guard let font = list.pointee.fonts[index], let face = text(font, FC_POSTSCRIPT_NAME, 0)
      else { continue }
      // A face of another width or weight has a family name of its own too.
      let key = FontName.key(face.split(separator: "-").first.map(String.init) ?? face)
      let names = (0..<4).compactMap { text(font, FC_FAMILY, $0) }
      result[face] = names.first { FontName.key($0) == key } ?? names.first
    }
    return result
  }
}
