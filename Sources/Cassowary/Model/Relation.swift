/// The three relations a linear constraint may state.
public enum Relation: Sendable, Hashable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// Both sides are equal.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}
