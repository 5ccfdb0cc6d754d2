import Cassowary
import Testing

/// Coefficients of different sizes, whose products are below tolerances.
@Suite struct UnevenCoefficientTests {
  let solver = Solver()
  let v: [Variable]

  init() {
    let solver = solver
    v = (0..<6).map { solver.makeVariable("v\($0)") }
  }

  // MARK: Hundredths of hundredths

  /// A multiplier that was a hundred-millionth of what it held counted as equal to none at all.
  @Test func whatGivesWayFirstDoesNotDependOnHowFast() throws {
    try solver.add(0.01 * v[4] + v[2] == 0, priority: Priority(250))
    try solver.addContentSize(
      0.01 * v[3] + v[0], value: 0, hugging: Priority(750), compression: Priority(250))
    try solver.add(v[3] >= 0, priority: Priority(250))
    try solver.add(0.01 * v[2] >= 0, priority: Priority(250))
    try solver.add(v[4] + 0.01 * v[0] >= 1, priority: Priority(1))
    solver.commit()
    #expect(solver.cost(at: Priority(250)) == 0)
    #expect(solver.cost(at: Priority(1)) == 1)
  }

  /// The stay of what moves slowly was no pivot, and nobody looked at its multiplier.
  @Test func whatIsNoPivotIsLookedAtAfterwards() throws {
    try solver.add(v[1] == -3)
    try solver.add(v[0] + v[2] == 0, priority: Priority(250))
    try solver.addContentSize(
      0.01 * v[2] + v[5], value: 0, hugging: Priority(250), compression: Priority(1))
    try solver.add(2 * v[0] + 0.01 * v[3] == 0, priority: Priority(2))
    try solver.add(0.01 * v[4] + v[1] == 0, priority: Priority(2))
    try solver.add(0.01 * v[5] - v[4] >= 0, priority: Priority(1))
    solver.commit()
    #expect(solver.cost(at: Priority(1)) < 1e-6)
  }

  // MARK: Rounding

  /// It came back from 17 million points, and brought the last places along.
  @Test func whatComesBackFromAfarIsExact() throws {
    let sum = v[3] + v[1]
    try solver.addContentSize(sum, value: 1, hugging: Priority(2), compression: Priority(1))
    try solver.add(0.01 * v[4] - v[1] == 0)
    try solver.add(0.01 * v[3] - v[4] == 1, priority: Priority(750))
    let limit = try solver.add(0.01 * v[1] <= -17)
    solver.commit()
    try solver.remove(limit)
    solver.commit()
    #expect(abs(solver.value(of: v[3])! + solver.value(of: v[1])! - 1) < 1e-12)
    #expect(solver.checkInvariants() == [])
  }

  /// A multiplier below every tolerance was left on the stay of a variable that went.
  @Test func whatIsLeftOnAStayGoesWithIt() {
    let stream = stream(1_150, [1, -1, 0.01, 2], RandomStream.Operation.all, magnitude: 20)
    expectOptimal(stream)
  }

  /// A variable that was removed, but was part of the factorisation still, moved by rounding along with a drag, and that
  /// was reported.
  @Test func whatIsGoneIsNotReported() throws {
    let plan = try #require(StreamTests.unevenBeyond.first { $0.name == "ratios, dragged" })
    expectOptimal(RandomStream(seed: 6_202, shape: plan.shape))
  }

  /// What came back stopped beyond a million points, and took along what lies near: a required row missed by 2.6e-6.
  @Test func whatMovesAlongALongWayIsExact() throws {
    let plan = try #require(StreamTests.uneven.first { $0.name == "ratios" })
    expectOptimal(RandomStream(seed: 7_858, shape: plan.shape))
  }

  // MARK: Four decades

