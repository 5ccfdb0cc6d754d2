import Foundation

/// A field with a magnifying glass.
@MainActor struct SearchBarLook: ViewLook {
  let look: LookCanvas

  func paint(_ bar: UISearchBar) {
    if let tint = bar.barTintColor { context.fill(bar.bounds, color(tint, in: bar)) }
    if let image = bar.backgroundImage {
      paint(image, in: bar.bounds, tint: tint(of: bar), view: bar)
    }
    guard !bar.hasField else { return }
    let field = bar.fieldFrame
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
    let line = CGRect(
      x: field.minX + (rightToLeft ? 8 : 30), y: field.minY, width: field.width - 38,
      height: field.height)
    let shown = text.isEmpty ? bar.placeholder ?? "Search" : text
    paint(shown, in: line, style, rightToLeft: rightToLeft)
  }
}
