import CCairo
import CPango
import Drawing
import Foundation
import Synchronization

/// The faces that runs of glyphs were shaped with, by the names that the runs have for them.
///
/// A run that was shaped in this process finds the very face; another one the installed face that its name
/// describes.
final class GlyphFaces: Sendable {
  static let shared = GlyphFaces()

  /// A face that Cairo draws glyphs of; kept for the life of the process.
  struct Face: @unchecked Sendable {
    fileprivate let pointer: OpaquePointer
    fileprivate let matrix: cairo_matrix_t

    /// Makes it the face of `context`, without hints and with soft edges.
    func set(on context: OpaquePointer) {
      cairo_set_font_face(context, pointer)
      var matrix = matrix
      cairo_set_font_matrix(context, &matrix)
      cairo_set_font_options(context, GlyphFaces.options)
    }
  }

  private let faces = Mutex<[String: Face]>([:])
  private static let most = 4_096
  /// Ends Pango's words in a name; no family has it.
  private static let separator: Character = "|"

  nonisolated(unsafe) fileprivate static let options: OpaquePointer? = {
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    return options
  }()

  /// Takes note of the face of a font of Pango's, and returns its name: Pango's words, then what tells faces apart that have the
  /// same words, as a condensed one, one that is slanted by Cairo, and one whose pictures are made smaller.
  func name(of font: UnsafeMutablePointer<PangoFont>) -> String {
    let description = pango_font_describe_with_absolute_size(font)
    defer { pango_font_description_free(description) }
    guard let text = pango_font_description_to_string(description) else { return "" }
    defer { g_free(text) }
    var index: Int32 = 0
    let file = pango_font_file(font, &index).map { String(cString: $0) } ?? ""
    let face = Self.face(of: font)
    let matrix = face.map { "\($0.matrix.xx) \($0.matrix.xy) \($0.matrix.yy)" } ?? ""
    let name = "\(String(cString: text))\(Self.separator)\(file) \(index) \(matrix)"
    faces.withLock { faces in
      if faces[name] == nil, faces.count < Self.most { faces[name] = face }
    }
    return name
  }

  /// The face of `run`; nil where no font is found.
  func face(of run: GlyphRun) -> Face? {
    if let known = faces.withLock({ $0[run.face] }) { return known }
    let words = run.face.prefix { $0 != Self.separator }
    let description = pango_font_description_from_string(String(words))
    defer { pango_font_description_free(description) }
    let map = pango_cairo_font_map_new()
    defer { g_object_unref(UnsafeMutableRawPointer(map)) }
    let context = pango_font_map_create_context(map)
    defer { if let context { g_object_unref(UnsafeMutableRawPointer(context)) } }
    guard let font = pango_font_map_load_font(map, context, description) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    guard let face = Self.face(of: font) else { return nil }
    faces.withLock { faces in if faces.count < Self.most { faces[run.face] = face } }
    return face
  }

  private static func face(of font: UnsafeMutablePointer<PangoFont>) -> Face? {
    guard
      let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)),
      let face = cairo_scaled_font_get_font_face(scaled)
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaled, &matrix)
    return Face(pointer: cairo_font_face_reference(face), matrix: matrix)
  }
}
