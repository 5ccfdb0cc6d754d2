import Drawing
import Foundation

/// How a document is drawn.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The document's entries about itself; its `Title` is written.
  open var documentInfo: [String: Any] = [:]

  public required init() {
    super.init()
  }
}
