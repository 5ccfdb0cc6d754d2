import Foundation

/// A value that a proxy notes for a property of many views.
@MainActor final class AppearanceCustomization {
  let scope: AppearanceScope
  /// What is set: a key path or the name of a method with its arguments.
  let key: AnyHashable
  let value: Any
  let read: (UIView) -> Any
  let write: (UIView, Any) -> Void

  init(
    scope: AppearanceScope, key: AnyHashable, value: Any, read: @escaping (UIView) -> Any,
    write: @escaping (UIView, Any) -> Void
  ) {
    self.scope = scope
    self.key = key
    self.value = value
    self.read = read
    self.write = write
  }
}
