import Foundation

/// Where the buttons of a bar stand, in the bar's coordinates; the widths of texts are up to the measuring
/// code.
package struct BarItemArrangement {
  package struct Place {
    package let item: UIBarButtonItem
    package let frame: CGRect
  }

  /// The way back, at the leading end of a navigation bar.
  package struct Back {
    package let title: String
    package let font: UIFont
    package let frame: CGRect
    package let chevron: CGRect
  }

  package private(set) var places: [Place] = []
  package private(set) var back: Back?
  /// The widths in points that the buttons at both ends take.
  package private(set) var taken = (left: CGFloat(0), right: CGFloat(0))

  /// The buttons of a toolbar in a row, with flexible spaces between them where there are any.
  @MainActor package init(
    _ bar: UIToolbar, measuring width: (String, UIFont) -> CGFloat
  ) {
    let row = CGRect(
      x: bar.bounds.minX + 16, y: bar.bounds.minY, width: max(0, bar.bounds.width - 32),
      height: min(44, bar.bounds.height))
    let items = bar.items ?? []
    let contents = items.map(\.content)
    let widths = contents.map { $0.width(measuring: width) }
    let springs = contents.count { if case .flexibleSpace = $0 { true } else { false } }
    let gaps = 8 * CGFloat(max(0, items.count - 1))
    let free = max(0, row.width - widths.reduce(0, +) - gaps)
    let spring = springs > 0 ? free / CGFloat(springs) : 0
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (index, content) in contents.enumerated() {
      var width = widths[index]
      if case .flexibleSpace = content { width = spring }
      let left = isRightToLeft ? row.maxX - x - width : row.minX + x
      places.append(
        Place(
          item: items[index],
          frame: CGRect(x: left, y: row.minY, width: width, height: row.height)))
      x += width + 8
    }
  }

  /// The buttons and the way back at both ends of a navigation bar.
  @MainActor package init(
    _ bar: UINavigationBar, measuring width: (String, UIFont) -> CGFloat
  ) {
    guard let item = bar.topItem else { return }
    let line = bar.itemLine
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var leading: CGFloat = 0
    let hasPlace = item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    if let previous = bar.backItem, !item.hidesBackButton, hasPlace {
      let title = previous.shownBackTitle
      let font = UIFont.systemFont(ofSize: 17)
      let room = title.isEmpty ? 0 : min(width(title, font) + 1, line.width / 3)
      back = Back(
        title: title, font: font,
        frame: CGRect(
          x: isRightToLeft ? line.maxX - 8 - room : line.minX + 8, y: line.minY, width: room,
          height: line.height),
        chevron: CGRect(
          x: isRightToLeft ? line.maxX + 8 - 12 : line.minX - 8, y: line.midY - 10.5, width: 12,
          height: 21))
      leading = room + 20
    }
    leading = place(
      item.leftBarButtonItems ?? [], in: line, after: leading, atLeft: !isRightToLeft,
      measuring: width)
    let trailing = place(
      item.rightBarButtonItems ?? [], in: line, after: 0, atLeft: isRightToLeft, measuring: width)
    taken = isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// Places the buttons at one end, the outermost first, after the width that is taken there; answers the
  /// width that is taken then.
  @MainActor private mutating func place(
    _ items: [UIBarButtonItem], in line: CGRect, after room: CGFloat, atLeft: Bool,
    measuring width: (String, UIFont) -> CGFloat
  ) -> CGFloat {
    var taken = room
    for item in items {
      let room = min(item.content.width(measuring: width), max(0, line.width - taken))
      let x = atLeft ? line.minX + taken : line.maxX - taken - room
      places.append(
        Place(item: item, frame: CGRect(x: x, y: line.minY, width: room, height: line.height)))
      taken += room + 12
    }
    return taken
  }
}

extension UINavigationBar {
  /// Whether the title stands large below the line of the buttons.
  var showsLargeTitle: Bool {
    guard prefersLargeTitleOfTopItem else { return false }
    // A title that is half gone is shown small in the middle of the bar.
    return partsBelowLine.map { $0.title >= 41 } ?? (bounds.height >= 96)
  }

  /// The bottom of the large title: that of the bar, or the top of a search bar.
  var largeTitleBottom: CGFloat { bounds.maxY - (partsBelowLine?.search ?? 0) }

  /// Whether the title of the top item is large where there is room: the nearest item from the top down that is
  /// not automatic decides, and an automatic first item is large.
  var prefersLargeTitleOfTopItem: Bool {
    guard prefersLargeTitles else { return false }
    let decisive = items?.last { $0.largeTitleDisplayMode != .automatic }
    return decisive?.largeTitleDisplayMode != .never
  }

  /// Whether the top item has a line above its title.
  var hasPrompt: Bool { topItem?.prompt?.isEmpty == false }

  func titleSizeDidChange() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
  }

  /// The line of the buttons: 44 points at the bottom, above a large title. A bar that reaches up to
  /// the edge of the screen has its line at its bottom all the same; the line fills the higher bars of
  /// tablets and sheets (UM-1609).
  var itemLine: CGRect {
    let below =
      partsBelowLine.map { $0.title + $0.search }
      ?? (showsLargeTitle ? UINavigationBar.largeTitleHeight : 0)
    let measure = measures.navigationBar
    let isCompact = traitCollection.verticalSizeClass == .compact
    let room = bounds.height - below - (hasPrompt && !isCompact ? measures.promptHeight : 0)
    let isHigh = room > measure.height && room <= max(measure.padHeight, measure.sheetHeight)
    let height = isHigh ? room : min(44, bounds.height)
    let bottom = bounds.maxY - below
    return CGRect(
      x: bounds.minX + 16, y: bottom - height, width: max(0, bounds.width - 32), height: height)
  }
}
