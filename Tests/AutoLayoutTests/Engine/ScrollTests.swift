import AutoLayout
import Testing

@Suite("Scroll containers") struct ScrollTests {
  /// Content pinned to all four edges of the scroll view with 10 around and 500 × 800 itself:
  /// the content area is 520 × 820, whatever the frame.
  @Test("AL-151, AL-152: edges mean the content area for items below") func contentArea() throws {
    let world = World()
    let scroll = world.box("scroll")
    world.engine.setScrollContainer(scroll)
    try world.place(scroll, 0, 0, 300, 200)
    let content = world.box("content", in: scroll)
    for (attribute, constant) in [
      (.leading, 10), (.top, 10), (.trailing, -10), (.bottom, -10),
    ] as [(LayoutAttribute, Double)] {
      try world.add(content, attribute, .equal, scroll, attribute, plus: constant)
    }
    try world.add(content, .width, .equal, 500)
    try world.add(content, .height, .equal, 800)
    #expect(near(world.rect(content), LayoutRect(x: 10, y: 10, width: 500, height: 800)))
    #expect(world.engine.contentSize(of: scroll) == LayoutSize(width: 520, height: 820))
    #expect(near(world.rect(scroll), LayoutRect(x: 0, y: 0, width: 300, height: 200)))
  }

  @Test("AL-151: sizes and centres mean the frame") func frame() throws {
    let world = World()
    let scroll = world.box("scroll")
    world.engine.setScrollContainer(scroll)
    try world.place(scroll, 20, 30, 200, 100)
    let content = world.box("content", in: scroll)
    try world.add(content, .width, .equal, scroll, .width)
    try world.add(content, .height, .equal, 50)
    try world.add(content, .centerY, .equal, scroll, .centerY)
    try world.add(content, .leading, .equal, scroll, .leading)
    #expect(near(world.rect(content), LayoutRect(x: 0, y: 25, width: 200, height: 50)))
  }

  @Test("AL-151: items outside refer to the frame") func outside() throws {
    let world = World()
    let scroll = world.box("scroll")
    world.engine.setScrollContainer(scroll)
    try world.place(scroll, 20, 30, 200, 100)
    let button = world.box("button")
    try world.add(button, .top, .equal, scroll, .bottom, plus: 5)
    try world.add(button, .left, .equal, scroll, .right)
    #expect(near(world.rect(button).y, 135))
    #expect(near(world.rect(button).x, 220))
  }

  /// Margins of 8 lie within the content area: content of 500 from 8 on makes it 516 wide.
  @Test("AL-151: margins are those of the content area") func margins() throws {
    let world = World()
    let scroll = world.box("scroll")
    world.engine.setScrollContainer(scroll)
    try world.place(scroll, 20, 30, 200, 100)
    let content = world.box("content", in: scroll)
    for (edge, margin) in [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ] as [(LayoutAttribute, LayoutAttribute)] {
      try world.add(content, edge, .equal, scroll, margin)
    }
    try world.add(content, .width, .equal, 500)
    try world.add(content, .height, .equal, 40)
    #expect(near(world.rect(content), LayoutRect(x: 8, y: 8, width: 500, height: 40)))
    #expect(world.engine.contentSize(of: scroll) == LayoutSize(width: 516, height: 56))
  }

  /// An item two levels down, and one in a scroll container within another, whose own frame is
  /// content of the outer one.
  @Test("AL-151: what lies deeper refers to the content area of its container, too")
  func nested() throws {
    let world = World()
    let outer = world.box("outer")
    let inner = world.box("inner", in: outer)
    for scroll in [outer, inner] { world.engine.setScrollContainer(scroll) }
    try world.place(outer, 0, 0, 300, 200)
    let panel = world.box("panel", in: inner)
    let leaf = world.box("leaf", in: panel)
    for edge in [.left, .right, .top, .bottom] as [LayoutAttribute] {
      try world.add(inner, edge, .equal, outer, edge)
    }
    try world.add(inner, .width, .equal, 150)
    try world.add(inner, .height, .equal, 90)
    try world.place(panel, 5, 6, 10, 10)
    try world.add(leaf, .left, .equal, panel, .left)
    try world.add(leaf, .top, .equal, panel, .top)
    try world.add(leaf, .right, .equal, inner, .right, plus: -7)
    try world.add(leaf, .bottom, .equal, inner, .bottom)
    try world.add(leaf, .width, .equal, 400)
    try world.add(leaf, .height, .equal, 500)
    world.engine.solve()
    #expect(world.engine.contentSize(of: outer) == LayoutSize(width: 150, height: 90))
    #expect(world.engine.contentSize(of: inner) == LayoutSize(width: 412, height: 506))
    #expect(world.conflicts.isEmpty)
  }

