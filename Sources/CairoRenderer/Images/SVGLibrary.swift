import CCairo
import Foundation

/// Draws SVG with librsvg, where it is installed.
struct SVGLibrary: Sendable {
  static let shared = SVGLibrary()

  /// A rectangle as librsvg takes it.
  private struct Rectangle {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias NewFromData =
    @convention(c) @Sendable (UnsafePointer<UInt8>, UInt, UnsafeMutablePointer<Pointer?>?) ->
    Pointer?
  private typealias Render =
    @convention(c) @Sendable (
      Pointer, OpaquePointer, UnsafeRawPointer, UnsafeMutablePointer<Pointer?>?
    ) -> Int32
  private typealias Release = @convention(c) @Sendable (Pointer) -> Void

  private let newFromData: NewFromData
  private let render: Render
  private let release: Release

  private init?() {
    guard
      let library = SharedLibrary(["librsvg-2.so.2"]),
      let objects = SharedLibrary(["libgobject-2.0.so.0"]),
      let newFromData = library.function("rsvg_handle_new_from_data", as: NewFromData.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self),
      let release = objects.function("g_object_unref", as: Release.self)
    else { return nil }
    self.newFromData = newFromData
    self.render = render
    self.release = release
  }

  /// The drawing filling `width` x `height` pixels; nil where it cannot be read.
  func surface(_ bytes: [UInt8], width: Int, height: Int) -> CairoSurface? {
    guard let handle = newFromData(bytes, UInt(bytes.count), nil) else { return nil }
    defer { release(handle) }
    return CairoSurface.drawn(width: width, height: height) { context in
      var viewport = Rectangle(x: 0, y: 0, width: Double(width), height: Double(height))
      return render(handle, context, &viewport, nil) != 0
    }
  }
}
