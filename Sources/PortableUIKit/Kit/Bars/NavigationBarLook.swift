import Foundation

/// The title and the items of a navigation bar.
@MainActor struct NavigationBarLook: ViewLook {
  let look: LookCanvas

  func paint(_ bar: UINavigationBar) {
    guard let item = bar.topItem else { return }
    let line = bar.itemLine
    let ends = paintEnds(of: bar)
    if let prompt = item.prompt, bar.hasPrompt { paint(prompt: prompt, above: line, bar) }
    let title = item.title ?? ""
    guard bar.showsLargeTitle else {
      if item.titleView != nil { return }
      var style = titleStyle(
        bar.shownTitleTextAttributes, .systemFont(ofSize: 17, weight: .semibold), in: bar)
      style.alignment = .center
      // The title stays in the middle as long as the items at the ends leave it room there.
      let side = max(ends.left, ends.right)
      let room = line.insetBy(dx: min(side, line.width / 2), dy: 0)
      let needed = width(of: title, font: style.font)
      if let subtitle = item.subtitle, !subtitle.isEmpty {
        return paint(title, subtitle, in: room, style, bar)
      }
      guard needed > room.width else { return paint(title, in: room, style) }
      return paint(
        title,
        in: CGRect(
          x: line.minX + ends.left, y: line.minY,
          width: max(0, line.width - ends.left - ends.right), height: line.height), style)
    }
    let style = titleStyle(
      bar.shownLargeTitleTextAttributes, .systemFont(ofSize: 34, weight: .bold), in: bar)
    // Large titles begin where the content of root views does.
    let side = bar.rootSide
    let measures = bar.measures
    paint(
      item.largeTitle ?? title,
      in: CGRect(
        x: bar.bounds.minX + side,
        y: bar.largeTitleBottom - measures.largeTitleHeight + measures.largeTitleTop,
        width: max(0, bar.bounds.width - 2 * side), height: measures.largeTitleTextHeight), style,
      rightToLeft: isRightToLeft(bar))
  }

  /// Draws a title with a line of small text below it.
  private func paint(
    _ title: String, _ subtitle: String, in room: CGRect, _ style: TextStyle, _ bar: UINavigationBar
  ) {
    var small = TextStyle(font: .systemFont(ofSize: 12), color: color(.secondaryLabel, in: bar))
    small.alignment = .center
    paint(title, in: CGRect(x: room.minX, y: room.midY - 19, width: room.width, height: 22), style)
    paint(
      subtitle, in: CGRect(x: room.minX, y: room.midY + 3, width: room.width, height: 15), small)
  }

  /// Draws the small text above the line of the buttons.
  private func paint(prompt: String, above line: CGRect, _ bar: UINavigationBar) {
    let room = CGRect(
      x: line.minX, y: bar.bounds.minY, width: line.width, height: line.minY - bar.bounds.minY)
    guard room.height >= bar.measures.promptHeight else { return }
    var style = TextStyle(font: .systemFont(ofSize: 13), color: color(.label, in: bar))
    style.alignment = .center
    paint(prompt, in: room, style)
  }

  /// The looks of a title: by its attributes, else those of the class.
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
      let hasPlatter = bar.measures.barButtons.hasPlatters
      if hasPlatter { look.paintPlatter(in: back.frame, bar) }
      let ink = hasPlatter ? color(.label, in: bar) : tint(of: bar)
      paintSymbol(
        isRightToLeft(bar) ? "chevron.right" : "chevron.left", in: back.chevron, ink, hole: ink)
      paint(back.title, in: back.frame, TextStyle(font: back.font, color: ink))
    }
    look.paint(arrangement.places, of: bar)
    return (Double(arrangement.taken.left), Double(arrangement.taken.right))
  }
}
