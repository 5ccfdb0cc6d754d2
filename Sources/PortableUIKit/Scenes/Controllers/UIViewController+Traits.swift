import Foundation

extension UIViewController: UITraitChangeObservable, TraitHolder {
  /// Traits that this controller sets for itself and everything in its view (TR-22).
  public var traitOverrides: UITraitOverrides {
    get { traits.overrides }
    set {
      traits.overrides = newValue
      viewIfLoaded?.markNeedsTraitUpdate()
    }
  }

  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }

  /// Lays partial traits over those that `child` inherits; nil takes them back (TR-23).
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild child: UIViewController
  ) {
    guard child.parent === self else { return }
    childTraitOverrides[ObjectIdentifier(child)] = collection
    child.viewIfLoaded?.markNeedsTraitUpdate()
  }

  public func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    childTraitOverrides[ObjectIdentifier(child)]
  }

  func traitsWillNotify(previous: UITraitCollection, new: UITraitCollection) {}

  func invalidate(_ method: UpdateMethod) {
    switch method {
    case .updateProperties: setNeedsUpdateProperties()
    default: viewIfLoaded?.invalidate(method)
    }
  }

  /// The traits as they are or are to be expected where the controller will be shown: those of its
  /// future surroundings, rather than those predicted when it was made.
  var expectedTraits: UITraitCollection {
    traits.current
      ?? traits.resolve(
        overridden(
          parent?.expectedTraits ?? presentation.presenting?.expectedTraits
            ?? hostWindow?.traitCollection ?? traits.predicted))
  }

  /// Inherited traits with those that the parent or the presentation lays over them: first those of
  /// the kind of container, then those that were asked for.
  func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let parent else {
      guard let manager = presentation.controller, presentation.presenting != nil else {
        return inherited
      }
      return manager.traits.resolve(manager.overridden(inherited))
    }
    let partial = [parent.traitsGiven(to: self), parent.overrideTraitCollection(forChild: self)]
      .compactMap { $0 }
    return partial.isEmpty ? inherited : UITraitCollection(traitsFrom: [inherited] + partial)
  }

  /// The same in the trait pass, which brings the presentation's own traits up to date on its way.
  func updateInheritedTraits(_ inherited: UITraitCollection) -> UITraitCollection {
    if parent == nil, presentation.presenting != nil, let manager = presentation.controller {
      return manager.updateTraits(inherited: inherited)
    }
    return overridden(inherited)
  }
}
