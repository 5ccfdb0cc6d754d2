import AutoLayout
import Testing

@Suite("Bad input") struct BadInputTests {
  @Test("numbers that are not finite change nothing") func notFinite() throws {
    let world = World()
    let a = world.box("a")
    let guide = world.box("guide")
    world.engine.setGuide(.insets(LayoutInsets(10)), of: guide)
    try world.add(a, .left, .equal, guide, .left)
    try world.add(a, .firstBaseline, .equal, guide, .top)
    try world.add(a, .width, .equal, 50)
    let before = world.rect(a)
    #expect(near(before, LayoutRect(x: 10, y: 10, width: 50, height: 0)))
    let nan = LayoutInsets(.nan)
    world.engine.setGuide(.insets(nan), of: guide)
    world.engine.setAlignmentInsets(nan, of: a)
    world.engine.setMargins(LayoutInsets(.infinity), of: world.root)
    world.engine.setBaselines(
      first: LayoutBaseline(fraction: .nan, offset: 0), last: .bottom, of: a)
    world.engine.setContentOffset(LayoutPoint(x: .nan, y: 0), of: world.root)
    #expect(world.rect(a) == before)
    world.engine.setContentSize(LayoutSize(width: .infinity, height: .nan), of: a)
    #expect(world.rect(a) == before)
    world.engine.setRootSize(LayoutSize(width: .nan, height: -5))
    #expect(world.engine.rootSize == .zero)
    world.engine.setAutoresizing(
      frame: LayoutRect(x: .nan, y: .infinity, width: -.infinity, height: 1),
      parentSize: LayoutSize(width: .nan, height: 0), mask: .flexibleWidth, of: world.box("b"))
    world.engine.solve()
  }

