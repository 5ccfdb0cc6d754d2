import Drawing
import Foundation

/// Content that is laid out over pages.
@MainActor struct PrintedPages {
  /// The most pages that content is laid out over.
  static let most = 100_000

  /// The number of pages; lays all of the content out.
  var count: @MainActor () -> Int
  /// Whether there is a page of that number; lays out no more than up to its end.
  var contains: @MainActor (Int) -> Bool
  /// The height of an existing page's content, in points.
  var height: @MainActor (Int) -> CGFloat
  /// Draws the content of a page with the upper left corner of a rectangle as its own, cut there.
  var draw: @MainActor (Int, CGRect, CGContext) -> Void

  static let none = PrintedPages(
    count: { 0 }, contains: { _ in false }, height: { _ in 0 }, draw: { _, _, _ in })
}

extension PrintedPages {
  /// Pages of content that is cut as far as it is asked for.
  init(
    _ cuts: PageCuts,
    draw: @escaping @MainActor (_ part: ClosedRange<CGFloat>, CGRect, CGContext) -> Void
  ) {
    self.init(
      count: { cuts.count }, contains: { cuts.contains($0) },
      height: { cuts[$0].upperBound - cuts[$0].lowerBound },
      draw: { draw(cuts[$0], $1, $2) })
  }
}
