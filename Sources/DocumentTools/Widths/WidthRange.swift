import PropertyTesting

/// Widths of a window as a user writes them: `320-1366`.
public struct WidthRange: Sendable, Hashable, CustomStringConvertible {
  public let range: ClosedRange<Double>

  /// From the narrowest phone to the widest tablet.
  public static let usual = WidthRange(range: 320...1366)

  public var description: String {
    "\(range.lowerBound.widthText)-\(range.upperBound.widthText)"
  }

  private init(range: ClosedRange<Double>) { self.range = range }

  /// Reads `320-1366` or `320...1366`; nil for anything else, and where the first number is not the smaller one.
  public init?(_ text: String) {
    let separator = text.contains("...") ? "..." : text.contains("..") ? ".." : "-"
    let parts = text.split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, let low = Double(parts[0]), let high = Double(parts[1]),
      low >= 1, high <= 20_000, low < high
    else { return nil }
    range = low...high
  }

  /// The advice for a text that is no range.
  public static let advice =
    "write two widths in points from 1 to 20000, the smaller one first, as in 320-1366"
}
