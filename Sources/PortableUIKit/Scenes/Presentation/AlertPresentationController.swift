import Foundation

/// Dims the views behind an alert and puts it in the middle of the safe area, 320 points wide (measured
/// with iOS 26).
final class AlertPresentationController: UIPresentationController {
  private let dimming = UIView()

  static let width: CGFloat = 320

  override var shouldPresentInFullscreen: Bool { true }
  override var shouldRemovePresentersView: Bool { false }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let containerView else { return .zero }
    let room = containerView.bounds.inset(by: containerView.safeAreaInsets)
    let width = min(AlertPresentationController.width, max(0, room.width - 16))
    let view = presentedViewController.view as? AlertView
    let height = min(view?.height(width: width) ?? 0, max(0, room.height - 16))
    return CGRect(
      x: containerView.bounds.midX - width / 2,
      y: ((room.midY - height / 2) * screen.scale).rounded() / screen.scale, width: width,
      height: height)
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = metrics.dimmingColor
    dimming.accessibilityElementsHidden = true
    containerView.insertSubview(dimming, at: 0)
    containerView.accessibilityViewIsModal = true
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dimming.removeFromSuperview() }
  }

  /// A touch beside the buttons of an action sheet stands for its cancelling one.
  override func touchedOutside() {
    guard let alert = presentedViewController as? UIAlertController,
      alert.preferredStyle == .actionSheet,
      let cancel = alert.actions.first(where: { $0.style == .cancel })
    else { return }
    alert.choose(cancel)
  }

  override func containerViewDidLayoutSubviews() {
    let frame = frameOfPresentedViewInContainerView
    if let view = presentedView, view.frame != frame { view.frame = frame }
  }
}
