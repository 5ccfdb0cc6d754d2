import AutoLayout
import Testing

@Suite("Attributes in the engine") struct AttributeTests {
  /// Half of the container's trailing edge, 0.5 * 320 = 160, is the view's centre.
  @Test("AL-9: a position times a multiplier is measured from the owner's origin")
  func multiplierOfContainer() throws {
    let world = World(width: 320)
    let view = world.box("view")
    try world.add(view, .width, .equal, 100)
    try world.add(view, .centerX, .equal, world.root, .trailing, times: 0.5)
    #expect(near(world.rect(view).midX, 160))
  }

  /// In a panel at x 50, a.left = 30. b.left == 2 * a.left owned by the panel gives 60 in the
  /// panel; owned by the root, both count from the root: b.left = 2 * (50 + 30) - 50 = 110.
  @Test("AL-9: between siblings the multiplier depends on the owner")
  func multiplierOfSiblings() throws {
    for (ownsRoot, expected) in [(false, 60.0), (true, 110.0)] {
      let world = World()
      let panel = world.box("panel")
      let a = world.box("a", in: panel)
      let b = world.box("b", in: panel)
      try world.place(panel, 50, 0, 200, 100)
      try world.add(a, .left, .equal, panel, .left, plus: 30)
      try world.add(
        b, .left, .equal, a, .left, times: 2, owner: ownsRoot ? world.root : nil)
      #expect(near(world.rect(b).x, expected), "owned by the root: \(ownsRoot)")
    }
  }

  /// a in a panel at (50, 40), b in a box at (5, 7): b.left == a.right + 3 across both parents.
  /// a.right in the root is 50 + 10 + 20 = 80, so b.left in its parent is 83 - 5 = 78.
  @Test("AL-10: positions chain through parents up to the common ancestor")
  func acrossParents() throws {
    let world = World()
    let panel = world.box("panel")
    let other = world.box("other")
    let a = world.box("a", in: panel)
    let b = world.box("b", in: other)
    try world.place(panel, 50, 40, 100, 100)
    try world.place(other, 5, 7, 200, 100)
    try world.place(a, 10, 10, 20, 20)
    try world.add(b, .left, .equal, a, .right, plus: 3)
    try world.add(b, .top, .equal, a, .centerY)
    let rect = world.rect(b)
    #expect(near(rect.x, 78))
    // a's centre: 40 + 10 + 10 = 60 in the root, 60 - 7 = 53 in b's parent.
    #expect(near(rect.y, 53))
  }

  /// Insets 2, 3, 4, 5 (top, left, bottom, right): frame (10, 10, 100, 50) has the alignment
  /// rectangle (13, 12, 92, 44).
  @Test("AL-8, AL-75: constraints relate alignment rectangles")
  func alignmentInsets() throws {
    let world = World()
    let view = world.box("view")
    world.engine.setAlignmentInsets(
      LayoutInsets(top: 2, left: 3, bottom: 4, right: 5), of: view)
    try world.place(view, 13, 12, 92, 44)
    #expect(near(world.rect(view), LayoutRect(x: 13, y: 12, width: 92, height: 44)))
    #expect(world.engine.frame(of: view) == LayoutRect(x: 10, y: 10, width: 100, height: 50))
    // A child at the view's left edge begins where the alignment rectangle does: 3 points into
    // the frame, and reaches 92 points to its right edge.
    let child = world.box("child", in: view)
    try world.add(child, .left, .equal, view, .left)
    try world.add(child, .right, .equal, view, .right)
    #expect(near(world.rect(child).x, 3))
    #expect(near(world.rect(child).width, 92))
    // Margins belong to the frame: 8 from its edges, 100 - 16 wide.
    let inner = world.box("inner", in: view)
    try world.add(inner, .left, .equal, view, .leftMargin)
    try world.add(inner, .right, .equal, view, .rightMargin)
    #expect(near(world.rect(inner).x, 8))
    #expect(near(world.rect(inner).width, 84))
    // Without insets the frame is the alignment rectangle, in place.
    world.engine.setAlignmentInsets(.zero, of: view)
    #expect(near(world.rect(child).x, 0))
    #expect(world.engine.frame(of: view) == LayoutRect(x: 13, y: 12, width: 92, height: 44))
  }

  /// Margins 1, 2, 3, 4 (top, left, bottom, right) in 300 × 200.
  @Test("AL-71: margin attributes are the edges of the margins guide")
  func margins() throws {
    let world = World()
    world.engine.setMargins(LayoutInsets(top: 1, left: 2, bottom: 3, right: 4), of: world.root)
    let guide = world.box("margins")
    world.engine.setMarginsGuide(guide)
    let byAttribute = world.box("a")
    let byGuide = world.box("b")
    for (view, item, names) in [
      (
        byAttribute, world.root,
        [.leadingMargin, .trailingMargin, .topMargin, .bottomMargin] as [LayoutAttribute]
      ),
      (byGuide, guide, [.leading, .trailing, .top, .bottom]),
    ] {
      try world.add(view, .leading, .equal, item, names[0])
      try world.add(view, .trailing, .equal, item, names[1])
      try world.add(view, .top, .equal, item, names[2])
      try world.add(view, .bottom, .equal, item, names[3])
    }
    let expected = LayoutRect(x: 2, y: 1, width: 294, height: 196)
    #expect(near(world.rect(byAttribute), expected))
    #expect(near(world.rect(byGuide), expected))
    #expect(near(world.rect(guide), expected))
    // New margins move both, in place.
    world.engine.setMargins(LayoutInsets(10), of: world.root)
    #expect(near(world.rect(byAttribute), LayoutRect(x: 10, y: 10, width: 280, height: 180)))
    #expect(near(world.rect(byGuide), LayoutRect(x: 10, y: 10, width: 280, height: 180)))
    // The middle between margins 10 and 30 in 300 is (10 + 270) / 2 = 140.
    world.engine.setMargins(LayoutInsets(top: 0, left: 10, bottom: 0, right: 30), of: world.root)
    let middle = world.box("middle")
    try world.add(middle, .centerX, .equal, world.root, .centerXWithinMargins)
    #expect(near(world.rect(middle).midX, 140))
  }

