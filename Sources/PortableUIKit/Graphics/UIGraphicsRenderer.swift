import Foundation

/// What draws pictures or documents.
open class UIGraphicsRenderer: NSObject {
  public let format: UIGraphicsRendererFormat

  /// A renderer of what lies in `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    format.bounds = bounds
    self.format = format
    super.init()
  }
}
