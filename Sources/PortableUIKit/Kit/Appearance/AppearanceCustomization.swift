import Foundation

/// A value that a proxy notes for a property of many objects.
@MainActor final class AppearanceCustomization {
  let scope: AppearanceScope
  /// The aspect that is set: a key path or the name of a method with its arguments.
  let key: AnyHashable
  let value: Any
  let read: (any UIAppearance) -> Any
  let write: (any UIAppearance, Any) -> Void

  init(
    scope: AppearanceScope, key: AnyHashable, value: Any, read: @escaping (any UIAppearance) -> Any,
    write: @escaping (any UIAppearance, Any) -> Void
  ) {
    self.scope = scope
    self.key = key
    self.value = value
    self.read = read
    self.write = write
  }
}
