import Foundation

/// A row: its ground, its accessory and, above its content, the line below it.
@MainActor struct TableViewCellLook: ViewLook {
  let look: LookCanvas

  func paint(_ cell: UITableViewCell) {
    if cell.backgroundColor == nil, cell.superview is UITableView {
      context.fill(cell.bounds, color(cell.lookGround, in: cell))
    }
    if let (name, own) = cell.editSymbol {
      let ink = own.map { color($0, in: cell) } ?? tint(of: cell)
      paintSymbol(name, in: cell.editSymbolRect, ink, hole: color(.white, in: cell))
    }
    if cell.showsHandle {
      let ink = color(.tertiaryLabel, in: cell)
      return paintSymbol("line.3.horizontal", in: cell.handleRect, ink, hole: ink)
    }
    guard cell.shownAccessoryView == nil else { return }
    let pale = color(.tertiaryLabel, in: cell)
    let indicator = ("chevron.forward", pale, CGSize(width: 8, height: 14))
    let button = ("info.circle", tint(of: cell), CGSize(width: 20, height: 20))
    switch cell.shownAccessoryType {
    case .none: return
    case .disclosureIndicator: paint([indicator], in: cell)
    case .checkmark:
      paint([("checkmark", tint(of: cell), CGSize(width: 14, height: 14))], in: cell)
    case .detailButton: paint([button], in: cell)
    case .detailDisclosureButton: paint([indicator, button], in: cell)
    }
  }

  /// The distance in points between the symbols of an accessory.
  private static let symbolGap: CGFloat = 10

  /// Draws symbols from the end of a row inwards, where the margin of the row ends.
  private func paint(
    _ symbols: [(name: String, ink: UIColor, size: CGSize)], in cell: UITableViewCell
  ) {
    let rightToLeft = isRightToLeft(cell)
    var taken = cell.rowSide + (rightToLeft ? cell.safeSides.left : cell.safeSides.right)
    for (name, ink, size) in symbols {
      let x = rightToLeft ? cell.bounds.minX + taken : cell.bounds.maxX - taken - size.width
      let rect = CGRect(
        x: x, y: cell.bounds.midY - size.height / 2, width: size.width, height: size.height)
      let shown = name == "chevron.forward" && rightToLeft ? "chevron.left" : name
      paintSymbol(shown, in: rect, ink, hole: ink)
      taken += size.width + Self.symbolGap
    }
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
