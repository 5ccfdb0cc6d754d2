import AutoLayout
import Testing

@Suite("Fitting sizes") struct FittingTests {
  /// A card with 10 around a title of 80 × 20 and, 5 below, a text of 120 × 30: the wider text
  /// makes 140, the heights 10 + 20 + 5 + 30 + 10 = 75.
  private func card(in world: World) throws -> (card: Box, title: Box, text: Box) {
    let card = world.box("card")
    let title = world.box("title", in: card)
    let text = world.box("text", in: card)
    world.engine.setContentSize(LayoutSize(width: 80, height: 20), of: title)
    world.engine.setContentSize(LayoutSize(width: 120, height: 30), of: text)
    for item in [title, text] {
      try world.add(item, .leading, .equal, card, .leading, plus: 10)
      try world.add(item, .trailing, .lessThanOrEqual, card, .trailing, plus: -10)
    }
    try world.add(title, .top, .equal, card, .top, plus: 10)
    try world.add(text, .top, .equal, title, .bottom, plus: 5)
    try world.add(text, .bottom, .equal, card, .bottom, plus: -10)
    return (card, title, text)
  }

  @Test("AL-140, AL-141: the smallest size that fits; nothing else changes") func compressed()
    throws
  {
    let world = World()
    let (card, _, text) = try card(in: world)
    try world.add(card, .left, .equal, world.root, .left)
    try world.add(card, .right, .equal, world.root, .right)
    let before = world.rect(card)
    #expect(near(before.width, 300))
    #expect(world.engine.fittingSize(of: card) == LayoutSize(width: 140, height: 75))
    #expect(!world.engine.needsSolve)
    #expect(world.rect(card) == before)
    // Constraints to the outside do not count (AL-143); those of the card itself do.
    try world.add(card, .width, .equal, 200)
    #expect(world.engine.fittingSize(of: card).width == 200)
    world.engine.setContentSize(LayoutSize(width: 120, height: 60), of: text)
    #expect(near(world.engine.fittingSize(of: card).height, 105))
  }

