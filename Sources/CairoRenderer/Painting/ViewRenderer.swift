import CCairo
import Drawing
import Foundation
import PortableUIKit
import VectorOutput

/// Draws views as pictures.
///
/// ```swift
/// let renderer = ViewRenderer(scale: 3)
/// let picture = try renderer.picture(of: window, format: .png)
/// try picture.write(to: "screen.png")
/// ```
///
/// The tree is drawn as it is: lay it out first. The same tree and fonts give the same bytes.
@MainActor public struct ViewRenderer {
  /// Pixels per point.
  public var scale: Double
  /// The outlines drawn over the views; none for a plain picture.
  public var wireframe: Wireframe?
  /// Measures and sets the text; layout should have measured with the same.
  public var measurer: PangoTextMeasurer

  /// Makes a renderer.
  public init(
    scale: Double, wireframe: Wireframe? = nil, measurer: PangoTextMeasurer? = nil
  ) {
    CairoGraphics.install()
    self.scale = scale
    self.wireframe = wireframe
    self.measurer = measurer ?? .shared
  }

  /// Draws `view` and its subviews, cut at its bounds.
  ///
  /// - Parameter title: The title of an SVG or PDF document; a PNG has none.
  /// - Throws: ``RenderError`` where the view has no area, is too large or Cairo refuses.
  /// - Complexity: O(views + pixels).
  public func picture(
    of view: UIView, format: PictureFormat, title: String = "View"
  ) throws(RenderError) -> Picture {
    try Self.checkDepth(of: view)
    let size = view.bounds.size
    return try picture(width: size.width, height: size.height, format: format, title: title) {
      $0.draw(view, wireframe: wireframe)
    }
  }

  /// Makes a picture of `width` x `height` points out of the drawing by `draw`.
  func picture(
    width: Double, height: Double, format: PictureFormat, title: String,
    draw: (PictureCanvas) -> Void
  ) throws(RenderError) -> Picture {
    let pixels = try PixelSize(width: width, height: height, scale: scale)
    let isDocument = format != .png
    if !isDocument {
      let (bitmap, canvas) = try drawn(pixels, draw)
      return finished(
        format, try CairoSurface(pixels, of: bitmap).png(), pixels.width, pixels.height, canvas)
    }
    let recorder = DisplayListRecorder(
      extent: CGRect(x: 0, y: 0, width: width, height: height))
    let canvas = PictureCanvas(
      sink: recorder, extent: CGSize(width: width, height: height), scale: 1, pixelScale: scale,
      measurer: measurer, isDocument: true)
    draw(canvas)
    canvas.finish()
    let list = recorder.finish()
    let document =
      format == .svg ? svg(of: list, title: title) : try pdf(of: list, title: title)
    return finished(
      format, document, Int(clamping: width.rounded(.up)), Int(clamping: height.rounded(.up)),
      canvas)
  }

  private func svg(of list: DisplayList, title: String) -> [UInt8] {
    let sink = SVGSink(size: list.extent.size) { ImageCoder().png($0) }
    list.replay(into: sink)
    return Array(sink.document(title: title).utf8)
  }

  private func pdf(of list: DisplayList, title: String) throws(RenderError) -> [UInt8] {
    let surface = try CairoSurface(
      pdfWidth: list.extent.width, height: list.extent.height, title: title)
    guard let context = cairo_create(surface.pointer) else {
      throw .cairo(cairoMessage(CAIRO_STATUS_NO_MEMORY))
    }
    CairoListPainter(list: list, context: context, scale: scale).paint()
    let status = cairo_status(context)
    cairo_destroy(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(cairoMessage(status)) }
    return try surface.finishedDocument()
  }

  private func finished(
    _ format: PictureFormat, _ bytes: [UInt8], _ width: Int, _ height: Int,
    _ canvas: PictureCanvas
  ) -> Picture {
    Picture(
      format: format, bytes: bytes, width: width, height: height,
      substitutions: measurer.substitutions, notes: canvas.tools.notes,
      missingCharacters: measurer.missingCharacters, symbols: canvas.tools.symbols.sorted())
  }

  /// The pixels that `draw` draws.
  func drawn(
    _ pixels: PixelSize, _ draw: (PictureCanvas) -> Void
  ) throws(RenderError) -> (bitmap: any BitmapSink, canvas: PictureCanvas) {
    let bitmap = try Self.bitmap(pixels)
    let canvas = PictureCanvas(
      sink: bitmap, extent: CGSize(width: pixels.width, height: pixels.height), scale: scale,
      pixelScale: scale, measurer: measurer, isDocument: false)
    draw(canvas)
    canvas.finish()
    return (bitmap, canvas)
  }

  static func bitmap(_ size: PixelSize) throws(RenderError) -> any BitmapSink {
    guard
      let bitmap = CairoBackend().makeBitmap(
        width: size.width, height: size.height, isOpaque: false)
    else { throw .cairo(cairoMessage(CAIRO_STATUS_NO_MEMORY)) }
    return bitmap
  }

  /// Fails where the tree is nested too deeply to be drawn.
  static func checkDepth(of root: UIView) throws(RenderError) {
    var deepest = 0
    var pending = [(root, 1)]
    while let (view, depth) = pending.popLast() {
      deepest = max(deepest, depth)
      pending += view.subviews.map { ($0, depth + 1) }
    }
    guard deepest <= PixelSize.deepestNesting else { throw .tooDeep(deepest) }
  }
}
