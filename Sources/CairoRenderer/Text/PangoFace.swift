import CPango
import Foundation
import PortableUIKit

/// A font of Pango's and its names, which take long to find.
struct PangoFace {
  /// Kept alive, so that no other font has its address.
  private let owner: Owner
  /// The name by which ``GlyphFaces`` knows it.
  let name: String
  let family: String
  /// Whether its glyphs may be pictures or have colours of their own, as those of emoji.
  let isColored: Bool

  private final class Owner: @unchecked Sendable {
    let font: UnsafeMutableRawPointer

    init(_ font: UnsafeMutableRawPointer) {
      self.font = g_object_ref(font)
    }

    deinit { g_object_unref(font) }
  }

  init(_ font: UnsafeMutablePointer<PangoFont>) {
    owner = Owner(UnsafeMutableRawPointer(font))
    name = GlyphFaces.shared.name(of: font)
    let description = pango_font_describe(font)
    family =
      pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
    pango_font_description_free(description)
    isColored = Self.isColored(font)
  }

  /// By the tables of the font's file in which such glyphs are (OpenType 1.9, "Font Tables").
  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    guard let shape = pango_font_get_hb_font(font), let face = hb_font_get_face(shape) else {
      return false
    }
    return ["CBDT", "sbix", "COLR", "SVG "].contains { name in
      table(name, in: face) { !$0.isEmpty }
    }
  }

  /// Reads a table of a font's file; it is empty if there is none.
  private static func table<T>(
    _ name: String, in face: OpaquePointer, _ read: (UnsafeRawBufferPointer) -> T
  ) -> T {
    let tag = name.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
    let table = hb_face_reference_table(face, tag)
    defer { hb_blob_destroy(table) }
    var length: UInt32 = 0
    let data = hb_blob_get_data(table, &length)
    return read(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length)))
  }

  /// What the tables `head` and `post` say of all glyphs (OpenType 1.9, "Font Tables"); nil if the font has no such file.
  static func metrics(of font: UnsafeMutablePointer<PangoFont>) -> FaceMetrics? {
    guard let shape = pango_font_get_hb_font(font), let face = hb_font_get_face(shape) else {
      return nil
    }
    func numbers(_ name: String, _ places: [Int]) -> [CGFloat] {
      table(name, in: face) { table in
        places.map { place in
          guard place + 1 < table.count else { return 0 }
          return CGFloat(Int16(bitPattern: UInt16(table[place]) << 8 | UInt16(table[place + 1])))
        }
      }
    }
    let box = numbers("head", [36, 38, 40, 42])
    let lines = numbers("post", [4, 8, 10])
    return FaceMetrics(
      unitsPerEm: Int(hb_face_get_upem(face)), glyphCount: Int(hb_face_get_glyph_count(face)),
      bounds: CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1]),
      slantAngle: lines[0], underlinePosition: lines[1], underlineThickness: lines[2])
  }

  /// How many fonts are kept; texts rarely have more than a dozen.
  static let most = 1_024
}
