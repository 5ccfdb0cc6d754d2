import Foundation

/// The object that is told of a gesture.
struct GestureTarget {
  weak var target: AnyObject?
  /// The name of the method, where it was given by its name.
  var selector: Selector?
  let perform: @MainActor (AnyObject, UIGestureRecognizer) -> Void
}

extension UIGestureRecognizer {
  /// A recogniser that calls a method of `target`, which is not kept alive.
  ///
  /// UIKit takes a selector; here it is the method itself, as a value of its class:
  ///
  ///     UITapGestureRecognizer(target: self, action: GameController.tapped)
  ///
  /// The method takes nothing, or the recogniser.
  public convenience init<Target: AnyObject>(
    target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  public convenience init<Target: AnyObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Has a method of `target` called when the gesture is recognised, changes, ends or is cancelled
  /// (GR-4). Targets are called in the order they were added.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping @MainActor (Target) -> () -> Void
  ) {
    add(target) { target, _ in action(target)() }
  }

  public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping @MainActor (Target) -> (Sender) -> Void
  ) {
    add(target) { target, recognizer in
      if let sender = recognizer as? Sender { action(target)(sender) }
    }
  }

  /// Has a method of `target`, found by its name, called: see ``Selector``.
  public func addTarget(_ target: Any, action: Selector) {
    let target = target as AnyObject
    guard !targets.contains(where: { $0.target === target && $0.selector == action }) else {
      return
    }
    targets.append(
      GestureTarget(target: target, selector: action) { target, recognizer in
        action.perform(by: target, sender: recognizer)
      })
  }

  /// Does not call the method of that name any more, of `target` or of any target where it is nil; no method at
  /// all without a name.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    targets.removeAll { entry in
      (target == nil || entry.target === target) && (action == nil || entry.selector == action)
    }
  }

  private func add<Target: AnyObject>(
    _ target: Target, _ perform: @escaping @MainActor (Target, UIGestureRecognizer) -> Void
  ) {
    targets.append(
      GestureTarget(target: target) { target, recognizer in
        if let target = target as? Target { perform(target, recognizer) }
      })
  }

  /// Calls nothing of `target` any more, or of any target where it is nil.
  public func removeTarget(_ target: AnyObject?) {
    targets.removeAll { target == nil || $0.target === target || $0.target == nil }
  }

  /// Has `action` done like a target's method.
  package func addAction(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    add(self) { recognizer, _ in action(recognizer) }
  }

  func performActions() {
    for entry in targets {
      if let target = entry.target { entry.perform(target, self) }
    }
  }
}
