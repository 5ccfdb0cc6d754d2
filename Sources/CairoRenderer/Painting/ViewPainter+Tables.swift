import Foundation
import PortableUIKit

extension ViewPainter {
  func paint(cell: UITableViewCell) {
    if cell.backgroundColor == nil, let table = cell.superview as? UITableView {
      let ground: UIColor =
        table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      context.saved {
        if table.style == .insetGrouped { clipToGroup(of: cell, in: table) }
        context.fill(cell.bounds, color(ground, in: cell))
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
