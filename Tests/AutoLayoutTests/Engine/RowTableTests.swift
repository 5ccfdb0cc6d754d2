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

  /// A list against an array, beyond the room that lies in it, with removals at the front, in the middle and at the end.
  @Test func `a list of rows holds what an array holds`() {
    var table = RowTable()
    var list = RowList()
    var model: [EngineRow] = []
    var random: UInt64 = 88_172_645_463_325_252
    for id in 0..<400 {
      random ^= random << 13
      random ^= random >> 7
      random ^= random << 17
      if random % 3 < 2 || model.isEmpty {
        let row = table.make(EngineRowRecord(id: id, source: .rootSize(.horizontal), owner: nil))
        list.append(row)
        model.append(row)
      } else {
        let place = Int(random >> 8) % model.count
        let moved = list.remove(at: place)
        let last = model.removeLast()
        if place < model.count { model[place] = last }
        #expect(moved == last)
      }
      #expect(list.count == model.count && list.isEmpty == model.isEmpty)
      #expect(list.elementsEqual(model))
    }
    #expect(model.count > 40)
    #expect(Set(model.map(\.id)).count == model.count)
    table.removeAll { _ in }
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
  /// icon, two content sizes, and four limits. Each is expressed once, whatever the number of rows.
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
    #expect(try expressed(40) - expressed(20) == 20 * (5 + 2 + 4))
  }
}
