import Foundation
import PortableUIKit

/// The items of a tab bar.
struct TabBarPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ bar: UITabBar) {
    if bar.standsAtTop { return TopTabs(look: look, bar: bar).paint() }
    if bar.showsGround { look.paintGround(of: bar, bar.shownBarTintColor) }
    if bar.showsEdge { look.paintEdge(of: bar, atTop: true) }
    guard let items = bar.items, !items.isEmpty else { return }
    for (item, cell) in zip(items, bar.itemFrames) {
      let ink =
        item === bar.selectedItem
        ? tint(of: bar) : color(bar.unselectedItemTintColor ?? .systemGray, in: bar)
      if let image = item.image {
        let box = CGRect(x: cell.midX - 14, y: cell.minY + 5, width: 28, height: 26)
          .inset(by: item.imageInsets)
        let factor = min(
          1, box.width / max(1, image.size.width), box.height / max(1, image.size.height))
        let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
        paintGlyph(
          image,
          in: CGRect(
            x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
            height: size.height), ink, bar)
      }
      var style = TextStyle(font: .systemFont(ofSize: 10, weight: .medium), color: ink)
      style.alignment = .center
      paint(
        item.title ?? "",
        in: CGRect(x: cell.minX + 2, y: cell.minY + 33, width: cell.width - 4, height: 13)
          .offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical),
        style)
      if let badge = item.badgeValue {
        TabBadge(look: look, bar: bar).paint(
          badge, of: item, at: CGPoint(x: cell.midX + 4, y: cell.minY + 2))
      }
    }
  }

  /// Draws the image of a tab: its shape in the tab's colour, or a dot where there is no file for it.
  private func paintGlyph(_ image: UIImage, in rect: CGRect, _ ink: PaintColor, _ bar: UIView) {
    if let picture = try? look.picture(of: image, in: rect, view: bar) {
      context.show(picture, in: rect, ink: ink)
    } else {
      let name = image.isSymbolImage ? image.name ?? "circle.fill" : "circle.fill"
      paintSymbol(name, in: rect, ink, hole: color(.systemBackground, in: bar))
    }
  }
}
