import Foundation

/// Where the buttons of a bar stand, in the bar's coordinates; the widths of texts are up to the measuring
/// code.
package struct BarItemArrangement {
  package struct Place {
    package let item: UIBarButtonItem
    package let frame: CGRect
    /// Whether the button stands on a platter of glass.
    package let hasPlatter: Bool
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
    let measures = bar.measures.barButtons
    let line = bar.line(
      y: bar.bounds.minY, height: min(measures.toolbarHeight, bar.bounds.height))
    let items = (bar.items ?? []).filter { !$0.isHidden }
    let widths = items.map { measures.width(of: $0.content, measuring: width) }
    let gaps = measures.gaps(between: items)
    let springs = items.count { $0.systemItem == .flexibleSpace }
    let free = max(0, line.width - widths.reduce(0, +) - gaps.reduce(0, +))
    let spring = springs > 0 ? free / CGFloat(springs) : 0
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (index, item) in items.enumerated() {
      let width = item.systemItem == .flexibleSpace ? spring : widths[index]
      let left = isRightToLeft ? line.maxX - x - width : line.minX + x
      add(item, CGRect(x: left, y: line.minY, width: width, height: line.height), measures)
      x += width + (index < gaps.count ? gaps[index] : 0)
    }
  }

  /// The buttons and the way back at both ends of a navigation bar.
  @MainActor package init(
    _ bar: UINavigationBar, measuring width: (String, UIFont) -> CGFloat
  ) {
    guard let item = bar.topItem else { return }
    let measures = bar.measures.barButtons
    let line = bar.itemLine
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var leading: CGFloat = 0
    let hasPlace = item.leftBarButtonItems == nil || item.leftItemsSupplementBackButton
    if let previous = bar.backItem, !item.hidesBackButton, hasPlace {
      let back =
        measures.hasPlatters
        ? Back(onPlatterOf: line, isRightToLeft, measures)
        : Back(to: previous, in: line, isRightToLeft, measuring: width)
      leading = measures.hasPlatters ? measures.leastWidth + measures.gap : back.frame.width + 20
      self.back = back
    }
    leading = place(
      item.leftBarButtonItems ?? [], in: line, after: leading, atLeft: !isRightToLeft, measures,
      measuring: width)
    let trailing = place(
      item.rightBarButtonItems ?? [], in: line, after: 0, atLeft: isRightToLeft, measures,
      measuring: width)
    taken = isRightToLeft ? (trailing, leading) : (leading, trailing)
  }

  /// Places the buttons at one end, the outermost first, after the width that is taken there; answers the
  /// width that is taken then.
  @MainActor private mutating func place(
    _ items: [UIBarButtonItem], in line: CGRect, after room: CGFloat, atLeft: Bool,
    _ measures: SystemMeasures.BarButtons, measuring width: (String, UIFont) -> CGFloat
  ) -> CGFloat {
    var taken = room
    for item in items where !item.isHidden {
      let room = min(
        measures.width(of: item.content, measuring: width), max(0, line.width - taken))
      let x = atLeft ? line.minX + taken : line.maxX - taken - room
      add(item, CGRect(x: x, y: line.minY, width: room, height: line.height), measures)
      taken += room + measures.gap
    }
    return taken
  }

  @MainActor private mutating func add(
    _ item: UIBarButtonItem, _ frame: CGRect, _ measures: SystemMeasures.BarButtons
  ) {
    let hasPlatter: Bool
    switch item.content {
    case .text, .image: hasPlatter = measures.hasPlatters && frame.width > 0
    case .view, .space, .flexibleSpace: hasPlatter = false
    }
    places.append(Place(item: item, frame: frame, hasPlatter: hasPlatter))
  }

  /// The buttons with views of their own.
  @MainActor var placedViews: [BarItemViews.Place] {
    places.compactMap { place in
      place.item.customView.map { BarItemViews.Place(view: $0, room: place.frame) }
    }
  }
}

extension BarItemArrangement.Back {
  /// The arrow and the title of the item before.
  @MainActor init(
    to previous: UINavigationItem, in line: CGRect, _ isRightToLeft: Bool,
    measuring width: (String, UIFont) -> CGFloat
  ) {
    title = previous.shownBackTitle
    font = UIFont.systemFont(ofSize: 17)
    let room = title.isEmpty ? 0 : min(width(title, font) + 1, line.width / 3)
    frame = CGRect(
      x: isRightToLeft ? line.maxX - 8 - room : line.minX + 8, y: line.minY, width: room,
      height: line.height)
    chevron = CGRect(
      x: isRightToLeft ? line.maxX + 8 - 12 : line.minX - 8, y: line.midY - 10.5, width: 12,
      height: 21)
  }

