import Drawing
import Foundation

/// How a document is drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says of itself; its `Title` is written.
  open var documentInfo: [String: Any] = [:]

  public required init() {
    super.init()
  }
}
