import AutoLayout
import Testing

@Suite("Traces") struct TraceTests {
  @Test("AL-119: the tree with what is ambiguous") func trace() throws {
    let world = World()
    let panel = world.box("panel")
    let a = world.box("a", in: panel)
    let mask = world.box("mask", in: panel)
    try world.place(panel, 10, 20, 100, 50)
    try world.add(a, .left, .equal, panel, .left)
    try world.add(a, .width, .equal, 10)
    try world.add(a, .height, .equal, 10)
    world.engine.setAutoresizing(
      frame: LayoutRect(x: 1, y: 2, width: 3, height: 4),
      parentSize: LayoutSize(width: 100, height: 50), mask: [], of: mask)
    #expect(
      world.engine.trace() == """
        *root
        |   *panel
        |   |   *a - AMBIGUOUS LAYOUT for top
        |   |   mask
        """)
    #expect(world.engine.trace(showsFrames: true).hasSuffix("|   |   mask (1 2; 3 4)"))
  }
}
