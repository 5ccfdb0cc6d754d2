/// Thrown where a case does not meet the assumptions of a property; the runner draws another.
public struct DiscardedCase: Error, Hashable, Sendable {
  /// Makes a discard.
  public init() {}
}
