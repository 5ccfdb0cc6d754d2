import PortableUIKit

/// Measures and draws text with the installed fonts, through Pango.
///
/// Widths are those of the installed face nearest to the one asked for (see ``substitutions``).
/// Heights are lines times the line height of `UIFont`, which is San Francisco's whatever is
/// installed, so that heights agree with Apple's everywhere.
@MainActor public final class PangoTextMeasurer: TextMeasuring {
  /// The measurer that shares its fonts with the renderer.
  public static let shared = PangoTextMeasurer(PangoTextShaper.shared)

  private let fonts: PangoTextShaper

  /// Makes a measurer that takes notes of its own.
  public convenience init() { self.init(PangoTextShaper()) }

  private init(_ fonts: PangoTextShaper) {
    self.fonts = fonts
    CairoGraphics.install()
  }

  public var shaper: any TextShaper { fonts }

  /// The fonts that stood in for others in any text measured or drawn so far, in order.
  public var substitutions: [FontSubstitution] { fonts.notes.substitutions.sorted() }

  /// The characters in any text measured or drawn so far of which no installed font has a shape, in
  /// order.
  public var missingCharacters: [Character] { fonts.notes.missingCharacters.sorted() }
}
