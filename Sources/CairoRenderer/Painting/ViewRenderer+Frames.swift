import Compositor
import Drawing
import Foundation
public import PortableUIKit

extension ViewRenderer {
  /// Draws a view as it is shown now, on its way through animations, in the middle of a picture of another
  /// size: its bounds may be on their way too.
  ///
  /// - Parameters:
  ///   - size: the picture's, in points.
  ///   - ground: the colour around the view.
  /// - Throws: ``RenderError`` where the picture has no area or is too large.
  public func frame(
    of view: UIView, in size: CGSize, ground: UIColor
  ) throws(RenderError) -> PixelImage {
    try Self.checkDepth(of: view)
    let pixels = try PixelSize(width: size.width, height: size.height, scale: scale)
    let bitmap = try Self.bitmap(pixels)
    let canvas = PictureCanvas(
      sink: bitmap, extent: CGSize(width: pixels.width, height: pixels.height), scale: scale,
      pixelScale: scale, measurer: measurer, isDocument: false)
    canvas.context.fill(
      CGRect(origin: .zero, size: size), canvas.look.color(ground, in: view))
    canvas.draw(view, shownIn: size)
    canvas.finish()
    return PixelImage(
      width: pixels.width,
      pixels: bitmap.readPixels(x: 0, y: 0, width: pixels.width, height: pixels.height))
  }
}
