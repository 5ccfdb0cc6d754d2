import Cassowary
import Testing

@testable import AutoLayout

/// That no size is negative is a bound of a variable; a row stands for it once a report has asked.
@Suite("AL-11: sizes are bounded") struct SizeLimitTests {
  /// What a report says of a limit.
  private func limits(_ world: World) -> [String] {
    world.engine.rowReports.compactMap { row in
      switch row.source {
      case .sizeLimit(let name, let axis): "\(name) \(axis) \(row.relation) \(row.strength)"
      case .contentLimit(let name, let axis): "content of \(name) \(axis)"
      default: nil
      }
    }
  }

  private func rows(_ engine: LayoutEngine) -> [EngineRow] {
    engine.rowOfHandle.values.filter { row in
      switch row.source {
      case .sizeLimit, .scrollLimit: true
      default: false
      }
    }
  }

  @Test func `a limit has no row until a report asks, and then the same`() throws {
    let world = World()
    let list = world.box("list")
    world.engine.setScrollContainer(list)
    try world.add(world.box("a"), .left, .equal, world.root, .left)
    world.engine.solve()
    #expect(rows(world.engine).isEmpty)
    let expected = [
      "list horizontal greaterThanOrEqual inf", "list vertical greaterThanOrEqual inf",
      "content of list horizontal", "content of list vertical",
      "a horizontal greaterThanOrEqual inf", "a vertical greaterThanOrEqual inf",
    ]
    #expect(limits(world) == expected)
    let shown = rows(world.engine).map(\.place)
    #expect(shown.count == 6)
    #expect(limits(world) == expected && rows(world.engine).map(\.place) == shown)
    world.engine.remove(list)
    world.engine.solve()
    #expect(limits(world) == Array(expected.suffix(2)))
  }

  /// The variables of an item that went are those of one that comes: bounded where they are sizes, and nowhere else.
  @Test(arguments: [false, true]) func `limits come and go with items`(isShown: Bool) throws {
    let world = World()
    for round in 0..<6 {
      let item = world.box("item \(round)")
      let left = try world.add(item, .left, .equal, world.root, .left, plus: -20)
      try world.add(item, .top, .equal, world.root, .top, plus: -30)
      let rect = world.rect(item)
      #expect(rect == LayoutRect(x: -20, y: -30, width: 0, height: 0))
      if isShown { #expect(limits(world).count == 2) }
      try left.setConstant(-40)
      #expect(world.rect(item).x == -40)
      // Its mask says all of it, then nothing does, and again, between two solves.
      let mask = AutoresizingMask()
      for size in [10.0, 20] {
        world.engine.setAutoresizing(
          frame: LayoutRect(x: -40, y: -30, width: size, height: size),
          parentSize: LayoutSize(width: 300, height: 200), mask: mask, of: item)
        world.engine.clearAutoresizing(of: item)
      }
      #expect(world.rect(item) == LayoutRect(x: -40, y: -30, width: 0, height: 0))
      world.engine.remove(item)
    }
    world.engine.solve()
    #expect(world.engine.solver.constraintCount == 2, "the root's width and height")
    #expect(limits(world).isEmpty && world.conflicts.isEmpty)
  }

  @Test func `a limit is named in a conflict as it was`() throws {
    let world = World()
    let a = world.box("a")
    let narrow = try world.add(a, .width, .lessThanOrEqual, -10)
    world.engine.solve()
    #expect(
      world.conflicts.map(\.description) == [
        """
        These cannot hold together:
          a.width <= -10
          a.width >= 0 (no size is negative)
        Given up: a.width <= -10
        """
      ])
    #expect(narrow.isBroken && world.rect(a).width == 0)
    #expect(limits(world).count == 2)
    // The rule is the same one in every report.
    let members = world.conflicts[0].members
    try narrow.setConstant(-20)
    #expect(
      world.engine.rulesAffectingLayout(of: a, axis: .horizontal)
        .contains { $0.isSame(as: members[1]) })
  }

  /// The item goes while the conflict of its limit is told of: nothing is given up.
  @Test func `an item may leave while its limit conflicts`() throws {
    let world = World()
    let (a, b) = (world.box("a"), world.box("b"))
    try world.add(b, .width, .equal, 5)
    let narrow = try world.add(a, .width, .equal, -10)
    var told = 0
    world.engine.onConflict = { [unowned world] _ in
      told += 1
      world.engine.remove(a)
    }
    world.engine.solve()
    #expect(told == 1 && !narrow.isInstalled && !narrow.isBroken)
    #expect(world.rect(b).width == 5)
    #expect(limits(world).count == 2)
    world.engine.remove(b)
    world.engine.solve()
    #expect(world.engine.solver.constraintCount == 2)
  }
}
