import Drawing
import Foundation

/// Lays content out over pages and draws each page's part of it.
///
/// A formatter works with a ``UIPrintPageRenderer``, which gives the size of pages. It lays out once for a
/// size of pages; a change of its properties has it lay out again. Distances are in points.
@preconcurrency @MainActor
open class UIPrintFormatter: NSObject {
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer? {
    didSet { forgetPages() }
  }
  /// The greatest height of the content on a page; 0 for no limit.
  open var maximumContentHeight: CGFloat = 0 { didSet { forgetPages() } }
  /// The greatest width of the content; 0 for no limit.
  open var maximumContentWidth: CGFloat = 0 { didSet { forgetPages() } }
  /// Distances around all of the content: the top on the first page, the sides on each; the bottom is of
  /// no use (PR-3).
  open var contentInsets = UIEdgeInsets.zero { didSet { forgetPages() } }
  /// Distances around the content of each page.
  open var perPageContentInsets = UIEdgeInsets.zero { didSet { forgetPages() } }
  /// The number of the page on which the content begins.
  open var startPage = 0
  /// The pages that were laid out, for the size of page they were laid out for.
  private var layout: (size: CGSize, pages: PrintedPages)?

  /// The pages laid out; none unless overridden.
  func makePages(_ room: PrintRoom) -> PrintedPages { .none }

  /// Takes the formatter from its renderer.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }

  /// The number of pages that the content takes; 0 without a renderer.
  ///
  /// - Complexity: O(content) the first time, then O(1).
  open var pageCount: Int { pages.count() }

  /// Whether the pages are those that were laid out: no subclass counts them otherwise.
  var countsPagesAsLaidOut: Bool { false }

  /// Whether the content has a page of that number, counted from its first; a view is laid out up to the
  /// end of that page only.
  final func hasPage(_ index: Int) -> Bool {
    guard index >= 0 else { return false }
    return countsPagesAsLaidOut ? pages.contains(index) : index < pageCount
  }

  /// The rectangle of the page with that number that the content fills; empty beyond its pages.
  open func rectForPage(at pageIndex: Int) -> CGRect {
    let index = pageIndex - startPage
    guard hasPage(index), let area = printPageRenderer?.contentRect else { return .zero }
    var rect = room(in: area).rect(ofPage: index).offsetBy(dx: area.minX, dy: area.minY)
    if pages.contains(index) { rect.size.height = min(rect.height, pages.height(index)) }
    return rect
  }

  /// Draws the page with that number in `rect`, into the current context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let index = pageIndex - startPage
    guard hasPage(index), pages.contains(index), let context = UIGraphicsGetCurrentContext() else {
      return
    }
    context.saveGState()
    pages.draw(index, rect, context)
    context.restoreGState()
  }

  private var pages: PrintedPages {
    guard let area = printPageRenderer?.contentRect else { return .none }
    if let layout, layout.size == area.size { return layout.pages }
    let room = room(in: area)
    let pages = room.isEmpty ? .none : makePages(room)
    layout = (area.size, pages)
    return pages
  }

  private func room(in area: CGRect) -> PrintRoom {
    PrintRoom(
      page: area.size, insets: contentInsets, perPage: perPageContentInsets,
      maximum: CGSize(width: maximumContentWidth, height: maximumContentHeight))
  }

  /// Has the content laid out again.
  final func forgetPages() { layout = nil }
}
