/// A value that can print itself as Swift code, to be pasted into a test.
public protocol SwiftSource {
  /// An expression that makes an equal value where its type is known.
  var swiftSource: String { get }
}

extension Int: SwiftSource {
  public var swiftSource: String { String(self) }
}

extension UInt64: SwiftSource {
  public var swiftSource: String { "0x" + String(self, radix: 16) }
}

extension Bool: SwiftSource {
  public var swiftSource: String { self ? "true" : "false" }
}

extension Double: SwiftSource {
  /// The shortest decimal that reads back as the same number; whole numbers without a fraction.
  public var swiftSource: String {
    if isNaN { return ".nan" }
    if isInfinite { return self < 0 ? "-.infinity" : ".infinity" }
    if rounded(.towardZero) == self, magnitude < 1e15 {
      return self == 0 && sign == .minus ? "-0.0" : String(Int(self))
    }
    return description
  }
}

extension String: SwiftSource {
  public var swiftSource: String { debugDescription }
}

extension Character: SwiftSource {
  public var swiftSource: String { String(self).debugDescription }
}

extension Optional: SwiftSource where Wrapped: SwiftSource {
  public var swiftSource: String { map(\.swiftSource) ?? "nil" }
}

extension Array: SwiftSource where Element: SwiftSource {
  /// On one line if it is short, otherwise one element a line.
  public var swiftSource: String {
    let parts = map(\.swiftSource)
    let line = "[" + parts.joined(separator: ", ") + "]"
    guard line.count > 80 || parts.contains(where: { $0.contains("\n") }) else { return line }
    let lines = parts.map { "  " + $0.indentedAfterFirstLine(by: 2) + ",\n" }
    return "[\n" + lines.joined() + "]"
  }
}

extension String {
  /// The text with spaces before every line but the first.
  func indentedAfterFirstLine(by count: Int) -> String {
    let indent = "\n" + String(repeating: " ", count: count)
    return split(separator: "\n", omittingEmptySubsequences: false).joined(separator: indent)
  }
}
