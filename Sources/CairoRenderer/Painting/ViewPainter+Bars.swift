import Foundation
import PortableUIKit

extension ViewPainter {
  func paint(navigationBar bar: UINavigationBar) {
    let isLarge = bar.prefersLargeTitles && bar.bounds.height >= 96
    // Without a ground of its own the bar is a title over the content, as at the top of a scroll.
    if bar.backgroundColor == nil || bar.barTintColor != nil {
      paintGround(of: bar, bar.barTintColor)
      paintEdge(of: bar, atTop: false)
    }
    guard let title = bar.itemTitles.last else { return }
    var style = TextStyle(
      font: .systemFont(ofSize: 17, weight: .semibold), color: color(.label, in: bar))
    style.alignment = .center
    // A bar that reaches up to the edge of the screen has its line at its bottom.
    let height = min(44, bar.bounds.height)
    let line = CGRect(
      x: bar.bounds.minX + 16, y: bar.bounds.maxY - height,
      width: max(0, bar.bounds.width - 32), height: height)
    guard isLarge else { return paint(title, in: line, style) }
    style.font = .systemFont(ofSize: 34, weight: .bold)
    style.alignment = .natural
    paint(
      title,
      in: CGRect(x: line.minX, y: bar.bounds.maxY - 49, width: line.width, height: 41), style,
      rightToLeft: isRightToLeft(bar))
  }

  func paint(tabBar bar: UITabBar) {
    paintGround(of: bar, bar.barTintColor)
    paintEdge(of: bar, atTop: true)
    let titles = bar.itemTitles
    guard !titles.isEmpty else { return }
    let width = bar.bounds.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place = isRightToLeft(bar) ? titles.count - 1 - index : index
      let cell = CGRect(
        x: bar.bounds.minX + width * Double(place), y: bar.bounds.minY, width: width, height: 49)
      let ink = index == 0 ? tint(of: bar) : color(.systemGray, in: bar)
      paintSymbol(
        "circle", in: CGRect(x: cell.midX - 12, y: cell.minY + 6, width: 24, height: 24), ink,
        hole: ink)
      var style = TextStyle(font: .systemFont(ofSize: 10, weight: .medium), color: ink)
      style.alignment = .center
      paint(
        title, in: CGRect(x: cell.minX, y: cell.minY + 33, width: width, height: 13), style)
    }
  }

  func paint(toolbar bar: UIToolbar) {
    paintGround(of: bar, bar.barTintColor)
    paintEdge(of: bar, atTop: true)
    let titles = bar.itemTitles.filter { !$0.isEmpty }
    guard !titles.isEmpty else { return }
    let font = UIFont.systemFont(ofSize: 17)
    let widths = titles.map { width(of: $0, font: font) }
    let room = bar.bounds.width - 32 - widths.reduce(0, +)
    let gap = titles.count > 1 ? max(8, room / Double(titles.count - 1)) : 0
    var x = bar.bounds.minX + 16
    for (title, width) in zip(titles, widths) {
      let style = TextStyle(font: font, color: tint(of: bar))
      paint(
        title,
        in: CGRect(x: x, y: bar.bounds.minY, width: width + 1, height: min(44, bar.bounds.height)),
        style)
      x += width + gap
    }
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

  /// Draws the two wheels of a picker as grey bars, with the band that marks what is chosen.
  func paintWheels(of view: UIView) {
    let bounds = view.bounds
    let band = CGRect(
      x: bounds.minX + 9, y: bounds.midY - 17, width: max(0, bounds.width - 18), height: 34)
    context.fillRounded(band, radius: 8, color(.tertiarySystemFill, in: view))
    let ink = color(.systemGray, in: view)
    for row in -3...3 {
      let distance = Double(abs(row))
      let y = bounds.midY + Double(row) * (32 - 3 * distance)
      guard y - 6 > bounds.minY, y + 6 < bounds.maxY else { continue }
      for column in 0..<2 {
        let width = band.width / 2 * (row.isMultiple(of: 2) ? 0.55 : 0.42)
        let center = band.minX + band.width * (Double(column) * 2 + 1) / 4
        context.fillRounded(
          CGRect(x: center - width / 2, y: y - 4, width: width, height: 8), radius: 4,
          ink.faded(to: max(0.12, 0.6 - 0.18 * distance)))
      }
    }
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
