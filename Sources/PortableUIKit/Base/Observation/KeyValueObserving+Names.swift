import Foundation

/// An observation of a property by its name, for one observer.
@MainActor private struct NamedObservation {
  weak var object: AnyObject?
  weak var observer: AnyObject?
  /// Names the observer while it goes away, when nothing refers to it weakly any more.
  let observerID: ObjectIdentifier
  let keyPath: String
  let context: UnsafeMutableRawPointer?
  let observation: NSKeyValueObservation

  static var all: [ObjectIdentifier: [NamedObservation]] = [:]

  /// The observations of an object that is still the one they were made for, in its own `deinit` too.
  static func of(_ object: AnyObject) -> [NamedObservation] {
    let isAlive = isAlive(object)
    return all[ObjectIdentifier(object), default: []].filter {
      $0.object === object || !isAlive && $0.object == nil
    }
  }

  /// Whether an object is not in its `deinit`, where nothing can refer to it weakly.
  static func isAlive(_ object: AnyObject) -> Bool {
    weak let reference = object
    return reference != nil
  }
}

extension NSObject {
  /// Has ``KeyPathObserver/observeValue(forKeyPath:of:change:context:)`` of `observer` called when the property of
  /// that name has another value; raises where the object has none that can be observed.
  ///
  /// An observer that overrides that method is a responder, layer, gesture recogniser, item of a bar or layout of a
  /// collection. It is not kept.
  @preconcurrency @MainActor public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = ObservableProperty.observe(keyPath, of: self, options) {
      [weak self, weak observer] old, new, isPrior in
      guard let self, let observer = observer as? any KeyPathObserver else { return }
      var change: [NSKeyValueChangeKey: Any] = [
        .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
      ]
      change[.oldKey] = old
      change[.newKey] = new
      if isPrior { change[.notificationIsPriorKey] = true }
      observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    guard let observation else {
      return UIKitException.raise(
        UIKitException(
          name: "NSUnknownKeyException",
          reason:
            "[\(self) addObserver:\(observer) forKeyPath:\"\(keyPath)\"]: no property of that name can be "
            + "observed here; use observe(\\.property) with a key path."))
    }
    var present = NamedObservation.of(self).filter { $0.observer != nil }
    present.append(
      NamedObservation(
        object: self, observer: observer, observerID: ObjectIdentifier(observer), keyPath: keyPath,
        context: context,
        observation: observation))
    NamedObservation.all[ObjectIdentifier(self)] = present
  }

  /// Ends the latest observation of the property by `observer`, in its `deinit` too; raises where there is none.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String
  ) {
    remove(observer, keyPath) { _ in true }
  }

  /// Ends the latest observation of the property by `observer` with that context; raises where there is none.
  @preconcurrency @MainActor public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath) { $0 == context }
  }

  @MainActor private func remove(
    _ observer: NSObject, _ keyPath: String, where fits: (UnsafeMutableRawPointer?) -> Bool
  ) {
    var present = NamedObservation.of(self)
    let isAlive = NamedObservation.isAlive(observer)
    let index = present.lastIndex {
      $0.observerID == ObjectIdentifier(observer) && ($0.observer != nil) == isAlive
        && $0.keyPath == keyPath && fits($0.context)
    }
    guard let index else {
      // Those of observers that go away may have left the list before.
      if !isAlive { return }
      return UIKitException.raise(
        UIKitException(
          name: "NSRangeException",
          reason:
            "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) because it "
            + "is not registered as an observer."))
    }
    present.remove(at: index).observation.invalidate()
    NamedObservation.all[ObjectIdentifier(self)] = present.isEmpty ? nil : present
  }
}

/// What the base classes do with a change that no subclass handled.
@MainActor func raiseUnhandledChange(_ observer: AnyObject, _ keyPath: String?, _ object: Any?) {
  UIKitException.raise(
    .internalInconsistency(
      "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
        + "Key path: \(keyPath ?? "nil"), observed object: \(object.map { "\($0)" } ?? "nil")."))
}
