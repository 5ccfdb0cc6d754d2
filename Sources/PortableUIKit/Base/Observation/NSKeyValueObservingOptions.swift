/// The values that an observer of a property wants to know (raw values as in Foundation).
public struct NSKeyValueObservingOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value after the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = NSKeyValueObservingOptions(rawValue: 1 << 1)
  /// A call with the present value, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 1 << 2)
  /// Two calls for each change. As a change is seen after it happened, both come after it.
  public static let prior = NSKeyValueObservingOptions(rawValue: 1 << 3)
}
