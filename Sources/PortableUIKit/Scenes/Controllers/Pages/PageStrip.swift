import Foundation

/// The scroll view of a controller whose pages scroll: three pages long, at rest on the one in the middle.
final class PageStrip: UIScrollView {
  private let isVertical: Bool
  /// Told that a finger left the content on the page before (-1) or after (1) the one in the middle.
  var afterDrag: (Int) -> Void = { _ in }
  private var placedSize = CGSize.zero

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  required init?(coder: NSCoder) {
    isVertical = false
    super.init(coder: coder)
  }

  /// Shows a page so many places after the middle, in reading direction.
  func add(_ page: UIView, at step: Int) {
    let place = UIView(frame: CGRect(origin: origin(of: step), size: bounds.size))
    place.addCovering(page)
    addSubview(place)
  }

  /// Moves the content to a page.
  func scroll(to page: UIView?) {
    if let place = page?.superview, place.superview === self { contentOffset = place.frame.origin }
  }

  /// Has only this page, in the middle.
  func rest(on page: UIView?) {
    for place in subviews where place.subviews.isEmpty { place.removeFromSuperview() }
    page?.superview?.frame.origin = origin(of: 0)
    contentOffset = origin(of: 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard placedSize != bounds.size else { return }
    placedSize = bounds.size
    contentSize = CGSize(
      width: bounds.width * (isVertical ? 1 : 3), height: bounds.height * (isVertical ? 3 : 1))
    contentOffset = origin(of: 0)
    for place in subviews { place.frame = CGRect(origin: contentOffset, size: bounds.size) }
  }

  override func didEndDrag() {
    let way = isVertical ? contentOffset.y - bounds.height : contentOffset.x - bounds.width
    let step = way == 0 ? 0 : (way > 0) == !isMirrored ? 1 : -1
    if step != 0 { afterDrag(step) }
    contentOffset = origin(of: 0)
  }

  private var isMirrored: Bool {
    !isVertical && effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  private func origin(of step: Int) -> CGPoint {
    let place = CGFloat(isMirrored ? 1 - step : 1 + step)
    return CGPoint(
      x: isVertical ? 0 : bounds.width * place, y: isVertical ? bounds.height * place : 0)
  }
}
