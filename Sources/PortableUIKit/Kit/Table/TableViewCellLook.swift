import Foundation

/// A row: its ground, its accessory and, above its content, the line below it.
@MainActor struct TableViewCellLook: ViewLook {
  let look: LookCanvas

  func paint(_ cell: UITableViewCell) {
    if cell.backgroundColor == nil, cell.superview is UITableView {
      context.fill(cell.bounds, color(cell.lookGround, in: cell))
    }
    if cell.showsHandle {
      let ink = color(.tertiaryLabel, in: cell)
      return paintSymbol("line.3.horizontal", in: cell.handleRect, ink, hole: ink)
    }
    guard cell.shownAccessoryView == nil else { return }
    let (name, ink): (String, UIColor)
    switch cell.shownAccessoryType {
    case .none: return
    case .disclosureIndicator: (name, ink) = ("chevron.forward", color(.tertiaryLabel, in: cell))
    case .checkmark: (name, ink) = ("checkmark", tint(of: cell))
    case .detailButton, .detailDisclosureButton: (name, ink) = ("info.circle", tint(of: cell))
    }
    let rightToLeft = isRightToLeft(cell)
    let size =
      cell.shownAccessoryType == .disclosureIndicator
      ? CGSize(width: 8, height: 14) : CGSize(width: 20, height: 20)
    let x = rightToLeft ? cell.bounds.minX + 16 : cell.bounds.maxX - 16 - size.width
    let symbol = name == "chevron.forward" && rightToLeft ? "chevron.left" : name
    paintSymbol(
      symbol,
      in: CGRect(
        x: x, y: cell.bounds.midY - size.height / 2, width: size.width, height: size.height),
      ink, hole: ink)
  }

  /// Draws the line below a row, from the margin where its text starts to the trailing edge. A group begins and ends
  /// with lines as wide as the table; an inset one has none there. Answers whether there is any.
  func paintSeparators(_ cell: UITableViewCell) -> Bool {
    guard let table = cell.superview as? UITableView, let separator = table.separatorColor,
      table.separatorStyle != .none, !(table.style == .insetGrouped && cell.endsGroup)
    else { return false }
    let ink = color(separator, in: table)
    let bounds = cell.bounds
    let isGroup = table.style == .grouped
    if isGroup, cell.beginsGroup {
      context.fill(
        CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: hairline), ink)
    }
    let inset = isGroup && cell.endsGroup ? .zero : cell.shownSeparatorInset
    let isRightToLeft = isRightToLeft(table)
    context.fill(
      CGRect(
        x: bounds.minX + (isRightToLeft ? inset.right : inset.left), y: bounds.maxY - hairline,
        width: max(0, bounds.width - inset.left - inset.right), height: hairline), ink)
    return true
  }
}
