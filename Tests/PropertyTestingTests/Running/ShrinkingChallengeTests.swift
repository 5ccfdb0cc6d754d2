import PropertyTesting
import Testing

/// The published challenges for shrinking (github.com/jlink/shrinking-challenge) that this module can express.
///
/// The least counterexample follows from each statement, as shown beside it, and it is the one that hypothesis is reported to
/// reach. It has to come out for every seed.
@Suite struct ShrinkingChallengeTests {
  private let seeds: Range<UInt64> = 0..<10

  /// Runs a challenge with each seed and compares what it shrinks to.
  private func expect<Value: Sendable & Equatable>(
    _ wanted: Value, _ generator: Generator<Value>, cases: Int = 400,
    failing isFailure: @Sendable (Value) -> Bool
  ) {
    for seed in seeds {
      let report = Property("challenge", generator, describedBy: { "\($0)" }).check(
        .cases(cases, seed: seed)
      ) {
        value, trial in
        try trial.expect(!isFailure(value))
      }
      #expect(report.counterexample == wanted, "seed \(seed)")
    }
  }

  private struct Pair: Equatable, Sendable {
    var x: Int
    var y: Int
  }

  private let pairs = Generator.zip(.integer(in: 0...100), .integer(in: 0...100))
    .map { Pair(x: $0.0, y: $0.1) }

  /// A list of two different numbers is the shortest that differs from its reverse; 0 and 1 are the simplest two.
  @Test func `reverse`() {
    expect([0, 1], .array(of: .integer(in: -1_000...1_000), count: 0...20)) { list in
      list != list.reversed()
    }
  }

  /// Lists of more than ten elements in all: eleven zeros, in whatever lists. Hypothesis joins the lists to one; here an
  /// element stays in its list.
  @Test func `nested lists`() {
    for seed in seeds {
      let lists = Generator.array(of: .array(of: .integer(in: 0...9), count: 0...20), count: 0...8)
      let report = Property("nested", lists).check(.cases(400, seed: seed)) { value, trial in
        try trial.expect(value.reduce(0) { $0 + $1.count } <= 10)
      }
      let value = report.counterexample ?? []
      #expect(value.flatMap { $0 } == [Int](repeating: 0, count: 11), "\(value)")
      #expect(value.allSatisfy { !$0.isEmpty }, "\(value)")
    }
  }

  /// Three distinct numbers are 0 and the two next to it; which of them are simpler is a matter of taste.
  @Test func `distinct`() {
    for seed in seeds {
      let list = Generator.array(of: .integer(in: -100...100), count: 0...20)
      let report = Property("distinct", list).check(.cases(400, seed: seed)) { value, trial in
        try trial.expect(Set(value).count < 3)
      }
      let value = report.counterexample ?? []
      #expect(value.count == 3 && Set(value).isSubset(of: [0, 1, -1, 2, -2]), "\(value)")
    }
  }

  /// Numbers from 10 on that are equal: the least is 10 and 10, which only both together reach.
  @Test func `difference must not be zero`() {
    expect(Pair(x: 10, y: 10), pairs, cases: 2_000) { $0.x >= 10 && $0.x == $0.y }
  }

  /// A difference of 1 to 4: y = x - 4 is least in y, and x = 10 cannot be less.
  @Test func `difference must not be small`() {
    expect(Pair(x: 10, y: 6), pairs, cases: 2_000) {
      $0.x >= 10 && (1...4).contains(abs($0.x - $0.y))
    }
  }

  /// A difference of 1: for x = 10 the least y is 9.
  @Test func `difference must not be one`() {
    expect(Pair(x: 10, y: 9), pairs, cases: 2_000) { $0.x >= 10 && abs($0.x - $0.y) == 1 }
  }

  /// A sum: x can be nothing, all of it is y's, the later one.
  @Test func `a sum is redistributed`() {
    expect(Pair(x: 0, y: 77), pairs, cases: 2_000) { $0.x + $0.y == 77 }
  }

  /// The same of a list: the sum of 300 takes three elements of at most 100, or more; hundreds are the fewest.
  @Test func `a sum over bounded elements takes as few as possible`() {
    expect([100, 100, 100], .array(of: .integer(in: 0...100), count: 0...20)) {
      $0.reduce(0, +) >= 300
    }
  }

  /// A list whose elements are indices into it: 0 refers to itself, so two that refer to each other are [1, 0].
  @Test func `coupling`() {
    let references = Generator.array(of: .integer(in: 0...10), count: 1...10)
    expect([1, 0], references, cases: 2_000) { list in
      list.allSatisfy { list.indices.contains($0) }
        && list.indices.contains { list[$0] != $0 && list[list[$0]] == $0 }
    }
  }

  /// Removing an element once leaves it in: it must be there twice, and 0 is the simplest.
  @Test func `deletion`() {
    struct Deletion: Equatable, Sendable {
      var list: [Int]
      var element: Int
    }
    let cases = Generator.zip(.array(of: .integer(in: 0...20), count: 0...20), .integer(in: 0...20))
      .map { Deletion(list: $0.0, element: $0.1) }
    expect(Deletion(list: [0, 0], element: 0), cases) { value in
      guard let place = value.list.firstIndex(of: value.element) else { return false }
      var rest = value.list
      rest.remove(at: place)
      return rest.contains(value.element)
    }
  }

  /// A list whose largest element reaches 900: one element, no more than that.
  @Test func `length list`() {
    expect([900], .array(of: .integer(in: 0...1_000), count: 1...100)) { $0.contains { $0 >= 900 } }
  }

  /// Distances on a line of halves: doubles move by whole numbers, and their sum stays.
  @Test func `sums of fractions are redistributed`() {
    struct Gaps: Equatable, Sendable { var a, b: Double }
    let gaps = Generator.zip(.multiple(of: 0.5, steps: 0...100), .multiple(of: 0.5, steps: 0...100))
      .map { Gaps(a: $0.0, b: $0.1) }
    expect(Gaps(a: 0, b: 30), gaps, cases: 4_000) { $0.a + $0.b == 30 }
  }
}
