import Foundation

/// What a change of a property is described by (raw values as in Foundation).
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// An `NSNumber` with the raw value of an ``NSKeyValueChange``.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// The value after the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before the change.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// The elements of a collection that have changed.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Present in the first of the two calls that ``NSKeyValueObservingOptions/prior`` asks for.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}
