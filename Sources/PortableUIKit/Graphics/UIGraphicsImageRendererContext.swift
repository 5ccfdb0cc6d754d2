import Drawing
import Foundation

/// What the actions of an image renderer draw with.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// A copy of what has been drawn so far.
  open var currentImage: UIImage {
    let scale = (format as? UIGraphicsImageRendererFormat)?.drawnScale ?? 1
    return cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
      ?? UIImage()
  }
}
