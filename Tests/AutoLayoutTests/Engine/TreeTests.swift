import AutoLayout
import Testing

@Suite("Trees of items") struct TreeTests {
  @Test("AL-29: items without a common ancestor are refused in Apple's words") func strangers()
    throws
  {
    let world = World()
    let a = world.box("a")
    let stranger = Box("stranger")
    let constraint = try LayoutConstraint(a, .left, .equal, to: stranger, .left)
    do {
      try world.engine.install(constraint)
      Issue.record("installed")
    } catch {
      #expect(
        error.reason
          == "Unable to activate constraint with anchors a.left and stranger.left because they have"
          + " no common ancestor.  Does the constraint or its anchors reference items in different"
          + " view hierarchies?  That's illegal.")
      #expect(error.exceptionName == "NSGenericException")
    }
    #expect(!constraint.isInstalled && world.engine.constraints.isEmpty)
  }

  @Test("AL-31: the owner must be an ancestor of both items") func owner() throws {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    let constraint = try LayoutConstraint(a, .left, .equal, to: b, .left)
    #expect(throws: LayoutEngineError.self) { try world.engine.install(constraint, owner: a) }
    #expect(!constraint.isInstalled)
    try world.engine.install(constraint, owner: world.root)
    #expect(constraint.isInstalled)
  }

  @Test("An item that leaves between admission and solution is no news")
  func leavesBeforeTheSolution()
    throws
  {
    let world = World()
    let a = world.box("a")
    let b = world.box("b")
    try world.add(a, .width, .equal, 10)
    try world.add(b, .width, .equal, 20)
    world.engine.admitConstraints()
    #expect(world.engine.needsSolve)
    world.engine.remove(a)
    let changed = world.engine.solve()
    #expect(!changed.contains { $0 === a })
    #expect(changed.contains { $0 === b })
  }

  @Test("AL-30: installing twice is once") func twice() throws {
    let world = World()
    let a = world.box("a")
    let constraint = try world.add(a, .width, .equal, 10)
    try world.engine.install(constraint)
    #expect(world.engine.constraints.count == 1)
    world.engine.uninstall(constraint)
    world.engine.uninstall(constraint)
    #expect(world.engine.constraints.isEmpty && !constraint.isInstalled)
  }

  @Test("AL-32: what leaves takes the constraints that mention it") func remove() throws {
    let world = World()
    let panel = world.box("panel")
    let inner = world.box("inner", in: panel)
    let other = world.box("other")
    try world.place(panel, 0, 0, 100, 100)
    try world.place(other, 0, 0, 10, 10)
    let inside = try world.add(inner, .left, .equal, panel, .left)
    let across = try world.add(other, .bottom, .lessThanOrEqual, inner, .top, plus: 500)
    world.engine.solve()
    let dropped = world.engine.remove(panel)
    #expect(dropped.contains { $0 === inside } && dropped.contains { $0 === across })
    #expect(dropped.count == 6)
    #expect(world.engine.constraints.count == 4)
    #expect(!world.engine.contains(inner))
    world.engine.solve()
    #expect(near(world.rect(other), LayoutRect(x: 0, y: 0, width: 10, height: 10)))
  }

  @Test("AL-32: a moved subtree keeps what lies inside it") func move() throws {
    let world = World()
    let left = world.box("left")
    let right = world.box("right")
    let panel = world.box("panel", in: left)
    let inner = world.box("inner", in: panel)
    try world.place(left, 0, 0, 100, 100)
    try world.place(right, 100, 0, 100, 100)
    try world.place(panel, 10, 10, 50, 50)
    try world.place(inner, 5, 5, 20, 20)
    world.engine.solve()
    right.adopt(panel)
    let dropped = world.engine.move(panel)
    // The two positions against `left` cross the border; the panel's own sizes do not.
    #expect(dropped.count == 2)
    let changed = world.engine.solve()
    #expect(!changed.contains { $0 === inner })
    #expect(
      near(world.engine.alignmentRect(of: inner), LayoutRect(x: 5, y: 5, width: 20, height: 20)))
    try world.add(panel, .left, .equal, right, .left, plus: 7)
    #expect(near(world.rect(panel).x, 7))
    #expect(near(world.rect(panel).width, 50))
  }

  @Test("AL-32: what waits to be solved crosses borders too") func moveUnsolved() throws {
    let world = World()
    let left = world.box("left")
    let right = world.box("right")
    let inner = world.box("inner", in: left)
    let outward = try world.add(inner, .left, .equal, left, .left)
    let own = try world.add(inner, .width, .equal, 10)
    right.adopt(inner)
    #expect(world.engine.move(inner).map { $0 === outward } == [true])
    #expect(!outward.isInstalled && own.isInstalled)
    world.engine.solve()
    #expect(world.engine.constraints.count == 1)
  }

  @Test("AL-32: linear constraints leave with their items") func linear() throws {
    let world = World()
    let left = world.box("left")
    let right = world.box("right")
    let inner = world.box("inner", in: left)
    let other = world.box("other", in: left)
    func gap() throws -> LayoutConstraint {
      try LayoutAnchors(other).trailing.distance(to: LayoutAnchors(inner).leading)
        .related(.equal, to: 30)
    }
    try world.place(left, 0, 0, 100, 100)
    try world.place(right, 100, 0, 100, 100)
    try world.place(other, 0, 0, 20, 20)
    var across = try gap()
    try world.engine.install(across)
    #expect(near(world.rect(inner).x, 50))
    right.adopt(inner)
    world.engine.move(inner)
    #expect(across.engine == nil)
    world.engine.solve()
    #expect(near(world.rect(inner).x, 0))
    // And before it was ever solved.
    across = try gap()
    try world.engine.install(across)
    world.engine.remove(inner)
    #expect(across.engine == nil)
    world.engine.solve()
    #expect(world.conflicts.isEmpty)
  }

  /// The bar's baseline is that of its title, 12 below its top, until the title goes: then the bar's
  /// own, its top.
  @Test("AL-32: a constraint on a baseline survives the item that answered for it")
  func baselineSource() throws {
    let world = World()
    let bar = world.box("bar")
    let title = world.box("title", in: bar)
    let note = world.box("note")
    try world.place(bar, 0, 40, 100, 30)
    try world.place(title, 0, 0, 50, 20)
    world.engine.setBaselines(
      first: LayoutBaseline(fraction: 0, offset: 12), last: .bottom, of: title)
    world.engine.setBaselineItems(first: title, last: nil, of: bar)
    let line = try world.add(note, .top, .equal, bar, .firstBaseline)
    #expect(near(world.rect(note).y, 52))
    #expect(!world.engine.remove(title).contains { $0 === line })
    #expect(line.isInstalled && near(world.rect(note).y, 40))
  }

  @Test("AL-4: any object can be an item; a guide is an item whose parent owns it") func items()
    throws
  {
    final class Strip: LayoutItem {
      weak var layoutParent: (any LayoutItem)?
    }
    let world = World()
    let strip = Strip()
    strip.layoutParent = world.root
    let guide = LayoutSpacer(parent: world.root, name: "guide")
    try world.add(strip, .left, .equal, guide, .right, plus: 3)
    try world.add(guide, .width, .equal, 20)
    #expect(near(world.rect(strip).x, 23))
    #expect(strip.layoutName == "Strip" && guide.layoutSiblingIndex == Int.max)
  }

  @Test("a released item is forgotten, and its constraint says so") func released() throws {
    let world = World()
    var box: Box? = Box("short", in: nil)
    box?.layoutParent = world.root
    let constraint = try world.add(box!, .width, .equal, 10)
    world.engine.solve()
    box = nil
    world.engine.solve()
    let again = try LayoutConstraint(world.root, .width, .equal, constant: 1)
    try world.engine.install(again)
    world.engine.solve()
    #expect(constraint.firstItem == nil)
    let lost = try LayoutConstraint(Box("gone"), .width, .equal, constant: 1)
    #expect(throws: LayoutEngineError.itemReleased(constraint: "(null).width == 1")) {
      try world.engine.install(lost)
    }
  }

  @Test("a nest of many levels neither overflows nor slows down by depth") func deepNest() throws {
    var engine: LayoutEngine?
    let root = Box("root")
    engine = LayoutEngine(root: root, size: LayoutSize(width: 1000, height: 1000))
    var chain = [root]
    for level in 0..<5_000 {
      let box = Box("box \(level)")
      box.layoutParent = chain[level]
      chain.append(box)
      try engine?.install(
        LayoutConstraint(box, .left, .equal, to: chain[level], .left, constant: level < 10 ? 1 : 0))
      try engine?.install(LayoutConstraint(box, .width, .equal, to: chain[level], .width))
    }
    engine?.solve()
    #expect(engine.map { near($0.alignmentRect(of: chain[5_000]).width, 1000) } == true)
    #expect(engine.map { near($0.alignmentRect(of: chain[5]).x, 1) } == true)
    engine = nil
    while chain.count > 1 { chain.removeLast() }
  }
}
