import Foundation

/// Where a formatter's content lies on its pages (PR-3), in points from the upper left corner of the area that
/// the renderer leaves for content.
struct PrintRoom {
  var page: CGSize
  /// The top on the first page, the sides on each.
  var insets: UIEdgeInsets
  var perPage: UIEdgeInsets
  /// The greatest size on a page; 0 for no limit.
  var maximum: CGSize

  /// Counted from the page on which the content begins.
  func rect(ofPage index: Int) -> CGRect {
    var rect = CGRect(origin: .zero, size: page)
    rect.origin.x += perPage.left + insets.left
    rect.size.width -= perPage.left + perPage.right + insets.left + insets.right
    let top = perPage.top + (index == 0 ? insets.top : 0)
    rect.origin.y += top
    rect.size.height -= top + perPage.bottom
    if maximum.width > 0 { rect.size.width = min(rect.width, maximum.width) }
    if maximum.height > 0 { rect.size.height = min(rect.height, maximum.height) }
    return CGRect(
      x: rect.minX, y: rect.minY, width: max(0, rect.size.width), height: max(0, rect.size.height))
  }

  var width: CGFloat { rect(ofPage: 0).width }
  func height(ofPage index: Int) -> CGFloat { rect(ofPage: index).height }

  /// Whether there is no room for anything, or its measures are not finite numbers.
  var isEmpty: Bool {
    let other = rect(ofPage: 1)
    return !(other.width > 0 && other.height > 0 && other.width.isFinite && other.height.isFinite)
  }
}
