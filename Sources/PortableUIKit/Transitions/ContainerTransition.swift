import Foundation

/// The exchange of one child's view for another's by a container (LC-26).
@MainActor enum ContainerTransition {
  /// Sends the old child `viewWillDisappear` and the new one `viewWillAppear`, moves the new view in
  /// by `place`, sends `viewIsAppearing` and lays it out. At the end the old view leaves and the old
  /// child hears `viewDidDisappear`, `between` runs, the new child hears `viewDidAppear`, and `after`
  /// runs.
  ///
  /// Without a visible container only the views move, at once.
  static func run(
    in container: UIViewController, from old: UIViewController?, to new: UIViewController?,
    animated: Bool, animators: Animators? = nil, place: () -> Void,
    between: @escaping () -> Void = {}, after: @escaping () -> Void = {},
    undo: @escaping () -> Void = {}
  ) {
    container.finishTransition()
    guard container.appearance.isVisible, let window = container.viewIfLoaded?.window else {
      if let old, old.viewIfLoaded?.superview === container.viewIfLoaded {
        old.viewIfLoaded?.removeFromSuperview()
      }
      place()
      between()
      after()
      return
    }
    var description = TransitionCoordinator.Description(
      duration: animators?.animator.transitionDuration(using: nil) ?? TransitionDuration.navigation)
    description.isAnimated = animated
    (description.from, description.to) = (old, new)
    let coordinator = TransitionCoordinator(
      description, in: window, containerView: container.viewIfLoaded)
    container.currentTransition = coordinator
    if let animators, coordinator.isAnimated, let old, let new {
      return run(
        animators, coordinator, in: container, window, from: old, to: new, place: place,
        between: between, after: after, undo: undo)
    }
    old?.beginAppearanceTransition(false, animated: animated)
    new?.beginAppearanceTransition(true, animated: animated)
    place()
    TraitPass.run(below: window)
    new?.announceIsAppearing()
    window.layoutIfNeeded()
    coordinator.conduct {
    } end: { coordinator in
      if container.currentTransition === coordinator { container.currentTransition = nil }
      // Somebody may have shown the old child elsewhere meanwhile.
      if let view = old?.viewIfLoaded, container.viewIfLoaded.map(view.isDescendant) == true {
        view.removeFromSuperview()
      }
      old?.endAppearanceTransition()
      between()
      new?.endAppearanceTransition()
      after()
    }
  }
}

extension UIViewController {
  /// Ends the transition that this container still runs: another one begins, or the view leaves its
  /// window and cannot show it any longer.
  func finishTransition() { currentTransition?.finish() }
}
