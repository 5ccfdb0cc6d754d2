/// The corner between two segments of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// The outer edges go on until they meet, as far as the miter limit allows.
  case miter
  /// A circle of the line's width about the corner.
  case round
  /// A straight edge between the outer ends.
  case bevel
}
