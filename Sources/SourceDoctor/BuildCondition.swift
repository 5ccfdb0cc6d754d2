/// A condition of `#if` as Linux sees it beside the modules of this package.
enum BuildCondition {
  private static let presentModules: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "CoreText", "Foundation", "FoundationEssentials",
    "Dispatch", "Glibc", "Testing", "XCTest", "Swift", "Observation", "Synchronization",
    "CoreFoundation", "ImageIO", "UniformTypeIdentifiers", "MobileCoreServices", "simd",
  ]

  /// Whether code under the condition is compiled; nil where that is not known, as with a flag.
  static func value(of text: String) -> Bool? {
    let text = text.trimmed
    if let parts = split(text, by: "||") {
      let values = parts.map { value(of: $0) }
      if values.contains(true) { return true }
      return values.contains { $0 == nil } ? nil : false
    }
    if let parts = split(text, by: "&&") {
      let values = parts.map { value(of: $0) }
      if values.contains(false) { return false }
      return values.contains { $0 == nil } ? nil : true
    }
    if text.hasPrefix("!") { return value(of: String(text.dropFirst())).map { !$0 } }
    if text.hasPrefix("("), text.hasSuffix(")") {
      return value(of: String(text.dropFirst().dropLast()))
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let name = String(text[..<open]).trimmed
    let argument = String(text[text.index(after: open)...].dropLast()).trimmed
    switch name {
    case "os": return argument == "Linux"
    case "canImport": return presentModules.contains(argument)
    case "targetEnvironment": return false
    case "_runtime": return argument == "_Native"
    default: return nil
    }
  }

  /// The parts between an operator outside parentheses; nil where it does not occur.
  private static func split(_ text: String, by separator: String) -> [String]? {
    var parts: [String] = []
    var depth = 0
    var start = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" { depth -= 1 }
      if depth == 0, text[index...].hasPrefix(separator) {
        parts.append(String(text[start..<index]))
        index = text.index(index, offsetBy: separator.count)
        start = index
        continue
      }
      index = text.index(after: index)
    }
    guard !parts.isEmpty else { return nil }
    return parts + [String(text[start...])]
  }
}

extension String {
  fileprivate var trimmed: String {
    var part = Substring(self)
    while let first = part.first, first.isWhitespace { part.removeFirst() }
    while let last = part.last, last.isWhitespace { part.removeLast() }
    return String(part)
  }
}
