import AutoLayout
import CCairo

/// Draws pages with Cairo.
struct Printer {
  /// The reason for which a file could not be written, in Cairo's words.
  struct Failure: Error, CustomStringConvertible {
    let path: String
    let description: String

    init(_ path: String, _ status: cairo_status_t) {
      self.path = path
      description = "\(path): \(String(cString: cairo_status_to_string(status)))"
    }
  }

  /// Writes all pages to one PDF file.
  static func writePDF(_ pages: [Page], to path: String) throws(Failure) {
    let surface = cairo_pdf_surface_create(path, Page.size.width, Page.size.height)
    let context = cairo_create(surface)
    for page in pages {
      draw(page, on: context)
      cairo_show_page(context)
    }
    cairo_destroy(context)
    cairo_surface_finish(surface)
    let status = cairo_surface_status(surface)
    cairo_surface_destroy(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw Failure(path, status) }
  }

  /// Writes the pages side by side to one PNG file.
  ///
  /// - Parameter scale: pixels per point.
  static func writePNG(_ pages: [Page], to path: String, scale: Double) throws(Failure) {
    let gap = 16.0
    let width = Double(pages.count) * (Page.size.width + gap) + gap
    let height = Page.size.height + 2 * gap
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_RGB24, Int32(width * scale), Int32(height * scale))
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    cairo_set_source_rgb(context, 0.86, 0.87, 0.88)
    cairo_paint(context)
    for (index, page) in pages.enumerated() {
      cairo_save(context)
      cairo_translate(context, gap + Double(index) * (Page.size.width + gap), gap)
      draw(page, on: context)
      cairo_restore(context)
    }
    cairo_destroy(context)
    let status = cairo_surface_write_to_png(surface, path)
    cairo_surface_destroy(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw Failure(path, status) }
  }

  private static func draw(_ page: Page, on context: OpaquePointer?) {
    guard let context else { return }
    cairo_rectangle(context, 0, 0, Page.size.width, Page.size.height)
    cairo_set_source_rgb(context, 1, 1, 1)
    cairo_fill(context)
    for block in page.root.descendants { draw(block, page.frame(of: block), on: context) }
  }

  private static func draw(_ block: Block, _ frame: LayoutRect, on context: OpaquePointer) {
    switch block.content {
    case .group: return
    case .fill(let ink):
      set(ink, on: context)
      cairo_rectangle(context, frame.x, frame.y, frame.width, frame.height)
      cairo_fill(context)
    case .flow(let text, let style), .line(let text, let style):
      set(style.ink, on: context)
      cairo_save(context)
      cairo_translate(context, frame.x, frame.y)
      let width = block.layoutWrapsContent ? frame.width : nil
      PangoTypesetter.draw(text, style, width: width, on: context)
      cairo_restore(context)
    }
  }

  private static func set(_ ink: Ink, on context: OpaquePointer) {
    let color = ink.components
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
  }
}
