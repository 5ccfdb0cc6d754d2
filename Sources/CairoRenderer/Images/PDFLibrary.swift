import CCairo
import Foundation

/// Draws the first page of a PDF with poppler, where it is installed.
struct PDFLibrary: Sendable {
  static let shared = PDFLibrary()

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias NewBytes = @convention(c) @Sendable (UnsafePointer<UInt8>, UInt) -> Pointer?
  private typealias NewDocument =
    @convention(c) @Sendable (
      Pointer, UnsafePointer<CChar>?, UnsafeMutablePointer<Pointer?>?
    ) -> Pointer?
  private typealias GetPage = @convention(c) @Sendable (Pointer, Int32) -> Pointer?
  private typealias GetSize =
    @convention(c) @Sendable (
      Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  private typealias Render = @convention(c) @Sendable (Pointer, OpaquePointer) -> Void
  private typealias Release = @convention(c) @Sendable (Pointer) -> Void

  private let newBytes: NewBytes
  private let newDocument: NewDocument
  private let getPage: GetPage
  private let getSize: GetSize
  private let render: Render
  private let release: Release
  private let releaseBytes: Release

  private init?() {
    guard
      let library = SharedLibrary(["libpoppler-glib.so.8"]),
      let objects = SharedLibrary(["libgobject-2.0.so.0"]),
      let base = SharedLibrary(["libglib-2.0.so.0"]),
      let newBytes = base.function("g_bytes_new", as: NewBytes.self),
      let newDocument = library.function("poppler_document_new_from_bytes", as: NewDocument.self),
      let getPage = library.function("poppler_document_get_page", as: GetPage.self),
      let getSize = library.function("poppler_page_get_size", as: GetSize.self),
      let render = library.function("poppler_page_render", as: Render.self),
      let release = objects.function("g_object_unref", as: Release.self),
      let releaseBytes = base.function("g_bytes_unref", as: Release.self)
    else { return nil }
    self.newBytes = newBytes
    self.newDocument = newDocument
    self.getPage = getPage
    self.getSize = getSize
    self.render = render
    self.release = release
    self.releaseBytes = releaseBytes
  }

  /// The page filling `width` x `height` pixels; nil where it cannot be read.
  func surface(_ bytes: [UInt8], width: Int, height: Int) -> CairoSurface? {
    guard let data = newBytes(bytes, UInt(bytes.count)) else { return nil }
    defer { releaseBytes(data) }
    guard let document = newDocument(data, nil, nil) else { return nil }
    defer { release(document) }
    guard let page = getPage(document, 0) else { return nil }
    defer { release(page) }
    var (pageWidth, pageHeight) = (0.0, 0.0)
    getSize(page, &pageWidth, &pageHeight)
    guard pageWidth > 0, pageHeight > 0 else { return nil }
    return CairoSurface.drawn(width: width, height: height) { context in
      cairo_scale(context, Double(width) / pageWidth, Double(height) / pageHeight)
      render(page, context)
      return true
    }
  }
}
