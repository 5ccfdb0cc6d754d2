import Drawing
import Foundation

/// Draws pages to be printed: a header, content of its own, the pages of formatters, and a footer.
///
/// ```swift
/// let renderer = UIPrintPageRenderer()
/// renderer.headerHeight = 36
/// renderer.addPrintFormatter(UISimpleTextPrintFormatter(text: story), startingAtPageAt: 0)
/// let controller = UIPrintInteractionController.shared
/// controller.printPageRenderer = renderer
/// controller.present(animated: true)
/// ```
///
/// A subclass overrides the drawing methods, which draw into the current context. Distances are in points.
@preconcurrency @MainActor
open class UIPrintPageRenderer: NSObject {
  /// The sheet that is printed upon; set while a print job runs.
  final var paper: UIPrintPaper? { didSet { forgetPages() } }
  private var formatters: [UIPrintFormatter] = []

  /// The height of the header inside the printable rectangle; 0 for none.
  open var headerHeight: CGFloat = 0 { didSet { forgetPages() } }
  /// The height of the footer inside the printable rectangle; 0 for none.
  open var footerHeight: CGFloat = 0 { didSet { forgetPages() } }

  /// The sheet, with its origin at (0, 0); empty while nothing is printed.
  open var paperRect: CGRect { paper.map { CGRect(origin: .zero, size: $0.paperSize) } ?? .zero }
  /// The part of the sheet that can be printed upon.
  open var printableRect: CGRect { paper?.printableRect ?? .zero }

  /// The number of pages: up to the end of the last formatter; 0 without one (PR-2).
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }

  // MARK: Formatters

  open var printFormatters: [UIPrintFormatter]? {
    get { formatters.isEmpty ? nil : formatters }
    set {
      for formatter in formatters { formatter.printPageRenderer = nil }
      formatters = []
      for formatter in newValue ?? [] {
        addPrintFormatter(formatter, startingAtPageAt: formatter.startPage)
      }
    }
  }

  /// The formatters that have content on a page; nil for none.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    let shown = formatters.filter { $0.hasPage(pageIndex - $0.startPage) }
    return shown.isEmpty ? nil : shown
  }

  /// Adds a formatter whose content begins on a page, whatever its own `startPage` says (PR-3).
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.startPage = max(0, pageIndex)
    formatter.printPageRenderer = self
    formatters.append(formatter)
  }

  final func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  private func forgetPages() {
    for formatter in formatters { formatter.forgetPages() }
  }

  // MARK: Places

  /// The printable rectangle without header and footer (PR-1).
  final var contentRect: CGRect {
    let rect = printableRect
    return CGRect(
      x: rect.minX, y: rect.minY + max(0, headerHeight), width: rect.width,
      height: max(0, rect.height - max(0, headerHeight) - max(0, footerHeight)))
  }

  private var headerRect: CGRect {
    let rect = printableRect
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: headerHeight)
  }

  private var footerRect: CGRect {
    let rect = printableRect
    return CGRect(
      x: rect.minX, y: rect.maxY - footerHeight, width: rect.width, height: footerHeight)
  }

  // MARK: Drawing

  /// Called once before the first page is drawn.
  open func prepare(forDrawingPages range: NSRange) {}

  /// Draws a page: header, content, the formatters' parts, footer (PR-2).
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 { drawHeaderForPage(at: pageIndex, in: headerRect) }
    drawContentForPage(at: pageIndex, in: contentRect)
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 { drawFooterForPage(at: pageIndex, in: footerRect) }
  }

  /// Draws a formatter's part of a page.
  open func drawPrintFormatter(_ formatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    formatter.draw(in: formatter.rectForPage(at: pageIndex), forPageAt: pageIndex)
  }

  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
}
