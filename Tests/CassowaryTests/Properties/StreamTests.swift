import Cassowary
import Foundation
import Testing

/// Random sequences of every operation; each commit is proved optimal by ``ShadowModel``, each refusal
/// is judged by GLPK, and what throws must leave the state as it was.
///
/// The gate judges more than 100,000 commits, of a third of the streams; `CASSOWARY_COMMITS=1000000` asks for a million, and
/// `CASSOWARY_STREAMS=10000` for so many streams of each of the four kinds on which others fail, and of each with
/// coefficients of different sizes.
@Suite struct StreamTests {
  /// Streams of one shape, how many of them a whole run has, and how many commits of these must be judged at least.
  struct Plan: CustomTestStringConvertible, Sendable {
    let name: String
    let streams: UInt64
    let judgedCommits: Int
    let shape: RandomStream.Shape

    var testDescription: String { name }
    /// The streams of this run.
    var asked: UInt64 {
      max(1, UInt64(Double(streams) * Double(commitsAskedFor) / Double(commitsOfAll)))
    }
  }

  static let commitsOfAll = (plans + kinds + uneven).reduce(0) { $0 + $1.judgedCommits }
  static let commitsAskedFor = number("CASSOWARY_COMMITS") ?? 130_000
  static let streamsOfAKind = number("CASSOWARY_STREAMS").map(UInt64.init)

