/// Thrown where a case does not meet the assumptions of a property; the runner draws another.
public struct DiscardedCase: Error, Hashable, Sendable {
  /// Makes a discard.
  public init() {}
}

extension DiscardedCase: CustomStringConvertible {
  public var description: String { "The case does not meet the assumptions of the property." }
}
