import Foundation

/// The view in which a presentation takes place; it covers the window or the presentation context.
final class PresentationContainerView: UIView {
  weak var presentationController: UIPresentationController?

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
