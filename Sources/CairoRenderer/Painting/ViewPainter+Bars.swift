import Foundation
import PortableUIKit

extension ViewPainter {
  func paint(navigationBar bar: UINavigationBar) {
    // Without a ground of its own the bar is a title over the content, as at the top of a scroll.
    if bar.backgroundColor == nil || bar.shownBarTintColor != nil {
      paintGround(of: bar, bar.shownBarTintColor)
      paintEdge(of: bar, atTop: false)
    }
    guard let item = bar.topItem else { return }
    let line = bar.itemLine
    let ends = paintEnds(of: bar)
    let title = item.title ?? ""
    guard bar.showsLargeTitle else {
      var style = titleStyle(
        bar.shownTitleTextAttributes, .systemFont(ofSize: 17, weight: .semibold), in: bar)
      style.alignment = .center
      // The title stays in the middle as long as the items at the ends leave it room there.
      let side = max(ends.left, ends.right)
      let room = line.insetBy(dx: min(side, line.width / 2), dy: 0)
      let needed = width(of: title, font: style.font)
      guard needed > room.width else { return paint(title, in: room, style) }
      return paint(
        title,
        in: CGRect(
          x: line.minX + ends.left, y: line.minY,
          width: max(0, line.width - ends.left - ends.right), height: line.height), style)
    }
    let style = titleStyle(
      bar.shownLargeTitleTextAttributes, .systemFont(ofSize: 34, weight: .bold), in: bar)
    paint(
      title,
      in: CGRect(x: line.minX, y: bar.bounds.maxY - 49, width: line.width, height: 41), style,
      rightToLeft: isRightToLeft(bar))
  }

  /// The looks of a title: what its attributes tell, else those of the class.
  private func titleStyle(
    _ attributes: [NSAttributedString.Key: Any]?, _ font: UIFont, in bar: UINavigationBar
  ) -> TextStyle {
    let ink = attributes?[.foregroundColor] as? UIColor ?? .label
    return TextStyle(font: attributes?[.font] as? UIFont ?? font, color: color(ink, in: bar))
  }

  /// Draws the items and the back button at both ends.
  ///
  /// - Returns: The widths that they take.
  private func paintEnds(of bar: UINavigationBar) -> (left: Double, right: Double) {
    let arrangement = BarItemArrangement(bar) { CGFloat(width(of: $0, font: $1)) }
    if let back = arrangement.back {
      let ink = tint(of: bar)
      paintSymbol(
        isRightToLeft(bar) ? "chevron.right" : "chevron.left", in: back.chevron, ink, hole: ink)
      paint(back.title, in: back.frame, TextStyle(font: back.font, color: ink))
    }
    paint(arrangement.places, of: bar)
    return (Double(arrangement.taken.left), Double(arrangement.taken.right))
  }

  func paint(tabBar bar: UITabBar) {
    paintGround(of: bar, bar.shownBarTintColor)
    paintEdge(of: bar, atTop: true)
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
        in: CGRect(x: cell.minX + 2, y: cell.minY + 33, width: width - 4, height: 13), style)
      if let badge = item.badgeValue { paintBadge(badge, at: cell, bar) }
    }
  }

  /// Draws the image of a tab: its shape in the tab's colour, or a dot where there is no file for it.
  private func paintGlyph(_ image: UIImage, in rect: CGRect, _ ink: PaintColor, _ bar: UIView) {
    if let picture = try? picture(of: image, in: rect, view: bar) {
      context.show(picture, in: rect, ink: ink)
    } else {
      let name = image.isSymbolImage ? image.name ?? "circle.fill" : "circle.fill"
      paintSymbol(name, in: rect, ink, hole: color(.systemBackground, in: bar))
    }
  }

  private func paintBadge(_ text: String, at cell: CGRect, _ bar: UIView) {
    let font = UIFont.systemFont(ofSize: 13)
    let width = max(18, width(of: text, font: font) + 10)
    let box = CGRect(x: cell.midX + 4, y: cell.minY + 2, width: width, height: 18)
    context.fillRounded(box, radius: 9, color(.systemRed, in: bar))
    var style = TextStyle(font: font, color: PaintColor(white: 1))
    style.alignment = .center
    paint(text, in: box, style)
  }

  func paint(toolbar bar: UIToolbar) {
    paintGround(of: bar, bar.shownBarTintColor)
    paintEdge(of: bar, atTop: true)
    paintItems(of: bar)
  }

  func paint(searchBar bar: UISearchBar) {
    if let tint = bar.barTintColor { context.fill(bar.bounds, color(tint, in: bar)) }
    let height = min(36, bar.bounds.height)
    let field = CGRect(
      x: bar.bounds.minX + 8, y: bar.bounds.midY - height / 2,
      width: max(0, bar.bounds.width - 16), height: height)
    guard field.width > 40 else { return }
    context.fillRounded(field, radius: 10, color(.tertiarySystemFill, in: bar))
    let ink = color(.secondaryLabel, in: bar)
    let rightToLeft = isRightToLeft(bar)
    let glass = CGRect(
      x: rightToLeft ? field.maxX - 25 : field.minX + 8, y: field.midY - 8.5, width: 17, height: 17)
    paintSymbol("magnifyingglass", in: glass, ink, hole: ink)
    let text = bar.text ?? ""
    let style = TextStyle(
      font: .systemFont(ofSize: 17), color: text.isEmpty ? ink : color(.label, in: bar))
    let room = CGRect(
      x: field.minX + (rightToLeft ? 8 : 30), y: field.minY, width: field.width - 38,
      height: field.height)
    let shown = text.isEmpty ? bar.placeholder ?? "Search" : text
    paint(shown, in: room, style, rightToLeft: rightToLeft)
  }

  func paint(visualEffectView view: UIVisualEffectView) {
    guard let blur = view.effect as? UIBlurEffect else { return }
    let dark = PaintColor(white: 0.12, alpha: 0.78)
    let light = PaintColor(white: 0.97, alpha: 0.82)
    let isDark = view.traitCollection.userInterfaceStyle == .dark
    let ground =
      switch blur.style {
      case .dark: dark
      case .light, .extraLight: light
      default: isDark ? dark : light
      }
    context.fill(view.bounds, ground)
  }

  private func paintGround(of bar: UIView, _ tint: UIColor?) {
    guard bar.backgroundColor == nil || tint != nil else { return }
    context.fill(bar.bounds, color(tint ?? .systemBackground, in: bar).faded(to: 0.96))
  }

  private func paintEdge(of bar: UIView, atTop: Bool) {
    let y = atTop ? bar.bounds.minY : bar.bounds.maxY - hairline
    context.fill(
      CGRect(x: bar.bounds.minX, y: y, width: bar.bounds.width, height: hairline),
      color(.separator, in: bar))
  }
}
