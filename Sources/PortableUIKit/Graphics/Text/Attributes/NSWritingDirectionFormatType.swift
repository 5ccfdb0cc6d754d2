/// How a run of text changes the direction around it; added to an ``NSWritingDirection``'s number in the attribute
/// `writingDirection` (raw values as in UIKit).
public enum NSWritingDirectionFormatType: Int, Sendable {
  /// Text inside keeps its own direction.
  case embedding = 0
  /// All text inside runs this way.
  case override = 2
}