  /// What is required holds `v0` and `v2`. Rounding left the limit of `v2` a part of 1e-12 of what else is dragged along,
  /// for which it was exchanged: one variable went to 1e22, and the contradiction was taken in.
  @Test func whatRoundingLeavesIsNoPivot() throws {
    try solver.add(-100 * v[3] + v[1] >= 467)
    try solver.add(-v[1] + 9.99 * v[2] == -682, priority: 1)
    try solver.add(101 * v[3] + 0.1 * v[0] + 16.0 / 9 * v[4] >= 162, priority: 3)
    try solver.add(0.71 * v[3] + 3 * v[1] + 0.1 * v[4] >= 937, priority: 4)
    try solver.add(2 * v[2] <= -776, priority: 3)
    try solver.add(3 * v[3] + v[2] >= -294, priority: 1)
    let first = try solver.add(2 * v[0] == -928)
    try solver.add(1.5 * v[4] - 200 * v[0] == -328)
    try solver.add(100.5 * v[1] + 1.1 * v[3] >= 521, priority: 1)
    try solver.add(3.5 * v[3] + 10 * v[1] + 3 * v[2] <= 405, priority: 2)
    try solver.add(-v[1] + 3 * v[4] - v[0] == -479, priority: 2)
    try solver.add(-100 * v[1] + 0.1 * v[0] == 437, priority: 4)
    let second = try solver.add(2 * v[2] - 0.01 * v[0] == -328)
    try solver.add(0.2 * v[0] + 0.5 * v[3] - v[1] >= 56, priority: 2)
    try solver.add(v[4] + 2 * v[0] >= -409, priority: 3)
    try solver.add((0.01 + 2 + 1.0 / 3) * v[1] + 0.5 * v[3] >= 833, priority: 4)
    try solver.add(1.0 / 3 * v[4] + 3 * v[3] + 0.01 * v[0] >= -660)
    try solver.add(v[0] + 0.01 * v[1] >= 310, priority: 2)
    try solver.add(100 * v[2] + 2 * v[0] + 0.1 * v[3] >= 218)
    try solver.add(2 * v[3] >= 482, priority: 1)
    try solver.add((16.0 / 9 - 100) * v[4] + 1.01 * v[1] == -297, priority: 3)
    solver.commit()
    #expect(throws: AddConstraintError(.unsatisfiable(conflict: [first, second]))) {
      try solver.add(0.01 * v[2] >= 644)
    }
    solver.commit()
    #expect(abs(solver.value(of: v[2])! + 166.32) < 1e-9)
  }

  /// Of 200,000 such systems these, too, had come to hold one row twice; numbers that are none in some.
  @Test(
    arguments: [
      6_435, 15_525, 23_019, 32_174, 44_184, 59_892, 66_097, 105_549, 110_089, 133_804, 144_014,
      154_983, 192_042,
    ] as [UInt64])
  func whatIsRequiredHolds(seed: UInt64) {
    #expect(UnevenSystem(seed: seed).brokenRow == nil)
  }

  /// In six more the factorisation magnified rounding: variables were defined by rows that hardly mention them, one step
  /// of refinement was not enough, or what came from further than where it arrived was taken to be exact. In the last one
  /// a row entered at a rate that was rounding, once these were mended.
  @Test(arguments: [36_372, 106_228, 115_407, 140_962, 184_131, 190_685, 39_222] as [UInt64])
  func whatIsRequiredHoldsWhereRoundingIsMagnified(seed: UInt64) {
    #expect(UnevenSystem(seed: seed).brokenRow == nil)
  }

  /// A row missed its bound by the rounding of values of 1e9. That is little beside a point further than a million, and was
  /// left; the last way back was shorter than that, and it is much beside where it ends.
  /// In the other, one of two million, a variable on which nothing depends came back from 1e10 alone.
  @Test(arguments: [80_662, 1_519_478] as [UInt64])
  func whatWasFarIsExactOnceItIsNear(seed: UInt64) {
    #expect(UnevenSystem(seed: seed).brokenRow == nil)
  }

  /// Noise in one factor of a row is made up for by the others, of which a small term is a hundred thousand times less: the
  /// row was not found to be the sum of those, rested on the noise, and a contradiction was taken in. Two of 800,000.
  @Test(arguments: [805_249, 953_542] as [UInt64])
  func noiseIsLeftOutOfFactors(seed: UInt64) {
    let system = UnevenSystem(seed: seed)
    #expect(system.brokenRow == nil)
    #expect(throws: Never.self) { try system.solver.snapshot() }
  }

  /// Of a million, three more missed a required row by up to 1e-4, for one of the reasons above or below.
  @Test(arguments: [654_207, 841_155, 875_585] as [UInt64])
  func whatIsRequiredHoldsInEveryOneOfAMillion(seed: UInt64) {
    #expect(UnevenSystem(seed: seed).brokenRow == nil)
  }

  /// A move in common broke a required row by rounding, and so did its way back: it was tried for ever with no shift left.
  @Test func whatNoShiftMendsIsNotTriedForEver() {
    #expect(UnevenSystem(seed: 455_788).brokenRow == nil)
  }

  /// A row that entered as it was added did not say that its pivot was worse than usual, and its variable was off.
  @Test func aPivotOfARowThatEntersAtOnceIsWatched() {
    #expect(UnevenSystem(seed: 642_313).brokenRow == nil)
  }

  /// A row that does not move was taken to, by rounding of others that move far: the way ended where that led, at 4e21. The one of two million systems that could not be saved. What is
  /// farthest now is 300 times a variable that a coefficient of 0.01 ties to 100 times another one, of two million.
  @Test func whatRoundingMovesEndsNoWay() throws {
    let system = UnevenSystem(seed: 1_531_577)
    #expect(system.brokenRow == nil)
    let values = system.variables.map { system.solver.value(of: $0)! }
    #expect(abs(values[0]) < 2e6)
    #expect(values.allSatisfy { abs($0) < 300 * 100 * 100 * 2e6 })
    #expect(throws: Never.self) { try system.solver.snapshot() }
  }

  /// Where the point was computed afresh, parts of what rows missed were dropped: they missed by 1e-7 to 8e-4 still. Or
  /// what was computed of rows, and can be again, was found to be off by rounding of large numbers.
  @Test(
    arguments: [
      44_184, 60_562, 88_240, 97_101, 103_905, 124_685, 172_772, 50_467, 101_195, 110_089,
    ] as [UInt64])
  func whatIsInGoodOrderIsSaved(seed: UInt64) throws {
    let solver = UnevenSystem(seed: seed).solver
    let loaded = try Solver(SolverSnapshot(text: solver.snapshot().text))
    solver.commit()
    for (variable, copy) in zip(solver.variables, loaded.variables) {
      #expect(solver.value(of: variable)! == loaded.value(of: copy)!)
    }
  }

  /// The solver went on from what was made of its snapshot, and what was saved after that was made of in turn: where
  /// the active rows are nearly dependent each time brought other last bits. Of 200,000 systems 72 differed.
  @Test(arguments: [236, 2_092, 5_669, 21_400, 29_317, 44_078, 90_462, 187_837] as [UInt64])
  func whatIsSavedIsWhatItGoesOnFrom(seed: UInt64) throws {
    let solver = UnevenSystem(seed: seed).solver
    let loaded = try Solver(SolverSnapshot(text: solver.snapshot().text))
    #expect(solver.stateImage() == loaded.stateImage())
    solver.commit()
    loaded.commit()
    for (variable, copy) in zip(solver.variables, loaded.variables) {
      #expect(solver.value(of: variable)!.bitPattern == loaded.value(of: copy)!.bitPattern)
    }
  }

  /// A row of factor 7e-7 went past its breakpoint, as its room was 2e-10 less than none: rounding, which dividing by the
  /// factor made 3e-4. It was left there. And steps won 2e-8 at a level, which was rounding, for a whole unit below it; or
  /// a row entered whose multiplier, 1e-10 divided by its rate, was out of range.
  @Test(arguments: [53_400, 25_239, 51_465, 56_328, 25_723, 76_138] as [UInt64])
  func roundingDecidesNoStepForGood(seed: UInt64) throws {
    let plan = try #require(StreamTests.unevenBeyond.first { $0.name == "ratios and hundreds" })
    expectOptimal(RandomStream(seed: seed, shape: plan.shape), commits: 20)
  }

  @Test func systemsOfFourDecades() throws {
    for seed in 200_000..<200_500 as Range<UInt64> {
      let system = UnevenSystem(seed: seed)
      #expect(system.brokenRow == nil, "seed \(seed)")
      #expect(throws: Never.self, "seed \(seed)") { try system.solver.snapshot() }
    }
  }

  // MARK: Six decades

  /// A variable that only a row of coefficient 3e-8 stops: its constraint has its way.
  @Test func whatHardlyMovesEndsTheWay() {
    expectOptimal(sixDecades(284))
  }

  /// Noise led from one basis to another and back. What is left is not proved optimal, but required rows hold.
  @Test func noiseDoesNotLeadInACircle() {
    var stream = sixDecades(618)
    let complaint = stream.run()
    #expect(complaint.map { $0.hasPrefix("level") } ?? true)
    #expect(stream.commits > 0)
  }

  private func expectOptimal(_ stream: RandomStream, commits: Int = 30) {
    var stream = stream
    #expect(stream.run() == nil)
    #expect(stream.commits > commits)
  }

  private func sixDecades(_ seed: UInt64) -> RandomStream {
    stream(seed, [1, -1, 0.01, 100, 3, 1e-3, 1e3], StreamTests.near, magnitude: 4)
  }

  private func stream(
    _ seed: UInt64, _ coefficients: [Double], _ mix: [RandomStream.Operation], magnitude: Int
  ) -> RandomStream {
    RandomStream(
      seed: seed,
      shape: .init(
        variables: 6, operations: 60, coefficients: coefficients, mix: mix, magnitude: magnitude,
        accuracy: StreamTests.accuracy, isUneven: true))
  }
}
