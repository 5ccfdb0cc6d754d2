import Foundation

extension UIViewController {
  /// Children that appear and disappear together with this controller (CT-5, CT-7).
  private var followingChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Sends `viewWillAppear` or `viewWillDisappear`, to children after their parent (LC-24).
  func beginTransition(_ isAppearing: Bool, animated: Bool, isAsked: Bool = false) {
    if isAppearing { loadViewIfNeeded() }
    guard
      let next = appearance.beginning(isAppearing, animated: animated, isAsked: isAsked)
    else { return }
    appearance = next
    if isAppearing {
      trace(.viewWillAppear(animated))
      viewWillAppear(animated)
      if !animated { clearSelectionOnAppearing() }
    } else {
      trace(.viewWillDisappear(animated))
      viewWillDisappear(animated)
    }
    for child in followingChildren { child.beginTransition(isAppearing, animated: animated) }
  }

  /// Begins the disappearance of a view that has appeared: a container's or a presentation's, not one that an app
  /// asks for.
  func beginDisappearing(animated: Bool) {
    if appearance.isVisible { beginAppearanceTransition(false, animated: animated) }
  }

  /// Sends `viewIsAppearing`: the view is in the hierarchy, with its traits and size (LC-21).
  func announceIsAppearing() {
    guard case .appearing(let animated, isAnnounced: false) = appearance else { return }
    appearance = .appearing(animated: animated, isAnnounced: true)
    trace(.viewIsAppearing(animated))
    viewIsAppearing(animated)
    if animated { clearSelectionOnAppearing() }
    for child in followingChildren { child.announceIsAppearing() }
  }

  /// Sends `viewDidAppear` or `viewDidDisappear`.
  func endTransition() {
    guard let next = appearance.ended else { return }
    let children = followingChildren
    switch appearance {
    case .appearing(let animated, _):
      appearance = next
      trace(.viewDidAppear(animated))
      viewDidAppear(animated)
    case .disappearing(let animated):
      appearance = next
      trace(.viewDidDisappear(animated))
      viewDidDisappear(animated)
    case .appeared, .disappeared: return
    }
    appearanceCause = .none
    for child in children { child.endTransition() }
  }
}

extension UIView {
  /// The controllers whose root views are at or below this view and not below another's.
  var topmostControllers: [UIViewController] {
    var controllers: [UIViewController] = []
    var waiting = [self]
    while let view = waiting.popLast() {
      if let controller = view.viewState.viewController {
        controllers.append(controller)
      } else {
        waiting.append(contentsOf: view.links.subviews.reversed())
      }
    }
    return controllers
  }

  /// The controllers of this subtree that appear or disappear by its joining or leaving a window
  /// (HIE-16): those whose parent, if they have one, is on the screen and forwards.
  private var controllersToMove: [UIViewController] {
    topmostControllers.filter { controller in
      guard let parent = controller.parent else { return true }
      return parent.appearance.isVisible && parent.shouldAutomaticallyForwardAppearanceMethods
    }
  }

  /// Begins the appearance of controllers in this subtree, which is about to join `window`. A
  /// controller whose appearance is conducted already is only told that it is appearing.
  func controllersWillAppear(in window: UIWindow?) -> [ArrivingController] {
    guard let window, !window.isHidden else { return [] }
    let conducted = topmostControllers.filter(\.appearance.isAppearing)
    return (conducted + controllersToMove.filter { !$0.appearance.isAppearing }).map { controller in
      let isConducted = controller.appearance.isAppearing
      if !isConducted { controller.beginAppearanceTransition(true, animated: false) }
      return ArrivingController(controller: controller, isConducted: isConducted)
    }
  }

  /// Goes on once the subtree is in place; `viewDidAppear` follows in the next turn.
  func controllersAreAppearing(_ arriving: [ArrivingController], in window: UIWindow?) {
    guard let window, !arriving.isEmpty else { return }
    TraitPass.run(below: window)
    if window.isBecomingVisible {
      window.appearingControllers += arriving.map(\.controller)
      window.scheduleTurn()
    } else {
      for entry in arriving { entry.controller.announceIsAppearing() }
    }
    for entry in arriving where !entry.isConducted {
      window.atNextTurn { [weak controller = entry.controller] in
        controller?.endAppearanceTransition()
      }
    }
  }

  /// Begins the disappearance of controllers in this subtree, which is about to leave its window; the
  /// code that conducts a disappearance ends it too.
  func controllersWillDisappear() -> [UIViewController] {
    guard let window, !window.isHidden else { return [] }
    let controllers = controllersToMove.filter(\.appearance.isVisible)
    for controller in controllers { controller.beginDisappearing(animated: false) }
    return controllers
  }
}

/// A controller whose view joins a window.
struct ArrivingController {
  let controller: UIViewController
  /// Whether a container or a presentation conducts the appearance, and ends it.
  let isConducted: Bool
}
