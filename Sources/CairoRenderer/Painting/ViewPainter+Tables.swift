import Foundation
import PortableUIKit

extension ViewPainter {
  func paint(cell: UITableViewCell) {
    if cell.backgroundColor == nil, let table = cell.superview as? UITableView {
      context.saved {
        if table.style == .insetGrouped { clipToGroup(of: cell, in: table) }
        context.fill(cell.bounds, color(ground(of: cell), in: cell))
      }
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

  /// Limits drawing to the rounded rectangle of the rows without a gap that `cell` is one of.
  private func clipToGroup(of cell: UITableViewCell, in table: UITableView) {
    let radius = 10.0
    let others = table.subviews.filter { $0 is UITableViewCell && $0 !== cell && !$0.isHidden }
    let isFirst = !others.contains { abs($0.frame.maxY - cell.frame.minY) < 1 }
    let isLast = !others.contains { abs($0.frame.minY - cell.frame.maxY) < 1 }
    var group = cell.bounds
    if !isFirst {
      (group.origin.y, group.size.height) = (group.minY - radius, group.height + radius)
    }
    if !isLast { group.size.height += radius }
    context.addRoundedRectangle(group, radius: radius)
    context.clip()
  }

  /// Draws the titles of the sections that a document's table shows itself: where a data source
  /// serves the sections, their titles are views.
  func paintSectionTitles(of table: UITableView) {
    guard table.dataSource == nil else { return }
    for section in table.staticSections {
      let cells = section.rows.map(\.cell)
      if let title = section.headerTitle, let top = cells.map(\.frame.minY).min() {
        paintSectionTitle(title, above: top, in: table)
      }
      if let title = section.footerTitle, let bottom = cells.map(\.frame.maxY).max() {
        paintSectionTitle(title, below: bottom, in: table)
      }
    }
  }

  /// The height in points of the strip that a title has in a plain table.
  private static let stripHeight = 28.0
  /// The distance in points between a group of rows and its titles.
  private static let groupDistance = 7.0

  private func paintSectionTitle(_ title: String, above top: CGFloat, in table: UITableView) {
    if table.style == .plain { return paintStrip(title, at: top - Self.stripHeight, in: table) }
    let style = groupTitleStyle(in: table)
    let height = Double(style.font.lineHeight)
    paint(
      title.uppercased(),
      in: titleRect(of: table, y: top - Self.groupDistance - height, height: height), style,
      rightToLeft: isRightToLeft(table))
  }

  private func paintSectionTitle(_ title: String, below bottom: CGFloat, in table: UITableView) {
    if table.style == .plain { return paintStrip(title, at: bottom, in: table) }
    var style = groupTitleStyle(in: table)
    style.numberOfLines = 0
    style.lineBreakMode = .byWordWrapping
    style.verticalPosition = 0
    let y = bottom + Self.groupDistance
    paint(
      title, in: titleRect(of: table, y: y, height: max(0, table.bounds.maxY - y)), style,
      rightToLeft: isRightToLeft(table))
  }

  private func paintStrip(_ title: String, at y: CGFloat, in table: UITableView) {
    context.fill(
      CGRect(x: table.bounds.minX, y: y, width: table.bounds.width, height: Self.stripHeight),
      color(.secondarySystemBackground, in: table))
    let style = TextStyle(
      font: .preferredFont(forTextStyle: .headline, compatibleWith: table.traitCollection),
      color: color(.label, in: table))
    paint(
      title, in: titleRect(of: table, y: y, height: Self.stripHeight), style,
      rightToLeft: isRightToLeft(table))
  }

  private func groupTitleStyle(in table: UITableView) -> TextStyle {
    TextStyle(
      font: .preferredFont(forTextStyle: .footnote, compatibleWith: table.traitCollection),
      color: color(.secondaryLabel, in: table))
  }

  /// The room of a title between the margins, where the text of the rows starts too.
  private func titleRect(of table: UITableView, y: CGFloat, height: CGFloat) -> CGRect {
    let margins = table.directionalLayoutMargins
    // Groups with round corners stand within the margins, and their text 16 points further in.
    let inset = table.style == .insetGrouped ? 16.0 : 0
    let (leading, trailing) = (max(16, margins.leading) + inset, max(16, margins.trailing) + inset)
    return CGRect(
      x: table.bounds.minX + (isRightToLeft(table) ? trailing : leading), y: y,
      width: max(0, table.bounds.width - leading - trailing), height: height)
  }

  /// Draws the line below each row, from the margin where its text starts to the trailing edge.
  func paintSeparators(of table: UITableView) {
    guard let separator = table.separatorColor else { return }
    let rightToLeft = isRightToLeft(table)
    for case let cell as UITableViewCell in table.subviews where !cell.isHidden {
      let frame = cell.frame
      let inset = min(Double(table.directionalLayoutMargins.leading), frame.width)
      context.fill(
        CGRect(
          x: frame.minX + (rightToLeft ? 0 : max(16, inset)), y: frame.maxY - hairline,
          width: max(0, frame.width - max(16, inset)), height: hairline),
        color(separator, in: table))
    }
  }
}
