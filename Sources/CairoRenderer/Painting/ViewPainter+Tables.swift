import Foundation
import PortableUIKit

extension ViewPainter {
  func paint(cell: UITableViewCell) {
    if cell.backgroundColor == nil, cell.superview is UITableView {
      context.fill(cell.bounds, color(ground(of: cell), in: cell))
    }
    guard cell.accessoryView == nil else { return }
    let (name, ink): (String, PaintColor)
    switch cell.accessoryType {
    case .none: return
    case .disclosureIndicator: (name, ink) = ("chevron.forward", color(.tertiaryLabel, in: cell))
    case .checkmark: (name, ink) = ("checkmark", tint(of: cell))
    case .detailButton, .detailDisclosureButton: (name, ink) = ("info.circle", tint(of: cell))
    }
    let rightToLeft = isRightToLeft(cell)
    let size =
      cell.accessoryType == .disclosureIndicator
      ? CGSize(width: 8, height: 14) : CGSize(width: 20, height: 20)
    let x = rightToLeft ? cell.bounds.minX + 16 : cell.bounds.maxX - 16 - size.width
    let symbol = name == "chevron.forward" && rightToLeft ? "chevron.left" : name
    paintSymbol(
      symbol,
      in: CGRect(
        x: x, y: cell.bounds.midY - size.height / 2, width: size.width, height: size.height),
      ink, hole: ink)
  }

  /// The colour of a cell that has none of its own.
  func ground(of cell: UITableViewCell) -> UIColor {
    (cell.superview as? UITableView)?.style ?? .plain == .plain
      ? .systemBackground : .secondarySystemGroupedBackground
  }

  /// Draws the titles of the sections that a document's table shows itself: where a data source
  /// serves the sections, their titles are views.
  func paintSectionTitles(of table: UITableView) {
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

  /// Draws the line below a row, from the margin where its text starts to the trailing edge; below an
  /// inset group there is none.
  func paintSeparator(of cell: UITableViewCell) -> Bool {
    guard let table = cell.superview as? UITableView, let separator = table.separatorColor,
      table.separatorStyle != .none, !(table.style == .insetGrouped && cell.endsGroup)
    else { return false }
    let bounds = cell.bounds
    let inset = min(Double(table.directionalLayoutMargins.leading), bounds.width)
    context.fill(
      CGRect(
        x: bounds.minX + (isRightToLeft(table) ? 0 : max(16, inset)), y: bounds.maxY - hairline,
        width: max(0, bounds.width - max(16, inset)), height: hairline),
      color(separator, in: table))
    return true
  }
}
