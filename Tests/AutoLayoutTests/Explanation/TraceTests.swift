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
    world.engine.setDirection(.rightToLeft, of: world.box("bystander"))
    // A variable's number tells it apart; it is all the trace says of it.
    let lines = world.engine.trace().replacing(/{id: \d+}/, with: "{id: n}")
    #expect(
      lines == """
        •root
        |   *panel
        |   |   *a- AMBIGUOUS LAYOUT for a.minY{id: n}
        |   |   +mask
        |   bystander

        Legend:
        \t* - is laid out with auto layout
        \t+ - is laid out manually, but is represented in the layout engine because \
        translatesAutoresizingMaskIntoConstraints = YES
        \t• - layout engine host
        """)
    #expect(world.engine.trace(showsFrames: true).contains("|   |   +mask (1 2; 3 4)\n"))
  }

  @Test("AL-119: all that is open about an item, in the order of logs") func openVariables() throws
  {
    let world = World()
    let view = world.box("view")
    let guide = world.box("guide", in: view)
    try world.add(view, .left, .greaterThanOrEqual, world.root, .left)
    world.engine.setGuide(.insets(LayoutInsets(4)), of: guide)
    let lines = world.engine.trace().split(separator: "\n")
    let open = try #require(
      lines[1].wholeMatch(
        of:
          /\|   \*view- AMBIGUOUS LAYOUT for view.minX{id: (\d+)}, view.minY{id: (\d+)}, view.Width{id: (\d+)}, view.Height{id: (\d+)}/
      ))
    let numbers = [open.output.1, open.output.2, open.output.3, open.output.4]
    #expect(Set(numbers).count == 4)
    #expect(lines[2] == "|   |   *guide- AMBIGUOUS LAYOUT for guide.Width, guide.Height")
  }
}
