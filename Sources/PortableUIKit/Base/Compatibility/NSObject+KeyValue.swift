import Foundation

/// Properties by their names. There is no Objective-C, so a property is looked at in the object itself, and set through
/// the setter that the program's symbols name (Docs/Decisions/0049).
extension NSObjectProtocol {
  /// The value of a stored property; nil if it has none, and if the object stores no property of this name.
  ///
  /// - Complexity: O(stored properties).
  public func value(forKey key: String) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      for child in current.children
      where child.label == key || child.label == "$__lazy_storage_$_" + key {
        let value = Mirror(reflecting: child.value)
        guard value.displayStyle == .optional else { return child.value }
        return value.children.first?.value
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The same along properties with points between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    keyPath.split(separator: ".").reduce(self as Any?) { object, key in
      (object as? NSObject)?.value(forKey: String(key))
    }
  }

  /// Sets a property; raises if the object's class has none of this name that takes the value.
  @MainActor public func setValue(_ value: Any?, forKey key: String) {
    if SymbolProperty(key, of: self)?.set(value, of: self) == true { return }
    UIKitException.raise(
      .invalidArgument(
        "[<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the "
          + "key \(key). On Linux a key names a property of a class of the program, which is found by its symbols."
      ))
  }
}
