import Foundation

/// A table or a collection, whose rows may be drawn aside.
@MainActor protocol RowSwipeHost: UIScrollView {
  /// The row whose actions a swipe has brought out.
  var swipe: RowSwipe? { get set }
  var swipeRecognizer: RowSwipeRecognizer { get }
  /// Whether rows may be drawn aside now.
  var mayBeSwiped: Bool { get }
  /// The row at a point of the content.
  func swipedPath(at point: CGPoint) -> IndexPath?
  func swipeConfiguration(for path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// The frame of a row that is not drawn aside.
  func swipedFrame(of path: IndexPath) -> CGRect
  /// The place among the subviews behind all rows.
  var lowestRowIndex: Int { get }
  func swipeWillOpen(_ path: IndexPath)
  func swipeDidChange(_ path: IndexPath, isOpen: Bool)
}

extension RowSwipeHost {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where the finger of the drag came down.
  private var swipeStart: CGPoint {
    let (way, point) = (swipeRecognizer.translation(in: self), swipeRecognizer.location(in: self))
    return CGPoint(x: point.x - way.x, y: point.y - way.y)
  }

  /// Whether the finger goes across a row that has actions on that side.
  func mayBeginSwipe() -> Bool {
    guard mayBeSwiped else { return false }
    let way = swipeRecognizer.translation(in: self)
    guard abs(way.x) > abs(way.y), let path = swipedPath(at: swipeStart) else { return false }
    if swipe?.path == path { return true }
    return swipeConfiguration(for: path, isLeading: (way.x > 0) != isRightToLeft) != nil
  }

  /// Whether a drag scrolls: one across a row with actions does not, and any other puts the open row back.
  func leavesDragToScrolling() -> Bool {
    if mayBeginSwipe() { return false }
    closeSwipe()
    return true
  }

  func followSwipe(_ recognizer: UIPanGestureRecognizer) {
    let way = recognizer.translation(in: self)
    switch recognizer.state {
    case .began, .changed:
      if swipe == nil || recognizer.state == .began {
        guard let path = swipedPath(at: swipeStart) else { return }
        if swipe?.path != path { openSwipe(path, isLeading: (way.x > 0) != isRightToLeft) }
        swipe?.distanceAtStart = swipe?.distance ?? 0
      }
      guard let swipe else { return }
      let outward = swipe.isLeading != isRightToLeft ? way.x : -way.x
      swipe.distance = max(0, swipe.distanceAtStart + outward)
      setNeedsLayout()
    case .ended:
      guard let swipe else { return }
      if swipe.distance > bounds.width / 2, swipe.configuration.performsFirstActionWithFullSwipe {
        perform(0, of: swipe)
      } else if swipe.distance > swipe.openDistance / 2 {
        swipe.distance = swipe.openDistance
        setNeedsLayout()
      } else {
        closeSwipe()
      }
    case .cancelled: closeSwipe()
    case .possible, .failed: break
    }
  }

  private func openSwipe(_ path: IndexPath, isLeading: Bool) {
    closeSwipe()
    guard let configuration = swipeConfiguration(for: path, isLeading: isLeading) else { return }
    swipeWillOpen(path)
    let opened = RowSwipe(path, configuration, isLeading: isLeading)
    for (index, button) in opened.buttons.enumerated() {
      button.addAction(
        UIAction { [weak self, weak opened] _ in
          if let self, let opened { perform(index, of: opened) }
        }, for: .primaryActionTriggered)
      insertSubview(button, at: lowestRowIndex)
    }
    swipe = opened
    swipeDidChange(path, isOpen: true)
  }

  private func perform(_ index: Int, of swipe: RowSwipe) {
    let action = swipe.configuration.actions[index]
    action.handler(action, swipe.buttons[index]) { [weak self] _ in self?.closeSwipe() }
  }

  /// Puts the row back over its buttons.
  func closeSwipe() {
    guard let closed = swipe else { return }
    swipe = nil
    for button in closed.buttons { button.removeFromSuperview() }
    swipeDidChange(closed.path, isOpen: false)
    setNeedsLayout()
  }

  /// How far in points a row is drawn aside.
  func swipeOffset(of path: IndexPath) -> CGFloat {
    guard let swipe, path == swipe.path else { return 0 }
    return swipe.isLeading != isRightToLeft ? swipe.distance : -swipe.distance
  }

  func placeSwipe() {
    guard let swipe else { return }
    swipe.place(
      beside: swipedFrame(of: swipe.path), atRight: swipe.isLeading == isRightToLeft)
  }
}
