/// One case of a property: collects its labels and states its expectations.
///
/// A property is a function of a value and a trial that throws where the value is a counterexample. Any
/// thrown error counts, so a body may call throwing code directly.
public final class Trial {
  /// The labels given so far.
  public private(set) var labels: [String] = []

  init() {}

  /// Counts this case under a label in the coverage of the run.
  public func label(_ name: String) {
    labels.append(name)
  }

  /// Counts this case under a label if a condition holds.
  public func classify(_ name: String, if condition: Bool) {
    if condition {
      labels.append(name)
    }
  }

  /// Fails the case unless the condition holds.
  ///
  /// - Throws: `ExpectationFailure` with the message.
  public func expect(
    _ condition: Bool, _ message: @autoclosure () -> String = "the property is false"
  ) throws(ExpectationFailure) {
    guard condition else { throw ExpectationFailure(message()) }
  }

  /// Fails the case unless both values are equal.
  ///
  /// - Throws: `ExpectationFailure` with both values.
  public func expectEqual<Subject: Equatable>(
    _ actual: Subject, _ expected: Subject, _ what: String = "the value"
  ) throws(ExpectationFailure) {
    guard actual == expected else {
      throw ExpectationFailure("\(what) is \(actual), expected \(expected)")
    }
  }

  /// Fails the case unless both numbers are within `tolerance` of each other.
  ///
  /// - Throws: `ExpectationFailure` with both numbers.
  public func expectEqual(
    _ actual: Double, _ expected: Double, within tolerance: Double, _ what: String = "the value"
  ) throws(ExpectationFailure) {
    guard (actual - expected).magnitude <= tolerance else {
      throw ExpectationFailure("\(what) is \(actual), expected \(expected) ± \(tolerance)")
    }
  }

  /// Leaves the case out unless the condition holds: it neither passes nor fails.
  ///
  /// - Throws: `DiscardedCase`, which the runner counts.
  public func assume(_ condition: Bool) throws(DiscardedCase) {
    guard condition else { throw DiscardedCase() }
  }
}
