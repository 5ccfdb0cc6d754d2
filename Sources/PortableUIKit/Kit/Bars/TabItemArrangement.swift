import Foundation

/// Where the items of a tab bar stand, in the bar's coordinates: the title below the image, beside it on a phone on its
/// side and in regular width, or alone where the bar stands at the top of a tablet.
@MainActor package struct TabItemArrangement {
  package enum Style: Sendable {
    case stacked
    case inline
    case titleOnly
  }

  package let style: Style
  /// The platter behind the items, where they float over the content.
  package let platter: CGRect?
  /// The rooms of the items, in their order.
  package let cells: [CGRect]
  /// The font of titles without attributes of their own.
  package let font: UIFont

  private let measures: SystemMeasures
  /// The size in points of an image, and its distance from the top of the bar and from a title beside it. The smaller
  /// image stands in bars on phones on their side.
  private static let imageSize = CGSize(width: 28, height: 26)
  private static let compactImageSize = CGSize(width: 18, height: 18)
  private static let imageTop: CGFloat = 5
  private static let inlineGap: CGFloat = 6

  package init(_ bar: UITabBar) {
    measures = bar.measures
    let traits = bar.traitCollection
    let isCompact = traits.verticalSizeClass == .compact
    style =
      bar.isOnTop
      ? .titleOnly
      : isCompact || traits.horizontalSizeClass == .regular ? .inline : .stacked
    switch style {
    case .stacked: font = .systemFont(ofSize: 10, weight: .medium)
    case .inline: font = .systemFont(ofSize: isCompact ? 12 : 13, weight: .medium)
    case .titleOnly: font = .systemFont(ofSize: 15, weight: .medium)
    }
    let items = bar.items ?? []
    let bounds = bar.bounds
    let line = isCompact ? measures.compactTabBarHeight : measures.tabBarHeight
    let height = style == .titleOnly ? bounds.height : min(bounds.height, line)
    let rightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if style == .stacked, let platter = measures.tabPlatter, !items.isEmpty {
      let (rect, cells) = Self.float(items.count, in: bar, platter, rightToLeft)
      (self.platter, self.cells) = (rect, cells)
      return
    }
    platter = nil
    guard style == .titleOnly else {
      cells = Self.cells(items.count, in: bar, height, rightToLeft)
      return
    }
    cells = Self.titles(of: items, font, in: bar, height, rightToLeft)
  }

  /// A platter in the middle of the bar, and the tabs on it; both are narrower where there is no room.
  private static func float(
    _ count: Int, in bar: UITabBar, _ platter: SystemMeasures.TabPlatter, _ rightToLeft: Bool
  ) -> (CGRect, [CGRect]) {
    let bounds = bar.bounds
    let room = max(0, bounds.width - 2 * bar.rootSide)
    let width = min(platter.tabWidth * CGFloat(count) + platter.sides, room)
    let rect = CGRect(
      x: bounds.midX - width / 2, y: bounds.minY, width: width, height: platter.height)
    let tab = max(0, width - platter.sides) / CGFloat(count)
    let cells = (0..<count).map { index in
      let place = rightToLeft ? count - 1 - index : index
      return CGRect(
        x: rect.minX + platter.sides / 2 + tab * CGFloat(place), y: rect.minY, width: tab,
        height: platter.height)
    }
    return (rect, cells)
  }

  /// The width and distance in points of items in the middle that are given none.
  private static let centeredWidth: CGFloat = 76
  private static let centeredSpacing: CGFloat = 34

  /// Items of the same width, all over the bar or in its middle.
  private static func cells(
    _ count: Int, in bar: UITabBar, _ height: CGFloat, _ rightToLeft: Bool
  ) -> [CGRect] {
    let bounds = bar.bounds
    var (start, width, step) = (bounds.minX, bounds.width / CGFloat(max(1, count)), CGFloat(0))
    step = width
    if bar.itemPositioning == .centered {
      width = bar.itemWidth > 0 ? bar.itemWidth : centeredWidth
      step = width + (bar.itemSpacing > 0 ? bar.itemSpacing : centeredSpacing)
      start = bounds.midX - (step * CGFloat(count) - (step - width)) / 2
    }
    return (0..<count).map { index in
      let place = rightToLeft ? count - 1 - index : index
      return CGRect(
        x: start + step * CGFloat(place), y: bounds.minY, width: width, height: height)
    }
  }

  /// Titles in a row in the middle of the bar, each with 16 points at its sides.
  private static func titles(
    of items: [UITabBarItem], _ font: UIFont, in bar: UITabBar, _ height: CGFloat,
    _ rightToLeft: Bool
  ) -> [CGRect] {
    let widths = items.map { bar.singleLineSize(of: $0.title ?? "", font: font).width + 32 }
    var x = bar.bounds.midX - widths.reduce(0, +) / 2
    let rects = (rightToLeft ? widths.reversed() : widths).map { width in
      defer { x += width }
      return CGRect(x: x, y: bar.bounds.minY, width: width, height: height)
    }
    return rightToLeft ? rects.reversed() : rects
  }

  /// The item at a point of the bar, and in a bar that reaches below its items that above the point.
  func index(at point: CGPoint) -> Int? {
    cells.firstIndex {
      $0.contains(style == .titleOnly ? point : CGPoint(x: point.x, y: min(point.y, $0.midY)))
    }
  }

  /// The rooms of the image and of the title of an item whose title has a width in points.
  package func parts(
    ofItem index: Int, titleWidth: CGFloat, hasImage: Bool, rightToLeft: Bool
  ) -> (image: CGRect, title: CGRect) {
    let cell = cells[index]
    switch style {
    case .titleOnly: return (.zero, cell)
    case .stacked:
      if let platter = measures.tabPlatter, self.platter != nil {
        return (
          CGRect(
            x: cell.midX - Self.imageSize.width / 2,
            y: cell.minY + platter.imageCenter - Self.imageSize.height / 2,
            width: Self.imageSize.width, height: Self.imageSize.height),
          CGRect(
            x: cell.minX, y: cell.minY + platter.titleCenter - 6.5, width: cell.width, height: 13)
        )
      }
      return (
        CGRect(
          x: cell.midX - Self.imageSize.width / 2, y: cell.minY + Self.imageTop,
          width: Self.imageSize.width, height: Self.imageSize.height),
        CGRect(x: cell.minX + 2, y: cell.minY + 33, width: cell.width - 4, height: 13)
      )
    case .inline:
      let isLow = cell.height <= measures.compactTabBarHeight
      let size = !hasImage ? .zero : isLow ? Self.compactImageSize : Self.imageSize
      let gap = hasImage && titleWidth > 0 ? Self.inlineGap : 0
      let title = min(titleWidth, max(0, cell.width - size.width - gap - 4))
      let left = cell.midX - (size.width + gap + title) / 2
      let imageX = rightToLeft ? left + title + gap : left
      let titleX = rightToLeft ? left : left + size.width + gap
      return (
        CGRect(
          x: imageX, y: cell.midY - size.height / 2, width: size.width, height: size.height),
        CGRect(x: titleX, y: cell.minY, width: title, height: cell.height)
      )
    }
  }
}
