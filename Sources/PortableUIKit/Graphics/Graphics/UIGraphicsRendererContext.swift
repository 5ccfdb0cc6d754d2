import Drawing
import Foundation

/// The drawing context of a renderer's actions.
open class UIGraphicsRendererContext: NSObject {
  open var cgContext: CGContext { drawingContext }
  private let drawingContext: CGContext
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    drawingContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills `rect` with the fill colour, replacing the picture there (IM-4).
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }

  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point inside the edges of `rect` in the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }

  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineWidth(1)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    cgContext.restoreGState()
  }

  /// Limits drawing to `rect` until the state is restored.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
