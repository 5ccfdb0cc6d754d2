import CCairo
import Foundation

/// Reads JPEG with gdk-pixbuf, where it is installed.
struct PixbufLibrary: Sendable {
  static let shared = PixbufLibrary()

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias NewLoader = @convention(c) @Sendable () -> Pointer?
  private typealias Write =
    @convention(c) @Sendable (
      Pointer, UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Pointer?>?
    ) -> Int32
  private typealias Close =
    @convention(c) @Sendable (Pointer, UnsafeMutablePointer<Pointer?>?) -> Int32
  private typealias GetPixbuf = @convention(c) @Sendable (Pointer) -> Pointer?
  private typealias GetNumber = @convention(c) @Sendable (Pointer) -> Int32
  private typealias GetPixels = @convention(c) @Sendable (Pointer) -> UnsafePointer<UInt8>?
  private typealias Release = @convention(c) @Sendable (Pointer) -> Void

  private let newLoader: NewLoader
  private let write: Write
  private let close: Close
  private let getPixbuf: GetPixbuf
  private let getWidth: GetNumber
  private let getHeight: GetNumber
  private let getStride: GetNumber
  private let getChannels: GetNumber
  private let getPixels: GetPixels
  private let release: Release

  private init?() {
    guard
      let library = SharedLibrary(["libgdk_pixbuf-2.0.so.0"]),
      let objects = SharedLibrary(["libgobject-2.0.so.0"]),
      let newLoader = library.function("gdk_pixbuf_loader_new", as: NewLoader.self),
      let write = library.function("gdk_pixbuf_loader_write", as: Write.self),
      let close = library.function("gdk_pixbuf_loader_close", as: Close.self),
      let getPixbuf = library.function("gdk_pixbuf_loader_get_pixbuf", as: GetPixbuf.self),
      let getWidth = library.function("gdk_pixbuf_get_width", as: GetNumber.self),
      let getHeight = library.function("gdk_pixbuf_get_height", as: GetNumber.self),
      let getStride = library.function("gdk_pixbuf_get_rowstride", as: GetNumber.self),
      let getChannels = library.function("gdk_pixbuf_get_n_channels", as: GetNumber.self),
      let getPixels = library.function("gdk_pixbuf_read_pixels", as: GetPixels.self),
      let release = objects.function("g_object_unref", as: Release.self)
    else { return nil }
    self.newLoader = newLoader
    self.write = write
    self.close = close
    self.getPixbuf = getPixbuf
    self.getWidth = getWidth
    self.getHeight = getHeight
    self.getStride = getStride
    self.getChannels = getChannels
    self.getPixels = getPixels
    self.release = release
  }

  /// The picture; nil where it cannot be read.
  func surface(_ bytes: [UInt8]) -> CairoSurface? {
    guard let loader = newLoader() else { return nil }
    defer { release(loader) }
    let isWritten = write(loader, bytes, UInt(bytes.count), nil) != 0
    guard close(loader, nil) != 0, isWritten, let picture = getPixbuf(loader) else { return nil }
    let (width, height) = (Int(getWidth(picture)), Int(getHeight(picture)))
    let (stride, channels) = (Int(getStride(picture)), Int(getChannels(picture)))
    guard let pixels = getPixels(picture), channels >= 3, width > 0, height > 0 else { return nil }
    return CairoSurface(width: width, height: height) { x, y in
      let pixel = pixels + y * stride + x * channels
      let alpha = channels > 3 ? UInt32(pixel[3]) : 255
      func component(_ index: Int) -> UInt32 { (UInt32(pixel[index]) * alpha + 127) / 255 }
      return alpha << 24 | component(0) << 16 | component(1) << 8 | component(2)
    }
  }
}
