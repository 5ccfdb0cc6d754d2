import PortableUIKit

extension ViewRenderer {
  /// Draws `view` and what is in it, cut at its bounds, as pixels.
  ///
  /// - Throws: ``RenderError`` where the view has no area, is too large or Cairo refuses.
  /// - Complexity: O(views + pixels).
  public func image(of view: UIView) throws(RenderError) -> PixelImage {
    try Self.checkDepth(of: view)
    let size = view.bounds.size
    let pixels = try PixelSize(width: size.width, height: size.height, scale: scale)
    let surface = try CairoSurface(image: pixels)
    let context = try CairoContext(drawingOn: surface, scale: scale)
    draw(view, with: ViewPainter(context: context, measurer: measurer, scale: scale))
    try context.check()
    return PixelImage(width: pixels.width, pixels: surface.pixels())
  }
}
