import Foundation

extension DocumentElement {
  /// The largest coordinate or length, in points, that is taken for one.
  ///
  /// Far beyond any canvas (a screen has a few thousand points), and small enough that sums and
  /// products of such numbers stay exact to a thousandth of a point in a `Double`.
  package static let largestLength = 1e9

  /// Reads `text` as a length or factor.
  ///
  /// - Throws: when it is not a number, not finite or larger than `largestLength`.
  package func number(
    _ text: String, attribute: String, file: String, identifier: String? = nil
  ) throws(InterfaceBuilderError) -> Double {
    if let whole = Self.wholeNumber(text) { return whole }
    // Swift reads hexadecimal as well; the format has decimal numbers only.
    let isDecimal = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isDecimal, let value = Double(text), value.isFinite, abs(value) <= Self.largestLength
    else {
      throw error(
        .invalidValue(
          attribute: attribute, value: String(text.prefix(40)),
          expected: "a finite number of at most \(Int(Self.largestLength))"),
        file: file, identifier: identifier)
    }
    return value
  }

  /// The number that up to nine digits stand for, as most numbers of documents are written; nil for other texts.
  private static func wholeNumber(_ text: String) -> Double? {
    let count = text.utf8.count
    guard count > 0, count <= 9 else { return nil }
    var value = 0
    for byte in text.utf8 {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      value = 10 * value + Int(byte - 0x30)
    }
    return Double(value)
  }

  /// The value of a numeric attribute, or `nil` when it is absent.
  package func number(
    _ attribute: String, file: String, identifier: String? = nil
  ) throws(InterfaceBuilderError) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    return try number(text, attribute: attribute, file: file, identifier: identifier)
  }

  /// The element's attributes `x`, `y`, `width` and `height` as a rectangle.
  package func rectangle(
    file: String, identifier: String?
  ) throws(InterfaceBuilderError) -> CGRect {
    CGRect(
      x: try number("x", file: file, identifier: identifier) ?? 0,
      y: try number("y", file: file, identifier: identifier) ?? 0,
      width: try number("width", file: file, identifier: identifier) ?? 0,
      height: try number("height", file: file, identifier: identifier) ?? 0)
  }

  package func error(
    _ reason: InterfaceBuilderError.Reason, file: String, identifier: String? = nil
  ) -> InterfaceBuilderError {
    InterfaceBuilderError(
      file: file, line: line, column: column, elementID: id ?? identifier, element: name,
      reason: reason)
  }
}
