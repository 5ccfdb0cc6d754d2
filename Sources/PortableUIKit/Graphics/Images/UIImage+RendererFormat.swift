import Drawing
import Foundation

extension UIImage {
  /// A format for drawings like this image: of its scale, and opaque if the image is.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    switch cgImage?.alphaInfo {
    case .none?, .noneSkipFirst, .noneSkipLast: format.opaque = true
    default: format.opaque = false
    }
    return format
  }
}
