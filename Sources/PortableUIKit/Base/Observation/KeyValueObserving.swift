import Foundation

/// An object with properties that can be observed by key path, as `NSObject` has with Objective-C.
///
/// The geometry of views, the content of scroll views, states of controls and texts tell of a change at once;
/// every other property is looked at when the turn of a window ends (decision 48).
@preconcurrency @MainActor
public protocol KeyValueObserving: AnyObject {}

extension UIResponder: KeyValueObserving {}
extension CALayer: KeyValueObserving {}
extension UIGestureRecognizer: KeyValueObserving {}
extension UIBarItem: KeyValueObserving {}
extension UINavigationItem: KeyValueObserving {}

extension KeyValueObserving {
  /// Has `changeHandler` called when a property has another value.
  ///
  /// Unlike in Objective-C, setting the value that a property has is no change, if its type is `Equatable`.
  ///
  /// - Returns: The observation, which ends when it is released or invalidated.
  /// - Complexity: O(observations of the object) for each change of the object.
  @preconcurrency
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var last = self[keyPath: keyPath]
    func change(from old: Value?, to new: Value, isPrior: Bool) -> NSKeyValueObservedChange<Value> {
      NSKeyValueObservedChange(
        kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
        oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
    }
    let observation = NSKeyValueObservation { [weak self] in
      guard let self else { return }
      let new = self[keyPath: keyPath]
      guard !isSame(last, new) else { return }
      let old = last
      last = new
      if options.contains(.prior) {
        changeHandler(self, change(from: old, to: new, isPrior: true))
      }
      changeHandler(self, change(from: old, to: new, isPrior: false))
    }
    ObservedObjects.add(observation, of: self)
    if options.contains(.initial) {
      changeHandler(self, change(from: nil, to: last, isPrior: false))
    }
    return observation
  }

  /// Whether two values are the same: equal ones, one object, or ones that look alike.
  private func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
    // In an array, as casts look through optional values.
    if let first = [first] as? any Equatable { return isEqual(first, [second]) }
    if type(of: first) is AnyClass { return first as AnyObject === second as AnyObject }
    return String(reflecting: first) == String(reflecting: second)
  }

  private func isEqual<Value: Equatable>(_ first: Value, _ second: Any) -> Bool {
    (second as? Value) == first
  }
}
