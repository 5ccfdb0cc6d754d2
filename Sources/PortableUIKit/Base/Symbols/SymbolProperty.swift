internal import CSymbolCalls
import Foundation
import Synchronization

/// A stored or computed property of a Swift class, set by its name through the setter that the program's table of
/// symbols names (Docs/Decisions/0049). Key-value coding does that for outlets and runtime attributes of
/// documents.
package struct SymbolProperty: Sendable {
  private static let properties = Mutex<[ObjectIdentifier: [String: SymbolProperty]]>([:])

  /// The type of the property as the symbol spells it, without what makes it optional.
  private let type: String
  private let isOptional: Bool
  private let setter: UInt

  /// The property of an object's class, or of a class above it that is not UIKit's own; nil where none has a
  /// setter of that name.
  package init?(_ name: String, of object: AnyObject) {
    var next: AnyClass? = Swift.type(of: object)
    while let type = next, !String(reflecting: type).hasPrefix("PortableUIKit.") {
      if let property = Self.properties(of: type)[name] {
        self = property
        return
      }
      next = _getSuperclass(type)
    }
    return nil
  }

  /// Whether a class or one above it has a property of that name that can be set.
  static func isDeclared(_ name: String, by type: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) })
      .contains { properties(of: $0)[name] != nil }
  }

  private init(type: String, isOptional: Bool, setter: UInt) {
    (self.type, self.isOptional, self.setter) = (type, isOptional, setter)
  }

  private static func properties(of type: AnyClass) -> [String: SymbolProperty] {
    let id = ObjectIdentifier(type)
    if let known = properties.withLock({ $0[id] }) { return known }
    var found: [String: SymbolProperty] = [:]
    if let symbols = ClassSymbols(type) {
      for (text, address) in symbols.functions(.setter) {
        guard let name = name(in: text, of: symbols.name),
          let kind = text.range(of: ".setter : ")
        else { continue }
        var type = text[kind.upperBound...]
        let optional = "Swift.Optional<"
        let isOptional = type.hasPrefix(optional)
        if isOptional { type = type.dropFirst(optional.count).dropLast() }
        found[name] = SymbolProperty(type: String(type), isOptional: isOptional, setter: address)
      }
    }
    properties.withLock { $0[id] = found }
    return found
  }

  /// The name of the property in `(extension in Module):Module.Form.label.setter : …` or, where it is private,
  /// `Module.Form.(label in _3F9A).setter : …`.
  private static func name(in text: String, of typeName: String) -> String? {
    var rest = text[...]
    if rest.hasPrefix("(extension in "), let end = rest.range(of: "):") {
      rest = rest[end.upperBound...]
    }
    guard rest.hasPrefix(typeName + "."), let end = rest.range(of: ".setter : ") else { return nil }
    let name = rest[..<end.lowerBound].dropFirst(typeName.count + 1)
    guard name.first == "(" else { return name.contains(".") ? nil : String(name) }
    return name.range(of: " in ").map { String(name[..<$0.lowerBound].dropFirst()) }
  }

  // MARK: Setting

  /// Sets the property of an object; false where the value is not of its type. Objects, arrays of objects,
  /// numbers, flags, text, points, sizes and rectangles can be set.
  @MainActor package func set(_ value: Any?, of object: AnyObject) -> Bool {
    guard let function = UnsafeRawPointer(bitPattern: setter) else { return false }
    let target = Unmanaged.passUnretained(object).toOpaque()
    switch (type, value) {
    case (_, nil):
      // Of the other optional types nil is not one word of zero.
      guard isOptional, !Self.plainTypes.contains(type) else { return false }
      method_call(function, nil, nil, target)
    case ("Swift.String", let text as String):
      let words = isOptional ? Self.words(text as String?) : Self.words(text)
      method_call(
        function, UnsafeRawPointer(bitPattern: words.0), UnsafeRawPointer(bitPattern: words.1),
        target)
    case ("Swift.Bool", _) where !isOptional, ("Swift.Int", _) where !isOptional:
      guard let word = Self.word(value) else { return false }
      method_call(function, UnsafeRawPointer(bitPattern: word), nil, target)
    case ("Swift.Double", _) where !isOptional, ("Foundation.CGFloat", _) where !isOptional:
      guard let number = Self.number(value) else { return false }
      setter_call_numbers(function, number, 0, 0, 0, target)
    case ("Swift.Float", _) where !isOptional:
      guard let number = Self.number(value) else { return false }
      setter_call_float(function, Float(number), target)
    case ("Foundation.CGPoint", let point as CGPoint) where !isOptional:
      setter_call_numbers(function, point.x, point.y, 0, 0, target)
    case ("Foundation.CGSize", let size as CGSize) where !isOptional:
      setter_call_numbers(function, size.width, size.height, 0, 0, target)
    case ("Foundation.CGRect", let rect as CGRect) where !isOptional:
      setter_call_numbers(
        function, rect.origin.x, rect.origin.y, rect.size.width, rect.size.height, target)
    case (_, let objects as [AnyObject]):
      return set(objects, function, target)
    default:
      guard let value, let kind = Swift.type(of: value) as? AnyClass,
        ClassSymbols.isClass(kind, named: type)
      else { return false }
      method_call(function, Unmanaged.passRetained(value as AnyObject).toOpaque(), nil, target)
    }
    return true
  }

  /// The types of values that are no objects.
  private static let plainTypes: Set = [
    "Swift.String", "Swift.Bool", "Swift.Int", "Swift.Double", "Swift.Float", "Foundation.CGFloat",
    "Foundation.CGPoint", "Foundation.CGSize", "Foundation.CGRect",
  ]

  /// Sets a property that holds an array of objects, which is one reference whatever its elements' class.
  private func set(
    _ objects: [AnyObject], _ function: UnsafeRawPointer, _ target: UnsafeMutableRawPointer
  ) -> Bool {
    let array = "Swift.Array<"
    guard type.hasPrefix(array) else { return false }
    let element = String(type.dropFirst(array.count).dropLast())
    guard objects.allSatisfy({ ClassSymbols.isClass(Swift.type(of: $0), named: element) }) else {
      return false
    }
    // The setter takes over one reference to the array's storage.
    let storage = unsafeBitCast(objects, to: AnyObject.self)
    method_call(function, Unmanaged.passRetained(storage).toOpaque(), nil, target)
    return true
  }

  private static func word(_ value: Any?) -> Int? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as Int: number
    case let number as Double: Int(exactly: number.rounded())
    default: nil
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let flag as Bool: flag ? 1 : 0
    case let number as Int: Double(number)
    case let number as Double: number
    case let number as CGFloat: Double(number)
    default: nil
    }
  }

  /// The two words of a text, with a reference that the setter takes over.
  private static func words<Text>(_ text: Text) -> (UInt, UInt) {
    withUnsafeTemporaryAllocation(of: Text.self, capacity: 1) { place in
      place.initializeElement(at: 0, to: text)
      return UnsafeRawPointer(place.baseAddress!).loadUnaligned(as: (UInt, UInt).self)
    }
  }
}
