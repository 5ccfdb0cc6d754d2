import Foundation

/// Where content is cut into pages from the top down, found as far as it is asked for.
@MainActor final class PageCuts {
  private let room: PrintRoom
  private let end: @MainActor (_ start: CGFloat, _ limit: CGFloat) -> CGFloat?
  private var pages: [ClosedRange<CGFloat>] = []
  private var isWhole = false

  /// Lengths that differ by less are the same: sums miss the edge of a page by their last bits.
  static let tolerance: CGFloat = 0.001

  /// - Parameters:
  ///   - room: how large pages are.
  ///   - end: where a page that begins at a place and has room up to another is best ended; nil where
  ///     there is no content from there on.
  init(
    _ room: PrintRoom, end: @escaping @MainActor (_ start: CGFloat, _ limit: CGFloat) -> CGFloat?
  ) {
    self.room = room
    self.end = end
  }

  /// The number of pages; cuts all of the content.
  var count: Int {
    while cut() {}
    return pages.count
  }

  /// Whether there is a page of that number; cuts no more than up to its end.
  func contains(_ index: Int) -> Bool {
    while pages.count <= index, cut() {}
    return pages.indices.contains(index)
  }

  /// The part of the content on an existing page.
  subscript(index: Int) -> ClosedRange<CGFloat> { pages[index] }

  /// Cuts another page off.
  ///
  /// - Returns: whether there was content for one.
  private func cut() -> Bool {
    guard !isWhole else { return false }
    let start = pages.last?.upperBound ?? 0
    let limit = start + room.height(ofPage: pages.count)
    guard pages.count < PrintedPages.most, limit > start || pages.isEmpty,
      let stop = end(start, limit)
    else {
      isWhole = true
      return false
    }
    guard limit > start else {
      // Nothing fits on a first page with a large distance at its top.
      pages.append(start...start)
      return true
    }
    // Content higher than a page is cut at the page's end.
    pages.append(start...(stop > start ? stop : limit))
    return true
  }
}
