extension SmallWorld {
  /// Runs a property on every value of the world, or on every `stride`-th, in order.
  ///
  /// Nothing is shrunk: worlds list simpler values first, so the first failure is the simplest.
  ///
  /// - Complexity: `count / stride` calls of `body`.
  public func check(
    _ name: String, stride step: Int = 1, describedBy describe: (Value) -> String,
    _ body: (Value, Trial) throws -> Void
  ) -> PropertyReport<Value> {
    var coverage = Coverage()
    var discarded = 0
    for index in stride(from: 0, to: count, by: max(step, 1)) {
      let value = self[index]
      let trial = Trial()
      do {
        try body(value, trial)
        coverage.record(trial.labels)
      } catch is DiscardedCase {
        discarded += 1
      } catch {
        let source = describe(value)
        let found = PropertyFailure.Counterexample(
          source: source, originalSource: source, reason: String(describing: error),
          casesBefore: coverage.cases, shrinks: 0, candidates: 0, replay: nil)
        let failure = PropertyFailure(property: name, seed: 0, cause: .counterexample(found))
        return PropertyReport(
          property: name, passed: coverage.cases, discarded: discarded, coverage: coverage,
          counterexample: value, failure: failure)
      }
    }
    // A check of nothing proves nothing.
    let reason =
      count == 0
      ? "The world has no values." : "All \(discarded) values that were tried were discarded."
    let failure = PropertyFailure(property: name, seed: 0, cause: .nothingToCheck(reason))
    return PropertyReport(
      property: name, passed: coverage.cases, discarded: discarded, coverage: coverage,
      counterexample: nil, failure: coverage.cases == 0 ? failure : nil)
  }
}

/// Checks a property for every value of a small world, in one line of a throwing test.
///
/// - Returns: The report, for its coverage.
/// - Throws: `PropertyFailure` with the first value that fails.
@discardableResult
public func forEvery<Value: SwiftSource>(
  _ name: String, _ world: SmallWorld<Value>, stride: Int = 1,
  _ body: (Value, Trial) throws -> Void
) throws(PropertyFailure) -> PropertyReport<Value> {
  try world.check(name, stride: stride, describedBy: \.swiftSource, body).get()
}
