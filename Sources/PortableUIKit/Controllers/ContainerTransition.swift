import Foundation

/// The exchange of one child's view for another's by a container (LC-26).
@MainActor enum ContainerTransition {
  /// Sends the old child `viewWillDisappear`, the new one `viewWillAppear`; moves the views by
  /// `place`; sends `viewIsAppearing`; and ends both in the next turn, the old one first.
  ///
  /// Without a visible container only the views move.
  static func run(
    in container: UIViewController, from old: UIViewController?, to new: UIViewController?,
    animated: Bool, place: () -> Void
  ) {
    let window = container.viewIfLoaded?.window
    guard container.appearance.isVisible, let window else {
      old?.viewIfLoaded?.removeFromSuperview()
      place()
      return
    }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    place()
    TraitPass.run(below: window)
    new?.announceIsAppearing()
    // The old view leaves when the new one has been laid out.
    window.layoutIfNeeded()
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
    window.atNextTurn { new?.endAppearanceTransition() }
  }
}
