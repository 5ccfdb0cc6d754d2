import Foundation

extension UIPresentationController: UITraitChangeObservable, TraitHolder, UIContentContainer {
  /// Traits that this presentation sets for the presented controller (TR-22).
  public var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      presentedViewController.viewIfLoaded?.markNeedsTraitUpdate()
    }
  }

  func traitsWillNotify(previous: UITraitCollection, new: UITraitCollection) {}
  func invalidate(_ method: UpdateMethod) {}

  /// The traits around the presentation: those of its container, before it of the presenter.
  var surroundings: UITraitCollection {
    upcomingTraits ?? containerView?.traitCollection ?? presentingViewController?.traitCollection
      ?? UIScreen.main.traitCollection
  }

  var metrics: PresentationMetrics { screen.presentationMetrics }

  var screen: UIScreen {
    (containerView?.window ?? presentingViewController?.viewIfLoaded?.window)?.screen ?? .main
  }

  /// Decides about the style in the present surroundings (PR-3).
  func decideStyle() {
    let adapted = adaptivePresentationStyle(for: surroundings).concrete
    decidedStyle = adapted == .none ? presentationStyle : adapted
  }

  /// Inherited traits with those that the kind of presentation and its user lay over them.
  func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
    UITraitCollection(
      traitsFrom: [inherited, presentationTraits, overrideTraitCollection].compactMap { $0 })
  }

  /// Brings the presentation's own traits up to date, and answers them for the presented controller.
  func updateTraits(inherited: UITraitCollection) -> UITraitCollection {
    upcomingTraits = nil
    let previous = traits.current
    if previous != nil { decideStyle() }
    let new = traits.resolve(overridden(inherited))
    traits.current = new
    if let previous, !previous.isEqual(new) {
      new.performAsCurrent {
        for registration in traits.handlers(for: new.changedTraits(from: previous)) {
          registration.handler(self, previous)
        }
        traitCollectionDidChange(previous)
      }
      containerView?.setNeedsLayout()
    }
    return new
  }

  func forwardTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    guard let view = presentedViewController.viewIfLoaded else { return }
    let new = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    if new == view.bounds.size { return }
    presentedViewController.trace(.viewWillTransitionToSize(new))
    presentedViewController.viewWillTransition(to: new, with: coordinator)
  }

  func forwardTransition(
    to collection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    upcomingTraits = collection
    decideStyle()
    let seen = presentedViewController.traits.resolve(traits.resolve(overridden(collection)))
    if seen.isEqual(presentedViewController.traitCollection) { return }
    presentedViewController.trace(
      .willTransitionToTraits(presentedViewController.traitCollection, seen))
    presentedViewController.willTransition(to: seen, with: coordinator)
  }

  /// Gives the presented view its frame, where this presentation rather than its own subclass places
  /// it.
  func placePresentedView() {
    guard let view = presentedView, let containerView, view.superview === containerView else {
      return
    }
    if presentationStyle == .custom, type(of: self) != UIPresentationController.self { return }
    let frame = frameOfPresentedViewInContainerView
    if view.untransformedFrame != frame { view.frame = frame }
    presentedViewWasPlaced()
  }
}
