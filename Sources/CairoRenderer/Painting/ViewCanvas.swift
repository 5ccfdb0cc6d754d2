public import Compositor
import Drawing
import Foundation
public import PortableUIKit

/// The picture of a view and its subviews, kept and brought up to date where something changes.
///
/// ```swift
/// let canvas = try ViewCanvas(of: window, scale: 2)
/// label.text = "Another one"
/// window.performTurn()
/// let damage = try canvas.update()
/// ```
///
/// A part that is painted again is, byte for byte, the same as in a picture of the whole.
@MainActor public final class ViewCanvas {
  /// The view whose picture it is.
  public let view: UIView
  /// The pixels of the parts painted again last; empty where none was.
  public private(set) var lastDamage: [CGRect] = []
  private let size: PixelSize
  private let bitmap: any BitmapSink
  private let compositor: Compositor
  private let tools: RendererTools
  private var ground = UIColor.Components.clear

  /// Makes the picture.
  ///
  /// - Throws: ``RenderError`` where the view has no area, is too large or nested too deeply, or there is
  ///   not enough memory.
  public init(
    of view: UIView, scale: Double, measurer: PangoTextMeasurer? = nil
  ) throws(RenderError) {
    try ViewRenderer.checkDepth(of: view)
    CairoGraphics.install()
    self.view = view
    size = try PixelSize(width: view.bounds.width, height: view.bounds.height, scale: scale)
    bitmap = try ViewRenderer.bitmap(size)
    compositor = Compositor(root: view.layer, tree: .presentation, scale: scale)
    tools = RendererTools(measurer: measurer ?? .shared, scale: scale)
    try update()
  }

  /// Takes the canvas's means back, which drew what changed between its updates, too.
  isolated deinit {
    if Platform.current.lookTools === tools { Platform.set(\.lookTools, to: nil) }
  }

  /// The cost of compositing so far.
  public var work: DrawingWork { compositor.work }

  /// The picture as it was painted last.
  ///
  /// - Complexity: O(pixels).
  public var image: PixelImage {
    PixelImage(
      width: size.width,
      pixels: bitmap.readPixels(x: 0, y: 0, width: size.width, height: size.height))
  }

  /// Paints again the parts that have changed since the last time, after drawing the marked views.
  ///
  /// The view keeps the size it had when the canvas was made; more than that is cut.
  ///
  /// - Returns: the rectangles of pixels that were painted.
  /// - Complexity: O(layers that changed, and those above them; pixels that are painted).
  @discardableResult public func update() throws(RenderError) -> [CGRect] {
    Platform.set(\.lookTools, to: tools)
    view.displayMarkedViews()
    var damage = compositor.update()
    let color = UIColor.systemBackground.components(for: view.traitCollection)
    if color != ground { damage.addAll() }
    ground = color
    lastDamage = damage.rects(width: size.width, height: size.height)
    for rect in lastDamage { try paint(rect) }
    return lastDamage
  }

  /// Paints a part apart and puts it in its place: at the edges of the part, drawings over them may
  /// differ by a rounding, so that a slightly larger part is painted than is taken.
  private func paint(_ rect: CGRect) throws(RenderError) {
    let whole = CGRect(x: 0, y: 0, width: size.width, height: size.height)
    let area = rect.insetBy(dx: -2, dy: -2).intersection(whole)
    let part = try ViewRenderer.bitmap(
      PixelSize(width: area.width, height: area.height, scale: 1))
    let bounds = CGRect(origin: .zero, size: area.size)
    CGContext(sink: part, bounds: bounds).fill(
      bounds,
      UIColor(red: ground.red, green: ground.green, blue: ground.blue, alpha: ground.alpha))
    compositor.paint(
      into: part, in: area,
      transform: CGAffineTransform(translationX: -area.minX, y: -area.minY))
    compositor.work.damagePixels += Int(rect.width * rect.height)
    let pixels = part.readPixels(
      x: Int(rect.minX - area.minX), y: Int(rect.minY - area.minY), width: Int(rect.width),
      height: Int(rect.height))
    bitmap.writePixels(
      pixels, x: Int(rect.minX), y: Int(rect.minY), width: Int(rect.width),
      height: Int(rect.height))
  }
}
