// Names are those of Objective-C, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// What an association does with its value; values are always kept, as Swift values are.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// What keeps associated values for as long as it lives.
@MainActor protocol AssociationHolder: AnyObject {
  var associatedValues: [UnsafeRawPointer: Any] { get set }
}

extension UIResponder: AssociationHolder {}
extension UILayoutGuide: AssociationHolder {}
extension NSLayoutConstraint: AssociationHolder {}

/// Stores `value` with a view, controller, guide or constraint under `key`; nil removes it.
///
/// Other objects are ignored: Swift on Linux has no place to keep a value beside them.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  (object as? any AssociationHolder)?.associatedValues[key] = value
}

/// The value stored with `object` under `key`.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  (object as? any AssociationHolder)?.associatedValues[key]
}