  static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }

  /// Distances between constants on both sides of every tolerance.
  static let nearness = [1e-9, 1e-8, 1e-7, 1e-6]
  /// What is promised of a row (see `Tolerances`): it may miss its bound by a tolerance, and its bound the constant by
  /// another one; and room for rounding.
  static let accuracy = 1.02e-7
  static let near = Operation.mix(
    (.add, 40), (.remove, 16), (.constant, 18), (.constants, 8), (.priority, 6), (.relation, 4),
    (.edit, 6), (.variable, 1), (.transaction, 2), (.past, 2))

  static let plans = [
    Plan(
      name: "tiny", streams: 800, judgedCommits: 19_000, shape: .init(variables: 3, operations: 40)),
    Plan(
      name: "small", streams: 150, judgedCommits: 8_000, shape: .init(variables: 8, operations: 90)),
    Plan(
      name: "halves and doubles", streams: 100, judgedCommits: 5_000,
      shape: .init(variables: 8, operations: 90, coefficients: [1, -1, 2, 0.5, -2])),
    Plan(
      name: "mostly required", streams: 100, judgedCommits: 5_000,
      shape: .init(variables: 10, operations: 90, required: 60)),
    Plan(
      name: "fractions", streams: 80, judgedCommits: 4_000,
      shape: .init(
        variables: 8, operations: 90, coefficients: [1, -1, 1.0 / 3, 0.7, -1.6], grid: 0.1)),
    Plan(
      name: "one level", streams: 100, judgedCommits: 5_000,
      shape: .init(
        variables: 6, operations: 90, priorities: [1], required: 10, magnitude: 5)),
    Plan(
      name: "many levels", streams: 80, judgedCommits: 4_000,
      shape: .init(
        variables: 8, operations: 90, priorities: (1...40).map { Double($0) + 0.5 },
        required: 10)),
    Plan(
      name: "edits in turn", streams: 60, judgedCommits: 8_000,
      shape: .init(
        variables: 12, operations: 200, coefficients: [1, -1, 2, 0.5], commits: 80,
        mix: Operation.mix(
          (.add, 16), (.remove, 13), (.constant, 5), (.edit, 60), (.priority, 3), (.variable, 2),
          (.transaction, 1)),
        invariantsEvery: 2)),
    Plan(
      name: "stays", streams: 200, judgedCommits: 11_000,
      shape: .init(
        variables: 8, operations: 90, coefficients: [1, -1, 2, 0.5],
        mix: Operation.mix(
          (.add, 25), (.remove, 18), (.constant, 14), (.priority, 4), (.relation, 2), (.edit, 15),
          (.stay, 25), (.drag, 4), (.variable, 2), (.transaction, 3), (.past, 3), (.trim, 3),
          (.reload, 1)),
        invariantsEvery: 3)),
    Plan(
      name: "stays near each other", streams: 300, judgedCommits: 8_000,
      shape: .init(
        variables: 4, operations: 40,
        mix: near + Operation.mix((.stay, 30), (.drag, 3), (.swing, 3)), magnitude: 1,
        nearness: nearness, accuracy: accuracy, invariantsEvery: 1)),
    Plan(
      name: "weights", streams: 200, judgedCommits: 11_000,
      shape: .init(
        variables: 8, operations: 80, coefficients: [1, -1, 2, 0.5], priorities: [1, 250],
        required: 15, contentSizes: 30,
        mix: Operation.mix(
          (.add, 30), (.remove, 14), (.constant, 6), (.priority, 4), (.weight, 25), (.relation, 2),
          (.edit, 12), (.stay, 6), (.drag, 4), (.swing, 2), (.transaction, 3), (.past, 2)),
        invariantsEvery: 3)),
    Plan(
      name: "edits dragged", streams: 200, judgedCommits: 16_000,
      shape: .init(
        variables: 8, operations: 60, coefficients: [1, -1, 2, 0.5], contentSizes: 50, commits: 70,
        mix: Operation.mix(
          (.add, 30), (.remove, 10), (.edit, 25), (.swing, 20), (.drag, 20), (.variable, 2),
          (.weight, 2), (.transaction, 4), (.past, 1)),
        invariantsEvery: 3)),
    Plan(
      name: "there, back and saved", streams: 200, judgedCommits: 15_500,
      shape: .init(
        variables: 6, operations: 120, coefficients: [1, -1, 2, 0.5],
        mix: Operation.mix(
          (.add, 25), (.remove, 14), (.constant, 14), (.priority, 4), (.edit, 8), (.drag, 3),
          (.variable, 2), (.transaction, 4), (.past, 40), (.discard, 9), (.save, 4)),
        invariantsEvery: 3)),
    Plan(
      name: "drags", streams: 200, judgedCommits: 16_000,
      shape: .init(
        variables: 10, operations: 60, coefficients: [1, -1, 2, 0.5], commits: 70,
        mix: Operation.mix(
          (.add, 40), (.remove, 12), (.drag, 40), (.constant, 2), (.priority, 2), (.variable, 2),
          (.transaction, 4), (.past, 1)),
        invariantsEvery: 3)),
    Plan(
      name: "swings", streams: 200, judgedCommits: 19_000,
      shape: .init(
        variables: 8, operations: 60, contentSizes: 50, commits: 70,
        mix: Operation.mix(
          (.add, 40), (.remove, 12), (.swing, 40), (.drag, 4), (.constant, 4), (.priority, 2),
          (.variable, 2), (.transaction, 4), (.past, 1)),
        invariantsEvery: 3)),
    Plan(
      name: "sizes and constants at once", streams: 300, judgedCommits: 12_000,
      shape: .init(
        variables: 10, operations: 120, coefficients: [1, -1, 2, 0.5], contentSizes: 60,
        commits: 40,
        mix: Operation.mix(
          (.add, 40), (.remove, 12), (.constants, 20), (.swing, 6), (.drag, 6), (.edit, 6),
          (.priority, 3), (.weight, 3), (.relation, 2), (.variable, 2), (.transaction, 4),
          (.past, 2), (.reload, 2)),
        invariantsEvery: 3)),
    Plan(
      name: "sizes required on one side", streams: 150, judgedCommits: 8_000,
      shape: .init(
        variables: 8, operations: 90, coefficients: [1, -1, 2, 0.5], contentSizes: 50,
        requiredSides: 60)),
    Plan(
      name: "trims", streams: 150, judgedCommits: 9_000,
      shape: .init(
        variables: 8, operations: 90, coefficients: [1, -1, 2, 0.5],
        mix: Operation.mix(
          (.add, 30), (.remove, 18), (.drag, 4), (.constant, 14), (.priority, 4), (.edit, 6),
          (.variable, 4), (.transaction, 5), (.past, 3), (.trim, 12)))),
    Plan(
      name: "saved and loaded", streams: 150, judgedCommits: 9_000,
      shape: .init(
        variables: 8, operations: 90, coefficients: [1, -1, 2, 0.5],
        mix: Operation.mix(
          (.add, 30), (.remove, 18), (.drag, 3), (.swing, 2), (.constant, 14), (.priority, 4),
          (.relation, 2), (.edit, 8), (.variable, 4), (.transaction, 4), (.past, 3),
          (.reload, 8)))),
    Plan(
      name: "saved and loaded near each other", streams: 150, judgedCommits: 3_500,
      shape: .init(
        variables: 5, operations: 40, mix: near + Operation.mix((.drag, 3), (.reload, 8)),
        magnitude: 1, nearness: nearness, accuracy: accuracy, invariantsEvery: 1)),
    Plan(
      name: "batches", streams: 150, judgedCommits: 3_000,
      shape: .init(
        variables: 10, operations: 160, coefficients: [1, -1, 2, 0.5], required: 40, commits: 12)),
    Plan(
      name: "constants together", streams: 150, judgedCommits: 2_500,
      shape: .init(
        variables: 20, operations: 300, coefficients: [1, -1, 2, 0.5], commits: 4,
        mix: Operation.mix(
          (.add, 25), (.remove, 5), (.constant, 60), (.edit, 8), (.transaction, 2)))),
    Plan(
      name: "constants at once", streams: 150, judgedCommits: 8_000,
      shape: .init(
        variables: 10, operations: 120, coefficients: [1, -1, 2, 0.5], required: 50, commits: 40,
        mix: Operation.mix(
          (.add, 40), (.remove, 12), (.constants, 40), (.swing, 2), (.edit, 4), (.priority, 2),
          (.relation, 2), (.transaction, 4), (.past, 1)))),
    Plan(
      name: "near", streams: 1_000, judgedCommits: 14_000,
      shape: .init(
        variables: 4, operations: 24, mix: near, magnitude: 1, nearness: nearness,
        accuracy: accuracy, invariantsEvery: 1)),
    Plan(
      name: "near, halves and doubles", streams: 300, judgedCommits: 10_000,
      shape: .init(
        variables: 6, operations: 60, coefficients: [1, -1, 2, 0.5], mix: near, magnitude: 4,
        nearness: nearness, accuracy: accuracy)),
    Plan(
      name: "near, larger", streams: 250, judgedCommits: 45_000,
      shape: .init(
        variables: 20, operations: 300, mix: near, magnitude: 2, nearness: nearness,
        accuracy: accuracy)),
    Plan(
      name: "near, dragged", streams: 100, judgedCommits: 14_000,
      shape: .init(
        variables: 8, operations: 100,
        mix: Operation.mix(
          (.add, 40), (.remove, 12), (.swing, 30), (.drag, 14), (.constant, 4), (.priority, 2),
          (.variable, 2), (.transaction, 4), (.past, 1)),
        magnitude: 1, nearness: nearness, accuracy: accuracy, invariantsEvery: 4)),
    Plan(
      name: "longer", streams: 4, judgedCommits: 1_500,
      shape: .init(variables: 40, operations: 800, coefficients: [1, -1, 0.5])),
    Plan(
      name: "long", streams: 1, judgedCommits: 2_000,
      shape: .init(
        variables: 120, operations: 4_000, coefficients: [1, -1, 0.5, 2], invariantsEvery: 50)),
  ]

  /// The four kinds of streams on which every other solver of the family fails (peers), written anew:
  /// optional rows that come and go over consistent required ones; the same with edits; many redundant
  /// required rows; contradictory ones.
  static let kinds = [
    Plan(
      name: "consistent", streams: 170, judgedCommits: 13_000,
      shape: .init(
        variables: 8, operations: 100, coefficients: [1, -1, 2, 3, -2], required: 20, commits: 80,
        mix: Operation.mix((.add, 60), (.remove, 40)), isConsistent: true)),
    Plan(
      name: "consistent, with edits", streams: 170, judgedCommits: 13_000,
      shape: .init(
        variables: 8, operations: 100, coefficients: [1, -1, 2, 3, -2], required: 20, commits: 80,
        mix: Operation.mix((.add, 35), (.remove, 20), (.edit, 45)), isConsistent: true)),
    Plan(
      name: "redundant", streams: 30, judgedCommits: 9_000,
      shape: .init(
        variables: 20, operations: 400, coefficients: [1, -1, 2], required: 50, redundant: 40,
        commits: 80,
        mix: Operation.mix((.add, 55), (.remove, 35), (.constant, 5), (.edit, 5)),
        isConsistent: true, magnitude: 10, invariantsEvery: 20)),
    Plan(
      name: "contradictions", streams: 170, judgedCommits: 13_000,
      shape: .init(
        variables: 5, operations: 100, coefficients: [1, -1, 2], required: 80, commits: 80,
        mix: Operation.mix((.add, 50), (.remove, 20), (.constant, 20), (.edit, 10)), magnitude: 6,
        refusalsJudgedEvery: 3)),
  ]

  /// Coefficients of different sizes: percentages, and what layouts multiply by.
  static let uneven = [
    Plan(
      name: "percentages", streams: 400, judgedCommits: 13_000,
      shape: .init(
        variables: 6, operations: 60, coefficients: [1, -1, 0.01, 2], mix: near,
        accuracy: accuracy, isUneven: true)),
    Plan(
      name: "ratios", streams: 800, judgedCommits: 26_000,
      shape: .init(
        variables: 6, operations: 60, coefficients: ratios, mix: near, accuracy: accuracy,
        isUneven: true)),
  ]
  static let ratios = [1, -1, 0.5, 1.0 / 3, 16.0 / 9, 0.01, 1.5]

  /// Kinds of such streams of which a few in many thousand fail still: on a larger system, dragged, or with coefficients of
  /// one row four decades apart. So many as are run here do not.
  static let unevenBeyond = [
    Plan(
      name: "percentages, larger", streams: 40, judgedCommits: 3_000,
      shape: .init(
        variables: 16, operations: 160, coefficients: [1, -1, 0.01, 2], mix: near,
        accuracy: accuracy, isUneven: true)),
    Plan(
      name: "ratios, dragged", streams: 60, judgedCommits: 5_000,
      shape: .init(
        variables: 8, operations: 60, coefficients: ratios, commits: 70,
        mix: Operation.mix(
          (.add, 40), (.remove, 12), (.drag, 25), (.swing, 15), (.constant, 2), (.priority, 2),
          (.variable, 2), (.transaction, 4), (.past, 1)),
        accuracy: accuracy, isUneven: true)),
    Plan(
      name: "ratios and hundreds", streams: 800, judgedCommits: 26_000,
      shape: .init(
        variables: 6, operations: 60, coefficients: ratios + [100], mix: near, accuracy: accuracy,
        isUneven: true)),
  ]

  typealias Operation = RandomStream.Operation

  @Test func theGateJudgesAHundredThousandCommits() {
    let judged = (Self.plans + Self.kinds + Self.uneven).reduce(0) {
      $0 + $1.judgedCommits * Int($1.asked) / Int($1.streams)
    }
    #expect(judged >= 100_000)
  }

  @Test(arguments: plans) func everyCommitIsProvedOptimal(_ plan: Plan) {
    run(plan, firstSeed: 0, streams: plan.asked)
  }

  @Test(arguments: kinds) func theKindsOnWhichOthersFail(_ plan: Plan) {
    run(plan, firstSeed: 10_000, streams: Self.streamsOfAKind ?? plan.asked)
  }

  @Test(arguments: uneven) func coefficientsOfDifferentSizes(_ plan: Plan) {
    run(plan, firstSeed: 0, streams: Self.streamsOfAKind ?? plan.asked)
  }

  @Test(arguments: unevenBeyond) func coefficientsOfDifferentSizesBeyond(_ plan: Plan) {
    run(plan, firstSeed: 0, streams: plan.asked)
  }

  /// Rows that were balanced together at a level where their changes are zero told nothing of what they rest on.
  @Test(arguments: [("tiny", 6_522), ("contradictions", 11_663)] as [(String, UInt64)])
  func whatCancelsOnceNeedNotCancelAgain(_ name: String, _ seed: UInt64) throws {
    let plan = try #require((Self.plans + Self.kinds).first { $0.name == name })
    run(plan, firstSeed: seed, streams: 1)
  }

  /// A direction that was solved while the basis was factorised was taken for that of the finished factorisation.
  @Test func directionsOfAnUnfinishedFactorisationAreNotKept() {
    run(Self.kinds[2], firstSeed: 11_493, streams: 1)
  }

  /// By a factor of 0.000025, which rounding left off by a part of forty million, the room of a row looked larger than that
  /// of the one that was to leave. What the row had left of it was dropped as nothing, and it stayed out of range.
  @Test func roomsThatAreCloseAreLookedAtAgain() {
    run(Self.unevenBeyond[0], firstSeed: 2_496, streams: 1)
  }

  /// Parts of a rate that cancel, of 20,000 times a pivot of 200, left rounding that a way of 2,000 points made visible: an
  /// edit was a millionth of a point off, unless a question had the basis factorised anew before.
  @Test func whatCancelsInADirectionIsComputedAfresh() throws {
    let plan = try #require(Self.uneven.first { $0.name == "percentages" })
    run(plan, firstSeed: 6_307, streams: 1)
  }

  /// Four steps went round: one lost 1e-9 a point at the highest level, which is nothing, on a way of 120,000 points, and
  /// others won it back. After 7,600 of them the solver stopped at the worse end.
  @Test func whatIsLostOnALongWayIsNotWonBackForEver() throws {
    let plan = try #require(Self.uneven.first { $0.name == "percentages" })
    var stream = RandomStream(seed: 17_565, shape: plan.shape)
    #expect(stream.run() == nil)
    #expect(stream.solver.statistics.pivots < 1_000)
  }

  /// A direction in which variables move 8,000,000 points for one was off by 1.9e-7 where such rates cancel, as another
  /// order of the same sums is, and was kept.
  @Test func directionsOfWhatCancelsAreNotKept() throws {
    let plan = try #require(Self.uneven.first { $0.name == "percentages" })
    run(plan, firstSeed: 15_985, streams: 1)
  }

  private func run(_ plan: Plan, firstSeed: UInt64, streams: UInt64) {
    var commits = 0
    var judged = 0
    var refusals = 0
    for seed in firstSeed..<firstSeed + streams {
      var stream = RandomStream(seed: seed, shape: plan.shape)
      if let complaint = stream.run() {
        Issue.record("\(plan.name), seed \(seed): \(complaint)")
        return
      }
      commits += stream.commits
      judged += stream.judgedCommits
      refusals += stream.refusals
    }
    #expect(judged * Int(plan.streams) >= plan.judgedCommits * Int(streams))
    if Self.streamsOfAKind != nil || Self.number("CASSOWARY_COMMITS") != nil {
      print(
        "\(plan.name): seeds \(firstSeed)..<\(firstSeed + streams), \(commits) commits, "
          + "\(judged) of them judged, \(refusals) refusals")
    }
  }
}
