import Cassowary
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

  @Test func tiny() {
    #expect(Self.run(0..<200, .init(variables: 3, operations: 30)) > 1_000)
  }

  @Test func small() {
    #expect(Self.run(0..<100, .init(variables: 8, operations: 80)) > 1_000)
  }

  @Test func halvesAndDoubles() {
    #expect(
      Self.run(
        0..<100, .init(variables: 8, operations: 80, coefficients: [1, -1, 2, 0.5, -2])) > 1_000)
  }

  @Test func mostlyRequired() {
    #expect(Self.run(0..<100, .init(variables: 10, operations: 80, required: 60)) > 1_000)
  }

  @Test func longer() {
    #expect(
      Self.run(0..<5, .init(variables: 40, operations: 800, coefficients: [1, -1, 0.5])) > 1_000)
  }
}