  @Test("AL-41: priorities that are none leave an item's as they were") func priorities() throws {
    let world = World()
    let a = world.box("a")
    func setPriorities(_ hugging: (Float, Float), _ compression: (Float, Float)) {
      world.engine.setContentSize(
        LayoutSize(width: 10, height: 10),
        hugging: (LayoutPriority(hugging.0), LayoutPriority(hugging.1)),
        compression: (LayoutPriority(compression.0), LayoutPriority(compression.1)), of: a)
    }
    setPriorities((.nan, -.infinity), (-3, 5000))
    #expect(world.rect(a) == LayoutRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      world.engine.systemRules(of: a).map(\.body) == [
        "a.width == 10 Hug:250 CompressionResistance:750",
        "a.height == 10 Hug:250 CompressionResistance:750",
      ])
    setPriorities((300, 0), (0, 800))
    let wishes = [
      "a.width == 10 Hug:300 CompressionResistance:0",
      "a.height == 10 Hug:0 CompressionResistance:800",
    ]
    #expect(world.engine.systemRules(of: a).map(\.body) == wishes)
    setPriorities((1000.5, -1), (.infinity, .nan))
    #expect(world.engine.systemRules(of: a).map(\.body) == wishes)
  }

  /// As in UIKit (UM-1601), though no constraint may have it.
  @Test("AL-41: a content priority of 0 is no wish") func noWish() throws {
    let world = World()
    let a = world.box("a")
    world.engine.setContentSize(
      LayoutSize(width: 10, height: 10), hugging: (LayoutPriority(0), LayoutPriority(1)),
      compression: (LayoutPriority(1), LayoutPriority(0)), of: a)
    try world.add(a, .width, .equal, 30, at: 1)
    try world.add(a, .height, .equal, 4, at: 1)
    #expect(near(world.rect(a), LayoutRect(x: 0, y: 0, width: 30, height: 4)))
  }

  @Test("a mask's frame has no negative size") func negativeMask() {
    let world = World()
    let a = world.box("a")
    world.engine.setAutoresizing(
      frame: LayoutRect(x: 5, y: 6, width: -7, height: -8),
      parentSize: LayoutSize(width: 300, height: 200), mask: [], of: a)
    #expect(world.rect(a) == LayoutRect(x: 5, y: 6, width: 0, height: 0))
  }

  @Test("AL-29: parents that go round in a circle are no tree") func cyclicParents() throws {
    let world = World()
    let ring = (0..<5).map { Box("ring \($0)") }
    for (index, box) in ring.enumerated() { box.layoutParent = ring[(index + 1) % 5] }
    let tail = Box("tail")
    tail.layoutParent = ring[2]
    for box in ring + [tail] {
      let width = try LayoutConstraint(box, .width, .equal, constant: 3)
      #expect(throws: LayoutEngineError.self) { try world.engine.install(width) }
      #expect(!world.engine.contains(box))
    }
  }

  /// The stack itself, an item of another tree, one deeper down, and the same item twice.
  @Test("a stack's entries that cannot be arranged take no part") func entries() throws {
    let world = World()
    let bar = world.box("bar")
    let (a, b) = (world.box("a", in: bar), world.box("b", in: bar))
    let deep = world.box("deep", in: a)
    for item in [a, b, deep] {
      world.engine.setContentSize(LayoutSize(width: 30, height: 20), of: item)
    }
    let stack = StackArrangement(container: bar)
    stack.configuration.spacing = 8
    stack.entries = [a, a, bar, Box("alien"), deep, b, b].map { .init($0) }
    stack.update(in: world.engine)
    #expect(world.rect(bar).size == LayoutSize(width: 68, height: 20))
    #expect(world.rect(b).x == 38 && stack.constraints.count == 7)
    #expect(world.conflicts.isEmpty)
  }

  @Test("a factor beyond the solver's range is told of and left out") func factors() throws {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    let tiny = try world.add(a, .width, .equal, b, .width, times: 1e-9)
    try world.add(b, .width, .equal, 30)
    #expect(near(world.rect(b).width, 30))
    #expect(tiny.isBroken)
    #expect(world.conflicts.first?.brokenConstraint === tiny)
  }

  @Test("a constraint of an item to itself") func itself() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .width, .equal, a, .width)
    let impossible = try world.add(a, .left, .equal, a, .left, plus: 5)
    try world.add(a, .right, .equal, a, .left, plus: 40)
    #expect(near(world.rect(a).width, 40))
    #expect(impossible.isBroken)
    #expect(world.conflicts.count == 1)
  }

  @Test("items of other trees are answered with nothing") func strangers() {
    let world = World()
    let stranger = Box("stranger")
    world.engine.setContentSize(LayoutSize(width: 1, height: 1), of: stranger)
    world.engine.setMargins(.zero, of: stranger)
    world.engine.setScrollContainer(stranger)
    #expect(world.engine.frame(of: stranger) == .zero)
    #expect(world.engine.contentSize(of: stranger) == .zero)
    #expect(world.engine.ambiguousAttributes(of: stranger).isEmpty)
    #expect(world.engine.reason(for: .width, of: stranger) == nil)
    #expect(world.engine.remove(stranger).isEmpty && world.engine.move(stranger).isEmpty)
    #expect(world.engine.remove(world.root).isEmpty)
  }

  /// Each mistake is refused with an error, and the engine is as it was: the same rows, the same
  /// constraints, the same frames, and nothing to solve.
  @Test("AL-20, AL-27, AL-29, AL-31, AL-41, VF-10: what is refused changes nothing") func refused()
    throws
  {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    try world.place(a, 10, 10, 50, 20)
    let width = try world.add(b, .width, .equal, 30, at: 500)
    let gap = try LayoutAnchors(a).right.distance(to: LayoutAnchors(b).left).related(.equal, to: 5)
    try world.engine.install(gap)
    world.engine.solve()
    let views: [String: any LayoutItem] = ["a": a, "b": b, "root": world.root]
    let stranger = Box("stranger")
    func state() -> String {
      let rows = world.engine.rowReports.map { "\($0.source) \($0.rightHandSide) \($0.strength)" }
      let rects = [a, b].map { "\(world.engine.alignmentRect(of: $0))" }
      return (rows + rects + world.engine.constraints.map(\.relationText)).joined(separator: "\n")
    }
    let mistakes: [(String, () throws -> Void)] = [
      ("nan", { try width.setConstant(.nan) }),
      ("infinite", { try gap.setConstant(.infinity) }),
      ("priority", { try width.setPriority(LayoutPriority(0)) }),
      ("linear priority", { try gap.setPriority(LayoutPriority(-1)) }),
      ("location", { try world.add(a, .left, .equal, 10) }),
      ("pairing", { try world.add(a, .left, .equal, b, .width) }),
      ("stranger", { try world.add(a, .left, .equal, stranger, .left) }),
      ("owner", { try world.add(a, .left, .equal, b, .left, owner: b) }),
      (
        "stranger's distance",
        {
          let distance = LayoutAnchors(a).left.distance(to: LayoutAnchors(stranger).left)
          try world.engine.install(distance.related(.equal, to: 1))
        }
      ),
      (
        "released",
        {
          let lost = try LayoutConstraint(Box("gone"), .width, .equal, to: a, .width)
          try world.engine.install(lost)
        }
      ),
      ("view", { _ = try VisualFormat("|[a]-[x]|").constraints(views: views) }),
      ("metric", { _ = try VisualFormat("|-m-[a]|").constraints(views: views) }),
      ("superview", { _ = try VisualFormat("|[root]|").constraints(views: views) }),
      ("format", { _ = try VisualFormat("|[a]-5[b]").constraints(views: views) }),
      (
        "half a format",
        {
          let views = views.merging(["s": stranger]) { old, _ in old }
          try VisualFormat("[a]-[b]-[s]").layout(views: views).install(in: world.engine)
        }
      ),
    ]
    let before = state()
    for (name, mistake) in mistakes {
      #expect(throws: (any Error).self, "\(name)") { try mistake() }
      world.engine.solve()
      #expect(state() == before, "\(name)")
    }
    #expect(world.conflicts.isEmpty)
  }
}
