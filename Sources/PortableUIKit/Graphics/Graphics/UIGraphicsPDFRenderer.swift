import Drawing
import Foundation

/// Draws documents of pages (IM-4): lines stay lines, text stays text.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// A PDF file of the pages that `actions` begin; empty without a page or a writer of documents
  /// (``Platform/documentWriter``).
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    guard let format = format as? UIGraphicsPDFRendererFormat else { return Data() }
    let context = UIGraphicsPDFRendererContext(bounds: format.bounds, format: format)
    context.cgContext.performAsCurrent {
      actions(context)
      context.endPage()
    }
    let title = format.documentInfo["Title"] as? String ?? ""
    return Platform.current.documentWriter?.pdf(of: context.pages, title: title) ?? Data()
  }

  /// Writes a PDF file to `url`.
  ///
  /// - Throws: the error of writing.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }
}
