import Foundation

/// The trait pass: from the window down, each environment takes its traits from the one above and
/// is told only of what changed (TR-12, TR-15, TR-20).
///
/// The way leads from a view to the controllers of its subviews and on to their root views.
/// Registered handlers run before `traitCollectionDidChange`.
@MainActor enum TraitPass {
  /// Updates what is marked at and below `view`.
  static func run(below view: UIView) {
    guard view.viewState.needsTraitUpdate || view.viewState.descendantNeedsTraitUpdate else {
      return
    }
    visit(view, force: false)
  }

  private static func visit(_ view: UIView, force: Bool) {
    let isMarked = force || view.viewState.needsTraitUpdate
    let hasMarkedBelow = view.viewState.descendantNeedsTraitUpdate
    view.viewState.needsTraitUpdate = false
    view.viewState.descendantNeedsTraitUpdate = false
    var changed = false
    if isMarked {
      changed = update(view)
    }
    for subview in view.subviews
    where changed || (force && subview.viewState.traits.current == nil)
      || subview.viewState.needsTraitUpdate
      || (hasMarkedBelow && subview.viewState.descendantNeedsTraitUpdate)
    {
      visit(subview, force: changed || force)
    }
  }

  /// Updates a view, its controller before it; reports whether the view's traits changed.
  private static func update(_ view: UIView) -> Bool {
    var inherited = view.inheritedTraitCollection
    if let controller = view.viewState.viewController {
      inherited = controller.overridden(inherited)
      let previous = controller.traits.current
      let new = controller.traits.resolve(inherited)
      controller.traits.current = new
      if let previous, !previous.isEqual(new) {
        notify(controller, controller.traits, previous: previous, new: new)
      }
      inherited = new
    }
    let previous = view.viewState.traits.current
    let new = view.viewState.traits.resolve(inherited)
    view.viewState.traits.current = new
    guard let previous else { return true }
    guard !previous.isEqual(new) else { return false }
    view.traitsWillNotify(previous: previous, new: new)
    notify(view, view.viewState.traits, previous: previous, new: new)
    return true
  }

  private static func notify(
    _ environment: any UITraitEnvironment, _ state: TraitState, previous: UITraitCollection,
    new: UITraitCollection
  ) {
    new.performAsCurrent {
      for registration in state.handlers(for: new.changedTraits(from: previous)) {
        registration.handler(environment, previous)
      }
      environment.traitCollectionDidChange(previous)
    }
  }
}
