import Foundation

extension UITabBar {
  /// The font of titles at the top of a tablet.
  package static let topFont = UIFont.systemFont(ofSize: 15, weight: .medium)
  /// Points at each side of a title at the top.
  package static let topSide: CGFloat = 16
  /// Points between the row at the top and the edges of the bar.
  private static let topGap: CGFloat = 4
  /// The height of items at the bottom, whatever the bar covers below.
  private static let itemHeight: CGFloat = 49

  /// The rectangle of all items: the bar's width at the bottom, and a row as wide as the titles at the top.
  package var itemsFrame: CGRect {
    guard standsAtTop else {
      return CGRect(
        x: bounds.minX, y: bounds.minY, width: bounds.width, height: Self.itemHeight)
    }
    let width = min(topWidths.reduce(0, +), max(0, bounds.width - 2 * Self.topSide))
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.minY + Self.topGap, width: width,
      height: max(0, bounds.height - 2 * Self.topGap))
  }

  /// The rectangles of the items, mirrored from right to left.
  package var itemFrames: [CGRect] {
    guard let items, !items.isEmpty else { return [] }
    let row = itemsFrame
    let shares = standsAtTop ? topWidths : items.map { _ in 1 }
    let unit = row.width / shares.reduce(0, +)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = row.minX
    return shares.map { share in
      let width = share * unit
      defer { x += width }
      return CGRect(
        x: isRightToLeft ? row.minX + row.maxX - x - width : x, y: row.minY, width: width,
        height: row.height)
    }
  }

  private var topWidths: [CGFloat] {
    (items ?? []).map {
      singleLineSize(of: $0.title ?? "", font: Self.topFont).width + 2 * Self.topSide
    }
  }

  /// The item at a point, and in a bar that reaches below its items that above the point.
  func item(at point: CGPoint) -> UITabBarItem? {
    guard let items, bounds.contains(point) else { return nil }
    let row = itemsFrame
    let place = standsAtTop ? point : CGPoint(x: point.x, y: row.midY)
    return zip(items, itemFrames).first { $0.1.contains(place) && $0.0.isEnabled }?.0
  }

  /// Chooses an item as a tap does.
  func choose(_ item: UITabBarItem) {
    if let mayChoose, !mayChoose(item) { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// A tap on an item of the tab bar that it is on.
final class TabTapGestureRecognizer: UITapGestureRecognizer {
  /// The item under the finger that came down.
  private weak var item: UITabBarItem?

  init() {
    super.init(target: nil, action: nil)
    addTarget(self, action: TabTapGestureRecognizer.perform)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    item = (view as? UITabBar)?.item(at: location(in: view))
    if item == nil { state = .failed }
  }

  private func perform() {
    if let item { (view as? UITabBar)?.choose(item) }
  }
}
