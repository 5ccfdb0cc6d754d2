import Foundation

extension ContainerTransition {
  /// The object that moves the views of a transition, and the one that follows a finger through it.
  struct Animators {
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  /// The exchange as an animator shows it: it gets both views in a container of its own, in which the old
  /// one stands, and says when it is done. A cancelled transition sends the opposite calls, and `undo`
  /// takes its changes back.
  static func run(
    _ animators: Animators, _ coordinator: TransitionCoordinator, in container: UIViewController,
    _ window: UIWindow, from old: UIViewController, to new: UIViewController, place: () -> Void,
    between: @escaping () -> Void, after: @escaping () -> Void, undo: @escaping () -> Void
  ) {
    guard let host = container.viewIfLoaded, let oldView = old.viewIfLoaded else { return }
    _ = new.view
    old.beginDisappearing(animated: true)
    new.beginAppearanceTransition(true, animated: true)
    let stage = UIView(frame: host.bounds)
    stage.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let oldFrame = oldView.frame
    // The container gives the new view its place, from which the animator takes it; the old one covers it.
    place()
    if let newView = new.viewIfLoaded, newView.superview === host {
      host.insertSubview(stage, aboveSubview: newView)
    } else {
      host.insertSubview(stage, at: 0)
    }
    stage.addSubview(oldView)
    let final = new.viewIfLoaded?.frame ?? host.bounds
    let context = AnimatedTransitionContext(
      animator: animators.animator, interactor: animators.interactor, containerView: stage,
      from: old, to: new, initial: oldFrame, final: final
    ) { isComplete in
      // The animator's part keeps the transition; it is let go of when that has ended.
      coordinator.wasCancelled = !isComplete
      coordinator.finish()
    }
    coordinator.animated = context
    TraitPass.run(below: window)
    new.announceIsAppearing()
    window.layoutIfNeeded()
    coordinator.accompany { coordinator in
      if container.currentTransition === coordinator { container.currentTransition = nil }
      let isComplete = !coordinator.isCancelled
      let staying = isComplete ? new : old
      let leaving = isComplete ? old : new
      if !isComplete {
        leaving.beginDisappearing(animated: true)
        staying.beginAppearanceTransition(true, animated: true)
      }
      if let view = staying.viewIfLoaded {
        host.insertSubview(view, aboveSubview: stage)
        view.frame = isComplete ? final : oldFrame
      }
      if leaving.viewIfLoaded?.isDescendant(of: host) == true {
        leaving.viewIfLoaded?.removeFromSuperview()
      }
      stage.removeFromSuperview()
      if !isComplete { undo() }
      leaving.endAppearanceTransition()
      if isComplete { between() }
      staying.endAppearanceTransition()
      if isComplete { after() }
      withExtendedLifetime(context) {}
    }
    context.start()
  }
}
