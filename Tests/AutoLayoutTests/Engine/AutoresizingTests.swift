import AutoLayout
import Testing

@Suite("Autoresizing masks as constraints") struct AutoresizingTests {
  typealias Case = (mask: AutoresizingMask, x: Double, width: Double)

  /// Parent 200 → 300 wide, child at 20, 100 wide, far margin 80; d = 100.
  ///
  /// L: 20+100. W: 100+100. L+W: x 20+100·20/120, w 100+100·100/120. W+R: w 100+100·100/180.
  /// L+R: x 20+100·20/100 = 40. L+W+R: everything times 300/200.
  @Test(
    "AL-95, AR-4 … AR-6: the parent's change is shared in proportion",
    arguments: [
      ([], 20, 100),
      (.flexibleRightMargin, 20, 100),
      (.flexibleLeftMargin, 120, 100),
      (.flexibleWidth, 20, 200),
      ([.flexibleLeftMargin, .flexibleWidth], 20 + 100 * 20.0 / 120, 100 + 100 * 100.0 / 120),
      ([.flexibleWidth, .flexibleRightMargin], 20, 100 + 100 * 100.0 / 180),
      ([.flexibleLeftMargin, .flexibleRightMargin], 40, 100),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 30, 150),
    ] as [Case])
  func shares(_ expected: Case) {
    let world = World(width: 200, height: 200)
    let child = world.box("child")
    let frame = LayoutRect(x: 20, y: 0, width: 100, height: 10)
    world.engine.setAutoresizing(
      frame: frame, parentSize: LayoutSize(width: 200, height: 200), mask: expected.mask,
      of: child)
    #expect(near(world.rect(child), frame))
    world.engine.setRootSize(LayoutSize(width: 300, height: 200))
    let result = world.rect(child)
    #expect(near(result.x, expected.x) && near(result.width, expected.width))
    world.engine.setRootSize(LayoutSize(width: 200, height: 200))
    #expect(near(world.rect(child), frame))
  }

  @Test("AR-7: flexible parts that are all 0 share equally") func emptyParts() {
    let world = World(width: 100, height: 100)
    let child = world.box("child")
    world.engine.setAutoresizing(
      frame: LayoutRect(x: 0, y: 0, width: 100, height: 100),
      parentSize: LayoutSize(width: 100, height: 100),
      mask: [.flexibleLeftMargin, .flexibleRightMargin], of: child)
    world.engine.setRootSize(LayoutSize(width: 140, height: 100))
    #expect(near(world.rect(child).x, 20))
  }

  @Test("AL-91, AL-93, AL-98: frames hold until the mask is cleared") func lifecycle() throws {
    let world = World()
    let child = world.box("child")
    let size = LayoutSize(width: 300, height: 200)
    world.engine.setAutoresizing(
      frame: LayoutRect(x: 10, y: 20, width: 30, height: 40), parentSize: size, mask: [], of: child)
    let inner = world.box("inner", in: child)
    try world.add(inner, .left, .equal, child, .left, plus: 5)
    try world.add(inner, .right, .equal, child, .right, plus: -5)
    #expect(near(world.rect(inner).width, 20))
    world.engine.setAutoresizing(
      frame: LayoutRect(x: 10, y: 20, width: 50, height: 40), parentSize: size, mask: [], of: child)
    #expect(near(world.rect(inner).width, 40))
    world.engine.clearAutoresizing(of: child)
    try world.add(child, .width, .equal, 80)
    #expect(near(world.rect(inner).width, 70))
    #expect(world.conflicts.isEmpty)
  }

  /// The frame is the alignment rectangle with its insets undone, so the mask ties the frame.
  @Test("AL-95: masks act on frames, not on alignment rectangles") func insets() {
    let world = World(width: 200, height: 200)
    let child = world.box("child")
    world.engine.setAlignmentInsets(LayoutInsets(2), of: child)
    world.engine.setAutoresizing(
      frame: LayoutRect(x: 20, y: 0, width: 100, height: 10),
      parentSize: LayoutSize(width: 200, height: 200), mask: .flexibleWidth, of: child)
    #expect(near(world.rect(child), LayoutRect(x: 22, y: 2, width: 96, height: 6)))
    world.engine.setRootSize(LayoutSize(width: 250, height: 200))
    #expect(near(world.rect(child).width, 146))
  }

  /// Forgetting to clear the mask: the mask says 0, the user 50. The user's constraint breaks only
  /// if the toolkit's row cannot be blamed; constraints of users are broken first (AL-134).
  @Test("AL-94: a mask left in force conflicts with a size") func forgotten() throws {
    let world = World()
    let child = world.box("child")
    world.engine.setAutoresizing(
      frame: .zero, parentSize: LayoutSize(width: 300, height: 200), mask: [], of: child)
    let width = try world.add(child, .width, .equal, 50)
    world.engine.solve()
    #expect(world.conflicts.count == 1)
    #expect(world.conflicts.first?.brokenConstraint === width)
    #expect(world.conflicts.first?.members.count == 2)
  }
}
