import Foundation

extension UITableView {
  /// The title that shows a magnifying glass in the index of sections.
  public static let indexSearch = "{search}"

  /// Asks the data source for the titles of the index again.
  public func reloadSectionIndexTitles() {
    takeSectionIndex()
    setNeedsLayout()
  }

  /// Shows the index of the data source's titles, in a plain table with enough rows.
  func takeSectionIndex() {
    var titles: [String] = []
    let count = extents?.rowCounts.reduce(0, +) ?? 0
    if style == .plain, count > 0, count >= sectionIndexMinimumDisplayRowCount {
      titles = dataSource?.sectionIndexTitles(for: self) ?? []
    }
    guard titles != sectionIndex?.titles ?? [] else { return }
    sectionIndex?.removeFromSuperview()
    sectionIndex = titles.isEmpty ? nil : SectionIndexView(titles, of: self)
    if let sectionIndex { addSubview(sectionIndex) }
    extents?.forgetMeasurements()
    for view in shownViews.values { view.setNeedsLayout() }
  }

  /// The parts of the sides of rows and headers that their content keeps clear: those of the safe area, and the room of the
  /// index of sections.
  var coveredSides: UIEdgeInsets {
    var sides = UIEdgeInsets.zero
    if insetsContentViewsToSafeArea {
      (sides.left, sides.right) = (safeAreaInsets.left, safeAreaInsets.right)
    }
    guard let sectionIndex else { return sides }
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      sides.left += sectionIndex.neededWidth
    } else {
      sides.right += sectionIndex.neededWidth
    }
    return sides
  }

  /// Puts the index over the visible part of the rows, at their end.
  func placeSectionIndex() {
    guard let sectionIndex else { return }
    if subviews.last !== sectionIndex { bringSubviewToFront(sectionIndex) }
    let (inset, width) = (adjustedContentInset, sectionIndex.neededWidth)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isRightToLeft
        ? bounds.minX + safeAreaInsets.left : bounds.maxX - safeAreaInsets.right - width,
      y: bounds.minY + inset.top, width: width,
      height: max(0, bounds.height - inset.top - inset.bottom))
    if sectionIndex.frame != frame { sectionIndex.frame = frame }
  }

  /// Brings the section to the top that the data source has for a title of the index.
  func showSection(ofIndexTitle index: Int) {
    guard let titles = sectionIndex?.titles, titles.indices.contains(index), let dataSource else {
      return
    }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    // A data source answers NSNotFound where it has scrolled itself.
    guard section >= 0, section < sectionCount else { return }
    scroll(toTop: frame(of: .header(section: section)).minY)
  }
}
