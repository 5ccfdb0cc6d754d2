/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// The points that the path goes around another number of times clockwise than counter-clockwise.
  case winding
  /// The points that a ray from them leaves through an odd number of crossings.
  case evenOdd
}
