import CCairo
import Drawing
import Foundation
import PortableUIKit

/// Writes drawings as PDF through Cairo: lines stay lines, text stays text.
public struct CairoDocumentWriter: DocumentWriting {
  public init() {}

  /// A PDF file; nil where there is no page, where a page has no extent, or where Cairo refuses.
  public func pdf(of pages: [DocumentPage], title: String) -> Data? {
    guard let first = pages.first else { return nil }
    do throws(RenderError) {
      let surface = try CairoSurface(
        pdfWidth: try Self.side(first.bounds.width), height: try Self.side(first.bounds.height),
        title: title)
      let notes = DocumentNotes(pages)
      for page in pages {
        cairo_pdf_surface_set_size(
          surface.pointer, try Self.side(page.bounds.width), try Self.side(page.bounds.height))
        guard let context = cairo_create(surface.pointer) else {
          throw .cairo(cairoMessage(CAIRO_STATUS_NO_MEMORY))
        }
        defer { cairo_destroy(context) }
        cairo_translate(context, Double(-page.bounds.minX), Double(-page.bounds.minY))
        CairoListPainter(list: page.drawing, context: context).paint()
        notes.add(page.notes, to: context)
        cairo_show_page(context)
      }
      let document = try surface.finishedDocument()
      let hasNotes = pages.contains { !$0.notes.isEmpty }
      return Data(hasNotes ? CrossReferences.mended(document) : document)
    } catch {
      return nil
    }
  }

  /// PDF readers take pages of up to 14,400 units (ISO 32000-1, annex C).
  private static func side(_ length: CGFloat) throws(RenderError) -> Double {
    guard length > 0, length <= 14_400 else {
      throw .noArea(width: Double(length), height: Double(length))
    }
    return Double(length)
  }
}
