/// The end of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// The line ends at its end point.
  case butt
  /// A half circle of the line's width is added.
  case round
  /// A half square of the line's width is added.
  case square
}
