import CCairo

/// A surface to draw on: owns one `cairo_surface_t`, an image in memory, an SVG or a PDF document.
final class CairoSurface {
  let pointer: OpaquePointer
  /// Where the surface of a document sends its bytes; kept alive as long as the surface may write.
  private let sink: ByteSink?

  /// Makes a transparent image of 32 bits a pixel.
  init(image size: PixelSize) throws(RenderError) {
    sink = nil
    pointer = try Self.checked(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)))
  }

  /// Makes a PDF document of one page of `width` x `height` points.
  init(pdfWidth width: Double, height: Double, title: String) throws(RenderError) {
    let sink = ByteSink()
    self.sink = sink
    pointer = try Self.checked(
      cairo_pdf_surface_create_for_stream(
        appendToByteSink, Unmanaged.passUnretained(sink).toOpaque(), width, height))
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_TITLE, title)
    // The same drawing gives the same bytes, whenever it is made.
    cairo_pdf_surface_set_metadata(
      pointer, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
  }

  /// Takes over a surface that Cairo made; nil for one in an error state.
  init?(checking pointer: OpaquePointer?) {
    guard let pointer else { return nil }
    self.pointer = pointer
    sink = nil
    guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else { return nil }
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Ends drawing and returns the PDF document; empty for an image surface.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where anything drawn before could not be.
  func finishedDocument() throws(RenderError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer))
    return sink?.bytes ?? []
  }

  /// The image as a PNG file.
  ///
  /// - Throws: ``RenderError/cairo(_:)`` where anything drawn before could not be.
  func png() throws(RenderError) -> [UInt8] {
    cairo_surface_flush(pointer)
    let sink = ByteSink()
    try check(
      cairo_surface_write_to_png_stream(
        pointer, appendToByteSink, Unmanaged.passUnretained(sink).toOpaque()))
    return sink.bytes
  }

  private func check(_ status: cairo_status_t) throws(RenderError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(cairoMessage(status)) }
  }

  /// Cairo hands out a surface in an error state instead of none: told apart here.
  private static func checked(_ pointer: OpaquePointer?) throws(RenderError) -> OpaquePointer {
    guard let pointer else { throw .cairo(cairoMessage(CAIRO_STATUS_NO_MEMORY)) }
    let status = cairo_surface_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(pointer)
      throw .cairo(cairoMessage(status))
    }
    return pointer
  }
}

/// Cairo's words for a status.
func cairoMessage(_ status: cairo_status_t) -> String {
  String(cString: cairo_status_to_string(status))
}
