import Foundation

/// A change of a screen or of a scene's part of it: the device turns, another app takes a side, the
/// status bar grows.
@MainActor enum SceneTransition {
  /// The traits and frames of a window after the change.
  private struct Prospect {
    let window: UIWindow
    let fillsScene: Bool
    let traits: UITraitCollection
    let frame: CGRect
    let rootFrame: CGRect
  }

  /// Makes a change, in the order of TR-13 and TR-14: the controllers of every window are told of
  /// traits, then of sizes; both are applied; the layout pass runs beside the blocks of the window's
  /// transition coordinator, whose completions come at the end.
  static func run(
    on screen: UIScreen, targetTransform: CGAffineTransform = .identity, change: () -> Void
  ) {
    for scene in screen.scenes {
      for window in scene.windows {
        window.sizeTransition?.finish()
        window.layoutIfNeeded()
      }
    }
    var description = TransitionCoordinator.Description(duration: TransitionDuration.rotation)
    description.animatesLayout = true
    description.targetTransform = targetTransform
    let prospects = prospects(on: screen, of: change)
    let coordinators = prospects.map { prospect in
      let coordinator = TransitionCoordinator(description, in: prospect.window)
      prospect.window.sizeTransition = coordinator
      announce(prospect, with: coordinator)
      return coordinator
    }
    change()
    for (prospect, coordinator) in zip(prospects, coordinators) {
      let window = prospect.window
      coordinator.conduct {
        window.markNeedsTraitUpdate()
        if prospect.fillsScene { window.frame = prospect.frame }
        window.placeRootView()
        window.refreshInsets()
        TraitPass.run(below: window)
      } end: { [weak window] coordinator in
        if window?.sizeTransition === coordinator { window?.sizeTransition = nil }
      }
    }
  }

  /// Looks ahead: makes the change, notes its consequences for each window, and takes it back.
  private static func prospects(on screen: UIScreen, of change: () -> Void) -> [Prospect] {
    let before = screen.configuration
    let panes = screen.scenes.map { ($0, $0.pane) }
    let filling = screen.scenes.flatMap { scene in
      scene.windows.map { (scene, $0, $0.frame == scene.frame) }
    }
    change()
    defer {
      screen.configuration = before
      for (scene, pane) in panes { scene.pane = pane }
    }
    return filling.map { scene, window, fills in
      let frame = fills ? scene.frame : window.frame
      return Prospect(
        window: window, fillsScene: fills,
        traits: window.viewState.traits.resolve(scene.traitCollection), frame: frame,
        rootFrame: window.rootViewFrame(in: CGRect(origin: .zero, size: frame.size)))
    }
  }

  /// Tells the root controller, the one it presents and so on of new traits and sizes, each where
  /// they change for it.
  private static func announce(_ prospect: Prospect, with coordinator: TransitionCoordinator) {
    let window = prospect.window
    guard let controller = window.rootViewController, controller.isViewLoaded else { return }
    let seen = controller.traits.resolve(prospect.traits)
    if !seen.isEqual(controller.traitCollection) {
      controller.trace(.willTransitionToTraits(controller.traitCollection, seen))
      controller.willTransition(to: seen, with: coordinator)
    }
    if controller.viewIfLoaded?.superview === window,
      prospect.rootFrame.size != controller.view.bounds.size
    {
      controller.trace(.viewWillTransitionToSize(prospect.rootFrame.size))
      controller.viewWillTransition(to: prospect.rootFrame.size, with: coordinator)
    }
    let growth = CGSize(
      width: prospect.frame.width - window.bounds.width,
      height: prospect.frame.height - window.bounds.height)
    for manager in presentations(from: controller) {
      manager.willTransition(to: prospect.traits, with: coordinator)
      guard growth != .zero, let container = manager.containerView?.bounds.size else { continue }
      manager.viewWillTransition(
        to: CGSize(
          width: container.width + growth.width, height: container.height + growth.height),
        with: coordinator)
    }
  }

  /// The presentations by `controller` and its descendants, and those by the controllers that they
  /// present.
  private static func presentations(
    from controller: UIViewController
  ) -> [UIPresentationController] {
    var found: [UIPresentationController] = []
    if let presented = controller.presentation.presented {
      if let manager = presented.presentation.controller { found.append(manager) }
      found += presentations(from: presented)
    }
    for child in controller.children { found += presentations(from: child) }
    return found
  }
}
