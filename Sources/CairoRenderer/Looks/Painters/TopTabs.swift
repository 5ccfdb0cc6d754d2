import Foundation
import PortableUIKit

/// The tabs at the top of a tablet: a row of titles in a capsule in the middle of the bar, the chosen one in a capsule of
/// its own.
@MainActor
struct TopTabs {
  let look: LookCanvas
  let bar: UITabBar

  /// Points between a title's badge and the capsule's top.
  private static let badgeTop = 2.0

  func paint() {
    guard let items = bar.items, !items.isEmpty else { return }
    let ground = bar.shownBarTintColor ?? .secondarySystemBackground
    if bar.showsGround { fill(bar.itemsFrame, look.color(ground, in: bar)) }
    for (item, cell) in zip(items, bar.itemFrames) { paint(item, in: cell) }
  }

  private func paint(_ item: UITabBarItem, in cell: CGRect) {
    let isChosen = item === bar.selectedItem
    if isChosen { fill(cell, look.color(.tertiarySystemFill, in: bar)) }
    let ink =
      isChosen
      ? look.tint(of: bar) : look.color(bar.unselectedItemTintColor ?? .label, in: bar)
    var style = TextStyle(font: UITabBar.topFont, color: ink)
    style.alignment = .center
    let room = CGRect(
      x: cell.minX + UITabBar.topSide, y: cell.minY,
      width: max(0, cell.width - 2 * UITabBar.topSide),
      height: cell.height)
    look.paint(item.title ?? "", in: room, style)
    if let badge = item.badgeValue {
      TabBadge(look: look, bar: bar).paint(
        badge, of: item, at: CGPoint(x: cell.maxX - UITabBar.topSide, y: cell.minY + Self.badgeTop))
    }
  }

  private func fill(_ rect: CGRect, _ color: PaintColor) {
    look.context.fillRounded(rect, radius: rect.height / 2, color)
  }
}