  @Test("AL-152: content that nothing determines has no size, and never a negative one")
  func undetermined() throws {
    let world = World()
    let scroll = world.box("scroll")
    world.engine.setScrollContainer(scroll)
    try world.place(scroll, 0, 0, 200, 100)
    let content = world.box("content", in: scroll)
    try world.add(content, .left, .equal, scroll, .left)
    try world.add(content, .width, .equal, 500)
    world.engine.solve()
    #expect(world.engine.contentSize(of: scroll) == .zero)
    // At least as far as the content reaches, but not with 30 below nothing.
    try world.add(scroll, .right, .greaterThanOrEqual, content, .right, plus: 4)
    try world.add(scroll, .bottom, .equal, content, .top, plus: -30, at: 900)
    try world.add(content, .top, .equal, scroll, .top)
    world.engine.solve()
    #expect(world.engine.contentSize(of: scroll) == LayoutSize(width: 504, height: 0))
  }

  @Test("AL-152: content and frame guides") func guides() throws {
    let world = World()
    let scroll = world.box("scroll")
    let contentGuide = world.box("contentLayoutGuide", in: scroll)
    let frameGuide = world.box("frameLayoutGuide", in: scroll)
    world.engine.setContentGuide(contentGuide)
    world.engine.setFrameGuide(frameGuide)
    try world.place(scroll, 20, 30, 200, 100)
    let content = world.box("content", in: scroll)
    for edge in [.leading, .trailing, .top, .bottom] as [LayoutAttribute] {
      try world.add(content, edge, .equal, contentGuide, edge)
    }
    try world.add(content, .width, .equal, frameGuide, .width)
    try world.add(content, .height, .equal, 400)
    #expect(near(world.rect(content), LayoutRect(x: 0, y: 0, width: 200, height: 400)))
    #expect(world.engine.contentSize(of: scroll) == LayoutSize(width: 200, height: 400))
    #expect(near(world.rect(contentGuide), LayoutRect(x: 0, y: 0, width: 200, height: 400)))
    #expect(near(world.rect(frameGuide), LayoutRect(x: 0, y: 0, width: 200, height: 100)))
  }

  /// Content of a hundred rows, and a badge outside that follows the third: scrolling expresses the
  /// badge's constraint anew, and moves nothing inside.
  @Test("AL-153: scrolling costs what crosses the border") func crossing() throws {
    let world = World()
    let scroll = world.box("scroll")
    world.engine.setScrollContainer(scroll)
    try world.place(scroll, 0, 30, 200, 100)
    var rows: [Box] = []
    for index in 0..<100 {
      let row = world.box("row \(index)", in: scroll)
      try world.add(row, .left, .equal, scroll, .left)
      try world.add(row, .height, .equal, 20)
      try world.add(row, .top, .equal, rows.last ?? scroll, rows.isEmpty ? .top : .bottom)
      rows.append(row)
    }
    try world.add(rows[99], .bottom, .equal, scroll, .bottom)
    let badge = world.box("badge")
    try world.add(badge, .top, .equal, rows[2], .top)
    #expect(world.rect(badge).y == 70)
    #expect(world.engine.contentSize(of: scroll).height == 2000)
    let expressed = world.engine.expressedRows
    let pivots = world.engine.solverStatistics.counts.pivots
    world.engine.setContentOffset(LayoutPoint(x: 0, y: 25), of: scroll)
    let changed = world.engine.solve()
    #expect(changed.count == 1 && changed.first === badge)
    #expect(world.engine.expressedRows - expressed == 1)
    #expect(world.engine.solverStatistics.counts.pivots == pivots)
    #expect(world.rect(badge).y == 45 && world.rect(rows[2]).y == 40)
    #expect(world.engine.contentSize(of: scroll).height == 2000)
  }

  /// A header fixed to the visible frame moves in content coordinates as the content scrolls.
  @Test("AL-153: scrolling moves only what is tied to the frame") func scrolling() throws {
    let world = World()
    let scroll = world.box("scroll")
    let frameGuide = world.box("frameLayoutGuide", in: scroll)
    world.engine.setFrameGuide(frameGuide)
    try world.place(scroll, 0, 30, 200, 100)
    let header = world.box("header", in: scroll)
    let row = world.box("row", in: scroll)
    try world.place(row, 0, 0, 200, 500)
    try world.add(header, .top, .equal, frameGuide, .top)
    try world.add(header, .left, .equal, scroll, .left)
    try world.add(header, .height, .equal, 20)
    world.engine.solve()
    world.engine.setContentOffset(LayoutPoint(x: 0, y: 70), of: scroll)
    let changed = world.engine.solve()
    #expect(near(world.engine.alignmentRect(of: header).y, 70))
    #expect(changed.contains { $0 === header })
    #expect(!changed.contains { $0 === row })
    #expect(near(world.rect(frameGuide).y, 70))
  }
}
