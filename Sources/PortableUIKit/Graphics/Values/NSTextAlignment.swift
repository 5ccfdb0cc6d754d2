/// Where lines of text stand between the left and the right edge.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// By the reading direction of the text.
  case natural = 4
}
