import PortableUIKit

extension ViewRenderer {
  /// Draws `view` and its subviews, cut at its bounds, as pixels.
  ///
  /// - Throws: ``RenderError`` where the view has no area, is too large or Cairo refuses.
  /// - Complexity: O(views + pixels).
  public func image(of view: UIView) throws(RenderError) -> PixelImage {
    try Self.checkDepth(of: view)
    let pixels = try PixelSize(
      width: view.bounds.width, height: view.bounds.height, scale: scale)
    let bitmap = try drawn(pixels) { $0.draw(view, wireframe: wireframe) }.bitmap
    return PixelImage(
      width: pixels.width,
      pixels: bitmap.readPixels(x: 0, y: 0, width: pixels.width, height: pixels.height))
  }
}
