/// How the form of a constraint compares with its target.
public enum RowRelation: Hashable, Sendable {
  /// At most the target.
  case lessThanOrEqual
  /// Exactly the target.
  case equal
  /// At least the target.
  case greaterThanOrEqual
}
