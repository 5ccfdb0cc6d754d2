// Names are those of Objective-C, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The policy for the value of an association; values are always kept, as Swift values are.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// An object that keeps associated values for as long as it lives.
@MainActor protocol AssociationHolder: AnyObject {
  var associatedValues: [UnsafeRawPointer: Any] { get set }
}

extension UIResponder: AssociationHolder {}
extension UIGestureRecognizer: AssociationHolder {}
extension UILayoutGuide: AssociationHolder {}
extension NSLayoutConstraint: AssociationHolder {}

/// Stores `value` with an object under `key`; nil removes it.
///
/// The value goes when the object goes, or soon after: where the object is not one of this package's, at
/// the next call that stores something.
///
/// - Complexity: O(1) amortized.
@preconcurrency @MainActor
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  if let holder = object as? any AssociationHolder {
    holder.associatedValues[key] = value
  } else if type(of: object) is AnyClass {
    AssociationTable.shared.set(value, for: key, with: object as AnyObject)
  }
}

/// The value stored with `object` under `key`.
@preconcurrency @MainActor
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  if let holder = object as? any AssociationHolder { return holder.associatedValues[key] }
  guard type(of: object) is AnyClass else { return nil }
  return AssociationTable.shared.value(for: key, with: object as AnyObject)
}

/// Removes every value stored with `object`.
@preconcurrency @MainActor
public func objc_removeAssociatedObjects(_ object: Any) {
  if let holder = object as? any AssociationHolder {
    holder.associatedValues = [:]
  } else if type(of: object) is AnyClass {
    AssociationTable.shared.removeValues(with: object as AnyObject)
  }
}
