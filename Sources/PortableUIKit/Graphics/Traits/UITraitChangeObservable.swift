/// A trait, as passed to registrations.
public typealias UITrait = any UITraitDefinition.Type

/// An object that reports changes of its traits to handlers (TR-24).
@preconcurrency @MainActor public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  /// Calls `handler` after a change of one of `traits`, once per change, with this object and the
  /// traits from before. The registration lives as long as this object or until it is withdrawn.
  ///
  /// The type of the object is the handler's: a class of its own, `Self`, or a class above.
  @discardableResult
  public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits: traits) { environment, previous in
      if let environment = environment as? Environment { handler(environment, previous) }
    }
    (self as? any TraitHolder)?.traits.add(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHolder)?.traits.remove(registration)
  }
}

/// An object that stores the state of traits.
@MainActor protocol TraitHolder: UITraitEnvironment, Sendable {
  var traits: TraitState { get set }

  /// Follows changed traits that layout depends on, before any observer is told.
  func traitsWillNotify(previous: UITraitCollection, new: UITraitCollection)

  /// Has an update method run again in the next pass (TR-26).
  func invalidate(_ method: UpdateMethod)
}

extension TraitHolder {
  func invalidateReaders(of changed: [any UITraitDefinition.Type]) {
    for method in traits.readers(of: changed) { invalidate(method) }
  }
}
