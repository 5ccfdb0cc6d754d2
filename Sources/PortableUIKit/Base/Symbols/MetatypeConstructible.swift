internal import CSymbolCalls
import Foundation

/// A class whose objects are made by `T()` and `type.init()` where the class is only known as a value.
///
/// Swift calls an initialiser of a class through a metatype only if it is `required`, or a protocol's. UIKit's
/// `init()` is not required, as other people's subclasses do not declare it; so `UIView()` is this protocol's
/// initialiser, which calls the one of the class (Docs/Decisions/0050).
@preconcurrency @MainActor public protocol MetatypeConstructible {}

/// Tells the initialiser of ``MetatypeConstructible`` from `init()`; it has no other use.
public struct ByMetatype: Sendable {
  public init() {}
}

extension MetatypeConstructible {
  // The first call has to find the register of the metatype as the caller left it: an optimiser might use it.
  @_optimize(none) @inline(never)
  public init(_: ByMetatype = ByMetatype()) {
    let metatype = symbol_metatype()
    self = MetatypeMaker.make(metatype, as: Self.self)
  }
}
