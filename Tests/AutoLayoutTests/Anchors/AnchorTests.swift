import AutoLayout
import Testing

@Suite("AL-12 anchors") struct AnchorTests {
  @Test("AL-12: anchors make constraints, not in force") func anchors() throws {
    let world = World()
    let box = world.box("photo")
    let photo = LayoutAnchors(box)
    let root = LayoutAnchors(world.root)
    let constraints = [
      try photo.leading.equal(to: root.leadingMargin, plus: 4),
      try photo.width.equal(to: photo.height, times: 2),
      try photo.height.equal(to: 30),
      try photo.top.atLeast(root.top, plus: 5, at: .defaultLow),
      try photo.centerX.related(.lessThanOrEqual, toCenter: root.centerX),
      try photo.right.related(toCenter: root.centerX, at: LayoutPriority(1)),
      try photo.top.systemSpacing(after: root.topMargin, times: 1.5),
    ]
    #expect(constraints.allSatisfy { !$0.isInstalled })
    #expect(
      constraints.map(\.description) == [
        "photo.leading == root.leadingMargin + 4",
        "photo.width == 2*photo.height",
        "photo.height == 30",
        "photo.top >= root.top + 5 @250",
        "photo.centerX <= root.centerX",
        "photo.right == root.centerX @1",
        "photo.top == root.topMargin + 12",
      ])
    for constraint in constraints { try world.engine.install(constraint) }
    // Margins 8: leading 12, width 60; top 8 + 12.
    #expect(near(world.rect(box), LayoutRect(x: 12, y: 20, width: 60, height: 30)))
  }
}
