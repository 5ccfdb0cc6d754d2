import AutoLayout
import Testing

/// The published extension of the visual format language.
@Suite("Extended visual format") struct ExtendedVisualFormatTests {
  let world = World()
  var root: Box { world.root }

  private func boxes(_ names: String...) -> [String: any LayoutItem] {
    var views: [String: any LayoutItem] = [:]
    for name in names { views[name] = world.box(name) }
    return views
  }

  private func texts(
    _ format: String, _ views: [String: any LayoutItem],
    extensions: VisualFormatExtensions = .all
  ) throws -> [String] {
    try VisualFormat(format, extensions: extensions).constraints(views: views).map(\.description)
  }

  private func solve(
    _ formats: String..., views: [String: any LayoutItem], options: VisualFormatOptions = []
  ) throws {
    for format in formats {
      try VisualFormat(format, options: options, extensions: .all).layout(views: views)
        .install(in: world.engine)
    }
    world.engine.solve()
  }

  @Test("VF-8: percentages, multiples and attributes of views") func sizes() throws {
    let views = boxes("a", "b")
    #expect(try texts("[a(50%)]", views) == ["a.width == 0.5*root.width"])
    #expect(try texts("[a(>=b*2)]", views) == ["a.width >= 2*b.width"])
    #expect(try texts("V:[a(b/2+10)]", views) == ["a.height == 0.5*b.height + 10"])
    #expect(try texts("[a(a.height)]", views) == ["a.width == a.height"])
  }

