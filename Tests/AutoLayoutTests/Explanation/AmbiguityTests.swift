import AutoLayout
import Testing

@Suite("Ambiguity") struct AmbiguityTests {
  @Test("AL-117: what constraints leave open") func open() throws {
    let world = World()
    let a = world.box("a")
    #expect(world.engine.ambiguousAttributes(of: a) == [.left, .top, .width, .height])
    try world.add(a, .left, .equal, world.root, .left, plus: 10)
    #expect(world.engine.ambiguousAttributes(of: a) == [.top, .width, .height])
    try world.add(a, .width, .equal, 50)
    try world.add(a, .height, .greaterThanOrEqual, 20)
    #expect(world.engine.ambiguousAttributes(of: a) == [.top, .height])
    try world.add(a, .height, .equal, 30, at: 1)
    try world.add(a, .centerY, .equal, world.root, .centerY)
    #expect(!world.engine.hasAmbiguousLayout(a))
    #expect(!world.engine.hasAmbiguousLayout(world.root))
  }

  /// The value is undetermined but never arbitrary: 0, or the bound of a lone inequality.
  @Test("AL-116: open values are 0, or an inequality's bound") func values() throws {
    let world = World()
    let a = world.box("a")
    let limit = try world.add(a, .left, .lessThanOrEqual, world.root, .left, plus: 23)
    try world.add(a, .height, .greaterThanOrEqual, 12)
    #expect(near(world.rect(a), LayoutRect(x: 23, y: 0, width: 0, height: 12)))
    try limit.setConstant(40)
    #expect(near(world.rect(a).x, 40))
  }

  /// Two equal wishes of 100 in 300: either may be the one that gives.
  @Test("AL-117: equal optional priorities that contend") func contention() throws {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    for item in [a, b] {
      world.engine.setContentSize(LayoutSize(width: 100, height: 20), of: item)
      try world.add(item, .top, .equal, world.root, .top)
    }
    try world.add(a, .left, .equal, world.root, .left)
    try world.add(b, .left, .equal, a, .right)
    try world.add(b, .right, .equal, world.root, .right)
    #expect(world.engine.ambiguousAttributes(of: a) == [.width])
    #expect(world.engine.ambiguousAttributes(of: b) == [.left, .width])
    world.engine.setContentSize(
      LayoutSize(width: 100, height: 20), hugging: (LayoutPriority(251), .defaultLow), of: b)
    #expect(!world.engine.hasAmbiguousLayout(a))
    #expect(near(world.rect(a).width, 200))
  }

  /// The second cause of Apple's guide: which of the two gives is not said.
  @Test("AL-117: what contends is named") func contenders() throws {
    let world = World()
    let a = world.box("a")
    try world.place(a, 0, 0, 10, 20)
    let b = world.box("b")
    try world.add(b, .left, .equal, world.root, .left)
    try world.add(b, .top, .equal, world.root, .top)
    try world.add(b, .height, .equal, 20)
    let narrow = try world.add(b, .width, .equal, 100, at: 500)
    let wide = try world.add(b, .width, .equal, 200, at: 500)
    #expect(world.engine.ambiguities(of: a).isEmpty)
    let open = world.engine.ambiguities(of: b)
    #expect(open.map(\.quantity) == [.width])
    let contenders = open[0].contenders
    #expect(contenders.count == 2)
    #expect(contenders[0].isSame(as: .constraint(narrow)))
    #expect(contenders[1].isSame(as: .constraint(wide)))
    let report = try #require(world.engine.ambiguityReport(for: b))
    #expect(report.contains("b.width == 100 @500 and b.width == 200 @500"))
    try world.add(b, .width, .greaterThanOrEqual, 200)
    #expect(world.engine.ambiguities(of: b).isEmpty)
  }

  @Test("AL-152: the size of scrolled content is open until it is determined") func scrolled()
    throws
  {
    let world = World()
    let list = world.box("list")
    try world.place(list, 0, 0, 100, 100)
    world.engine.setScrollContainer(list)
    #expect(!world.engine.hasAmbiguousLayout(list))
    let row = world.box("row", in: list)
    world.engine.setContentSize(LayoutSize(width: 300, height: 400), of: row)
    try world.add(row, .left, .equal, list, .left)
    try world.add(row, .top, .equal, list, .top)
    #expect(world.engine.hasAmbiguousLayout(list))
    #expect(world.engine.ambiguousAttributes(of: list).isEmpty)
    #expect(world.engine.ambiguities(of: list).map(\.quantity) == [.contentWidth, .contentHeight])
    let report = world.engine.ambiguityReport(for: list)
    #expect(report?.hasPrefix("list has ambiguous scrollable content width and height") == true)
    try world.add(row, .right, .equal, list, .right)
    #expect(world.engine.ambiguities(of: list).map(\.quantity) == [.contentHeight])
    try world.add(row, .bottom, .equal, list, .bottom)
    #expect(!world.engine.hasAmbiguousLayout(list))
    let limits = world.engine.rowReports.filter {
      if case .contentLimit("list", _) = $0.source { true } else { false }
    }
    #expect(limits.count == 2)
  }

  @Test("asking changes nothing") func untouched() throws {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    try world.add(a, .left, .equal, world.root, .left, plus: 10)
    try world.add(b, .left, .greaterThanOrEqual, a, .right, plus: 5)
    let before = (world.rect(a), world.rect(b))
    #expect(world.engine.hasAmbiguousLayout(a) && world.engine.hasAmbiguousLayout(b))
    #expect(world.engine.solve().isEmpty)
    #expect(world.rect(a) == before.0 && world.rect(b) == before.1)
  }

  @Test("AL-118: exercising moves to another solution, and back") func exercise() throws {
    let world = World()
    let a = world.box("a")
    try world.place(a, 10, 10, 50, 50)
    #expect(!world.engine.exerciseAmbiguity(of: a))
    let b = world.box("b")
    try world.add(b, .left, .equal, world.root, .left, plus: 10)
    try world.add(b, .width, .lessThanOrEqual, 100)
    let before = world.rect(b)
    #expect(world.engine.exerciseAmbiguity(of: b))
    let moved = world.rect(b)
    #expect(moved != before && near(moved.x, 10))
    #expect(world.engine.exerciseAmbiguity(of: b))
    #expect(near(world.rect(b), before))
  }

  /// A news of a change is not lost when a question settles the layout before `solve()`.
  @Test("a question keeps the news for the next solve") func news() throws {
    let world = World()
    let a = world.box("a")
    try world.place(a, 10, 10, 50, 50)
    #expect(!world.engine.hasAmbiguousLayout(a))
    #expect(world.engine.solve().contains { $0 === a })
  }
}
