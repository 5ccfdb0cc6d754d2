import AutoLayout
import Cassowary
import Testing

/// A layout at every width of its root, against layouts made afresh: at ends, middles and a little beyond.
@Suite("Sweeps") struct LayoutSweepTests {
  /// A world to be made at any width, with the items to look at.
  private typealias Scene = (world: World, items: [Box])

  /// Compares a sweep with fresh worlds.
  private func check(
    _ range: ClosedRange<Double>, from width: Double = 300, atLeast pieces: Int = 2,
    _ make: (Double) throws -> Scene
  ) throws {
    let (world, items) = try make(width)
    world.engine.solve()
    let before = items.map { world.engine.alignmentRect(of: $0) }
    let sweep = try world.engine.sweep(.horizontal, over: range)
    #expect(sweep.pieces.count >= pieces, "\(sweep.pieces.map(\.range))")
    #expect(sweep.pieces.first?.range.lowerBound == range.lowerBound)
    #expect(sweep.pieces.last?.range.upperBound == range.upperBound)
    for (piece, next) in zip(sweep.pieces, sweep.pieces.dropFirst()) {
      #expect(piece.range.upperBound == next.range.lowerBound)
    }
    for (number, piece) in sweep.pieces.enumerated() {
      let (low, high) = (piece.range.lowerBound, piece.range.upperBound)
      for size in [low, low + 1e-4, (low + high) / 2, low + (high - low) * 0.3, high - 1e-4, high]
      where piece.range.contains(size) {
        let fresh = try make(size)
        fresh.world.engine.solve()
        for (item, other) in zip(items, fresh.items) {
          let wanted = fresh.world.engine.alignmentRect(of: other)
          let frame = try #require(sweep.frame(of: item, at: size))
          #expect(
            near(frame, wanted, within: 1e-5), "\(item.layoutName) at \(size), piece \(number)")
        }
      }
    }
    // Nothing has changed.
    world.engine.solve()
    #expect(items.map { world.engine.alignmentRect(of: $0) } == before)
  }

  @Test func `natural sizes, gaps and limits`() throws {
    try check(120...700, atLeast: 3) { width in
      let world = World(width: width)
      let (title, badge) = (world.box("title"), world.box("badge"))
      world.engine.setContentSize(LayoutSize(width: 150, height: 20), of: title)
      world.engine.setContentSize(LayoutSize(width: 60, height: 20), of: badge)
      try world.add(title, .left, .equal, world.root, .left, plus: 8)
      try world.add(badge, .left, .greaterThanOrEqual, title, .right, plus: 8)
      try world.add(badge, .right, .equal, world.root, .right, plus: -8)
      try world.add(badge, .width, .equal, world.root, .width, times: 0.2, at: 600)
      try world.add(badge, .width, .lessThanOrEqual, 110)
      for item in [title, badge] { try world.add(item, .top, .equal, world.root, .top) }
      return (world, [title, badge])
    }
  }

  @Test(arguments: [
    StackConfiguration.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `stacks`(distribution: StackConfiguration.Distribution) throws {
    var keeps: [StackArrangement] = []
    try check(240...900, atLeast: 1) { width in
      let world = World(width: width)
      let bar = world.box("stack")
      let stack = StackArrangement(container: bar)
      stack.configuration.distribution = distribution
      stack.configuration.spacing = 10
      try world.add(bar, .left, .equal, world.root, .left)
      try world.add(bar, .right, .equal, world.root, .right)
      try world.add(bar, .top, .equal, world.root, .top)
      let items = [40.0, 90, 70].enumerated().map { number, natural in
        let item = world.box("v\(number)", in: bar)
        world.engine.setContentSize(LayoutSize(width: natural, height: 20), of: item)
        return item
      }
      try world.add(items[2], .width, .lessThanOrEqual, 180, at: 900)
      stack.entries = items.map { .init($0) }
      stack.update(in: world.engine)
      keeps.append(stack)
      return (world, [bar] + items)
    }
  }

  @Test func `margins and scrolled content`() throws {
    try check(100...900) { width in
      let world = World(width: width)
      let (scroll, content) = (world.box("scroll"), Box("content"))
      scroll.adopt(content)
      world.engine.setScrollContainer(scroll)
      world.engine.setMargins(LayoutInsets(top: 8, left: 16, bottom: 8, right: 16), of: world.root)
      try world.add(scroll, .leading, .equal, world.root, .leadingMargin)
      try world.add(scroll, .trailing, .equal, world.root, .trailingMargin)
      try world.add(scroll, .top, .equal, world.root, .topMargin)
      try world.add(scroll, .bottom, .equal, world.root, .bottomMargin)
      for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
        try world.add(content, edge, .equal, scroll, edge)
      }
      // As wide as the scroll view, but 400 at least: it scrolls sideways below.
      try world.add(content, .width, .equal, scroll, .width, at: 750)
      try world.add(content, .width, .greaterThanOrEqual, 400)
      try world.add(content, .height, .equal, 1_000)
      return (world, [scroll, content])
    }
  }

  @Test
  func `a conflict ends the pieces, and the engine goes on with the constraint that it breaks`()
    throws
  {
    func make(_ width: Double) throws -> Scene {
      let world = World(width: width)
      let (left, right) = (world.box("left"), world.box("right"))
      try world.add(left, .left, .equal, world.root, .left)
      try world.add(left, .width, .equal, 100)
      try world.add(right, .left, .greaterThanOrEqual, left, .right)
      try world.add(right, .width, .equal, 80)
      try world.add(right, .right, .equal, world.root, .right)
      return (world, [left, right])
    }
    let (world, items) = try make(300)
    world.engine.solve()
    let sweep = try world.engine.sweep(.horizontal, over: 100...400)
    #expect(abs((sweep.pieces.first?.range.lowerBound ?? 0) - 180) < 1e-6)
    #expect(sweep.frame(of: items[1], at: 150) == nil)
    // All of it conflicts: both widths do not fit.
    #expect(throws: SweepError.self) { try world.engine.sweep(.horizontal, over: 50...170) }
    // In a narrow window one was broken: the sweep begins there, and what is broken pulls no more than it may.
    let (narrow, others) = try make(150)
    narrow.engine.solve()
    #expect(!narrow.conflicts.isEmpty)
    let beyond = try narrow.engine.sweep(.horizontal, over: 110...170)
    for size in stride(from: 110.0, through: 170, by: 7) {
      let fresh = try make(size)
      fresh.world.engine.solve()
      for (item, other) in zip(others, fresh.items) {
        let wanted = fresh.world.engine.alignmentRect(of: other)
        let frame = try #require(beyond.frame(of: item, at: size))
        #expect(near(frame.x, wanted.x) && near(frame.width, wanted.width), "\(size)")
      }
    }
  }

  @Test func `bad input is refused and nothing is lost`() throws {
    let world = World()
    let box = world.box("box")
    try world.place(box, 10, 10, 50, 50)
    let before = world.rect(box)
    for range in [5.0...5.0, 0...(.infinity), -1e16...0] {
      #expect(throws: SweepError.self, "\(range)") {
        try world.engine.sweep(.horizontal, over: range)
      }
    }
    #expect(throws: SweepError.self) {
      try world.engine.sweep(.horizontal, over: 100...400, atMost: 0)
    }
    #expect(world.rect(box) == before)
  }

  /// A root without rules: no row mentions its sides.
  @Test func `a side that nothing follows is refused`() throws {
    let world = World()
    world.engine.solve()
    for axis in LayoutAxis.allCases {
      #expect(throws: SweepError.nothingFollows) {
        try world.engine.sweep(axis, over: 320...1366)
      }
      #expect(world.engine.steadySizes(axis) == nil)
    }
    let box = world.box("box")
    try world.place(box, 10, 10, 50, 50)
    try world.add(box, .width, .equal, world.root, .width, plus: -20, at: 750)
    world.engine.solve()
    let before = world.rect(box)
    #expect(try world.engine.sweep(.horizontal, over: 320...1366).pieces.count == 1)
    #expect(SweepError.nothingFollows.description.contains("Constrain a view to it"))
    #expect(world.rect(box) == before)
  }

  /// A hosted item is told its frame; it follows the root if its mask says so.
  @Test func `a hosted item follows the root`() throws {
    let world = World(width: 500)
    let page = world.box("page")
    let box = world.box("box", in: page)
    func host(inset: Double, _ mask: AutoresizingMask) {
      world.engine.setAutoresizing(
        frame: LayoutRect(x: 0, y: 0, width: 500 - inset, height: 400),
        parentSize: LayoutSize(width: 500, height: 400), mask: mask, isHosted: true, of: page)
    }
    host(inset: 0, [.flexibleWidth, .flexibleHeight])
    try world.add(box, .left, .equal, page, .left)
    try world.add(box, .width, .equal, page, .width, at: 500)
    try world.add(box, .width, .lessThanOrEqual, 620.25)
    world.engine.solve()
    #expect(world.engine.steadySizes(.horizontal)?.range.upperBound == 620.25)
    let sweep = try world.engine.sweep(.horizontal, over: 320...1366)
    #expect(sweep.pieces.map(\.range) == [320...620.25, 620.25...1366])
    #expect(sweep.frame(of: box, at: 400)?.width == 400)
    #expect(sweep.frame(of: box, at: 1000)?.width == 620.25)
    // One that is narrower than the root, or whose width is fixed, has a size of its own.
    for (inset, mask) in [(30.0, AutoresizingMask.flexibleWidth), (0, .flexibleRightMargin)] {
      host(inset: inset, mask)
      world.engine.solve()
      #expect(world.engine.steadySizes(.horizontal) == nil)
      #expect(throws: SweepError.nothingFollows) {
        try world.engine.sweep(.horizontal, over: 320...1366)
      }
    }
  }

  /// Pieces grow with the boxes that change sides, and no faster.
  @Test func `pieces are linear in what changes`() throws {
    func pieces(_ count: Int) throws -> Int {
      let world = World(width: 500)
      for number in 0..<count {
        let box = world.box("b\(number)")
        try world.add(box, .left, .equal, world.root, .left)
        try world.add(box, .width, .equal, world.root, .width, at: 500)
        try world.add(box, .width, .lessThanOrEqual, 400 + 7 * Double(number))
      }
      world.engine.solve()
      return try world.engine.sweep(.horizontal, over: 320...1366).pieces.count
    }
    let (few, many) = (try pieces(10), try pieces(100))
    #expect(few >= 10 && few <= 22, "\(few)")
    #expect(many >= 100 && many <= 202, "\(many)")
  }
}