  /// Text 20 high with its baseline 16 below its top. Alone in 20 points: baseline at 16. In 30
  /// points the line is centred, 5 points lower.
  @Test("AL-77, AL-78: baselines are centred with the text; other items use their edges")
  func baselines() throws {
    let world = World()
    let label = world.box("label")
    let plain = world.box("plain")
    world.engine.setBaselines(
      first: .centeredFirst(lines: 1, lineHeight: 20, ascender: 16),
      last: .centeredLast(lines: 1, lineHeight: 20, ascender: 16), of: label)
    try world.place(label, 0, 10, 50, 20)
    try world.add(plain, .height, .equal, 7)
    try world.add(plain, .lastBaseline, .equal, label, .firstBaseline)
    // The plain item's last baseline is its bottom: 10 + 16 - 7 = 19.
    #expect(near(world.rect(plain).y, 19))
    let tall = world.box("tall")
    world.engine.setBaselines(
      first: .centeredFirst(lines: 1, lineHeight: 20, ascender: 16),
      last: .centeredLast(lines: 1, lineHeight: 20, ascender: 16), of: tall)
    try world.add(tall, .height, .equal, 30)
    try world.add(tall, .firstBaseline, .equal, label, .firstBaseline)
    // y + 5 + 16 = 26
    #expect(near(world.rect(tall).y, 5))
    // Two lines of 20 in 60 points: first at 10 + 16, last at 30 + 16.
    #expect(
      LayoutBaseline.centeredFirst(lines: 2, lineHeight: 20, ascender: 16)
        == LayoutBaseline(fraction: 0.5, offset: -4))
    #expect(
      LayoutBaseline.centeredLast(lines: 2, lineHeight: 20, ascender: 16)
        == LayoutBaseline(fraction: 0.5, offset: 16))
  }

  @Test("AL-77: an item can let an item below it answer for its baselines")
  func delegatedBaseline() throws {
    let world = World()
    let cell = world.box("cell")
    let label = world.box("label", in: cell)
    let mark = world.box("mark")
    try world.place(cell, 0, 30, 100, 50)
    try world.place(label, 0, 5, 50, 20)
    world.engine.setBaselines(
      first: LayoutBaseline(fraction: 0, offset: 16), last: .bottom, of: label)
    world.engine.setBaselineItems(first: label, last: label, of: cell)
    try world.add(mark, .top, .equal, cell, .firstBaseline)
    // 30 + 5 + 16
    #expect(near(world.rect(mark).y, 51))
    world.engine.setBaselineItems(first: nil, last: nil, of: cell)
    #expect(near(world.rect(mark).y, 30))
  }

  /// In 300 points from the right: leading 20 means right = 280; width 50 puts x at 230.
  @Test("AL-80, AL-83: leading and trailing follow the owner's direction, constants with them")
  func rightToLeft() throws {
    let world = World()
    let view = world.box("view")
    try world.add(view, .leading, .equal, world.root, .leading, plus: 20)
    try world.add(view, .width, .equal, 50)
    let fixed = world.box("fixed")
    try world.add(fixed, .left, .equal, world.root, .left, plus: 20)
    try world.add(fixed, .width, .equal, 50)
    #expect(near(world.rect(view).x, 20))
    world.engine.setDirection(.rightToLeft, of: world.root)
    #expect(near(world.rect(view).x, 230))
    #expect(near(world.rect(fixed).x, 20))
    world.engine.setDirection(.leftToRight, of: world.root)
    #expect(near(world.rect(view).x, 20))
  }

  /// leading ≥ leading + 20 at most 20 from the left becomes right ≤ right - 20.
  @Test("AL-80: inequalities turn round with the direction")
  func rightToLeftInequality() throws {
    let world = World()
    let view = world.box("view")
    world.engine.setDirection(.rightToLeft, of: world.root)
    try world.add(view, .leading, .greaterThanOrEqual, world.root, .leading, plus: 20)
    try world.add(view, .width, .equal, 50)
    // Pulled to the right edge, it stops 20 points before it.
    try world.add(view, .right, .equal, world.root, .right, at: 500)
    #expect(near(world.rect(view).x, 230))
  }

  @Test("AL-80: margin twins count inwards from their side")
  func rightToLeftMargins() throws {
    let world = World()
    world.engine.setMargins(LayoutInsets(top: 0, left: 10, bottom: 0, right: 30), of: world.root)
    world.engine.setDirection(.rightToLeft, of: world.root)
    let view = world.box("view")
    try world.add(view, .leading, .equal, world.root, .leadingMargin, plus: 5)
    try world.add(view, .width, .equal, 50)
    // right = 300 - 30 - 5 = 265
    #expect(near(world.rect(view).x, 215))
  }
}