  @Test("AL-142: the height for a width") func heightForWidth() throws {
    let world = World()
    let (card, _, text) = try card(in: world)
    // Text of 120 × 30 at full width, wrapped into 60 high where it is narrower.
    let target = LayoutSize(width: 100, height: 0)
    let engine = try #require(
      world.engine.fittingEngine(
        for: card, target: target, horizontal: .required, vertical: .fittingSizeLevel))
    engine.solve()
    #expect(near(engine.alignmentRect(of: text).width, 80))
    engine.setContentSize(LayoutSize(width: 80, height: 60), of: text)
    engine.solve()
    #expect(near(engine.exactFrame(of: card).height, 105))
    #expect(near(engine.exactFrame(of: card).width, 100))
  }

  @Test("AL-144: an item without constraints fits its content, or nothing") func plain() {
    let world = World()
    let plain = world.box("plain")
    let label = world.box("label")
    world.engine.setContentSize(LayoutSize(width: 42, height: 20.5), of: label)
    #expect(world.engine.fittingSize(of: plain) == .zero)
    #expect(world.engine.fittingSize(of: label) == LayoutSize(width: 42, height: 20.5))
    #expect(world.engine.fittingSize(of: Box("stranger")) == .zero)
  }

  /// Insets are outside the content: a switch of 49 × 31 with 2 on its right is 51 wide.
  @Test("AL-141: the answer is the size of the frame") func alignmentInsets() {
    let world = World()
    let view = world.box("switch")
    world.engine.setAlignmentInsets(LayoutInsets(top: 0, left: 0, bottom: 0, right: 2), of: view)
    world.engine.setContentSize(LayoutSize(width: 49, height: 31), of: view)
    #expect(world.engine.fittingSize(of: view) == LayoutSize(width: 51, height: 31))
  }

  /// Expanded: nothing holds the height, the width is held by hugging 250 over 50.
  @Test("AL-140: expanded") func expanded() throws {
    let world = World()
    let view = world.box("field")
    world.engine.setContentSize(LayoutSize(width: 100, height: -1), of: view)
    #expect(
      world.engine.fittingSize(of: view, target: LayoutSize(width: 10000, height: 10000))
        == LayoutSize(width: 100, height: 10000))
  }

  @Test("a stack fits its contents") func stack() throws {
    let world = World()
    let bar = world.box("bar")
    let stack = StackArrangement(container: bar)
    stack.configuration = StackConfiguration(alignment: .center, spacing: 8)
    for (index, size) in [(50.0, 10.0), (30, 40)].enumerated() {
      let item = world.box("v\(index)", in: bar)
      world.engine.setContentSize(LayoutSize(width: size.0, height: size.1), of: item)
      stack.entries.append(.init(item))
    }
    stack.update(in: world.engine)
    try world.add(bar, .width, .equal, world.root, .width)
    #expect(world.engine.fittingSize(of: bar) == LayoutSize(width: 88, height: 40))
  }

  /// The label says 60 at 750 into the engine; the answer out of it is 60 with 10 on either side.
  @Test("AL-145: content sizes go into the engine, fitting sizes come out") func inAndOut() throws {
    let world = World()
    let panel = world.box("panel")
    let label = world.box("label", in: panel)
    world.engine.setContentSize(LayoutSize(width: 60, height: 20), of: label)
    try world.add(label, .left, .equal, panel, .left, plus: 10)
    try world.add(panel, .right, .equal, label, .right, plus: 10)
    #expect(world.engine.fittingSize(of: panel).width == 80)
    world.engine.setContentSize(LayoutSize(width: 90, height: 20), of: label)
    #expect(world.engine.fittingSize(of: panel).width == 110)
    #expect(world.engine.alignmentRect(of: panel).width == 0)
  }

  /// Two labels of 30 a gap of 25 apart, said as a distance: 85.
  @Test("AL-143: distances inside count as well") func linear() throws {
    let world = World()
    let panel = world.box("panel")
    let a = world.box("a", in: panel)
    let b = world.box("b", in: panel)
    for item in [a, b] { try world.add(item, .width, .equal, 30) }
    try world.add(a, .left, .equal, panel, .left)
    try world.add(b, .right, .equal, panel, .right)
    try world.engine.install(
      LayoutAnchors(a).right.distance(to: LayoutAnchors(b).left).related(.equal, to: 25))
    #expect(near(world.engine.fittingSize(of: panel).width, 85))
  }

  /// A stack squeezes its first item, in the fitting engine too: 120 - 8 - 94 = 18.
  @Test("SV-23: ties are the same in fitting") func ties() throws {
    let world = World()
    let bar = world.box("bar")
    let stack = StackArrangement(container: bar)
    stack.configuration = StackConfiguration(spacing: 8)
    let items = [world.box("a", in: bar), world.box("b", in: bar)]
    for (item, width) in zip(items, [76.5, 94]) {
      world.engine.setContentSize(LayoutSize(width: width, height: 10), of: item)
    }
    stack.entries = items.map { .init($0) }
    stack.update(in: world.engine)
    let engine = try #require(
      world.engine.fittingEngine(
        for: bar, target: LayoutSize(width: 120, height: 0), horizontal: .required,
        vertical: .fittingSizeLevel))
    engine.solve()
    #expect(near(engine.alignmentRect(of: items[0]).width, 18))
  }

  /// The engine that is asked does nothing: no row is expressed, no step made, nothing is reported.
  @Test("AL-141: the live engine is not disturbed, whatever is asked", arguments: [1, 20, 200])
  func undisturbed(count: Int) throws {
    let world = World()
    var cards: [Box] = []
    for index in 0..<count {
      let (card, _, _) = try card(in: world)
      try world.add(card, .top, .equal, cards.last ?? world.root, cards.isEmpty ? .top : .bottom)
      try world.add(card, .leading, .equal, world.root, .leading)
      cards.append(card)
      if index == 0 { try world.add(card, .width, .equal, 362) }
    }
    world.engine.solve()
    let counts = world.engine.solverStatistics.counts
    let expressed = world.engine.expressedRows
    let frames = cards.map { world.engine.alignmentRect(of: $0) }
    for card in cards {
      _ = world.engine.fittingSize(of: card)
      _ = world.engine.fittingSize(
        of: card, target: LayoutSize(width: 90, height: 0), horizontal: .required)
    }
    #expect(world.engine.solverStatistics.counts == counts)
    #expect(world.engine.expressedRows == expressed && !world.engine.needsSolve)
    #expect(world.engine.solve().isEmpty && world.conflicts.isEmpty)
    #expect(cards.map { world.engine.alignmentRect(of: $0) } == frames)
  }

  /// The work of a fitting engine is that of the part it is asked about.
  @Test("AL-141: fitting a part costs the part") func localCost() throws {
    var counts: [Int] = []
    for others in [0, 50, 500] {
      let world = World()
      for _ in 0..<others { _ = try card(in: world) }
      let (card, _, _) = try card(in: world)
      world.engine.solve()
      let engine = try #require(
        world.engine.fittingEngine(
          for: card, target: .zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel))
      engine.solve()
      counts.append(engine.expressedRows)
    }
    #expect(Set(counts).count == 1 && counts[0] > 0)
  }

  /// As published logs have it: `'fittingSizeHTarget' …width == 310` against a label of 362.
  @Test("AL-141, AL-132: a target that excludes constraints is named as in logs") func target()
    throws
  {
    let world = World()
    let cell = world.box("cell")
    let label = world.box("label", in: cell)
    let width = try world.add(label, .width, .equal, 362)
    width.identifier = "label width"
    try world.add(label, .leading, .equal, cell, .leading, plus: 8)
    try world.add(cell, .trailing, .equal, label, .trailing, plus: 8)
    var conflicts: [LayoutConflict] = []
    var texts: [String] = []
    let size = world.engine.fittingSize(
      of: cell, target: LayoutSize(width: 310, height: 0), horizontal: .required,
      onConflict: { conflict in
        conflicts.append(conflict)
        texts = conflict.members.map(\.appleText)
      })
    #expect(size.width == 310 && world.conflicts.isEmpty)
    try #require(conflicts.count == 1)
    #expect(texts.count == 4)
    #expect(texts.contains { $0.contains("'fittingSizeHTarget' cell.width == 310   (active") })
    #expect(texts.contains { $0.contains("'label width' label.width == 362   (active") })
    #expect(texts.contains { $0.contains("H:|-(8)-[label]   (active") })
    #expect(conflicts[0].brokenConstraint?.identifier == "label width")
    // At another strength the target gives way without a word.
    #expect(
      world.engine.fittingSize(
        of: cell, target: LayoutSize(width: 310, height: 0), horizontal: LayoutPriority(999),
        onConflict: { conflicts.append($0) }
      ).width == 378)
    #expect(conflicts.count == 1)
  }

  @Test("AL-140: vertical and horizontal targets have priorities of their own") func priorities()
    throws
  {
    let world = World()
    let (card, _, text) = try card(in: world)
    // The text's height of 30 at 750 against a target of 200: stronger, as strong as, weaker.
    try world.add(text, .height, .lessThanOrEqual, 30, at: 600)
    let target = LayoutSize(width: 0, height: 200)
    #expect(world.engine.fittingSize(of: card, target: target).height == 75)
    #expect(
      world.engine.fittingSize(of: card, target: target, vertical: LayoutPriority(700)).height
        == 200)
    #expect(
      world.engine.fittingSize(of: card, target: target, vertical: .required)
        == LayoutSize(width: 140, height: 200))
  }
}
