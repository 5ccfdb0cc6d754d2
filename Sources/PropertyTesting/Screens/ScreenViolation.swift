/// One thing that is wrong with a screen: what, and with which views.
///
/// A property that only says what is wrong can return string literals.
public struct ScreenViolation: Hashable, Sendable {
  /// What is wrong, in a sentence without a full stop.
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
