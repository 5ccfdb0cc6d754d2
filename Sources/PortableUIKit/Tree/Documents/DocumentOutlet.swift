import Foundation

/// An outlet that a class of the system has for documents to connect; views list theirs.
@MainActor package struct DocumentOutlet {
  private let name: String
  /// Sets the outlet of an object; false where the object or the value is of another class.
  private let set: (_ object: AnyObject, _ value: AnyObject) -> Bool

  /// An outlet that is a property, which the key path reads before it sets it.
  init<Root: AnyObject, Value>(
    _ name: String, _ property: ReferenceWritableKeyPath<Root, Value?>
  ) {
    self.init(name) { (object: Root, value: Value) in object[keyPath: property] = value }
  }

  /// An outlet whose value would be made if it were read: a controller's view, a cell's label.
  init<Root: AnyObject, Value>(_ name: String, by assign: @escaping (Root, Value) -> Void) {
    self.name = name
    set = { object, value in
      guard let object = object as? Root, let value = value as? Value else { return false }
      assign(object, value)
      return true
    }
  }

  /// Sets the outlet `name` of an object; false where its class has no such outlet for `value`.
  package static func set(_ name: String, of object: AnyObject, to value: AnyObject) -> Bool {
    let outlets = (object as? UIView).map { type(of: $0).documentOutlets } ?? ofOthers
    // A subclass has its own later, for a narrower kind of value.
    return outlets.reversed().contains { $0.name == name && $0.set(object, value) }
  }

  /// The outlets of objects that are no views.
  private static let ofOthers: [DocumentOutlet] = [
    .init("view") { (controller: UIViewController, view: UIView) in controller.view = view },
    .init("delegate", \UISplitViewController.delegate),
    .init("delegate", \UIGestureRecognizer.delegate),
  ]
}
