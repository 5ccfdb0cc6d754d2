import Foundation
import PortableUIKit

/// The number or word in a capsule at a tab.
@MainActor
struct TabBadge {
  let look: LookCanvas
  let bar: UITabBar

  /// The height of a badge in points, and its least width.
  private static let side = 18.0

  /// Draws the badge with its top left corner at a point.
  func paint(_ text: String, of item: UITabBarItem, at origin: CGPoint) {
    let attributes = item.badgeTextAttributes(for: .normal)
    let font = attributes?[.font] as? UIFont ?? UIFont.systemFont(ofSize: 13)
    let width = max(Self.side, look.width(of: text, font: font) + 10)
    let box = CGRect(x: origin.x, y: origin.y, width: width, height: Self.side)
    look.context.fillRounded(
      box, radius: Self.side / 2, look.color(item.badgeColor ?? .systemRed, in: bar))
    let ink = (attributes?[.foregroundColor] as? UIColor).map { look.color($0, in: bar) }
    var style = TextStyle(font: font, color: ink ?? PaintColor(white: 1))
    style.alignment = .center
    look.paint(text, in: box, style)
  }
}
