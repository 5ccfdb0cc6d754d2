import CPango

/// A font of Pango's and its names, which take long to find.
struct PangoFace {
  /// Kept alive, so that no other font has its address.
  private let owner: Owner
  /// The name by which ``GlyphFaces`` knows it.
  let name: String
  let family: String

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
  }

  /// How many fonts are kept; texts rarely have more than a dozen.
  static let most = 1_024
}
