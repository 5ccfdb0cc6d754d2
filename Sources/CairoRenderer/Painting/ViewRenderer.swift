import Foundation
import PortableUIKit

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

  /// Draws `view` and what is in it, cut at its bounds.
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
      painter in
      draw(view, with: painter)
    }
  }

  /// Makes a picture of `width` x `height` points out of what `draw` draws.
  func picture(
    width: Double, height: Double, format: PictureFormat, title: String,
    draw: (ViewPainter) -> Void
  ) throws(RenderError) -> Picture {
    let pixels = try PixelSize(width: width, height: height, scale: scale)
    let surface: CairoSurface
    switch format {
    case .png: surface = try CairoSurface(image: pixels)
    case .svg: surface = try CairoSurface(svgWidth: width, height: height)
    case .pdf: surface = try CairoSurface(pdfWidth: width, height: height, title: title)
    }
    let context = try CairoContext(drawingOn: surface, scale: format == .png ? scale : 1)
    let painter = ViewPainter(context: context, measurer: measurer, scale: scale)
    draw(painter)
    try context.check()
    let bytes =
      switch format {
      case .png: try surface.png()
      case .svg:
        SVGDocument.finished(
          try surface.finishedDocument(), title: title, texts: painter.texts)
      case .pdf: try surface.finishedDocument()
      }
    let isPixels = format == .png
    return Picture(
      format: format, bytes: bytes, width: isPixels ? pixels.width : Int(width.rounded(.up)),
      height: isPixels ? pixels.height : Int(height.rounded(.up)),
      substitutions: measurer.substitutions, notes: painter.notes,
      missingCharacters: measurer.missingCharacters, symbols: painter.symbols.sorted())
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

  /// Draws `view` on the ground that a window has, at the origin of the painter's coordinates.
  func draw(_ view: UIView, with painter: ViewPainter) {
    let ground = CGRect(origin: .zero, size: view.bounds.size)
    painter.context.saved {
      painter.context.addRectangle(ground)
      painter.context.clip()
      painter.context.fill(ground, painter.color(.systemBackground, in: view))
      painter.paint(root: view)
      if let wireframe { painter.paint(wireframe, over: view) }
    }
  }
}
