import PropertyTesting
import Testing

@Suite struct SmallWorldTests {
  private let digits = SmallWorld(of: [0, 1, 2])

  @Test func `arrays list every array once`() {
    let world = SmallWorld.arrays(of: digits, count: 3)
    #expect(world.count == 27)
    #expect(Set((0..<world.count).map { world[$0] }).count == 27)
    #expect(world[0] == [0, 0, 0])
    #expect(world[26] == [2, 2, 2])
  }

  @Test func `selections list every multiset once`() {
    // C(3 + 2 - 1, 2) = 6 and C(5 + 3 - 1, 3) = 35.
    let pairs = SmallWorld.selections(of: digits, count: 2)
    #expect(pairs.count == 6)
    #expect(
      Set((0..<6).map { pairs[$0].sorted() }) == [
        [0, 0], [0, 1], [0, 2], [1, 1], [1, 2], [2, 2],
      ])
    let triples = SmallWorld.selections(of: SmallWorld(of: [0, 1, 2, 3, 4]), count: 3)
    #expect(triples.count == 35)
    #expect(Set((0..<35).map { triples[$0].sorted() }).count == 35)
    #expect(SmallWorld.selections(of: digits, count: 0).count == 1)
  }

  @Test func `products and unions count what they list`() {
    let world = SmallWorld.product(digits, SmallWorld(of: ["a", "b"])).map { "\($0.0)\($0.1)" }
    let both = world.followed(by: SmallWorld(of: ["z"]))
    #expect((0..<both.count).map { both[$0] } == ["0a", "1a", "2a", "0b", "1b", "2b", "z"])
  }

  @Test func `the first failure of a world is its simplest`() throws {
    let failure = #expect(throws: PropertyFailure.self) {
      try forEvery("sums stay below four", .arrays(of: digits, count: 3)) { value, trial in
        try trial.expect(value.reduce(0, +) < 4)
      }
    }
    #expect(failure?.counterexample?.source == "[2, 2, 0]")
    #expect(failure?.counterexample?.casesBefore == 8)
  }
}
