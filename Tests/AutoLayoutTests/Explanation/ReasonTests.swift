import AutoLayout
import Testing

@Suite("Reasons") struct ReasonTests {
  /// photo is pinned 10 and 20 from the edges of 300: its width 270 grows with the root's width,
  /// and shrinks with either distance. Its height follows at half.
  private func layout() throws -> (World, Box, Box) {
    let world = World()
    let photo = world.box("photo")
    let other = world.box("other")
    try world.add(photo, .leading, .equal, world.root, .leading, plus: 10)
    try world.add(world.root, .trailing, .equal, photo, .trailing, plus: 20)
    try world.add(photo, .height, .equal, photo, .width, times: 0.5)
    try world.add(photo, .top, .equal, world.root, .top, plus: 5)
    // Bystanders that depend on the photo, and one with room to spare.
    try world.add(other, .width, .equal, photo, .width)
    try world.add(photo, .width, .lessThanOrEqual, 500)
    return (world, photo, other)
  }

  @Test("why a width is what it is") func why() throws {
    let (world, photo, _) = try layout()
    let reason = try #require(world.engine.reason(for: .width, of: photo))
    #expect(near(reason.value, 270))
    #expect(!reason.isOpen)
    #expect(
      reason.description == """
        photo.width is 270, from
          1 × 'UIView-Encapsulated-Layout-Width' root.width == 300
          -1 × photo.leading == root.leading + 10
          -1 × root.trailing == photo.trailing + 20
        """)
    let height = try #require(world.engine.reason(for: .height, of: photo))
    #expect(height.causes.map(\.rate) == [0.5, -0.5, -0.5, 1])
  }

  @Test("a reason tells where its constraints were written, the solver too") func locations() throws
  {
    let world = World()
    let photo = world.box("photo")
    try world.engine.install(
      LayoutConstraint(
        photo, .width, .equal, constant: 40, location: .init(file: "card.form", line: 7)))
    let gap = LayoutConstraint(
      [.init(photo, .left, times: 1)], .equal, constant: 5,
      location: .init(file: "card.form", line: 9))
    try world.engine.install(gap)
    let reason = try #require(world.engine.reason(for: .right, of: photo))
    #expect(
      reason.description == """
        photo.right is 45, from
          1 × photo.width == 40 (card.form:7)
          1 × photo.left == 5 (card.form:9)
        """)
    let written = world.engine.solver.systemDescription().constraints.compactMap(\.location?.line)
    #expect(written == [7, 9])
  }

  @Test("AL-119: what affects an item along an axis, indirectly too") func affecting() throws {
    let (world, photo, other) = try layout()
    let horizontal = world.engine.rulesAffectingLayout(of: photo, axis: .horizontal)
    #expect(
      horizontal.map(\.shortText) == [
        "'UIView-Encapsulated-Layout-Width' root.width == 300",
        "photo.leading == root.leading + 10",
        "root.trailing == photo.trailing + 20",
      ])
    let vertical = world.engine.rulesAffectingLayout(of: photo, axis: .vertical)
    #expect(vertical.count == 5)
    #expect(vertical.contains { $0.shortText == "photo.top == root.top + 5" })
    // The other's width follows from the photo's, but not the other way round.
    #expect(
      world.engine.rulesAffectingLayout(of: other, axis: .horizontal).contains {
        $0.shortText == "other.width == photo.width"
      })
  }

  @Test("AL-119: content sizes and masks count") func systemRules() throws {
    let world = World()
    let label = world.box("label")
    world.engine.setContentSize(LayoutSize(width: 42, height: 20), of: label)
    let panel = world.box("panel")
    world.engine.setAutoresizing(
      frame: LayoutRect(x: 20, y: 0, width: 50, height: 50),
      parentSize: LayoutSize(width: 300, height: 200), mask: [], of: panel)
    try world.add(label, .left, .equal, panel, .right)
    let rules = world.engine.rulesAffectingLayout(of: label, axis: .horizontal).map(\.shortText)
    #expect(rules.contains("label.width == 42 Hug:250 CompressionResistance:750"))
    #expect(rules.contains("h=--& v=--& panel.minX == 20"))
    #expect(rules.contains("h=--& v=--& panel.width == 50"))
    #expect(rules.contains("label.left == panel.right"))
  }

  @Test("an open quantity says so, and what would determine it") func open() throws {
    let world = World()
    let a = world.box("a")
    try world.add(a, .left, .equal, world.root, .left)
    let reason = try #require(world.engine.reason(for: .width, of: a))
    #expect(reason.isOpen)
    #expect(reason.description.hasPrefix("a.width is 0, though nothing determines it"))
    let report = try #require(world.engine.ambiguityReport(for: a))
    #expect(report.contains("y position") && report.contains("width") && report.contains("height"))
    #expect(!report.contains("x position"))
    try world.add(a, .top, .equal, world.root, .top)
    try world.add(a, .width, .equal, 10)
    try world.add(a, .height, .equal, 10)
    #expect(world.engine.ambiguityReport(for: a) == nil)
  }
}
