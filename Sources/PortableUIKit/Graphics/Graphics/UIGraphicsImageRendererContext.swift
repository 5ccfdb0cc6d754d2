import Drawing
import Foundation

/// The drawing context of an image renderer's actions.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// A copy of the picture so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.drawnScale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      ?? UIImage()
  }
}
