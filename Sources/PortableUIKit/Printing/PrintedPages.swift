import Drawing
import Foundation

/// Content that was laid out over pages.
@MainActor struct PrintedPages {
  /// The most pages that content is laid out over.
  static let most = 100_000

  var count: Int
  /// How high the content of a page is, in points.
  var height: @MainActor (Int) -> CGFloat
  /// Draws the content of a page with the upper left corner of a rectangle as its own, cut there.
  var draw: @MainActor (Int, CGRect, CGContext) -> Void

  static let none = PrintedPages(count: 0, height: { _ in 0 }, draw: { _, _, _ in })

  /// Cuts content that is `length` high into pages.
  ///
  /// - Parameters:
  ///   - room: how large pages are.
  ///   - end: where a page that begins at a place and has room up to another is best ended.
  static func cuts(
    _ length: CGFloat, _ room: PrintRoom, end: (_ start: CGFloat, _ limit: CGFloat) -> CGFloat
  ) -> [ClosedRange<CGFloat>] {
    var pages: [ClosedRange<CGFloat>] = []
    var start: CGFloat = 0
    // A length that is whole but for the last bits of a sum fills no page more.
    while start < length - 0.001, pages.count < most {
      let limit = start + room.height(ofPage: pages.count)
      guard limit > start else {
        // Nothing fits on a first page with a large distance at its top.
        guard pages.isEmpty else { break }
        pages.append(start...start)
        continue
      }
      var stop = limit >= length - 0.001 ? length : min(end(start, limit), limit)
      if stop <= start { stop = limit }
      pages.append(start...stop)
      start = stop
    }
    return pages
  }
}
