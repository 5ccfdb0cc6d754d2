import AutoLayout
import PropertyTesting
import Testing

/// An entry that is appended leads to the constraints that an update with all entries leads to.
@Suite("Appended entries of stacks") struct StackAppendTests {
  @Test("Appending and updating say the same", arguments: 0..<300)
  func sameRelations(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let configuration = StackConfiguration(
      axis: below(2) == 0 ? .horizontal : .vertical,
      distribution: try #require(StackConfiguration.Distribution(rawValue: below(5))),
      alignment: try #require(StackConfiguration.Alignment(rawValue: below(6))),
      spacing: Double(below(3) * 4), isBaselineRelative: below(4) == 0,
      isMarginsRelative: below(4) == 0)
    let worlds = [World(), World()]
    var stacks: [(bar: Box, stack: StackArrangement)] = []
    for world in worlds {
      let bar = world.box("bar")
      try world.add(bar, .left, .equal, world.root, .left)
      try world.add(bar, .top, .equal, world.root, .top)
      let stack = StackArrangement(container: bar)
      stack.configuration = configuration
      stacks.append((bar, stack))
    }
    for index in 0..<3 + below(8) {
      let size = LayoutSize(width: Double(10 + below(50)), height: Double(10 + below(50)))
      let (isHidden, wraps) = (below(8) == 0, below(12) == 0)
      let spacing = below(5) == 0 ? 11.0 : nil
      for (number, world) in worlds.enumerated() {
        let item = world.box("item \(index)", in: stacks[number].bar)
        world.engine.setContentSize(size, of: item)
        let entry = StackArrangement.Entry(
          item, isHidden: isHidden, spacingAfter: spacing, wrapsText: wraps)
        if number == 0 {
          stacks[0].stack.append(entry, in: world.engine)
        } else {
          stacks[1].stack.entries.append(entry)
          stacks[1].stack.update(in: world.engine)
        }
        world.engine.solve()
      }
      let texts = stacks.map { $0.stack.constraints.map { "\($0)" } }
      #expect(texts[0] == texts[1])
      let rects = zip(worlds, stacks).map { world, stack in
        stack.stack.entries.map { ($0.item as? Box).map { world.rect($0) } }
      }
      #expect(rects[0] == rects[1])
    }
  }
}
