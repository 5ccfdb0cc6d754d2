/// The handles of what ``Solver/load(_:)`` has loaded.
public struct Loaded: Sendable {
  /// The variables of the batch, by their numbers in it.
  public let variables: [Variable]
  /// A constraint for each breakpoint of the batch, in order: it is changed and removed as any other.
  public let constraints: [Constraint]
}
