/// How long and from which seed a property is checked.
public struct CheckSettings: Hashable, Sendable {
  /// The number of cases to pass, at least one.
  public var cases: Int
  /// The seed; `nil` derives it from the name of the property, so that a run repeats exactly.
  public var seed: UInt64?
  /// The number of candidates tried while shrinking.
  public var shrinkLimit: Int
  /// The number of discarded cases allowed for each case that counts.
  public var discardsPerCase: Int
  /// The coverage that the labels of a passing run must reach.
  public var coverage: [CoverageRequirement]
  /// One recorded case to run instead of random ones.
  public var replay: ReplayedCase?

  /// Makes settings.
  public init(
    cases: Int = 100, seed: UInt64? = nil, shrinkLimit: Int = 10_000, discardsPerCase: Int = 10,
    coverage: [CoverageRequirement] = [], replay: ReplayedCase? = nil
  ) {
    self.cases = cases
    self.seed = seed
    self.shrinkLimit = shrinkLimit
    self.discardsPerCase = discardsPerCase
    self.coverage = coverage
    self.replay = replay
  }

  /// Settings of a number of cases.
  public static func cases(_ count: Int, seed: UInt64? = nil) -> CheckSettings {
    CheckSettings(cases: count, seed: seed)
  }

  /// Settings that run one recorded case, as a failure prints them.
  public static func replaying(_ seed: UInt64, size: Int) -> CheckSettings {
    CheckSettings(cases: 1, replay: ReplayedCase(seed: seed, size: size))
  }

  /// Returns the settings with a coverage requirement added.
  public func requiring(_ label: String, atLeast minimum: Int) -> CheckSettings {
    var settings = self
    settings.coverage.append(CoverageRequirement(label, atLeast: minimum))
    return settings
  }
}
