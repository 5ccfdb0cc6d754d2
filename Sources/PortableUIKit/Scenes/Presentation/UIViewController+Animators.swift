import Foundation

extension UIViewController {
  /// The animators with which this controller's delegate shows its presentation.
  func animatorsForPresentation(
    by presenter: UIViewController, source: UIViewController
  ) -> ContainerTransition.Animators? {
    guard let delegate = transitioningDelegate,
      let animator = delegate.animationController(
        forPresented: self, presenting: presenter, source: source)
    else { return nil }
    return ContainerTransition.Animators(
      animator: animator,
      interactor: delegate.interactionControllerForPresentation(using: animator))
  }

  func animatorsForDismissal() -> ContainerTransition.Animators? {
    guard let delegate = transitioningDelegate,
      let animator = delegate.animationController(forDismissed: self)
    else { return nil }
    return ContainerTransition.Animators(
      animator: animator, interactor: delegate.interactionControllerForDismissal(using: animator))
  }

  /// Has an animator put the presented view into the container and move it.
  func presentAnimated(
    _ presented: UIViewController, _ animators: ContainerTransition.Animators,
    _ coordinator: TransitionCoordinator, _ style: UIModalPresentationStyle,
    in container: UIView, _ window: UIWindow, _ completion: (() -> Void)?
  ) {
    let final = presented.view.frame
    let presenter = presented.presentation.presenting
    let context = AnimatedTransitionContext(
      animator: animators.animator, interactor: animators.interactor, containerView: container,
      from: presenter, to: presented, initial: presenter?.viewIfLoaded?.frame ?? .zero,
      final: final, style: style, movesFrom: presented.presentation.covered != nil
    ) { isComplete in
      // The animator's part keeps the transition; it is let go of when that has ended.
      coordinator.wasCancelled = !isComplete
      coordinator.finish()
    }
    coordinator.animated = context
    coordinator.accompany { [weak presenter] coordinator in
      if coordinator.isCancelled {
        presented.beginDisappearing(animated: true)
        presented.endPresentation(coordinator)
        presenter?.dismiss(animated: false)
      } else {
        if presented.view.superview == nil {
          container.addSubview(presented.view)
          presented.view.frame = final
        }
        presented.endPresentation(coordinator)
      }
      withExtendedLifetime(context) {}
      completion?()
    }
    TraitPass.run(below: window)
    context.start()
    presented.announceIsAppearing()
    window.layoutIfNeeded()
  }

  /// Has an animator take the presented view away; where it does not, it stays.
  func dismissAnimated(
    _ presented: UIViewController, _ animators: ContainerTransition.Animators,
    _ coordinator: TransitionCoordinator, _ style: UIModalPresentationStyle,
    in container: UIView, _ covered: UIViewController?, _ leave: @escaping () -> Void,
    _ completion: (() -> Void)?
  ) {
    let initial = presented.view.frame
    let context = AnimatedTransitionContext(
      animator: animators.animator, interactor: animators.interactor, containerView: container,
      from: presented, to: self, initial: initial, final: viewIfLoaded?.frame ?? .zero,
      style: style, movesTo: covered != nil
    ) { isComplete in
      // The animator's part keeps the transition; it is let go of when that has ended.
      coordinator.wasCancelled = !isComplete
      coordinator.finish()
    }
    coordinator.animated = context
    coordinator.accompany { [self] coordinator in
      if currentTransition === coordinator { currentTransition = nil }
      if coordinator.isCancelled {
        presented.appearanceCause = .none
        presented.currentTransition = nil
        presented.view.frame = initial
        presented.beginAppearanceTransition(true, animated: true)
        presented.endAppearanceTransition()
        if let covered {
          covered.beginDisappearing(animated: true)
          covered.viewIfLoaded?.removeFromSuperview()
          covered.endAppearanceTransition()
        }
      } else {
        leave()
      }
      withExtendedLifetime(context) {}
      completion?()
    }
    context.start()
  }
}
