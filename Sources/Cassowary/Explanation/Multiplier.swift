/// How hard a constraint pulls at one priority level: by how much the cost of that level would fall if
/// the right-hand side of the constraint rose by one unit, all else staying in balance.
public struct Multiplier: Sendable, Equatable {
  /// The level whose cost is meant.
  public let priority: Priority
  /// The change of the level's cost per unit of the right-hand side, with its sign turned.
  public let value: Double

  /// Makes a multiplier of the given parts.
  public init(priority: Priority, value: Double) {
    self.priority = priority
    self.value = value
  }
}
