import Foundation

extension UITableViewCell {
  /// The radius in points of the corners of an inset group.
  private static let groupRadius: CGFloat = 10

  func groupDidChange() {
    setNeedsDisplay()
    noteLayerChange()
  }

  /// Rounds the corners that the row has of its group's.
  func roundGroup(_ values: inout LayerValues) {
    guard (superview as? UITableView)?.style == .insetGrouped else { return }
    values.cornerRadius = Self.groupRadius
    values.maskedCorners = []
    if beginsGroup {
      values.maskedCorners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if endsGroup {
      values.maskedCorners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    values.masksToBounds = true
  }
}

extension UITableView {
  /// Notes which rows begin and end a group: those with no other right above or below.
  func noteGroupEnds() {
    let cells = subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
    for (index, cell) in cells.enumerated() {
      cell.beginsGroup = index == 0 || abs(cells[index - 1].frame.maxY - cell.frame.minY) >= 1
      cell.endsGroup =
        index == cells.count - 1 || abs(cells[index + 1].frame.minY - cell.frame.maxY) >= 1
    }
  }
}
