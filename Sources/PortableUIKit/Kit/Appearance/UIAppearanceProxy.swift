import Foundation

/// Sets properties of all objects of a class, now and to come; see ``UIAppearance``.
///
/// Every property of the class that can be set is a member here, the author's own among them. A
/// property reads as the value that was set here, nil where none was; setting nil withdraws the value,
/// and objects take back their earlier values.
///
/// Two things differ from UIKit. The proxy is not an instance of the class, and has only the methods
/// below. An object's own property counts as set if its value differs from the one it was made with;
/// setting that same value does not count.
@preconcurrency @MainActor @dynamicMemberLookup
public final class UIAppearanceProxy<Target: UIAppearance> {
  let scope: AppearanceScope

  init(_ scope: AppearanceScope) {
    self.scope = scope
  }

  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Target, Value>
  ) -> Value? {
    get { value(for: property) }
    set {
      set(
        newValue, for: property, read: { $0[keyPath: property] },
        write: { $0[keyPath: property] = $1 })
    }
  }

  public subscript<Value>(
    dynamicMember property: ReferenceWritableKeyPath<Target, Value?>
  ) -> Value? {
    get { value(for: property) }
    set {
      set(
        newValue.map { Optional($0) }, for: property, read: { $0[keyPath: property] },
        write: { $0[keyPath: property] = $1 })
    }
  }

  func value<Value>(for key: some Hashable) -> Value? {
    AppearanceRegistry.value(for: AnyHashable(key), in: scope) as? Value
  }

  /// Notes a value under a key; nil withdraws it.
  func set<Value>(
    _ value: Value?, for key: some Hashable, read: @escaping (Target) -> Value,
    write: @escaping (Target, Value) -> Void
  ) {
    guard let value else { return AppearanceRegistry.remove(AnyHashable(key), in: scope) }
    AppearanceRegistry.add(
      AppearanceCustomization(
        scope: scope, key: AnyHashable(key), value: value,
        read: { object in (object as? Target).map { read($0) as Any } ?? () },
        write: { object, value in
          if let object = object as? Target, let value = value as? Value { write(object, value) }
        }))
  }
}
