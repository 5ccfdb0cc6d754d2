/// Which side a text is read from.
public enum NSWritingDirection: Int, Sendable {
  /// By its characters.
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}
