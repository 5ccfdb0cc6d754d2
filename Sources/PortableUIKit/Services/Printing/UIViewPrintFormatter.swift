import Drawing
import Foundation

/// Prints a view: a part of it on each page, drawn by its `draw(_:for:)` (PR-4, PR-5).
///
/// A table ends pages between rows, a text view between lines. The drawing that the view keeps stays as it is, and
/// printing counts as no display. A page costs its content; to draw one, the content is laid out up to the page's end
/// only.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that is printed.
  public let view: UIView

  public init(view: UIView) {
    self.view = view
    super.init()
  }

  override var countsPagesAsLaidOut: Bool { type(of: self) == UIViewPrintFormatter.self }

  override func makePages(_ room: PrintRoom) -> PrintedPages { view.printedPages(room, for: self) }
}

extension UIView {
  /// A formatter that prints the view.
  public func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(view: self) }
}