  @Test("VF-8: both axes at once, and relations of quantities") func relations() throws {
    let views = boxes("a", "b")
    #expect(
      try texts("HV:|[a]-4-|", views) == [
        "a.leading == root.leading", "root.trailing == a.trailing + 4",
        "a.top == root.top", "root.bottom == a.bottom + 4",
      ])
    #expect(
      try texts("C:a.centerX(super.trailing*0.5+10@500).width(<=b.height/2,>=30)", views) == [
        "a.centerX == 0.5*root.trailing + 10 @500", "a.width <= 0.5*b.height", "a.width >= 30",
      ])
  }

  @Test("VF-8: several views at one place, each joined to its neighbours") func groups() throws {
    let views = boxes("left", "top", "bottom", "right")
    #expect(
      try texts("|[left(top,right)]-[top,bottom]-[right]|", views) == [
        "left.leading == root.leading", "left.width == top.width", "left.width == right.width",
        "top.leading == left.trailing + 8", "bottom.leading == left.trailing + 8",
        "right.leading == top.trailing + 8", "right.leading == bottom.trailing + 8",
        "root.trailing == right.trailing",
      ])
    // 300 - 2 * 8 in three equal parts.
    try solve(
      "|[left(top,right)]-[top,bottom]-[right]|", "V:|[left,right]|", "V:|[top(bottom)][bottom]|",
      views: views)
    let third = 284.0 / 3
    #expect(
      try near(
        world.rect(#require(views["bottom"])),
        LayoutRect(x: third + 8, y: 100, width: third, height: 100)))
  }

  /// Circles of 20 in a height of 200 begin at 90, wherever they stand.
  @Test("VF-8: a range names views beside one another") func ranges() throws {
    let views = boxes("circle1", "circle2", "circle3")
    try solve("V:|~[circle1..3(20)]~|", "[circle1..2(30)]", views: views)
    for name in ["circle1", "circle2", "circle3"] {
      let rect = try world.rect(#require(views[name]))
      #expect(
        near(rect.y, 90) && near(rect.height, 20) && near(rect.width, name == "circle3" ? 0 : 30))
    }
  }

  /// 300 - 10 - 20 - 30 shared by four distances: 60 each.
  @Test("VF-8: equal distances", arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func spacers(direction: LayoutDirection) throws {
    let views = boxes("a", "b", "c")
    world.engine.setDirection(direction, of: root)
    try solve("|~[a(10)]~[b(20)]~[c(30)]~|", views: views)
    let xs = try ["a", "b", "c"].map { try world.rect(#require(views[$0])).x }
    let expected: [Double] =
      direction == .leftToRight ? [60, 130, 210] : [230, 150, 60]
    #expect(zip(xs, expected).allSatisfy { near($0, $1) }, "\(xs)")
  }

  @Test("VF-8: two equal distances centre a view") func centre() throws {
    let views = boxes("a")
    #expect(try texts("|~[a(100)]~|", views) == ["a.width == 100", "a.centerX == root.centerX"])
    #expect(try texts("V:|~[a]~|", views) == ["a.centerY == root.centerY"])
  }

  /// A tenth of 300 before and after; then a tenth between two views.
  @Test("VF-8: distances as shares of the superview") func shares() throws {
    let views = boxes("a", "b")
    try solve("|~(10%)~[a]~|", "V:|-25%-[a]-(>=10%,==5%@500)-[b(20)]", views: views)
    #expect(
      try near(world.rect(#require(views["a"])), LayoutRect(x: 30, y: 50, width: 240, height: 0)))
    // At least 20 below, 10 if it could.
    #expect(try near(world.rect(#require(views["b"])).y, 70))
  }

  @Test("VF-8: right to left, distances count the other way") func spacersReversed() throws {
    let views = boxes("a", "b")
    try solve(
      "|~[a(50)]~[b(100)]~|", "V:[a][b]", views: views, options: .directionRightToLeft)
    #expect(try near(world.rect(#require(views["a"])).x, 200))
    #expect(try near(world.rect(#require(views["b"])).x, 50))
  }

  @Test("VF-8: a disconnection joins nothing") func disconnection() throws {
    let views = boxes("a", "b")
    #expect(
      try texts("|[a(20)]->[b(30)]|", views) == [
        "a.leading == root.leading", "a.width == 20", "b.width == 30",
        "root.trailing == b.trailing",
      ])
  }

  /// The column is 200 high; 50 and 30 at its ends leave 120 - 2 · 10 between.
  @Test("VF-8: views within a view") func stacks() throws {
    let views = boxes("column", "head", "content", "foot")
    try solve(
      "V:|[column:[head(50)]-10-[content]-10-[foot(30)]]|", "|-40-[column]-20-|", views: views)
    #expect(
      try near(
        world.rect(#require(views["content"])), LayoutRect(x: 40, y: 60, width: 240, height: 100)))
    #expect(
      try near(
        world.rect(#require(views["foot"])), LayoutRect(x: 40, y: 170, width: 240, height: 30)))
    let inner = boxes("row", "a", "b", "c")
    #expect(
      try texts("[row:-5-[a]-[b:[c]-6-]-]", inner) == [
        "a.leading == row.leading + 5", "a.top == row.top", "a.bottom == row.bottom",
        "b.leading == a.trailing + 8", "c.leading == b.leading", "c.top == b.top",
        "c.bottom == b.bottom", "b.trailing == c.trailing + 6", "b.top == row.top",
        "b.bottom == row.bottom", "row.trailing == b.trailing + 8",
      ])
  }

  @Test("VF-8: an order from back to front") func depths() throws {
    let views = boxes("background", "card", "badge1", "badge2", "other")
    let format = VisualFormat(
      "Z:|[background][card]-10-[badge1..2]->[other]", extensions: .all)
    let layout = try format.layout(views: views)
    #expect(
      layout.depths.map(\.item.layoutName) == ["background", "card", "badge1", "badge2", "other"])
    #expect(layout.depths.map(\.depth) == [0, 1, 11, 11, 0])
    #expect(layout.constraints.isEmpty && layout.linearConstraints.isEmpty)
    #expect(throws: VisualFormatError.self) { try format.constraints(views: views) }
  }

  @Test("VF-8: remarks") func comments() throws {
    let views = boxes("a")
    #expect(try texts("|[a]| // from edge to edge", views).count == 2)
    #expect(try texts("|[a]|//from edge to edge", views).count == 2)
    #expect(try texts("//|[a]|", views).isEmpty)
  }

  @Test(
    "VF-10: mistakes in the extended language have their place",
    arguments: [
      ("[cell1..x]", 8), ("[cell3..1]", 8), ("C:a", 3), ("C:a.width", 9), ("C:a.width(", 10),
      ("C:a.b(c.d)", 5), ("|~[a]", nil), ("|~", 2), ("~", 0), ("[a]~(5)-[b]", 7), ("[a]->", 5),
      ("[a,]", 3), ("[a:]", 3), ("[a:[b]", 6), ("[a:[b]-", 7), ("[a:[a]-10]", 9), ("Z:[a(3)]", 4),
      ("HV:", 3), ("[a]-5%[b]", 6),
    ] as [(String, Int?)]) func mistakes(format: String, position: Int?)
  {
    let views = boxes("a", "b")
    do {
      _ = try VisualFormat(format, extensions: .all).layout(views: views)
      #expect(position == nil)
    } catch {
      #expect(error.position == position, "\(error)")
    }
    #expect(world.engine.constraints.isEmpty)
  }
}
