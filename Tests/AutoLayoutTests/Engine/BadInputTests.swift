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
}
