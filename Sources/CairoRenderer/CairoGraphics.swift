import Drawing
import PortableUIKit

/// Sets the process up to draw: rasteriser, fonts, codecs and documents.
///
/// A program that is linked with the module is so from its first drawing. ``install()`` is for one whose linker left out
/// classes that nothing names; making a ``ViewRenderer`` or a ``PangoTextMeasurer`` does the same.
public enum CairoGraphics {
  /// Installs Cairo, Pango and the codecs wherever nothing else has been installed.
  public static func install() { Platform.supplement(by: own) }

  static let own: Platform = {
    var own = Platform()
    own.rasteriser = CairoBackend()
    own.shaper = PangoTextShaper.shared
    own.imageCoder = ImageCoder()
    own.documentWriter = CairoDocumentWriter()
    own.documentReader = PDFReader()
    own.markupReader = MarkupReader()
    own.fontInstaller = InstalledFonts()
    own.makeLookTools = { RendererTools(measurer: .shared, scale: 2) }
    return own
  }()
}
