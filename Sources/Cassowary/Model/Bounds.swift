/// The bounds of a variable.
public struct Bounds: Hashable, Sendable {
  /// The least value; nil if there is none.
  public var lower: Bound?
  /// The greatest value; nil if there is none.
  public var upper: Bound?

  /// Makes bounds.
  public init(lower: Bound? = nil, upper: Bound? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// A side on which a variable has a bound.
  public enum Side: Hashable, Sendable {
    case lower
    case upper
  }
}
