/// The cost of each unit of a row's deviation.
public enum RowPrice: Hashable, Sendable {
  /// Nothing: the side an inequality allows.
  case free
  /// So much at a level; weights of one level add up, levels never do.
  case level(Double, weight: Double = 1)
  /// More than any optional price: the deviation is forbidden.
  case required

  /// The level of an optional price.
  public var level: Double? {
    guard case .level(let level, _) = self else { return nil }
    return level
  }
}
