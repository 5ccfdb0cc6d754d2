import AutoLayout
import Testing

@Suite struct DistanceAnchorTests {
  /// The page is 300 wide, the icon 20 at its left edge, the button 40: 240 are left for the gaps,
  /// the first half of the second: 80 and 160.
  @Test("AL-12: distances between anchors relate like widths") func distances() throws {
    let world = World()
    let icon = LayoutAnchors(world.box("icon"))
    let button = LayoutAnchors(world.box("button"))
    let page = LayoutAnchors(world.root)
    let before = icon.trailing.distance(to: button.leading)
    let after = button.trailing.distance(to: page.trailing)
    let halves = try before.related(.equal, to: after, times: 0.5)
    #expect(
      halves.description
        == "button.leading - icon.trailing - 0.5*root.trailing + 0.5*button.trailing == 0")
    try world.engine.install(icon.leading.equal(to: page.leading))
    try world.engine.install(icon.width.equal(to: 20))
    try world.engine.install(button.width.equal(to: 40))
    try world.engine.install(halves)
    #expect(near(world.rect(button.item).x, 100))
    // From right to left the same picture, mirrored.
    world.engine.setDirection(.rightToLeft, of: world.root)
    #expect(near(world.rect(button.item).x, 300 - 100 - 40))
    world.engine.setDirection(.leftToRight, of: world.root)
    world.engine.uninstall(halves)
    // As long as the button is wide, plus 5, then at least 60.
    let asWide = try before.related(.equal, to: button.width, plus: 5)
    try world.engine.install(asWide)
    #expect(near(world.rect(button.item).x, 65))
    world.engine.uninstall(asWide)
    try world.engine.install(before.related(.greaterThanOrEqual, to: 60))
    try world.engine.install(
      icon.leading.distance(toCenter: button.centerX).related(.equal, to: 50, at: .defaultLow))
    #expect(near(world.rect(button.item).x, 80))
  }

  /// Lengths have bounds by name, as edges have.
  @Test("At least and at most, for lengths") func bounds() throws {
    let world = World()
    let (a, b) = (LayoutAnchors(world.box("a")), LayoutAnchors(world.box("b")))
    #expect(try a.width.atLeast(44).description == "a.width >= 44")
    #expect(try a.height.atMost(60, at: .defaultHigh).description == "a.height <= 60 @750")
    #expect(
      try a.width.atLeast(b.height, times: 2, plus: 8).description == "a.width >= 2*b.height + 8")
    #expect(try a.width.atMost(b.width).description == "a.width <= b.width")
    #expect(throws: LayoutConstraintError.self) { try a.width.atLeast(.nan) }
  }

  @Test("AL-27, AL-41: distances refuse numbers that mean nothing") func badNumbers() throws {
    let world = World()
    let a = LayoutAnchors(world.box("a"))
    let gap = a.leading.distance(to: a.trailing)
    #expect(throws: LayoutConstraintError.self) { try gap.related(.equal, to: .nan) }
    #expect(throws: LayoutConstraintError.self) {
      try gap.related(.equal, to: gap, times: .infinity)
    }
    #expect(throws: LayoutConstraintError.self) {
      try gap.related(.equal, to: 5, at: LayoutPriority(0))
    }
    let wide = try gap.related(.equal, to: 30)
    try world.engine.install(wide)
    world.engine.solve()
    #expect(throws: LayoutConstraintError.self) { try wide.setConstant(.infinity) }
    #expect(throws: LayoutConstraintError.self) { try wide.setPriority(LayoutPriority(2000)) }
    #expect(wide.constant == 30 && wide.priority == .required && near(world.rect(a.item).width, 30))
    let illegal = LayoutConstraint(
      [.init(a.item, .width, times: .nan)], .equal, constant: 1)
    #expect(throws: LayoutEngineError.self) { try world.engine.install(illegal) }
    #expect(illegal.engine == nil && near(world.rect(a.item).width, 30))
  }
}
