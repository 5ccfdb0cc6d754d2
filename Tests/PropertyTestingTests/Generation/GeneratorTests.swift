import PropertyTesting
import Testing

@Suite struct GeneratorTests {
  /// Walks a few levels of a tree and checks every value met.
  private func everyShrink<Value>(
    of tree: ShrinkTree<Value>, depth: Int, _ isGood: (Value) -> Bool
  ) -> Bool {
    guard isGood(tree.value) else { return false }
    guard depth > 0 else { return true }
    return tree.shrinks.prefix(6).allSatisfy { everyShrink(of: $0, depth: depth - 1, isGood) }
  }

  private func trees<Value>(_ generator: Generator<Value>, count: Int = 30) -> [ShrinkTree<Value>] {
    var random = RandomSource(seed: 3)
    return (0..<count).compactMap { index in
      var source = random.split()
      return generator.tree(&source, size: index * 100 / count)
    }
  }

  @Test func `shrinks keep what the generator promises`() {
    let even = Generator.integer(in: 3...97).filter { $0.isMultiple(of: 2) }
    for tree in trees(even) {
      #expect(everyShrink(of: tree, depth: 4) { $0.isMultiple(of: 2) && (3...97).contains($0) })
    }
    let sorted = Generator.array(of: .integer(in: -9...9), count: 2...8).map { $0.sorted() }
    for tree in trees(sorted) {
      #expect(everyShrink(of: tree, depth: 4) { $0 == $0.sorted() && (2...8).contains($0.count) })
    }
    let dependent = Generator.integer(in: 1...20).flatMap { limit in
      Generator.zip(.constant(limit), .integer(in: 0...limit))
    }
    for tree in trees(dependent) {
      #expect(everyShrink(of: tree, depth: 4) { $0.1 <= $0.0 })
    }
  }

  @Test func `every shrink path of an integer ends at the origin`() {
    for value in [1, 2, 3, 7, 100, -1, -64, Int.max, Int.min] {
      let generator = Generator.integer(in: value...value, origin: value)
      #expect(generator.samples(1, seed: 0) == [value])
      var random = RandomSource(seed: 0)
      let range = min(value, 0)...max(value, 0)
      var tree = Generator.integer(in: range).tree(&random, size: 100)
      var steps = 0
      // The last shrink is the smallest step: the longest path down.
      while let next = tree.flatMap({ Array($0.shrinks).first }) {
        tree = next
        steps += 1
      }
      #expect(tree?.value == 0)
      #expect(steps <= 1)
    }
  }

  @Test func `an impossible filter refuses instead of looping`() {
    let impossible = Generator.integer(in: 0...9).filter { $0 > 9 }
    #expect(impossible.samples(3, seed: 1).isEmpty)
    #expect(Generator<Int>.element(of: []).samples(1, seed: 1).isEmpty)
  }

  @Test func `choices come in proportion to their weights`() {
    let generator = Generator.frequency([
      (weight: 1, generator: .constant("rare")), (weight: 9, generator: .constant("common")),
    ])
    let rare = generator.samples(1_000, seed: 4).count { $0 == "rare" }
    // 100 expected, standard deviation sqrt(1000 * 0.1 * 0.9) = 9.5; five of them is 48.
    #expect(abs(rare - 100) < 48)
  }

  @Test func `a permutation holds every value once and shrinks to the given order`() {
    for tree in trees(Generator.permutation(of: [1, 2, 3, 4, 5])) {
      #expect(everyShrink(of: tree, depth: 3) { $0.sorted() == [1, 2, 3, 4, 5] })
      #expect(
        tree.value == [1, 2, 3, 4, 5] || tree.shrinks.first { _ in true }?.value == [1, 2, 3, 4, 5])
    }
  }

  @Test func `sizes grow the arrays`() {
    let generator = Generator.array(of: .integer(in: 0...9), count: 0...50)
    #expect(generator.samples(50, seed: 5, size: 2).allSatisfy { $0.count <= 1 })
    #expect(generator.samples(50, seed: 5, size: 100).contains { $0.count > 40 })
  }

  @Test func `the same seed gives the same samples`() {
    let generator = Generator.string(count: 0...12)
    #expect(generator.samples(20, seed: 6) == generator.samples(20, seed: 6))
    #expect(generator.samples(20, seed: 6) != generator.samples(20, seed: 7))
  }
}
