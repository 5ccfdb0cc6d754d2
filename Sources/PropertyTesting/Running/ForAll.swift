/// Checks a property in one line of a throwing test, from Swift Testing or XCTest.
///
/// ```swift
/// try forAll("a sorted array starts with its least", .array(of: .integer(in: 0...9), count: 1...6)) {
///   value, trial in
///   try trial.expectEqual(value.sorted().first, value.min())
/// }
/// ```
///
/// - Returns: The report, for its coverage.
/// - Throws: `PropertyFailure`: the shrunk counterexample as Swift code, its seed, the number of shrinks; or
///   that too many cases were discarded; or that a required label was too rare.
@discardableResult
public func forAll<Value: SwiftSource>(
  _ name: String, _ generator: Generator<Value>, settings: CheckSettings = CheckSettings(),
  _ body: (Value, Trial) throws -> Void
) throws(PropertyFailure) -> PropertyReport<Value> {
  try Property(name, generator).check(settings, body).get()
}

/// Checks a property of values that do not print themselves: `describedBy` prints one as Swift code.
///
/// - Throws: `PropertyFailure`, as the other form.
@discardableResult
public func forAll<Value>(
  _ name: String, _ generator: Generator<Value>, settings: CheckSettings = CheckSettings(),
  describedBy describe: @escaping @Sendable (Value) -> String,
  _ body: (Value, Trial) throws -> Void
) throws(PropertyFailure) -> PropertyReport<Value> {
  try Property(name, generator, describedBy: describe).check(settings, body).get()
}
