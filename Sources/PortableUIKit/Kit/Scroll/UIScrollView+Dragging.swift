import Foundation

extension UIScrollView {
  // MARK: Room

  /// The offsets between which the content fills the view, with the adjusted inset around it.
  private var offsetRange: (least: CGPoint, most: CGPoint) {
    let inset = adjustedContentInset
    // The parts of the bar that have gone come back before the content is at its top.
    let least = CGPoint(x: -inset.left, y: -inset.top - collapsingBar.gone)
    return (
      least,
      CGPoint(
        x: max(least.x, contentSize.width + inset.right - bounds.width),
        y: max(least.y, contentSize.height + inset.bottom - bounds.height))
    )
  }

  /// An offset, moved between the ends.
  func nearestOffset(to offset: CGPoint) -> CGPoint {
    let (least, most) = offsetRange
    return CGPoint(
      x: min(max(offset.x, least.x), most.x), y: min(max(offset.y, least.y), most.y))
  }

  /// Whether a finger can move the content: where the content exceeds the room, or where it bounces
  /// always.
  private var scrollableAxes: (horizontal: Bool, vertical: Bool) {
    let (least, most) = offsetRange
    return (
      most.x > least.x || (bounces && alwaysBounceHorizontal),
      most.y > least.y || (bounces && alwaysBounceVertical)
    )
  }

  func alongScrollableAxes(_ vector: CGPoint) -> CGPoint {
    let axes = scrollableAxes
    return CGPoint(x: axes.horizontal ? vector.x : 0, y: axes.vertical ? vector.y : 0)
  }

  /// The part of a vector along which the present drag moves the content.
  private func alongFreeAxes(_ vector: CGPoint) -> CGPoint {
    let vector = alongScrollableAxes(vector)
    return directionLock?.along(vector) ?? vector
  }

  // MARK: Dragging

  /// Whether the content may be taken from the view that is touched, where that has been told of the
  /// touch.
  func mayTakeTouches(of recognizer: UIGestureRecognizer) -> Bool {
    recognizer.gestureTouches.allSatisfy { touch in
      guard let view = touch.view, view !== self,
        window?.touchDelivery.isKnownToView(touch) ?? false
      else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  func drag(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      isDragging = true
      dragStart = contentOffset
      directionLock = nil
      scrollDelegate?.scrollViewWillBeginDragging(self)
      dismissKeyboardOnDrag()
      follow(pan)
    case .changed:
      follow(pan)
    case .ended:
      dismissKeyboardInteractively(pan)
      endDragging(velocity: alongFreeAxes(pan.velocity(in: self)))
    case .cancelled:
      endDragging(velocity: .zero)
    case .possible, .failed:
      break
    }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let translation = alongScrollableAxes(pan.translation(in: self))
    if isDirectionalLockEnabled, directionLock == nil, translation != .zero {
      directionLock = ScrollDirectionLock(translation)
    }
    let travel = alongFreeAxes(translation)
    let (least, most) = offsetRange
    let offset = CGPoint(
      x: reached(dragStart.x - travel.x, least.x, most.x, bounds.width),
      y: reached(dragStart.y - travel.y, least.y, most.y, bounds.height))
    if offset != contentOffset { contentOffset = offset }
  }

  /// The offset for a wanted one: beyond the ends the content resists, or stops where it does not
  /// bounce.
  ///
  /// The distance beyond the end is `(1 − 1 / (0.55 x / d + 1)) d` for a finger `x` points past the
  /// end in a view of extent `d` (measured with iOS 26).
  private func reached(
    _ offset: CGFloat, _ least: CGFloat, _ most: CGFloat, _ extent: CGFloat
  ) -> CGFloat {
    let inside = min(max(offset, least), most)
    let beyond = abs(offset - inside)
    guard bounces, beyond > 0, extent > 0 else { return inside }
    let shown = (1 - 1 / (0.55 * beyond / extent + 1)) * extent
    return offset < inside ? inside - shown : inside + shown
  }

  /// Lets go of the content, which comes to rest at once where the delegate wants it: there is no
  /// momentum.
  private func endDragging(velocity: CGPoint) {
    let perMillisecond = CGPoint(
      x: velocity.x == 0 ? 0 : -velocity.x / 1000, y: velocity.y == 0 ? 0 : -velocity.y / 1000)
    var target = restingOffset(near: restingOffset, velocity: perMillisecond)
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: perMillisecond, targetContentOffset: &target)
    refreshControl?.pulled(by: -adjustedContentInset.top - contentOffset.y)
    if refreshControl?.isRefreshing == true {
      target.y = max(target.y, -adjustedContentInset.top)
      if contentOffset.y < -adjustedContentInset.top { target.y = -adjustedContentInset.top }
    }
    isDragging = false
    let goesOn = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    defer { didEndDrag() }
    guard goesOn else { return }
    isDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    isDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// Content does not rest while a part of the bar above is half gone, if there is enough of it.
  private func besideCollapsingBar(_ y: CGFloat) -> CGFloat {
    let (least, most) = offsetRange
    return min(least.y + collapsingBar.rest(at: y - least.y), most.y)
  }

  /// Where the content comes to rest by itself: inside its ends, and on a whole page where it pages.
  private var restingOffset: CGPoint {
    var offset = nearestOffset(to: contentOffset)
    offset.y = besideCollapsingBar(offset.y)
    guard isPagingEnabled else { return offset }
    if bounds.width > 0 { offset.x = (offset.x / bounds.width).rounded() * bounds.width }
    if bounds.height > 0 { offset.y = (offset.y / bounds.height).rounded() * bounds.height }
    return nearestOffset(to: offset)
  }
}
