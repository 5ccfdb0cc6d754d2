/// Why a property does not hold, as a value: everything needed to reproduce it without the random run.
public struct PropertyFailure: Error, Hashable, Sendable {
  /// The kind of failure.
  public enum Cause: Hashable, Sendable {
    /// A value for which the property is false.
    case counterexample(Counterexample)
    /// Too many cases were discarded before enough of them counted.
    case exhausted(counted: Int, discarded: Int)
    /// There was nothing to check: no case was asked for, or the world has none that counts.
    case nothingToCheck(String)
    /// Every case passed, but a label was seen too rarely.
    case coverage(unmet: [CoverageRequirement], seen: Coverage)
  }

  /// A failing case, before and after shrinking.
  public struct Counterexample: Hashable, Sendable {
    /// The shrunk value as a Swift expression.
    public let source: String
    /// The value as it was generated, as a Swift expression.
    public let originalSource: String
    /// The error thrown for the shrunk value.
    public let reason: String
    /// The number of cases that passed before.
    public let casesBefore: Int
    /// The number of successful shrink steps from the original to the shrunk value.
    public let shrinks: Int
    /// The number of candidates tried while shrinking.
    public let candidates: Int
    /// The case, to generate it again; `nil` where the value was enumerated.
    public let replay: ReplayedCase?
  }

  /// The name of the property.
  public let property: String
  /// The seed of the run; zero where the values were enumerated.
  public let seed: UInt64
  /// The kind of failure.
  public let cause: Cause

  /// The counterexample, where there is one.
  public var counterexample: Counterexample? {
    guard case .counterexample(let counterexample) = cause else { return nil }
    return counterexample
  }
}
