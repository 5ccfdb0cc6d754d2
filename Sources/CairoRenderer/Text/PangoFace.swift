import CPango

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
      let tag = name.utf8.reduce(hb_tag_t(0)) { $0 << 8 | hb_tag_t($1) }
      let table = hb_face_reference_table(face, tag)
      defer { hb_blob_destroy(table) }
      return hb_blob_get_length(table) > 0
    }
  }

  /// How many fonts are kept; texts rarely have more than a dozen.
  static let most = 1_024
}
