/// How a text fills its room when it is measured or drawn (raw values as in UIKit).
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The last line that fits ends with an ellipsis where text is left out.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
  /// The rectangle's origin is the upper left corner of the first line, and lines break at its width;
  /// otherwise there is one line, whose baseline begins at the origin.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// The space between lines counts; it always does here.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Measures the ink instead of the lines; lines are measured here.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}
