import Foundation

/// The common base of renderers of pictures and documents.
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat

  /// A renderer of the part in `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }
}
