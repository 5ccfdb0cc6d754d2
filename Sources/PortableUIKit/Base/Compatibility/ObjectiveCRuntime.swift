// Names are those of the Objective-C runtime, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// Linux has no Objective-C runtime, so no class has a method there: a look-up answers nil, as for a method that does
// not exist, and an exchange of two methods is not made. Code that exchanges methods runs as if it had not.

/// A method of Objective-C; there are none.
public typealias Method = OpaquePointer
/// The code of a method of Objective-C; there is none.
public typealias IMP = OpaquePointer

/// Always nil.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Always nil.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Always nil.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? { nil }

/// Adds nothing, and says so.
@discardableResult public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Replaces nothing.
@discardableResult public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

/// Exchanges nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}

/// The code of a method, which is the method itself.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Sets nothing.
@discardableResult public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP { m }

/// The types of a method's parameters: nil, as none is known.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// The class of an object.
public func object_getClass(_ obj: Any?) -> AnyClass? { (obj as AnyObject?).map { type(of: $0) } }

/// The class above a class.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}
