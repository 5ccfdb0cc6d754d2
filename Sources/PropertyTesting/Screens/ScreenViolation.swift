/// One violation of a screen, and its views.
///
/// A property that only says what is wrong can return string literals.
public struct ScreenViolation: Hashable, Sendable {
  /// The violation, in a sentence without a full stop.
  public var text: String
  /// The positions of the views at fault in ``ScreenSnapshot/elements``; empty where it is not said.
  public var elements: [Int]

  /// Makes a violation.
  public init(_ text: String, elements: [Int] = []) {
    self.text = text
    self.elements = elements
  }
}

extension ScreenViolation: ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self.init(text) }
}

extension ScreenViolation: CustomStringConvertible {
  public var description: String { text }
}
