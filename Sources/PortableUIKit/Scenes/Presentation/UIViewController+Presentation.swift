import Foundation

extension UIViewController {
  // MARK: The presentation

  /// The manager of this controller's presentation, made on first need (PR-7).
  func makePresentationController() -> UIPresentationController? {
    if let controller = presentation.controller { return controller }
    let made: UIPresentationController
    if let alert = self as? UIAlertController {
      made = alert.makeAlertPresentation()
      presentation.controller = made
      return made
    }
    switch modalPresentationStyle.concrete {
    case .popover:
      made = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .pageSheet, .formSheet:
      made = UISheetPresentationController(presentedViewController: self, presenting: nil)
    case .custom:
      return nil
    default:
      made = UIPresentationController(presentedViewController: self, presenting: nil)
    }
    presentation.controller = made
    return made
  }

  /// The controller above that presents for this one (PR-1): for the context styles the nearest that
  /// defines the context, otherwise the root.
  private func presenter(for presented: UIViewController) -> UIViewController {
    let wantsContext = presented.modalPresentationStyle.isWithinContext
    var controller = self
    while true {
      if wantsContext, controller.definesPresentationContext { return controller }
      guard let parent = controller.parent else { return controller }
      controller = parent
    }
  }

  // MARK: Presenting

  func startPresentation(
    of wanted: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presenter(for: wanted)
    guard let window = checkedWindow(toPresent: wanted, by: presenter) else { return }
    let manager = presentationController(for: wanted, by: presenter)
    manager.presentingViewController = presenter
    manager.decideStyle()
    if let popover = manager as? UIPopoverPresentationController {
      (manager.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
    }
    if let obstacle = manager.obstacle {
      manager.presentingViewController = nil
      manager.decidedStyle = nil
      return UIKitException.raise(obstacle)
    }
    let presented = adaptedController(wanted, manager)
    presented.presentation.controller = manager
    presented.presentation.presenting = presenter
    presenter.presentation.presented = presented
    presented.appearanceCause = .presentation

    let style = manager.effectiveStyle
    let covered = manager.shouldRemovePresentersView ? presenter : nil
    presented.presentation.covered = covered
    let container = makeContainer(for: manager, by: presenter, in: window)
    let coordinator = TransitionCoordinator(
      transition(presented, style, animated: animated, from: presenter, to: presented),
      in: window, containerView: container)
    presented.currentTransition = coordinator
    presenter.currentTransition = coordinator
    manager.delegate?.presentationController(
      manager, willPresentWithAdaptiveStyle: style == manager.presentationStyle ? .none : style,
      transitionCoordinator: coordinator.isAnimated ? coordinator : nil)
    manager.presentationTransitionWillBegin()
    presented.loadViewIfNeeded()
    covered?.beginDisappearing(animated: animated)
    if !window.isHidden { presented.beginAppearanceTransition(true, animated: animated) }
    presented.view.frame = manager.frameOfPresentedViewInContainerView
    if presented.view.frame == container.bounds {
      presented.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
    if coordinator.isAnimated,
      let animators = presented.animatorsForPresentation(by: presenter, source: self)
    {
      return presentAnimated(
        presented, animators, coordinator, style, in: container, window, completion)
    }
    container.addSubview(presented.view)
    TraitPass.run(below: window)
    presented.announceIsAppearing()
    window.layoutIfNeeded()
    coordinator.conduct {
      presented.view.animateArrival(presented.modalTransitionStyle, style, in: container)
    } end: { coordinator in
      presented.endPresentation(coordinator)
      completion?()
    }
  }

  /// Completes this controller's presentation: the presenter's view leaves where it has to.
  func endPresentation(_ coordinator: TransitionCoordinator) {
    let presenter = presentation.presenting
    for controller in [self, presenter] where controller?.currentTransition === coordinator {
      controller?.currentTransition = nil
    }
    let covered = presentation.covered
    covered?.viewIfLoaded?.removeFromSuperview()
    presentation.controller?.presentationTransitionDidEnd(true)
    viewIfLoaded?.window?.updateStatusBar()
    // Measured: the one that comes hears of the end before the one that it covers (UM-1506).
    endAppearanceTransition()
    covered?.endAppearanceTransition()
  }

  private func presentationController(
    for presented: UIViewController, by presenter: UIViewController
  ) -> UIPresentationController {
    if let manager = presented.makePresentationController() { return manager }
    return presented.transitioningDelegate?.presentationController(
      forPresented: presented, presenting: presenter, source: self)
      ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
  }

  /// The controller to be shown: the delegate may give another where the presentation adapts.
  private func adaptedController(
    _ wanted: UIViewController, _ manager: UIPresentationController
  ) -> UIViewController {
    guard manager.effectiveStyle != manager.presentationStyle else { return wanted }
    return manager.delegate?.presentationController(
      manager, viewControllerForAdaptivePresentationStyle: manager.effectiveStyle) ?? wanted
  }

  /// Puts the view in which the presentation takes place over the views it covers.
  private func makeContainer(
    for manager: UIPresentationController, by presenter: UIViewController, in window: UIWindow
  ) -> PresentationContainerView {
    let isWithinContext = !manager.shouldPresentInFullscreen
    let container = PresentationContainerView(
      frame: isWithinContext ? presenter.view.frame : window.bounds)
    container.presentationController = manager
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    manager.containerView = container
    if isWithinContext, let surroundings = presenter.view.superview {
      surroundings.insertSubview(container, aboveSubview: presenter.view)
    } else {
      window.addSubview(container)
    }
    return container
  }

  private func transition(
    _ presented: UIViewController, _ style: UIModalPresentationStyle, animated: Bool,
    from: UIViewController, to: UIViewController
  ) -> TransitionCoordinator.Description {
    let covers = presented.modalTransitionStyle == .coverVertical && style != .popover
    var description = TransitionCoordinator.Description(
      duration: covers ? TransitionDuration.cover : TransitionDuration.dissolve)
    if covers { description.curve = TransitionDuration.coverCurve }
    description.isAnimated = animated
    description.presentationStyle = style
    (description.from, description.to) = (from, to)
    return description
  }

  // MARK: Refusals

  /// The window to present in, after the checks UIKit makes: those of misuse raise, those of timing
  /// warn (PR-5). Nothing has changed where the answer is nil.
  private func checkedWindow(
    toPresent presented: UIViewController, by presenter: UIViewController
  ) -> UIWindow? {
    if presented === self || presented === presenter {
      UIKitException.raise(
        .invalidArgument(
          "Application tried to present modal view controller on itself. Presenting controller is "
            + "\(self)."))
      return nil
    }
    if let other = presented.presentation.presenting, other !== presenter {
      UIKitException.raise(
        .invalidArgument(
          "Application tried to present modally a view controller \(presented) that is already "
            + "being presented by \(other)."))
      return nil
    }
    if let parent = presented.parent {
      UIKitException.raise(
        .invalidArgument(
          "Application tried to present modally a view controller \(presented) that has a parent "
            + "view controller \(parent)."))
      return nil
    }
    if let current = presenter.presentation.presented {
      Platform.current.diagnostics.warning?(
        "Attempt to present \(presented) on \(presenter) (from \(self)) which is already presenting "
          + "\(current)")
      return nil
    }
    guard let window = viewIfLoaded?.window, presenter.viewIfLoaded?.window != nil else {
      Platform.current.diagnostics.warning?(
        "Attempt to present \(presented) on \(self) whose view is not in the window hierarchy!")
      return nil
    }
    return window
  }

  // MARK: Dismissing

  /// Dismisses the controller that this one or the nearest above presents, or else this one where it
  /// is itself presented.
  func startDismissal(animated: Bool, completion: (() -> Void)?) {
    var candidate: UIViewController? = self
    while let controller = candidate, controller.presentation.presented == nil {
      candidate = controller.parent
    }
    guard let presenter = candidate, let presented = presenter.presentation.presented else {
      guard let presentingViewController else {
        completion?()
        return
      }
      presentingViewController.dismiss(animated: animated, completion: completion)
      return
    }
    if presented.appearanceCause == .dismissal {
      Platform.current.diagnostics.warning?(
        "Attempt to dismiss from view controller \(self) while a presentation or dismiss is in "
          + "progress!")
      return
    }
    presented.currentTransition?.finish()
    // Whatever the presented one presents goes with it, and those in between are not seen.
    presented.abandonPresentations()
    presenter.dismissPresented(presented, animated: animated, completion: completion)
  }

  private func dismissPresented(
    _ presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    guard let manager = presented.presentation.controller, let container = manager.containerView,
      let window = container.window
    else {
      forget(presented)
      completion?()
      return
    }
    let covered = presented.presentation.covered
    let style = manager.effectiveStyle
    presented.appearanceCause = .dismissal
    let coordinator = TransitionCoordinator(
      transition(presented, style, animated: animated, from: presented, to: self), in: window,
      containerView: container)
    presented.currentTransition = coordinator
    currentTransition = coordinator
    manager.dismissalTransitionWillBegin()
    presented.beginDisappearing(animated: animated)
    if let covered { bringBack(covered, below: container, in: window, animated: animated) }
    let leave = { [self, weak window] in
      takeAway(presented, manager)
      window?.updateStatusBar()
      // As in published traces, the one that comes back hears of the end first (UM-1506).
      covered?.endAppearanceTransition()
      presented.endAppearanceTransition()
    }
    if !coordinator.isAnimated { leave() }
    if coordinator.isAnimated, let animators = presented.animatorsForDismissal() {
      return dismissAnimated(
        presented, animators, coordinator, style, in: container, covered, leave, completion)
    }
    coordinator.conduct {
      if coordinator.isAnimated {
        presented.view.animateDeparture(presented.modalTransitionStyle, style, in: container)
      }
    } end: { [self] coordinator in
      if currentTransition === coordinator { currentTransition = nil }
      if coordinator.wasAnimated { leave() }
      completion?()
    }
  }

  /// Takes the views of a presentation away and forgets it.
  private func takeAway(_ presented: UIViewController, _ manager: UIPresentationController) {
    manager.dismissalTransitionDidEnd(true)
    manager.containerView?.removeFromSuperview()
    presented.viewIfLoaded?.removeFromSuperview()
    manager.containerView = nil
    manager.traits.current = nil
    forget(presented)
  }

  /// Ends the presentations by this controller and those in it, at once and without bringing back
  /// the views that they cover: none of the views stays.
  func abandonPresentations() {
    presentation.presented?.finishTransition()
    if let presented = presentation.presented {
      presented.abandonPresentations()
      presented.appearanceCause = .dismissal
      if let manager = presented.presentation.controller {
        manager.dismissalTransitionWillBegin()
        takeAway(presented, manager)
      } else {
        forget(presented)
      }
    }
    for child in children { child.abandonPresentations() }
  }

  /// Puts the view that left for a presentation back where it was (PR-4).
  private func bringBack(
    _ covered: UIViewController, below container: UIView, in window: UIWindow, animated: Bool
  ) {
    guard let host = container.superview else { return }
    if !window.isHidden { covered.beginAppearanceTransition(true, animated: animated) }
    covered.view.frame = container.frame
    host.insertSubview(covered.view, belowSubview: container)
    TraitPass.run(below: window)
    covered.announceIsAppearing()
  }

  private func forget(_ presented: UIViewController) {
    presented.currentTransition = nil
    presented.presentation.presenting = nil
    presented.presentation.covered = nil
    if let manager = presented.presentation.controller {
      manager.presentingViewController = nil
      // Where the presentation was adapted, the controller that was to be shown has it too.
      manager.presentedViewController.presentation.controller = nil
    }
    presented.presentation.controller = nil
    presentation.presented = nil
  }
}

extension UIView {
  /// Shows a view that has just come into `container` on its way there.
  fileprivate func animateArrival(
    _ transition: UIModalTransitionStyle, _ style: UIModalPresentationStyle, in container: UIView
  ) {
    if transition == .coverVertical, style != .popover {
      let below = CGPoint(x: center.x, y: center.y + container.bounds.maxY - frame.minY)
      animateChange(of: "position", from: .point(below))
    } else {
      animateChange(of: "opacity", from: .numbers([0]))
    }
  }

  /// Shows a view that is about to leave on its way out; its place in the model stays.
  fileprivate func animateDeparture(
    _ transition: UIModalTransitionStyle, _ style: UIModalPresentationStyle, in container: UIView
  ) {
    if transition == .coverVertical, style != .popover {
      let below = CGPoint(x: center.x, y: center.y + container.bounds.maxY - frame.minY)
      AnimationRun.current?.addDeparture("position", of: layer, to: .point(below))
    } else {
      AnimationRun.current?.addDeparture("opacity", of: layer, to: .numbers([0]))
    }
  }
}