  /// The arrow alone on its platter.
  init(onPlatterOf line: CGRect, _ isRightToLeft: Bool, _ measures: SystemMeasures.BarButtons) {
    title = ""
    font = UIFont.systemFont(ofSize: 17)
    let width = measures.leastWidth
    frame = CGRect(
      x: isRightToLeft ? line.maxX - width : line.minX, y: line.minY, width: width,
      height: line.height)
    chevron = CGRect(x: frame.midX - 6, y: line.midY - 10.5, width: 12, height: 21)
  }
}

extension SystemMeasures.BarButtons {
  /// The width in points of a button with a content.
  @MainActor fileprivate func width(
    of content: BarItemContent, measuring width: (String, UIFont) -> CGFloat
  ) -> CGFloat {
    let own = content.width(measuring: width)
    switch content {
    case .text where own > 0: return max(leastWidth, own + 2 * titleInset)
    case .image: return max(leastWidth, own)
    case .text, .view, .space, .flexibleSpace: return own
    }
  }

  /// The distances between buttons of a toolbar.
  @MainActor fileprivate func gaps(between items: [UIBarButtonItem]) -> [CGFloat] {
    zip(items, items.dropFirst()).map { hasPlatters && ($0.isSpace || $1.isSpace) ? 0 : toolbarGap }
  }
}

extension UIBarButtonItem {
  fileprivate var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }
}

extension UIView {
  /// The side margins of root views in the window.
  var rootSide: CGFloat {
    let room = (window ?? self).bounds
    return measures.rootMargin(inWindow: window == nil ? room.width : min(room.width, room.height))
  }

  /// A line of buttons across a bar, inside of the safe area and the margins.
  fileprivate func line(y: CGFloat, height: CGFloat) -> CGRect {
    var (left, right) = (safeAreaInsets.left + rootSide, safeAreaInsets.right + rootSide)
    if self is UINavigationBar, traitCollection.verticalSizeClass == .compact,
      let side = measures.barButtons.compactSide
    {
      (left, right) = (side, side)
    }
    return CGRect(
      x: bounds.minX + left, y: y, width: max(0, bounds.width - left - right), height: height)
  }
}

extension UINavigationBar {
  /// Whether the title stands large below the line of the buttons.
  var showsLargeTitle: Bool {
    guard prefersLargeTitleOfTopItem else { return false }
    // A title that is half gone is shown small in the middle of the bar.
    return partsBelowLine.map { $0.title >= measures.largeTitleTextHeight }
      ?? (bounds.height >= measures.barButtons.height + measures.largeTitleHeight)
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

  /// The line of the buttons at the bottom of the bar, above a large title, or at the top of the bar where they stand on
  /// platters. A bar that reaches up to the edge of the screen has its line at its bottom all the same; the line fills the
  /// higher bars of tablets and sheets (UM-1609).
  var itemLine: CGRect {
    let below =
      partsBelowLine.map { $0.title + $0.search }
      ?? (showsLargeTitle ? measures.largeTitleHeight : 0)
    let (measure, buttons) = (measures.navigationBar, measures.barButtons)
    let isCompact = traitCollection.verticalSizeClass == .compact
    let room = bounds.height - below - (hasPrompt && !isCompact ? measures.promptHeight : 0)
    let isHigh = room > measure.height && room <= max(measure.padHeight, measure.sheetHeight)
    let height = isHigh ? room : min(buttons.height, bounds.height)
    let bottom = bounds.maxY - below
    return line(y: bottom - (buttons.hasPlatters ? max(room, height) : height), height: height)
  }

  /// The views of the top item, and the rooms in which they stand.
  var placedViews: [BarItemViews.Place] {
    let arrangement = arrangement
    var views = arrangement.placedViews
    if let title = topItem?.titleView {
      views.append(.init(view: title, room: titleRoom(between: arrangement.taken, title)))
    }
    return views
  }

  /// The room of a title view: in the middle of the bar, or as near to it as the buttons let it.
  private func titleRoom(between taken: (left: CGFloat, right: CGFloat), _ title: UIView) -> CGRect
  {
    let line = itemLine
    let room = CGRect(
      x: line.minX + taken.left, y: line.minY, width: max(0, line.width - taken.left - taken.right),
      height: line.height)
    let width = min(title.sizeInBar(within: room.size).width, room.width)
    let x = max(room.minX, min(bounds.midX - width / 2, room.maxX - width))
    return CGRect(x: x, y: line.minY, width: width, height: line.height)
  }
}
