internal import CSymbolCalls
import Foundation

/// A method of a Swift class that its symbol describes: its name, and how its parameters are passed.
///
/// Only methods that an action may be are described: up to two parameters, each an object, `Any`, an optional
/// of these or a `Notification`, and no result that the caller has to make room for.
struct SymbolMethod: Sendable {
  enum Parameter: Sendable {
    /// An object of the class of that name, or of one below it.
    case object(String, isOptional: Bool)
    /// Any value, by the address of its box.
    case any(isOptional: Bool)
    /// A notification, by its address.
    case notification
  }

  let base: Substring
  let labels: [Substring]
  let parameters: [Parameter]
  private let address: UInt

  /// Reads a demangled name such as `Module.Form.tap(_: PortableUIKit.UIButton) -> ()`; nil for a method of a
  /// type inside the class, and for one that cannot be called.
  init?(demangled text: String, of typeName: String, address: UInt) {
    var rest = text[...]
    if rest.hasPrefix("(extension in "), let end = rest.range(of: "):") {
      rest = rest[end.upperBound...]
    }
    guard rest.hasPrefix(typeName + ".") else { return nil }
    rest = rest.dropFirst(typeName.count + 1)
    // A private name stands in brackets with the mark of its file.
    if rest.first == "(" {
      guard let end = rest.firstIndex(of: ")"), let name = rest.range(of: " in ") else {
        return nil
      }
      base = rest[rest.index(after: rest.startIndex)..<name.lowerBound]
      rest = rest[rest.index(after: end)...]
    } else {
      guard let bracket = rest.firstIndex(of: "(") else { return nil }
      base = rest[..<bracket]
      rest = rest[bracket...]
    }
    guard !base.contains("."), !base.contains("<"), rest.first == "(",
      let list = Self.bracketed(rest),
      [" -> ()", " -> Swift.Bool"].contains(String(rest[list.endIndex...].dropFirst()))
    else { return nil }
    var labels: [Substring] = []
    var parameters: [Parameter] = []
    for part in Self.split(list) {
      var type = part
      var label: Substring = "_"
      if let colon = part.range(of: ": "),
        !part[..<colon.lowerBound].contains(where: { " <(.".contains($0) })
      {
        label = part[..<colon.lowerBound]
        type = part[colon.upperBound...]
      }
      guard let parameter = Self.parameter(type) else { return nil }
      labels.append(label)
      parameters.append(parameter)
    }
    guard parameters.count <= 2 else { return nil }
    self.labels = labels
    self.parameters = parameters
    self.address = address
  }

  /// The text between the bracket at the start and the one that closes it.
  private static func bracketed(_ text: Substring) -> Substring? {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
      default: break
      }
    }
    return nil
  }

  /// The parts of a list between its outermost commas.
  private static func split(_ list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var (depth, start) = (0, list.startIndex)
    for index in list.indices {
      switch list[index] {
      case "(", "<", "[": depth += 1
      case ")", ">", "]": depth -= 1
      case "," where depth == 0:
        parts.append(list[start..<index])
        start = list.index(index, offsetBy: 2, limitedBy: list.endIndex) ?? list.endIndex
      default: break
      }
    }
    if start < list.endIndex { parts.append(list[start...]) }
    return parts
  }

  private static func parameter(_ type: Substring) -> Parameter? {
    let optional = "Swift.Optional<"
    let isOptional = type.hasPrefix(optional)
    let inner = isOptional ? type.dropFirst(optional.count).dropLast() : type
    switch inner {
    case "Any": return .any(isOptional: isOptional)
    case "Foundation.Notification": return isOptional ? nil : .notification
    default:
      // Structures and enumerations are told from classes when an argument is held against the name.
      return inner.contains { "<([ ".contains($0) }
        ? nil : .object(String(inner), isOptional: isOptional)
    }
  }

  // MARK: Calling

  /// Calls the method; false where an argument does not fit its parameter. Arguments beyond the parameters are
  /// left out, missing ones are nil.
  func call(on object: AnyObject, _ first: Any?, _ second: Any?) -> Bool {
    withArgument(0, first) { first in
      withArgument(1, second) { second in
        guard let function = UnsafeRawPointer(bitPattern: address) else { return false }
        method_call(function, first, second, Unmanaged.passUnretained(object).toOpaque())
        return true
      }
    }
  }

  private func withArgument(
    _ index: Int, _ value: Any?, _ body: (UnsafeRawPointer?) -> Bool
  ) -> Bool {
    guard parameters.indices.contains(index) else { return body(nil) }
    switch parameters[index] {
    case .any(isOptional: true):
      return withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
    case .any(isOptional: false):
      guard let value else { return false }
      return withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
    case .notification:
      guard let value = value as? Notification else { return false }
      return withUnsafePointer(to: value) { body(UnsafeRawPointer($0)) }
    case .object(let name, let isOptional):
      guard let value else { return isOptional && body(nil) }
      guard let type = type(of: value) as? AnyClass, ClassSymbols.isClass(type, named: name) else {
        return false
      }
      let object = value as AnyObject
      return withExtendedLifetime(object) { body(Unmanaged.passUnretained(object).toOpaque()) }
    }
  }
}
