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
    layoutIfNeeded()
    let fillsScreen = frame == screen.bounds
    let coordinator = TransitionCoordinator()
    let newTraits = viewState.traits.resolve(screen.environment.traitCollection(in: orientation))
    let newSize = fillsScreen ? screen.environment.size(in: orientation) : bounds.size
    announce(traits: newTraits, size: newSize, with: coordinator)
    screen.turn(to: orientation)
    markNeedsTraitUpdate()
    if fillsScreen { frame = screen.bounds }
    refreshInsets()
    TraitPass.run(below: self)
    coordinator.runAnimations()
    layoutIfNeeded()
    coordinator.runCompletions()
  }

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
  }
}
