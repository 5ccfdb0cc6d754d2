import PropertyTesting
import Testing

@Suite struct RandomSourceTests {
  @Test func `the first numbers of seed 0 are those of the published SplitMix64`() {
    // From the reference C program (S. Vigna, splitmix64.c) with x = 0.
    var random = RandomSource(seed: 0)
    #expect(random.next() == 0xe220_a839_7b1d_cdaf)
    #expect(random.next() == 0x6e78_9e6a_a1b9_65f4)
    #expect(random.next() == 0x06c4_5d18_8009_454f)
  }

  @Test func `equal seeds give equal numbers, also after a split`() {
    var a = RandomSource(seed: 7)
    var b = RandomSource(seed: 7)
    var aChild = a.split()
    var bChild = b.split()
    #expect(aChild.next() == bChild.next())
    #expect(a.next() == b.next())
    #expect(aChild.next() != a.next())
  }

  @Test func `integers of extreme ranges stay inside and reach both ends`() {
    var random = RandomSource(seed: 1)
    for range in [Int.min...Int.max, Int.max - 1...Int.max, Int.min...Int.min, -1...1] {
      for _ in 0..<100 {
        #expect(range.contains(random.integer(in: range)))
      }
    }
    let seen = Set((0..<200).map { _ in random.integer(in: -1...1) })
    #expect(seen == [-1, 0, 1])
  }

  @Test func `each of six faces comes up about a sixth of the time`() {
    var random = RandomSource(seed: 2)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<6_000 {
      counts[random.integer(in: 0...5)] += 1
    }
    // 1000 expected, standard deviation sqrt(6000 * 1/6 * 5/6) = 29; five of them is 145.
    #expect(counts.allSatisfy { abs($0 - 1_000) < 145 })
  }
}
