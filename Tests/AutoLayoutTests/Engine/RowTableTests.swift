import Testing

@testable import AutoLayout

/// Rows are places in a table: they come and go without objects, and nothing keeps a place that nobody needs.
@Suite struct RowTableTests {
  private final class Item: LayoutItem {
    weak var layoutParent: (any LayoutItem)?
    init(in parent: Item? = nil) { layoutParent = parent }
  }

  @Test func `a row that comes takes the place of one that went`() throws {
    let root = Item()
    let child = Item(in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    var places: Set<UnsafeMutablePointer<EngineRowRecord>> = []
    for round in 0..<50 {
      let constraint = try LayoutConstraint(
        child, .left, .equal, to: root, .left, constant: Double(round))
      try engine.install(constraint)
      places.insert(try #require(constraint.row).place)
      engine.solve()
      #expect(engine.alignmentRect(of: child).x == Double(round))
      engine.uninstall(constraint)
      engine.solve()
    }
    #expect(places.count == 1)
  }

  /// Rows that were never expressed leave as well, and rows that were removed twice leave once.
  @Test func `rows that go before they were expressed give their places back`() throws {
    let root = Item()
    let child = Item(in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    engine.solve()
    var places: Set<UnsafeMutablePointer<EngineRowRecord>> = []
    weak var gone: LayoutConstraint?
    for _ in 0..<50 {
      let constraint = try LayoutConstraint(child, .left, .equal, to: root, .left)
      gone = constraint
      try engine.install(constraint)
      places.insert(try #require(constraint.row).place)
      engine.uninstall(constraint)
      engine.uninstall(constraint)
      engine.solve()
    }
    #expect(places.count == 1)
    #expect(gone == nil)
  }

  /// A first layout makes ten rows an item: what a row takes, an item takes ten times.
  @Test func `records and forms take no more room than they did`() {
    #expect(MemoryLayout<EngineRowRecord>.stride <= 256)
    #expect(MemoryLayout<ConstraintForm>.stride <= 96)
  }

  /// Rows are found at the items that they name, whichever come and go: against an array.
  @Test func `an item finds the rows that name it`() throws {
    let root = Item()
    let items = (0..<4).map { _ in Item(in: root) }
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    var model: [(constraint: LayoutConstraint, first: Int, second: Int)] = []
    var random: UInt64 = 88_172_645_463_325_252
    func next(_ count: Int) -> Int {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      return Int(random >> 8) % count
    }
    for step in 0..<600 {
      if next(3) < 2 || model.isEmpty {
        // Of an item with itself, too.
        let (first, second) = (next(4), next(4))
        let constraint = try LayoutConstraint(
          items[first], .width, .equal, to: items[second], .height, constant: 3,
          priority: LayoutPriority(1))
        try engine.install(constraint)
        model.append((constraint, first, second))
      } else {
        engine.uninstall(model.remove(at: next(model.count)).constraint)
      }
      if step % 50 == 0 { engine.solve() }
      for (number, item) in items.enumerated() {
        var found: [ObjectIdentifier] = []
        engine.node(for: item)?.forEachNamingRow { row in
          if let constraint = row.constraint { found.append(ObjectIdentifier(constraint)) }
        }
        let wanted = model.filter { $0.first == number || $0.second == number }
        #expect(found.count == wanted.count)
        #expect(Set(found) == Set(wanted.map { ObjectIdentifier($0.constraint) }))
      }
    }
    #expect(model.count > 40 && engine.constraints.count == model.count)
  }

  /// The text that answers for a baseline leaves while the row that reads it is being expressed: the item's own
  /// baseline, its top, is what the row says from then on.
  @Test func `a record that leaves in the middle is not read again`() throws {
    let root = Item()
    let item = Item(in: root)
    let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
    var text: Item? = Item(in: item)
    if let text {
      engine.setBaselineItems(first: text, last: nil, of: item)
      try engine.install(LayoutConstraint(text, .top, .equal, to: item, .top, constant: 30))
    }
    engine.onLimitExceeded = { [unowned engine] _ in
      if let gone = text { engine.remove(gone) }
      text = nil
    }
    let baseline = try LayoutConstraint(
      item, .firstBaseline, .equal, to: root, .top, constant: 2 * LayoutEngine.greatestMagnitude)
    try engine.install(baseline)
    engine.solve()
    #expect(text == nil)
    #expect(engine.alignmentRect(of: item).y == LayoutEngine.greatestMagnitude)
    try baseline.setConstant(7)
    engine.solve()
    #expect(engine.alignmentRect(of: item).y == 7)
  }

  /// A row of a list is an item with an icon in it: two edges, a link to the row above, an edge and a centre of the
  /// icon, and two content sizes. Each is expressed once, whatever the number of rows; that no size is negative is a bound,
  /// which nobody has to express.
  @Test func `a first layout expresses each row once`() throws {
    func expressed(_ count: Int) throws -> Int {
      let root = Item()
      let engine = LayoutEngine(root: root, size: LayoutSize(width: 100, height: 100))
      var items: [Item] = []
      for number in 0..<count {
        let row = Item(in: root)
        let icon = Item(in: row)
        for attribute in [LayoutAttribute.leading, .trailing] {
          try engine.install(LayoutConstraint(row, attribute, .equal, to: root, attribute))
        }
        if number == 0 {
          try engine.install(LayoutConstraint(row, .top, .equal, to: root, .top))
        } else {
          try engine.install(
            LayoutConstraint(row, .top, .equal, to: items[items.count - 2], .bottom))
        }
        try engine.install(LayoutConstraint(icon, .leading, .equal, to: row, .leading))
        try engine.install(LayoutConstraint(icon, .centerY, .equal, to: row, .centerY))
        engine.setContentSize(LayoutSize(width: 10, height: 10), of: icon)
        items += [row, icon]
      }
      engine.solve()
      return engine.expressedRows
    }
    #expect(try expressed(40) - expressed(20) == 20 * (5 + 2))
  }
}
