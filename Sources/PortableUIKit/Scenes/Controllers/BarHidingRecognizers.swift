import Foundation

/// A drag that hides and shows the bars of a navigation controller, beside that of a scroll view.
final class BarHidingPanGestureRecognizer: UIPanGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(
    by preventingGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UINavigationController {
  /// How far in points a finger goes up or down before the bars go or come (not measured).
  private static let hidingDistance: CGFloat = 30

  /// Has a finger on the view hide and show the bars, or not.
  func hidingGesturesDidChange() {
    guard isViewLoaded else { return }
    set(barHideOnSwipeGestureRecognizer, isOn: hidesBarsOnSwipe)
    set(barHideOnTapGestureRecognizer, isOn: hidesBarsOnTap)
  }

  private func set(_ recognizer: UIGestureRecognizer, isOn: Bool) {
    if isOn, recognizer.view == nil {
      view.addGestureRecognizer(recognizer)
    } else if !isOn, recognizer.view != nil {
      view.removeGestureRecognizer(recognizer)
    }
  }

  func followHidingPan(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .changed || pan.state == .ended else { return }
    let way = pan.translation(in: nil)
    guard abs(way.y) > abs(way.x), abs(way.y) >= Self.hidingDistance else { return }
    hideBars(way.y < 0)
  }

  func followHidingTap(_ tap: UITapGestureRecognizer) { hideBars(!isNavigationBarHidden) }

  private func hideBars(_ isHidden: Bool) {
    if isNavigationBarHidden != isHidden { setNavigationBarHidden(isHidden, animated: true) }
    // A toolbar goes and comes with the bar where it has items.
    guard topViewController?.toolbarItems?.isEmpty == false else { return }
    if isToolbarHidden != isHidden { setToolbarHidden(isHidden, animated: true) }
  }
}
