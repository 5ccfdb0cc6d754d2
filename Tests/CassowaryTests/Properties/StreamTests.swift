import Cassowary
import Foundation
import Testing

/// Random sequences of every operation; each commit is proved optimal by ``ShadowModel``.
@Suite struct StreamTests {
  static func run(_ seeds: Range<UInt64>, _ shape: RandomStream.Shape) -> Int {
    var commits = 0
    for seed in seeds {
      var stream = RandomStream(seed: seed, shape: shape)
      if let complaint = stream.run() {
        Issue.record("seed \(seed) of \(shape): \(complaint)")
        return commits
      }
      commits += stream.commits
    }
    return commits
  }

  /// Multiplies the number of streams: `CASSOWARY_STREAMS=50 swift test -c release`.
  static let factor = UInt64(ProcessInfo.processInfo.environment["CASSOWARY_STREAMS"] ?? "1") ?? 1

  /// Shapes of streams with the number of seeds that run by default.
  static let shapes: [(String, UInt64, RandomStream.Shape)] = [
    ("tiny", 300, .init(variables: 3, operations: 30)),
    ("small", 60, .init(variables: 8, operations: 80)),
    (
      "halves and doubles", 60,
      .init(variables: 8, operations: 80, coefficients: [1, -1, 2, 0.5, -2])
    ),
    ("mostly required", 60, .init(variables: 10, operations: 80, required: 60)),
    (
      "fractions", 40,
      .init(variables: 8, operations: 80, coefficients: [1, -1, 1.0 / 3, 0.7, -1.6], grid: 0.1)
    ),
    (
      "one level", 40,
      .init(variables: 6, operations: 80, priorities: [1], required: 10, magnitude: 5)
    ),
    (
      "many levels", 40,
      .init(
        variables: 8, operations: 80, priorities: (1...40).map { Double($0) + 0.5 }, required: 10)
    ),
    ("longer", 3, .init(variables: 40, operations: 800, coefficients: [1, -1, 0.5])),
    ("long", 1, .init(variables: 120, operations: 2_000, coefficients: [1, -1, 0.5, 2])),
  ]

  /// The four kinds of streams on which every other solver of the family fails, written anew: soft
  /// churn over consistent required constraints, the same with edits, many redundant required
  /// constraints, and contradictory adds.
  static let kinds: [(String, UInt64, RandomStream.Shape)] = [
    ("consistent", 40, .init(variables: 8, operations: 100, required: 20, removals: 35)),
    ("edits", 40, .init(variables: 8, operations: 100, required: 20, constants: 50, commits: 90)),
    (
      "redundant", 10,
      .init(
        variables: 20, operations: 400, coefficients: [1, -1, 2], required: 50, removals: 40,
        magnitude: 3)
    ),
    ("contradictions", 40, .init(variables: 5, operations: 100, required: 80, magnitude: 6)),
  ]

  @Test(arguments: kinds.indices) func theKindsOnWhichOthersFail(_ index: Int) {
    let (_, seeds, shape) = Self.kinds[index]
    #expect(Self.run(10_000..<10_000 + seeds * Self.factor, shape) > 500)
  }

  @Test(arguments: shapes.indices) func everyCommitIsProvedOptimal(_ index: Int) {
    let (_, seeds, shape) = Self.shapes[index]
    #expect(Self.run(0..<seeds * Self.factor, shape) > 500)
  }
}
