import Foundation

/// The view in which a presentation takes place; it covers the window or the presentation context.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?
  /// Whether touches beside the presented view go to the views below.
  var passesTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self else { return hit }
    return passesTouches || presentationController?.passesTouch(at: point) == true ? nil : hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if touches.contains(where: { $0.view === self }) { presentationController?.touchedOutside() }
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    presentationController?.placePresentedView()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
