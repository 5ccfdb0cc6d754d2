/// The few functions of Cairo that outlines are drawn with, found beside the libraries that draw them,
/// so that reading headers links no Cairo.
enum CairoFunctions {
  private typealias Run = @convention(c) @Sendable (OpaquePointer) -> Void
  private typealias Scale = @convention(c) @Sendable (OpaquePointer, Double, Double) -> Void

  private static let library = SharedLibrary(["libcairo.so.2"])
  private static let save = library?.function("cairo_save", as: Run.self)
  private static let restore = library?.function("cairo_restore", as: Run.self)
  private static let scale = library?.function("cairo_scale", as: Scale.self)

  /// Runs `body` with the coordinates of `context` multiplied.
  static func scaled(_ context: OpaquePointer, x: Double, y: Double, _ body: () -> Void) {
    guard let save, let restore, let scale else { return }
    save(context)
    scale(context, x, y)
    body()
    restore(context)
  }
}
