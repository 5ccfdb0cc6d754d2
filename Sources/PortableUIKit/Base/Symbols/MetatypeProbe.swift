internal import CSymbolCalls
import Foundation

/// A class on which it is seen whether the compiler passes a metatype in the register that is read.
@MainActor class MetatypeProbe: MetatypeProbing {
  fileprivate final class Below: MetatypeProbe {}

  fileprivate static var seen: UnsafeRawPointer?
  fileprivate static let object = MetatypeProbe(mark: 0)

  private init(mark: Int) {}

  /// Whether the initialiser of a protocol finds the class that a metatype is, not the one in the source.
  static let isMetatypePassed: Bool = {
    let probe: MetatypeProbe.Type = Below.self
    _ = probe.init()
    return seen == unsafeBitCast(Below.self, to: UnsafeRawPointer.self)
  }()
}

@MainActor protocol MetatypeProbing {}

extension MetatypeProbing {
  @_optimize(none) @inline(never)
  fileprivate init(_: ByMetatype = ByMetatype()) {
    MetatypeProbe.seen = symbol_metatype()
    self = MetatypeProbe.object as! Self
  }
}
