import Foundation

extension UIWindow {
  /// Turns the device: the screen's size, safe area and size classes change, and the window, if it
  /// fills the screen, with them (WIN-3, WR-4).
  ///
  /// The order is that of TR-13 and TR-14: controllers are told of traits, then of sizes; both are
  /// applied; the layout pass runs beside the blocks of the transition coordinator, whose
  /// completions come last.
  public func rotate(to orientation: DeviceOrientation) {
    guard orientation != screen.orientation else { return }
    sizeTransition?.finish()
    layoutIfNeeded()
    let fillsScreen = frame == screen.bounds
    var description = TransitionCoordinator.Description(duration: TransitionDuration.rotation)
    description.animatesLayout = true
    description.targetTransform = CGAffineTransform(
      rotationAngle: orientation == .landscape ? .pi / 2 : -.pi / 2)
    let coordinator = TransitionCoordinator(description, in: self)
    sizeTransition = coordinator
    let newTraits = viewState.traits.resolve(screen.environment.traitCollection(in: orientation))
    let newSize = fillsScreen ? screen.environment.size(in: orientation) : bounds.size
    announce(traits: newTraits, size: newSize, with: coordinator)
    coordinator.conduct {
      screen.turn(to: orientation)
      markNeedsTraitUpdate()
      if fillsScreen { frame = screen.bounds }
      refreshInsets()
      TraitPass.run(below: self)
    } end: { [self] in
      if sizeTransition === coordinator { sizeTransition = nil }
    }
  }

  /// Tells the root controller, what it presents and what that presents of new traits and sizes,
  /// each where they change for it.
  private func announce(
    traits: UITraitCollection, size: CGSize, with coordinator: TransitionCoordinator
  ) {
    guard let controller = rootViewController, controller.isViewLoaded else { return }
    let seen = controller.traits.resolve(traits)
    if !seen.isEqual(controller.traitCollection) {
      controller.trace(.willTransitionToTraits(controller.traitCollection, seen))
      controller.willTransition(to: seen, with: coordinator)
    }
    if size != controller.view.bounds.size {
      controller.trace(.viewWillTransitionToSize(size))
      controller.viewWillTransition(to: size, with: coordinator)
    }
    let growth = CGSize(width: size.width - bounds.width, height: size.height - bounds.height)
    for manager in presentations(from: controller) {
      manager.willTransition(to: traits, with: coordinator)
      guard growth != .zero, let container = manager.containerView?.bounds.size else { continue }
      manager.viewWillTransition(
        to: CGSize(
          width: container.width + growth.width, height: container.height + growth.height),
        with: coordinator)
    }
  }

  /// The presentations by `controller` and its descendants, and those by what they present.
  private func presentations(from controller: UIViewController) -> [UIPresentationController] {
    var found: [UIPresentationController] = []
    if let presented = controller.presentation.presented {
      if let manager = presented.presentation.controller { found.append(manager) }
      found += presentations(from: presented)
    }
    for child in controller.children { found += presentations(from: child) }
    return found
  }
}
