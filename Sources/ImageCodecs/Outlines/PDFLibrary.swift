import Foundation

/// Measures and draws pages of PDF files with poppler, where it is installed.
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
  private typealias CountPages = @convention(c) @Sendable (Pointer) -> Int32
  private typealias GetBox =
    @convention(c) @Sendable (Pointer, UnsafeMutablePointer<Double>) -> Void
  private typealias GetSize =
    @convention(c) @Sendable (
      Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Void
  private typealias Render = @convention(c) @Sendable (Pointer, OpaquePointer) -> Void
  private typealias Release = @convention(c) @Sendable (Pointer) -> Void

  private let newBytes: NewBytes
  private let newDocument: NewDocument
  private let getPage: GetPage
  private let countPages: CountPages
  private let getBox: GetBox
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
      let countPages = library.function("poppler_document_get_n_pages", as: CountPages.self),
      let getBox = library.function("poppler_page_get_crop_box", as: GetBox.self),
      let getSize = library.function("poppler_page_get_size", as: GetSize.self),
      let render = library.function("poppler_page_render", as: Render.self),
      let release = objects.function("g_object_unref", as: Release.self),
      let releaseBytes = base.function("g_bytes_unref", as: Release.self),
      let errors = GLibError.Reader(base)
    else { return nil }
    self.newBytes = newBytes
    self.newDocument = newDocument
    self.getPage = getPage
    self.countPages = countPages
    self.getBox = getBox
    self.getSize = getSize
    self.render = render
    self.release = release
    self.releaseBytes = releaseBytes
    self.errors = errors
  }

  /// The size of the first page in points: its crop box, or its media box where it has none
  /// (ISO 32000-1, 14.11.2).
  func info(of bytes: [UInt8]) throws(ImageCodecError) -> ImageFileInfo {
    let size = try document(bytes).size(ofPage: 0)
    guard size.width.isFinite, size.height.isFinite else {
      throw .invalidSize(width: size.width, height: size.height)
    }
    return ImageFileInfo(format: .pdf, width: size.width, height: size.height)
  }

  /// Draws the first page so that it fills `width` x `height` units.
  ///
  /// - Parameter context: A `cairo_t` with the page's upper left corner at its origin.
  /// - Throws: ``ImageCodecError`` where the bytes are no PDF with a page.
  public func draw(
    _ bytes: [UInt8], width: Double, height: Double, into context: OpaquePointer
  ) throws(ImageCodecError) {
    try document(bytes).draw(page: 0, width: width, height: height, into: context)
  }

  /// Opens a document.
  ///
  /// - Throws: ``ImageCodecError`` where the bytes are no PDF with a page, or one with a password.
  public func document(_ bytes: [UInt8]) throws(ImageCodecError) -> Document {
    try Document(bytes, library: self)
  }

  /// A document, open as long as this object is. One thread uses it at a time.
  public final class Document {
    private let pointer: Pointer
    private let bytes: Pointer
    private let library: PDFLibrary
    /// How many pages there are, at least one.
    public let pageCount: Int

    fileprivate init(_ content: [UInt8], library: PDFLibrary) throws(ImageCodecError) {
      guard let bytes = library.newBytes(content, UInt(content.count)) else {
        throw .damaged(.pdf, "there is no memory for it")
      }
      var error: Pointer?
      guard let document = library.newDocument(bytes, nil, &error) else {
        library.releaseBytes(bytes)
        throw .damaged(.pdf, library.errors.message(of: error))
      }
      pageCount = Int(library.countPages(document))
      pointer = document
      self.bytes = bytes
      self.library = library
      guard pageCount > 0 else { throw .damaged(.pdf, "it has no page") }
    }

    deinit {
      library.release(pointer)
      library.releaseBytes(bytes)
    }

    /// The size of a page in points as it is shown.
    public func size(ofPage index: Int) throws(ImageCodecError) -> (width: Double, height: Double) {
      try onPage(index) { page throws(ImageCodecError) in size(of: page) }
    }

    /// The part of a page that is shown, in the page's space with y upwards: its corner and its size.
    public func cropBox(
      ofPage index: Int
    ) throws(ImageCodecError) -> (x: Double, y: Double, width: Double, height: Double) {
      try onPage(index) { page throws(ImageCodecError) in
        // Two corners.
        var box = [0.0, 0, 0, 0]
        library.getBox(page, &box)
        return (
          min(box[0], box[2]), min(box[1], box[3]), abs(box[2] - box[0]), abs(box[3] - box[1])
        )
      }
    }

    /// Draws a page so that it fills `width` x `height` units.
    ///
    /// - Parameter context: A `cairo_t` with the page's upper left corner at its origin.
    public func draw(
      page index: Int, width: Double, height: Double, into context: OpaquePointer
    ) throws(ImageCodecError) {
      try onPage(index) { page throws(ImageCodecError) in
        let size = size(of: page)
        guard size.width > 0, size.height > 0 else {
          throw .invalidSize(width: size.width, height: size.height)
        }
        CairoFunctions.scaled(context, x: width / size.width, y: height / size.height) {
          library.render(page, context)
        }
      }
    }

    private func size(of page: Pointer) -> (width: Double, height: Double) {
      var (width, height) = (0.0, 0.0)
      library.getSize(page, &width, &height)
      return (width, height)
    }

    private func onPage<T>(
      _ index: Int, _ body: (Pointer) throws(ImageCodecError) -> T
    ) throws(ImageCodecError) -> T {
      guard (0..<pageCount).contains(index), let page = library.getPage(pointer, Int32(index))
      else { throw .damaged(.pdf, "it has no page \(index + 1)") }
      defer { library.release(page) }
      return try body(page)
    }
  }
}
