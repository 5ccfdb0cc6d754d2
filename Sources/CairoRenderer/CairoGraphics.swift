import Drawing
import PortableUIKit

/// Sets the process up to draw: rasteriser, fonts, codecs and documents.
///
/// A program that draws images without a ``ViewRenderer`` calls ``install()`` once at its start; making a
/// renderer or a ``PangoTextMeasurer`` does the same.
public enum CairoGraphics {
  /// Installs Cairo, Pango and the codecs wherever nothing else has been installed.
  public static func install() { _ = installed }

  private static let installed: Void = {
    if RasterBackends.current == nil { RasterBackends.current = CairoBackend() }
    if TextShapers.current is EstimatedTextShaper { TextShapers.current = PangoTextShaper.shared }
    if ImageCoders.current == nil { ImageCoders.current = ImageCoder() }
    if DocumentWriters.current == nil { DocumentWriters.current = CairoDocumentWriter() }
    if DocumentReaders.current == nil { DocumentReaders.current = PDFReader() }
    if FontInstallers.current == nil { FontInstallers.current = InstalledFonts() }
    if MarkupReaders.current == nil { MarkupReaders.current = MarkupReader() }
  }()
}
