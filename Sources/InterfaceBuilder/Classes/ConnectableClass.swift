import Foundation
import PortableUIKit

/// Tells by which names a document can reach the properties and actions of a class.
@MainActor public struct ConnectableClass<Object: AnyObject> {
  var slots = ConnectableSlots()

  init() {}

  /// An outlet held as an optional, as `var label: UILabel!` is.
  public mutating func outlet<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, Value?>
  ) {
    slots.outlets[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: keyPath] = value
      return true
    }
  }

  /// An outlet held as a value that is always there.
  public mutating func outlet<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    slots.outlets[name] = { object, value in
      guard let object = object as? Object, let value = value as? Value else { return false }
      object[keyPath: keyPath] = value
      return true
    }
  }

  /// A collection of outlets, in the order of the document.
  public mutating func outletCollection<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, [Value]>
  ) {
    slots.collections[name] = { object, values in
      guard let object = object as? Object, let values = values as? [Value] else { return false }
      object[keyPath: keyPath] = values
      return true
    }
  }

  /// A collection of outlets held as an optional, as `var buttons: [UIButton]!` is.
  public mutating func outletCollection<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, [Value]?>
  ) {
    slots.collections[name] = { object, values in
      guard let object = object as? Object, let values = values as? [Value] else { return false }
      object[keyPath: keyPath] = values
      return true
    }
  }

  /// A user-defined runtime attribute: a `Bool`, number, `String`, point, size, rectangle, colour or
  /// image.
  public mutating func attribute<Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) {
    slots.attributes[name] = { object, value in
      guard let object = object as? Object, let value = value.cast(to: Value.self) else {
        return false
      }
      object[keyPath: keyPath] = value
      return true
    }
  }

  /// Registers the action that an object does when a control or a gesture recogniser sends
  /// `selector`, such as `save:`, or when a segue goes back to it (`unwindToList:`); the sender, or
  /// the segue, comes with it.
  public mutating func action(_ selector: String, _ body: @escaping (Object, Any?) -> Void) {
    slots.actions[selector] = { object, sender in
      if let object = object as? Object { body(object, sender) }
    }
  }
}
