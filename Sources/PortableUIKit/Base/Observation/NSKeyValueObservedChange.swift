import Foundation

/// A change of an observed property.
public struct NSKeyValueObservedChange<Value> {
  /// How it was changed; properties of views are always set.
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  /// The value after the change, where ``NSKeyValueObservingOptions/new`` was among the options.
  public let newValue: Value?
  /// The value before the change, where ``NSKeyValueObservingOptions/old`` was among the options.
  public let oldValue: Value?
  /// The elements of a collection that were changed; nil for a property that was set.
  public let indexes: IndexSet?
  /// Whether this is the first of the two calls that ``NSKeyValueObservingOptions/prior`` asks for.
  public let isPrior: Bool
}
