import Foundation

extension UIView: UITraitChangeObservable, TraitHolder {
  var traits: TraitState {
    get { viewState.traits }
    set { viewState.traits = newValue }
  }

  /// Traits that this view sets for itself and everything in it; they take effect in the next pass
  /// (TR-21, TR-22).
  public var traitOverrides: UITraitOverrides {
    get { viewState.traits.overrides }
    set {
      viewState.traits.overrides = newValue
      markNeedsTraitUpdate()
    }
  }

  /// Brings traits up to date at and below this view now, calling handlers for what changed.
  public func updateTraitsIfNeeded() { TraitPass.run(below: self) }

  /// The traits as of the last update; before the first, those to be expected (TR-19).
  var resolvedTraitCollection: UITraitCollection {
    viewState.traits.current ?? viewState.traits.resolve(inheritedTraitCollection)
  }

  /// What the surroundings pass to this view or to its controller.
  var inheritedTraitCollection: UITraitCollection {
    if let window = self as? UIWindow { return window.screen.traitCollection }
    return superview?.traitCollection ?? UIScreen.main.traitCollection
  }

  func markNeedsTraitUpdate() {
    viewState.needsTraitUpdate = true
    var view = superview
    while let current = view, !current.viewState.descendantNeedsTraitUpdate {
      current.viewState.descendantNeedsTraitUpdate = true
      view = current.superview
    }
    window?.scheduleTurn()
  }

  /// Follows changed traits that layout depends on, before anybody is told.
  func traitsWillNotify(previous: UITraitCollection, new: UITraitCollection) {
    if previous.layoutDirection != new.layoutDirection { directionDidChange() }
    if previous.preferredContentSizeCategory != new.preferredContentSizeCategory {
      contentSizeCategoryDidChange(to: new)
    }
    setNeedsLayout()
  }
}
