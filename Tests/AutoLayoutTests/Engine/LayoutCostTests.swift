import AutoLayout
import Testing

/// What layouts cost beside the solver's work, in counts.
@Suite("Costs of layouts") struct LayoutCostTests {
  /// A list that is as high as its rows are together, with a guide at its bottom.
  private final class List {
    let world = World(width: 320, height: 480)
    let list: Box
    let guide: LayoutSpacer
    private(set) var rows: [Box] = []
    private var end: LayoutConstraint?

    init(_ count: Int) throws {
      list = world.box("list")
      guide = LayoutSpacer(parent: list, name: "bottom")
      try world.add(list, .leading, .equal, world.root, .leading)
      try world.add(list, .trailing, .equal, world.root, .trailing)
      try world.add(list, .top, .equal, world.root, .top)
      for _ in 0..<count { try append() }
      // Some come before the guide and some after it.
      world.engine.setGuide(.bottomStrip(10), of: guide)
      for _ in 0..<3 { try append() }
      try finish()
    }

    func append() throws {
      let row = world.box("row \(rows.count)", in: list)
      world.engine.setContentSize(LayoutSize(width: 40, height: 20), of: row)
      try world.add(row, .leading, .equal, list, .leading)
      if let last = rows.last {
        try world.add(row, .top, .equal, last, .bottom)
      } else {
        try world.add(row, .top, .equal, list, .top)
      }
      rows.append(row)
    }

    func removeLast() { world.engine.remove(rows.removeLast()) }

    func finish() throws {
      if let end { world.engine.uninstall(end) }
      end = try world.add(list, .bottom, .equal, rows[rows.count - 1], .bottom)
      world.engine.solve()
    }
  }

  @Test(
    "AL-111: a row that comes or goes is no reason to look at the others", arguments: [10, 1000])
  func lastRow(_ count: Int) throws {
    let list = try List(count)
    let engine = list.world.engine
    let before = engine.visitedChildren
    list.removeLast()
    try list.finish()
    #expect(engine.visitedChildren - before == 1)
    #expect(list.world.rect(list.guide).maxY == Double(20 * (count + 2)))
    try list.append()
    try list.finish()
    #expect(engine.visitedChildren - before == 2)
    #expect(list.world.rect(list.guide).maxY == Double(20 * (count + 3)))
  }

  /// An item that becomes a guide lies elsewhere among the children; none of them is lost.
  @Test func `guides and children come and go in any order`() throws {
    let list = try List(4)
    let other = LayoutSpacer(parent: list.list, name: "margins")
    let engine = list.world.engine
    engine.setMarginsGuide(other)
    engine.setMargins(LayoutInsets(5), of: list.list)
    engine.solve()
    #expect(list.world.rect(other) == LayoutRect(x: 5, y: 5, width: 310, height: 130))
    engine.remove(list.guide)
    list.removeLast()
    try list.finish()
    #expect(list.world.rect(other) == LayoutRect(x: 5, y: 5, width: 310, height: 110))
    engine.remove(other)
    list.removeLast()
    try list.finish()
    #expect(list.world.rect(list.list).height == 100)
    // The list goes, and everything in it with it.
    engine.remove(list.list)
    #expect(!engine.contains(list.rows[0]) && !engine.contains(list.guide))
  }
}
