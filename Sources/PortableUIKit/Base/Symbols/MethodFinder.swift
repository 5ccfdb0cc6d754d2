import Foundation
import Synchronization

/// Finds the methods of an object by the names of selectors, among the symbols of the program
/// (Docs/Decisions/0049).
enum MethodFinder {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let selector: Selector
  }

  private static let methods = Mutex<[ObjectIdentifier: [SymbolMethod]]>([:])
  private static let found = Mutex<[Key: SymbolMethod?]>([:])

  /// The method that a selector means for objects of a class: that of the class itself before those of the
  /// classes above it. Costs a pass over the program's symbols for each class, once.
  static func method(_ selector: Selector, of type: AnyClass) -> SymbolMethod? {
    let key = Key(type: ObjectIdentifier(type), selector: selector)
    if let known = found.withLock({ $0[key] }) { return known }
    let pattern = SelectorPattern(selector.description)
    var method: SymbolMethod?
    var next: AnyClass? = type
    while method == nil, let type = next {
      let ranked = methods(of: type).compactMap { method in
        pattern.rank(base: method.base, labels: method.labels).map { (method: method, rank: $0) }
      }
      method = ranked.min { $0.rank < $1.rank }?.method
      next = _getSuperclass(type)
    }
    found.withLock { $0[key] = .some(method) }
    return method
  }

  /// Whether a class, or one above it that is not UIKit's, has a method that a selector means.
  static func isDeclared(_ selector: Selector, byAppOf type: AnyClass) -> Bool {
    let pattern = SelectorPattern(selector.description)
    return sequence(first: type, next: { _getSuperclass($0) })
      .prefix { !String(reflecting: $0).hasPrefix("PortableUIKit.") }
      .contains { type in
        methods(of: type).contains { pattern.rank(base: $0.base, labels: $0.labels) != nil }
      }
  }

  private static func methods(of type: AnyClass) -> [SymbolMethod] {
    let id = ObjectIdentifier(type)
    if let known = methods.withLock({ $0[id] }) { return known }
    var found: [SymbolMethod] = []
    if let symbols = ClassSymbols(type) {
      found = symbols.functions(.method).compactMap {
        SymbolMethod(demangled: $0.name, of: symbols.name, address: $0.address)
      }
    }
    methods.withLock { $0[id] = found }
    return found
  }
}
