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
