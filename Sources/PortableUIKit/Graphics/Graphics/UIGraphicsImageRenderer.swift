import Drawing
import Foundation

/// Draws images (IM-1, IM-4).
///
/// ```swift
/// let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
///   UIColor.red.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// }
/// ```
///
/// The image has as many pixels as hold the size at the format's scale. Without an extent, with more pixels
/// than can be drawn, and where no rasteriser is set up, it is an image without pixels, and the actions do
/// not run.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// The image that `actions` draw. Where nothing can draw pixels the image has its size alone.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let format = format as? UIGraphicsImageRendererFormat else { return UIImage() }
    if PlatformStore.rasteriser == nil {
      let context = CGContext.drawingNothing
      let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
      context.performAsCurrent { actions(rendererContext) }
      return UIImage(
        name: nil, size: format.bounds.standardized.size, scale: format.drawnScale)
    }
    guard
      let context = CGContext(
        viewBounds: format.bounds, scale: format.drawnScale, isOpaque: format.opaque)
    else { return UIImage() }
    let rendererContext = UIGraphicsImageRendererContext(cgContext: context, format: format)
    context.performAsCurrent { actions(rendererContext) }
    let image = context.makeImage()
    context.finish()
    guard let image else { return UIImage() }
    return UIImage(
      cgImage: image, size: format.bounds.standardized.size, scale: format.drawnScale)
  }

  /// A PNG file of the image that `actions` draw; empty without an image or codecs.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// A JPEG file of the image that `actions` draw; empty without an image or codecs.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
