import Foundation

/// Measures and draws the first page of a PDF with poppler, where it is installed.
public struct PDFLibrary: Sendable {
  /// The library; nil where it is not installed.
  public static let shared = PDFLibrary()
  /// Debian's name of the package to install.
  public static let package = "libpoppler-glib8"

  /// The library.
  ///
  /// - Throws: ``ImageCodecError/libraryMissing(_:package:)``.
  public static func installed() throws(ImageCodecError) -> PDFLibrary {
    guard let shared else { throw .libraryMissing(.pdf, package: package) }
    return shared
  }

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
  private let errors: GLibError.Reader

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
      let releaseBytes = base.function("g_bytes_unref", as: Release.self),
      let errors = GLibError.Reader(base)
    else { return nil }
    self.newBytes = newBytes
    self.newDocument = newDocument
    self.getPage = getPage
    self.getSize = getSize
    self.render = render
    self.release = release
    self.releaseBytes = releaseBytes
    self.errors = errors
  }

  /// The size of the first page in points: its crop box, or its media box where it has none
  /// (ISO 32000-1, 14.11.2).
  func info(of bytes: [UInt8]) throws(ImageCodecError) -> ImageFileInfo {
    let page = try Page(bytes, library: self)
    guard page.width.isFinite, page.height.isFinite else {
      throw .invalidSize(width: page.width, height: page.height)
    }
    return ImageFileInfo(format: .pdf, width: page.width, height: page.height)
  }

  /// Draws the first page so that it fills `width` x `height` units.
  ///
  /// - Parameter context: A `cairo_t` with the page's upper left corner at its origin.
  /// - Throws: ``ImageCodecError`` where the bytes are no PDF with a page.
  public func draw(
    _ bytes: [UInt8], width: Double, height: Double, into context: OpaquePointer
  ) throws(ImageCodecError) {
    let page = try Page(bytes, library: self)
    guard page.width > 0, page.height > 0 else {
      throw .invalidSize(width: page.width, height: page.height)
    }
    CairoFunctions.scaled(context, x: width / page.width, y: height / page.height) {
      render(page.pointer, context)
    }
  }

  /// The first page of a document, which it keeps open.
  private final class Page {
    let pointer: Pointer
    private let document: Pointer
    private let bytes: Pointer
    private let library: PDFLibrary
    private(set) var width = 0.0
    private(set) var height = 0.0

    init(_ content: [UInt8], library: PDFLibrary) throws(ImageCodecError) {
      guard let bytes = library.newBytes(content, UInt(content.count)) else {
        throw .damaged(.pdf, "there is no memory for it")
      }
      var error: Pointer?
      guard let document = library.newDocument(bytes, nil, &error) else {
        library.releaseBytes(bytes)
        throw .damaged(.pdf, library.errors.message(of: error))
      }
      guard let page = library.getPage(document, 0) else {
        library.release(document)
        library.releaseBytes(bytes)
        throw .damaged(.pdf, "it has no page")
      }
      self.bytes = bytes
      self.document = document
      self.library = library
      pointer = page
      library.getSize(page, &width, &height)
    }

    deinit {
      library.release(pointer)
      library.release(document)
      library.releaseBytes(bytes)
    }
  }
}
