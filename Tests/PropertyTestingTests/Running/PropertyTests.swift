import PropertyTesting
import Testing

@Suite struct PropertyTests {
  @Test func `a false statement about integers shrinks to the boundary`() throws {
    for seed in 0..<20 as Range<UInt64> {
      let report = Property("less than 617", .integer(in: 0...100_000))
        .check(.cases(200, seed: seed)) { value, trial in try trial.expect(value < 617) }
      #expect(report.counterexample == 617)
    }
  }

  @Test func `a sum over a limit shrinks to one number`() throws {
    let report = Property("sums are small", .array(of: .integer(in: 0...100), count: 0...20))
      .check(.cases(200, seed: 1)) { value, trial in try trial.expect(value.reduce(0, +) < 100) }
    let value = try #require(report.counterexample)
    #expect(value.reduce(0, +) == 100)
    #expect(value.count <= 2)
  }

  @Test func `a long array shrinks to the least that is too long in a few hundred candidates`()
    throws
  {
    for seed in 0..<10 as Range<UInt64> {
      let report = Property("at most 80", .array(of: .integer(in: 0...1_000), count: 0...200))
        .check(.cases(100, seed: seed)) { value, trial in try trial.expect(value.count <= 80) }
      #expect(report.counterexample == [Int](repeating: 0, count: 81))
      let found = try #require(report.failure?.counterexample)
      #expect(found.candidates < 500)
    }
  }

  @Test func `equal values shrink together`() {
    let property = Property("no pair above 9", .array(of: .integer(in: 0...100), count: 0...40))
    let report = property.check(.cases(400, seed: 2)) { value, trial in
      let large = value.filter { $0 > 9 }
      try trial.expect(Set(large).count == large.count)
    }
    #expect(report.counterexample == [10, 10])
  }

  @Test func `nothing that could still be dropped is left`() {
    // An element may be dropped only once a later one has become simpler.
    let property = Property("order", .array(of: .integer(in: 0...9), count: 0...30))
    let report = property.check(.cases(400, seed: 3)) { value, trial in
      try trial.expect(!zip(value, value.dropFirst()).contains { $0 > $1 })
    }
    #expect(report.counterexample == [1, 0])
  }

  @Test func `no cases are a failure of their own`() throws {
    for count in [0, -1] {
      let report = Property("anything", .integer(in: 0...9)).check(.cases(count)) { _, _ in }
      let failure = try #require(report.failure)
      #expect(
        failure.description
          == "Property \"anything\" was not checked: \(count) cases were asked for. Ask for at least one."
      )
    }
    let world = SmallWorld<Int>(of: [])
    #expect(throws: PropertyFailure.self) { try forEvery("nothing", world) { _, _ in } }
    #expect(throws: PropertyFailure.self) {
      try forEvery("discarded", SmallWorld(of: [1, 2])) { _, trial in try trial.assume(false) }
    }
  }

  @Test func `a dependent pair shrinks through both parts`() {
    let generator = Generator.integer(in: 2...30).flatMap { count in
      Generator.array(of: .integer(in: 0...9), count: count...count)
    }
    let report = Property("fewer than five", generator).check(.cases(100, seed: 3)) {
      value, trial in
      try trial.expect(value.count < 5)
    }
    #expect(report.counterexample == [0, 0, 0, 0, 0])
  }

  @Test func `numbers shrink to whole ones`() {
    let report = Property("below 12.25", .double(in: 0...1_000)).check(.cases(100, seed: 4)) {
      value, trial in try trial.expect(value < 12.25)
    }
    #expect(report.counterexample == 13)
  }

  @Test func `the run repeats exactly`() {
    let property = Property("no nine", .array(of: .integer(in: 0...9), count: 0...9))
    let run = {
      property.check { value, trial in try trial.expect(!value.contains(9)) }.failure
    }
    #expect(run() != nil)
    #expect(run() == run())
  }

  @Test func `a failure replays from its printed seed and size`() throws {
    let property = Property("short", .array(of: .integer(in: 0...9), count: 0...9))
    let failure = try #require(
      property.check { value, trial in try trial.expect(value.count < 4) }.failure)
    let found = try #require(failure.counterexample)
    let replay = try #require(found.replay)
    let again = property.check(.replaying(replay.seed, size: replay.size)) { value, trial in
      try trial.expect(value.count < 4)
    }
    #expect(again.failure?.counterexample?.originalSource == found.originalSource)
  }

  @Test func `the message holds the code to paste, the seed and the number of shrinks`() throws {
    let report = Property("sorting keeps the order", .array(of: .integer(in: 0...9), count: 0...9))
      .check(.cases(100, seed: 5)) { value, trial in try trial.expectEqual(value.sorted(), value) }
    let failure = try #require(report.failure)
    let found = try #require(failure.counterexample)
    let replay = try #require(found.replay)
    #expect(
      failure.description == """
        Property "sorting keeps the order" is false after \(found.casesBefore) passing cases.
        Reason: the value is [0, 1], expected [1, 0]
        Counterexample (\(found.shrinks) shrinks, \(found.candidates) candidates tried):

          // sorting keeps the order
          let counterexample = [1, 0]

        The same case again, unshrunk: settings: .replaying(\(replay.seed.swiftSource), \
        size: \(replay.size)); the whole run: seed 0x5.
        """)
  }

  @Test func `too many discarded cases are a failure of their own`() throws {
    let failure = try #require(
      Property("rare", .integer(in: 0...1_000)).check(.cases(50, seed: 6)) { value, trial in
        try trial.assume(value == 7)
      }.failure)
    #expect(failure.description.hasPrefix("Property \"rare\" gave up: 501 cases discarded"))
  }

  @Test func `missing coverage fails a property that holds`() throws {
    let settings = CheckSettings.cases(100, seed: 7).requiring("negative", atLeast: 1)
    let report = Property("any integer", .integer(in: 0...9)).check(settings) { value, trial in
      trial.classify("even", if: value.isMultiple(of: 2))
      trial.classify("negative", if: value < 0)
    }
    #expect(report.passed == 100)
    #expect(report.coverage.count(of: "even") > 20)
    let failure = try #require(report.failure)
    #expect(failure.description.contains("  negative: 0 of at least 1"))
  }

  @Test func `coverage prints its counts in order`() {
    var coverage = Coverage()
    coverage.record(["b", "a", "a"])
    coverage.record(["b"])
    #expect(
      coverage.description == """
        2 cases
          1 ( 50 %) a
          2 (100 %) b
        """)
  }

  @Test func `forAll throws the failure`() throws {
    try forAll("zero or more", .integer(in: 0...9)) { value, trial in try trial.expect(value >= 0) }
    #expect(throws: PropertyFailure.self) {
      try forAll("zero", .integer(in: 0...9)) { value, trial in try trial.expect(value == 0) }
    }
  }
}
