import AutoLayout
import Testing

/// Each public entry of the engine that takes numbers, under numbers that nobody thinks of: nothing ends the program, no frame is
/// without numbers, and an item that has nothing to do with the number lies where it lay.
@Suite("Hostile numbers") struct HostileNumberTests {
  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 1e308, -1e308, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -1, 1e15,
  ]

  /// A small screen with an item of each kind.
  final class Fixture {
    let world = World()
    let placed: Box
    let bystander: Box
    let content: Box
    let masked: Box
    let guide: Box
    let readable: Box
    let keyboard: Box
    let scroll: Box
    let inScroll: Box
    let bar: Box
    let entries: [Box]
    let stack: StackArrangement
    let constraint: LayoutConstraint

    init() throws {
      placed = world.box("placed")
      bystander = world.box("bystander")
      content = world.box("content")
      masked = world.box("masked")
      guide = world.box("guide")
      readable = world.box("readable")
      keyboard = world.box("keyboard")
      scroll = world.box("scroll")
      inScroll = world.box("in scroll", in: scroll)
      bar = world.box("bar")
      entries = ["a", "b"].map { [world, bar] in world.box($0, in: bar) }
      stack = StackArrangement(container: bar)
      let engine = world.engine
      engine.setScrollContainer(scroll)
      engine.setGuide(.insets(LayoutInsets(4)), of: guide)
      engine.setReadableGuide(of: readable)
      engine.setKeyboardGuide(restingHeight: 10, of: keyboard)
      engine.setContentSize(LayoutSize(width: 30, height: 20), of: content)
      engine.setAutoresizing(
        frame: LayoutRect(x: 1, y: 2, width: 30, height: 40), parentSize: engine.rootSize,
        mask: .flexibleWidth,
        of: masked)
      constraint = try world.add(placed, .width, .equal, 40)
      try world.add(placed, .left, .equal, world.root, .left, plus: 7)
      try world.add(placed, .top, .equal, guide, .top)
      try world.add(placed, .height, .equal, 20)
      try world.place(bystander, 13, 14, 11, 12)
      try world.place(scroll, 0, 100, 80, 60)
      try world.place(inScroll, 0, 0, 50, 500)
      try world.add(bar, .left, .equal, world.root, .left)
      try world.add(bar, .top, .equal, world.root, .top, plus: 160)
      for entry in entries {
        engine.setContentSize(LayoutSize(width: 20, height: 10), of: entry)
      }
      stack.entries = entries.map { .init($0) }
      stack.update(in: engine)
      engine.solve()
    }

    var all: [Box] {
      [placed, bystander, content, masked, guide, readable, keyboard, scroll, inScroll, bar]
        + entries
    }
  }

  typealias Entry = (name: String, act: @Sendable (Fixture, Double) throws -> Void)

  static func insets(_ n: Double) -> [LayoutInsets] {
    [
      LayoutInsets(top: n, left: 0, bottom: 0, right: 0),
      LayoutInsets(top: 0, left: n, bottom: 0, right: 0),
      LayoutInsets(top: 0, left: 0, bottom: n, right: 0),
      LayoutInsets(top: 0, left: 0, bottom: 0, right: n), LayoutInsets(n),
    ]
  }
  static func sizes(_ n: Double) -> [LayoutSize] {
    [
      LayoutSize(width: n, height: 10), LayoutSize(width: 10, height: n),
      LayoutSize(width: n, height: n),
    ]
  }
  static func rects(_ n: Double) -> [LayoutRect] {
    [
      LayoutRect(x: n, y: 0, width: 10, height: 10), LayoutRect(x: 0, y: n, width: 10, height: 10),
      LayoutRect(x: 0, y: 0, width: n, height: 10), LayoutRect(x: 0, y: 0, width: 10, height: n),
      LayoutRect(x: n, y: n, width: n, height: n),
    ]
  }

  /// Entries; a thrown error is an answer.
  static let entries: [Entry] = [
    (
      "constant of a new constraint",
      { try $0.world.add($0.content, .left, .equal, $0.world.root, .left, plus: $1) }
    ),
    (
      "multiplier of a new constraint",
      { try $0.world.add($0.content, .width, .equal, $0.placed, .width, times: $1) }
    ),
    (
      "priority of a new constraint",
      { try $0.world.add($0.content, .width, .equal, 44, at: Float($1)) }
    ),
    ("constant", { try $0.constraint.setConstant($1) }),
    ("priority", { try $0.constraint.setPriority(LayoutPriority(Float($1))) }),
    (
      "content size",
      { for size in sizes($1) { $0.world.engine.setContentSize(size, of: $0.content) } }
    ),
    (
      "content priorities",
      {
        let priority = LayoutPriority(Float($1))
        $0.world.engine.setContentSize(
          LayoutSize(width: 5, height: 5), hugging: (priority, priority),
          compression: (priority, priority), of: $0.content)
      }
    ),
    (
      "alignment insets",
      { for insets in insets($1) { $0.world.engine.setAlignmentInsets(insets, of: $0.content) } }
    ),
    (
      "margins", { for insets in insets($1) { $0.world.engine.setMargins(insets, of: $0.content) } }
    ),
    (
      "baselines",
      {
        $0.world.engine.setBaselines(
          first: LayoutBaseline(fraction: $1, offset: $1),
          last: LayoutBaseline(fraction: 0, offset: $1), of: $0.content)
      }
    ),
    (
      "autoresizing",
      { fixture, n in
        for rect in rects(n) {
          for size in sizes(n) + [LayoutSize(width: 300, height: 200)] {
            fixture.world.engine.setAutoresizing(
              frame: rect, parentSize: size,
              mask: [.flexibleWidth, .flexibleTopMargin, .flexibleBottomMargin], of: fixture.masked)
            fixture.world.engine.solve()
          }
        }
      }
    ),
    (
      "guide",
      { for insets in insets($1) { $0.world.engine.setGuide(.insets(insets), of: $0.guide) } }
    ),
    (
      "readable guide",
      {
        $0.world.engine.setReadableGuide(
          ReadableContent(width: $1, minimumOwnerWidth: $1), of: $0.readable)
      }
    ),
    ("keyboard guide", { $0.world.engine.setKeyboardGuide(restingHeight: $1, of: $0.keyboard) }),
    ("keyboard height", { $0.world.engine.setKeyboardHeight($1) }),
    (
      "content offset",
      {
        $0.world.engine.setContentOffset(LayoutPoint(x: $1, y: 0), of: $0.scroll)
        $0.world.engine.setContentOffset(LayoutPoint(x: 0, y: $1), of: $0.scroll)
      }
    ),
    (
      "fitting size",
      { fixture, n in
        for size in sizes(n) {
          let priority = LayoutPriority(Float(n))
          for fitted in [
            fixture.world.engine.fittingSize(of: fixture.content, target: size),
            fixture.world.engine.fittingSize(
              of: fixture.bar, target: size, horizontal: priority, vertical: priority),
          ] { #expect(fitted.width.isFinite && fitted.height.isFinite) }
        }
      }
    ),
    (
      "spacing of a stack",
      {
        $0.stack.configuration.spacing = $1
        $0.stack.update(in: $0.world.engine)
      }
    ),
    (
      "spacing after an entry",
      {
        $0.stack.entries[0].spacingAfter = $1
        $0.stack.update(in: $0.world.engine)
      }
    ),
    (
      "natural length of an entry",
      {
        $0.stack.configuration.distribution = .fillProportionally
        $0.stack.entries[0].naturalLength = $1
        $0.stack.update(in: $0.world.engine)
      }
    ),
    (
      "pixel grid",
      { fixture, n in
        for scale in [n, 2, 3] {
          let grid = PixelGrid(scale: scale)
          for rect in rects(n) {
            let rounded = grid.round(rect)
            if [rect.x, rect.y, rect.width, rect.height].allSatisfy({
              $0.isFinite && $0.magnitude < 1e300
            }) {
              #expect(rounded.x.isFinite && rounded.width.isFinite, "\(scale): \(rect)")
            }
          }
        }
      }
    ),
  ]

  @Test("nothing ends the program, and bystanders stay", arguments: entries.indices)
  func entry(index: Int) throws {
    let entry = Self.entries[index]
    for number in Self.numbers {
      let fixture = try Fixture()
      _ = try? entry.act(fixture, number)
      fixture.world.engine.solve()
      #expect(
        near(
          fixture.world.rect(fixture.bystander), LayoutRect(x: 13, y: 14, width: 11, height: 12)),
        "\(entry.name) \(number)")
      for box in fixture.all {
        let rect = fixture.world.rect(box)
        let frame = fixture.world.engine.frame(of: box)
        let isFinite = [
          rect.x, rect.y, rect.width, rect.height, frame.x, frame.y, frame.width, frame.height,
        ].allSatisfy { $0.isFinite }
        #expect(
          isFinite,
          "\(entry.name) \(number): \(box.layoutName) \(rect) \(frame)")
      }
      _ = fixture.all.map { fixture.world.engine.hasAmbiguousLayout($0) }
    }
  }

  @Test("a root of any size", arguments: numbers)
  func rootSize(number: Double) throws {
    let fixture = try Fixture()
    for size in Self.sizes(number) {
      fixture.world.engine.setRootSize(size)
      fixture.world.engine.solve()
      let rect = fixture.world.rect(fixture.bystander)
      #expect(near(rect, LayoutRect(x: 13, y: 14, width: 11, height: 12)))
      for box in fixture.all {
        let rect = fixture.world.rect(box)
        let isFinite = [rect.x, rect.y, rect.width, rect.height].allSatisfy { $0.isFinite }
        #expect(
          isFinite,
          "\(size): \(box.layoutName) \(rect)")
      }
    }
  }
}
