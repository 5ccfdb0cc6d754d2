extension UITraitChangeObservable {
  /// Calls a method of `target` after a change of one of `traits`.
  ///
  /// UIKit takes a selector; here it is the method itself, as a value of its class:
  ///
  ///     controller.registerForTraitChanges(
  ///       [UITraitUserInterfaceStyle.self], target: self, action: Painter.styleDidChange)
  ///
  /// As with a selector, the target is not kept alive, and the method may take nothing, the object
  /// whose traits changed, or that and the traits from before (TR-24).
  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (_: Self, _) in target.map { action($0)() } }
  }

  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target, action: @escaping @MainActor (Target) -> (Self) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (environment: Self, _) in
      target.map { action($0)(environment) }
    }
  }

  @discardableResult
  public func registerForTraitChanges<Target: AnyObject>(
    _ traits: [UITrait], target: Target,
    action: @escaping @MainActor (Target) -> (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { [weak target] (environment: Self, previous) in
      target.map { action($0)(environment, previous) }
    }
  }

  /// Calls a method of this object after a change of one of `traits`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping @MainActor (Self) -> () -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, _) in action(environment)() }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: @escaping @MainActor (Self) -> (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { (environment: Self, previous) in
      action(environment)(environment, previous)
    }
  }
}
