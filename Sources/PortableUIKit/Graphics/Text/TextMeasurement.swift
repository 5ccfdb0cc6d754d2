import Foundation

/// The extent of a laid-out text in points, not rounded to pixels.
public struct TextMeasurement: Hashable, Sendable {
  /// The width of the widest line and the height of all lines.
  public var size: CGSize
  /// The number of lines; 0 for no text.
  public var lineCount: Int
  /// The distance from the top to the baseline of the first line.
  public var firstBaseline: CGFloat
  /// The distance from the top to the baseline of the last line.
  public var lastBaseline: CGFloat

  public init(size: CGSize, lineCount: Int, firstBaseline: CGFloat, lastBaseline: CGFloat) {
    self.size = size
    self.lineCount = lineCount
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
