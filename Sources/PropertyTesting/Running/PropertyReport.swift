/// The outcome of checking a property: counts, coverage and, where it is false, the failure.
public struct PropertyReport<Value> {
  /// The name of the property.
  public let property: String
  /// The number of cases that passed.
  public let passed: Int
  /// The number of cases left out by the generator or by `Trial.assume(_:)`.
  public let discarded: Int
  /// The labels seen.
  public let coverage: Coverage
  /// The shrunk value for which the property is false.
  public let counterexample: Value?
  /// Why the property does not hold, or `nil` if it does.
  public let failure: PropertyFailure?

  /// Returns the report if the property holds.
  ///
  /// - Throws: `PropertyFailure`, whose description is the message for the log.
  @discardableResult
  public func get() throws(PropertyFailure) -> PropertyReport<Value> {
    if let failure { throw failure }
    return self
  }
}
