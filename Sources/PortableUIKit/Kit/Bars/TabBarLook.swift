import Foundation

/// The items of a tab bar.
@MainActor struct TabBarLook: ViewLook {
  let look: LookCanvas

  func paint(_ bar: UITabBar) {
    let arrangement = TabItemArrangement(bar)
    if arrangement.style == .titleOnly { paintCapsule(around: arrangement.cells, bar) }
    if let platter = arrangement.platter { look.paintPlatter(in: platter, bar) }
    for (index, item) in (bar.items ?? []).enumerated() { paint(item, at: index, arrangement, bar) }
  }

  /// Points between the capsule of titles at the top and the edges of the bar.
  private static let capsuleGap: CGFloat = 4

  private func paintCapsule(around cells: [CGRect], _ bar: UITabBar) {
    guard let first = cells.first else { return }
    let capsule = cells.reduce(first) { $0.union($1) }.insetBy(dx: 0, dy: Self.capsuleGap)
    let ground = bar.barTintColor ?? .secondarySystemBackground
    context.fillRounded(capsule, radius: capsule.height / 2, color(ground, in: bar))
  }

  private func paint(
    _ item: UITabBarItem, at index: Int, _ arrangement: TabItemArrangement, _ bar: UITabBar
  ) {
    let isSelected = item === bar.selectedItem
    let ink =
      isSelected
      ? tint(of: bar)
      : color(
        bar.unselectedItemTintColor ?? (arrangement.platter == nil ? .systemGray : .label), in: bar)
    let title = item.title ?? ""
    var style = TextStyle(font: arrangement.font, color: ink)
    style.alignment = .center
    let parts = arrangement.parts(
      ofItem: index, titleWidth: CGFloat(width(of: title, font: style.font)).rounded(.up),
      hasImage: item.image != nil, rightToLeft: isRightToLeft(bar))
    if arrangement.style == .titleOnly || arrangement.platter != nil, isSelected {
      let pill = arrangement.cells[index].insetBy(dx: 0, dy: Self.capsuleGap)
      context.fillRounded(pill, radius: pill.height / 2, color(.tertiarySystemFill, in: bar))
    }
    if let image = item.image, arrangement.style != .titleOnly {
      paint(image, in: parts.image.inset(by: item.imageInsets), ink, bar)
    }
    let offset = item.titlePositionAdjustment
    paint(title, in: parts.title.offsetBy(dx: offset.horizontal, dy: offset.vertical), style)
    if let badge = item.badgeValue {
      paintBadge(badge, of: item, at: arrangement.cells[index], bar)
    }
  }

  /// Draws the image of a tab in the middle of its room, smaller where it is too large.
  private func paint(_ image: UIImage, in box: CGRect, _ ink: UIColor, _ bar: UIView) {
    let factor = min(
      1, box.width / max(1, image.size.width), box.height / max(1, image.size.height))
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    paintGlyph(
      image,
      in: CGRect(
        x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width,
        height: size.height), ink, bar)
  }

  /// Draws the image of a tab: its shape in the tab's colour, or a dot where there is no file for it.
  private func paintGlyph(_ image: UIImage, in rect: CGRect, _ ink: UIColor, _ bar: UIView) {
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
    var style = TextStyle(font: font, color: ink ?? UIColor(white: 1, alpha: 1))
    style.alignment = .center
    paint(text, in: box, style)
  }
}
