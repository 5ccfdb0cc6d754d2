import Testing

@testable import AutoLayout

@Suite("Ties") struct TieTests {
  /// Two labels of 76.333 in 339 with gap 10: which one stretches, by order of mention.
  private func row(naturalA: Double, naturalB: Double, width: Double, reversed: Bool) throws
    -> [Double]
  {
    let world = World(width: width)
    let a = world.box("a")
    let b = world.box("b")
    for (item, natural) in [(a, naturalA), (b, naturalB)] {
      world.engine.setContentSize(LayoutSize(width: natural, height: 20), of: item)
    }
    var constraints = [
      try LayoutConstraint(a, .leading, .equal, to: world.root, .leading),
      try LayoutConstraint(b, .leading, .equal, to: a, .trailing, constant: 10),
      try LayoutConstraint(b, .trailing, .equal, to: world.root, .trailing),
    ]
    if reversed { constraints.reverse() }
    for constraint in constraints { try world.engine.install(constraint) }
    world.engine.solve()
    return [a, b].map { world.engine.alignmentRect(of: $0).width }
  }

  @Test("measured: of equal hugging, the item mentioned first stretches") func hugging() throws {
    #expect(near(try row(naturalA: 76, naturalB: 60, width: 339, reversed: false)[1], 60))
    #expect(near(try row(naturalA: 76, naturalB: 60, width: 339, reversed: true)[0], 76))
  }

  @Test("measured: of equal compression, the item mentioned first keeps its size")
  func compression() throws {
    #expect(near(try row(naturalA: 255, naturalB: 195, width: 339, reversed: false)[0], 255))
    #expect(near(try row(naturalA: 255, naturalB: 195, width: 339, reversed: true)[1], 195))
  }

  @Test("measured: of equal optional widths, the item mentioned first gives") func widths() throws {
    let world = World(width: 339)
    let a = world.box("a")
    let b = world.box("b")
    try world.add(a, .leading, .equal, world.root, .leading)
    try world.add(b, .leading, .equal, a, .trailing, plus: 10)
    try world.add(b, .trailing, .equal, world.root, .trailing)
    try world.add(a, .width, .equal, 50, at: 250)
    try world.add(b, .width, .equal, 50, at: 250)
    world.engine.solve()
    #expect(near(world.engine.alignmentRect(of: a).width, 279))
    #expect(near(world.engine.alignmentRect(of: b).width, 50))
  }

  /// The same on a screen on which constraints have mentioned 65,450 items before: the weights become small.
  @Test func `of the last of very many wrapping texts, the last stretches`() throws {
    let world = World(width: 339)
    world.engine.mentionCount = 65_450
    let boxes = ["a", "b"].map { world.box($0) }
    for box in boxes {
      world.engine.setWrapsContent(true, of: box)
      world.engine.setContentSize(LayoutSize(width: 76, height: 20), of: box)
    }
    try world.add(boxes[0], .leading, .equal, world.root, .leading)
    try world.add(boxes[1], .leading, .equal, boxes[0], .trailing, plus: 10)
    try world.add(boxes[1], .trailing, .equal, world.root, .trailing)
    world.engine.solve()
    #expect(boxes.map { world.engine.alignmentRect(of: $0).width } == [76, 253])
    #expect(world.conflicts.isEmpty)
  }

  /// Measured with labels of 76.333 in rows with gaps of 10: of labels that hug equally and wrap their
  /// text, the last that is mentioned stretches; a label that does not wrap keeps its width then.
  @Test(
    "measured: of equal hugging, the last wrapping text stretches",
    arguments: [
      ([true, true], false, 1), ([true, false], false, 0), ([false, true], false, 1),
      ([true, true], true, 0), ([false, true, false], false, 1), ([true, true, false], false, 1),
      ([true, true, true], false, 2), ([false, false, false], false, 0),
    ] as [([Bool], Bool, Int)])
  func wrapping(wraps: [Bool], isReversed: Bool, stretched: Int) throws {
    let natural = 229.0 / 3
    for axis in LayoutAxis.allCases {
      let world = World(width: 1000, height: 1000)
      let start: LayoutAttribute = axis == .horizontal ? .leading : .top
      let end: LayoutAttribute = axis == .horizontal ? .trailing : .bottom
      var constraints: [LayoutConstraint] = []
      var previous: Box?
      var boxes: [Box] = []
      for (index, wraps) in wraps.enumerated() {
        let box = world.box("label \(index)")
        world.engine.setContentSize(LayoutSize(width: natural, height: natural), of: box)
        world.engine.setWrapsContent(wraps, of: box)
        constraints.append(
          try LayoutConstraint(
            box, start, .equal, to: previous ?? world.root, previous == nil ? start : end,
            constant: previous == nil ? 0 : 10))
        previous = box
        boxes.append(box)
      }
      constraints.append(
        try LayoutConstraint(boxes[boxes.count - 1], end, .equal, to: world.root, end))
      if isReversed { constraints.reverse() }
      for constraint in constraints { try world.engine.install(constraint) }
      world.engine.solve()
      let lengths = boxes.map { world.engine.alignmentRect(of: $0).size[axis] }
      // Downwards the first that is mentioned stretches, whether its text wraps or not.
      let expected = axis == .horizontal ? stretched : isReversed ? boxes.count - 1 : 0
      for (index, length) in lengths.enumerated() where index != expected {
        #expect(near(length, natural), "\(axis) \(lengths)")
      }
    }
  }

  private func stack(_ naturals: [Double], width: Double, spacing: Double = 0) throws -> [Double] {
    let world = World(width: 1000)
    let bar = world.box("bar")
    let stack = StackArrangement(container: bar)
    stack.configuration = StackConfiguration(spacing: spacing)
    try world.add(bar, .width, .equal, width)
    var items: [Box] = []
    for (index, natural) in naturals.enumerated() {
      let item = world.box("v\(index)", in: bar)
      world.engine.setContentSize(LayoutSize(width: natural, height: 10), of: item)
      items.append(item)
    }
    stack.entries = items.map { .init($0) }
    stack.update(in: world.engine)
    world.engine.solve()
    return items.map { world.engine.alignmentRect(of: $0).width }
  }

  /// Measured: 29.5, 29 and 41.5 in 300 with two gaps of 8: the first gets 300 - 16 - 70.5.
  @Test("SV-23: room to spare goes to a stack's first item") func stackSurplus() throws {
    let widths = try stack([29.5, 29, 41.5], width: 300, spacing: 8)
    #expect(near(widths[0], 213.5) && near(widths[1], 29) && near(widths[2], 41.5))
  }

  /// Measured: 76.5 and 94 in 120 with a gap of 8: the first is squeezed to 18.
  @Test("SV-23: a stack's first item is squeezed first") func stackShortage() throws {
    let widths = try stack([76.5, 94], width: 120, spacing: 8)
    #expect(near(widths[0], 18) && near(widths[1], 94))
  }

  /// Measured: of two items without natural length the last takes all room.
  @Test("SV-23: without natural lengths the last takes all") func stackSpacers() throws {
    let widths = try stack([30, -1, 29, -1, 41], width: 300, spacing: 8)
    #expect(near(widths[1], 0) && near(widths[3], 168))
  }
}
