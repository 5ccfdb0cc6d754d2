import Foundation

/// The titles of the sections of a document's table.
@MainActor struct TableViewLook: ViewLook {
  let look: LookCanvas

  /// Draws the titles of the sections that a document's table shows itself: where a data source
  /// serves the sections, their titles are views.
  func paint(_ table: UITableView) {
    guard table.dataSource == nil else { return }
    for section in table.staticSections {
      let rows = section.rows.reduce(CGRect.null) { $0.union($1.cell.frame) }
      guard !rows.isNull else { continue }
      if let title = section.headerTitle { paintSectionTitle(title, above: rows, in: table) }
      if let title = section.footerTitle { paintSectionTitle(title, below: rows, in: table) }
    }
  }

  /// The height in points of the strip that a title has in a plain table.
  private static let stripHeight = 28.0

  /// The distance in points between a group of rows and its titles.
  private static let groupDistance = 7.0

  private func paintSectionTitle(_ title: String, above rows: CGRect, in table: UITableView) {
    if table.style == .plain {
      return paintStrip(title, beside: rows, at: rows.minY - Self.stripHeight, in: table)
    }
    let style = groupTitleStyle(in: table)
    let height = Double(style.font.lineHeight)
    let y = rows.minY - Self.groupDistance - height
    paint(
      title.uppercased(), in: titleRect(beside: rows, y: y, height: height, of: table), style,
      rightToLeft: isRightToLeft(table))
  }

  private func paintSectionTitle(_ title: String, below rows: CGRect, in table: UITableView) {
    if table.style == .plain { return paintStrip(title, beside: rows, at: rows.maxY, in: table) }
    var style = groupTitleStyle(in: table)
    style.numberOfLines = 0
    style.lineBreakMode = .byWordWrapping
    style.verticalPosition = 0
    let y = rows.maxY + Self.groupDistance
    let height = max(0, table.bounds.maxY - y)
    paint(
      title, in: titleRect(beside: rows, y: y, height: height, of: table), style,
      rightToLeft: isRightToLeft(table))
  }

  private func paintStrip(
    _ title: String, beside rows: CGRect, at y: CGFloat, in table: UITableView
  ) {
    context.fill(
      CGRect(x: rows.minX, y: y, width: rows.width, height: Self.stripHeight),
      color(.secondarySystemBackground, in: table))
    let style = TextStyle(
      font: .preferredFont(forTextStyle: .headline, compatibleWith: table.traitCollection),
      color: color(.label, in: table))
    paint(
      title, in: titleRect(beside: rows, y: y, height: Self.stripHeight, of: table), style,
      rightToLeft: isRightToLeft(table))
  }

  private func groupTitleStyle(in table: UITableView) -> TextStyle {
    TextStyle(
      font: .preferredFont(forTextStyle: .footnote, compatibleWith: table.traitCollection),
      color: color(.secondaryLabel, in: table))
  }

  /// The room of a title: where the text of the rows starts and ends too.
  private func titleRect(
    beside rows: CGRect, y: CGFloat, height: CGFloat, of table: UITableView
  ) -> CGRect {
    let margins = table.directionalLayoutMargins
    let (leading, trailing) = (max(16, margins.leading), max(16, margins.trailing))
    return CGRect(
      x: rows.minX + (isRightToLeft(table) ? trailing : leading), y: y,
      width: max(0, rows.width - leading - trailing), height: height)
  }
}
