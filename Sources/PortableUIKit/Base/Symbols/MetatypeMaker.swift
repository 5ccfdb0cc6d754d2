internal import CSymbolCalls
import Foundation

/// Makes objects for ``MetatypeConstructible``.
@MainActor enum MetatypeMaker {
  private static var initialisers: [UnsafeRawPointer: UnsafeRawPointer] = [:]

  /// Classes of UIKit with an `init()` of their own, in the order of the enumeration in C.
  private static let systemClasses: [AnyClass] = [
    UIView.self, UIViewController.self, UIWindow.self, UITableViewCell.self, UITableView.self,
    UITableViewHeaderFooterView.self, UITextView.self,
  ]

  /// An object of the class that `metatype` is, which `Object` or a class above it declares the initialiser for.
  static func make<Object>(_ metatype: UnsafeRawPointer?, as type: Object.Type) -> Object {
    // Where the register is another one than read here, objects have the class that stands in the source.
    let metatype =
      MetatypeProbe.isMetatypePassed
      ? metatype! : unsafeBitCast(type as! AnyClass, to: UnsafeRawPointer.self)
    let initialiser = initialisers[metatype] ?? find(metatype)
    let object = Unmanaged<AnyObject>.fromOpaque(initialiser_call_plain(initialiser, metatype)!)
    return object.takeRetainedValue() as! Object
  }

  /// The `init()` that the class itself declares, as its symbols tell, otherwise that of the nearest class of UIKit.
  private static func find(_ metatype: UnsafeRawPointer) -> UnsafeRawPointer {
    let type: AnyClass = unsafeBitCast(metatype, to: AnyClass.self)
    var next: AnyClass? = type
    var index: Int?
    while let candidate = next, index == nil {
      index = systemClasses.firstIndex { $0 == candidate }
      next = _getSuperclass(candidate)
    }
    let isSystem = String(reflecting: type).hasPrefix("PortableUIKit.")
    let own = isSystem ? nil : ClassMaker.plainInitialiser(of: type)
    let found = own ?? initialiser_of(Int32(index ?? 0))!
    initialisers[metatype] = found
    return found
  }
}
