import Foundation
import PortableUIKit

/// The items of a tab bar.
struct TabBarPainter: ContentPainter {
  let look: LookCanvas

  func paint(_ bar: UITabBar) {
    if bar.showsGround { look.paintGround(of: bar, bar.shownBarTintColor) }
    if bar.showsEdge { look.paintEdge(of: bar, atTop: true) }
    guard let items = bar.items, !items.isEmpty else { return }
    let width = bar.bounds.width / Double(items.count)
    for (index, item) in items.enumerated() {
      let place = isRightToLeft(bar) ? items.count - 1 - index : index
      let cell = CGRect(
        x: bar.bounds.minX + width * Double(place), y: bar.bounds.minY, width: width, height: 49)
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
        in: CGRect(x: cell.minX + 2, y: cell.minY + 33, width: width - 4, height: 13)
          .offsetBy(
            dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical),
        style)
      if let badge = item.badgeValue { paintBadge(badge, of: item, at: cell, bar) }
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

  private func paintBadge(
    _ text: String, of item: UITabBarItem, at cell: CGRect, _ bar: UIView
  ) {
    let attributes = item.badgeTextAttributes(for: .normal)
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 13)
    let width = max(18, width(of: text, font: font) + 10)
    let box = CGRect(x: cell.midX + 4, y: cell.minY + 2, width: width, height: 18)
    context.fillRounded(box, radius: 9, color(item.badgeColor ?? .systemRed, in: bar))
    let ink = (attributes?[.foregroundColor] as? UIColor).map { color($0, in: bar) }
    var style = TextStyle(font: font, color: ink ?? PaintColor(white: 1))
    style.alignment = .center
    paint(text, in: box, style)
  }
}
