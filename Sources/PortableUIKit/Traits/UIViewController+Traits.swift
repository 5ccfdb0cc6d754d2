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

  /// Inherited traits with what the parent lays over them.
  func overridden(_ inherited: UITraitCollection) -> UITraitCollection {
    guard let partial = parent?.overrideTraitCollection(forChild: self) else { return inherited }
    return UITraitCollection(traitsFrom: [inherited, partial])
  }
}
