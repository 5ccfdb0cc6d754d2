/// Which points lie inside a path that crosses itself.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those that the path goes around another number of times clockwise than counter-clockwise.
  case winding
  /// Those that a ray from the point leaves through an odd number of crossings.
  case evenOdd
}
