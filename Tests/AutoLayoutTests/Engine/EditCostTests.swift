import AutoLayout
import Testing

/// What an edit costs, in counts of the engine's and the solver's work: the same in a table of ten rows,
/// of a hundred and of a thousand.
@Suite("Costs of edits") struct EditCostTests {
  /// A column of rows, each with a title, a value and a line below, as high as its title.
  private final class Table {
    let world = World(width: 320, height: 50_000)
    let list: Box
    private(set) var rows: [(row: Box, title: Box)] = []
    private(set) var joints: [LayoutConstraint] = []
    private(set) var leadings: [LayoutConstraint] = []
    /// A constraint in the middle row that is switched on and off.
    private(set) lazy var wish: LayoutConstraint? = try? LayoutConstraint(
      middle, .width, .equal, constant: 70, priority: LayoutPriority(900))

    var middle: Box { rows[rows.count / 2].title }

    init(_ count: Int) throws {
      list = world.box("list")
      try world.place(list, 0, 0, 320, 50_000)
      for _ in 0..<count { try append() }
      world.engine.solve()
    }

    func append() throws {
      let engine = world.engine
      let row = world.box("row \(rows.count)", in: list)
      let title = world.box("title", in: row)
      let value = world.box("value", in: row)
      engine.setContentSize(LayoutSize(width: 120, height: 20), of: title)
      engine.setContentSize(
        LayoutSize(width: 40, height: 20), hugging: (.defaultHigh, .defaultHigh), of: value)
      try world.add(row, .leading, .equal, list, .leading)
      try world.add(row, .trailing, .equal, list, .trailing)
      if let last = rows.last?.row {
        joints.append(try world.add(row, .top, .equal, last, .bottom))
      } else {
        joints.append(try world.add(row, .top, .equal, list, .top))
      }
      leadings.append(try world.add(title, .leading, .equal, row, .leading, plus: 16))
      try world.add(title, .top, .equal, row, .top, plus: 12)
      try world.add(row, .bottom, .equal, title, .bottom, plus: 12)
      try world.add(value, .leading, .greaterThanOrEqual, title, .trailing, plus: 8)
      try world.add(value, .trailing, .equal, row, .trailing, plus: -16)
      try world.add(value, .centerY, .equal, title, .centerY)
      rows.append((row, title))
    }

    /// The counts of what `edit` and the solve after it take.
    func cost(_ edit: () throws -> Void) rethrows -> [String: Int] {
      let before = world.engine.solverStatistics.counts
      let expressed = world.engine.expressedRows
      try edit()
      world.engine.solve()
      let after = world.engine.solverStatistics.counts
      return [
        "expressed": world.engine.expressedRows - expressed, "pivots": after.pivots - before.pivots,
        "flips": after.flips - before.flips,
        "directions": after.directionSolves - before.directionSolves,
        "multipliers": after.multiplierSolves - before.multiplierSolves,
        "moved": after.variablesMoved - before.variablesMoved,
        "refactorisations": after.refactorisations - before.refactorisations,
      ]
    }
  }

  /// The costs of the second of two like edits, when all caches are as they stay.
  private func costs(
    _ count: Int, _ edit: (Table, Int) throws -> Void
  ) throws -> [String: Int] {
    let table = try Table(count)
    try edit(table, 0)
    table.world.engine.solve()
    return try table.cost { try edit(table, 1) }
  }

  private func expectIndependent(
    _ edit: (Table, Int) throws -> Void, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let ten = try costs(10, edit)
    #expect((ten["expressed"] ?? 0) > 0, "the edit does something", sourceLocation: location)
    for count in [100, 1000] {
      #expect(try costs(count, edit) == ten, "\(count) rows", sourceLocation: location)
    }
  }

  @Test("AL-111: a row's text that becomes wider costs the row") func width() throws {
    try expectIndependent { table, step in
      table.world.engine.setContentSize(
        LayoutSize(width: 90 + Double(step), height: 20), of: table.middle)
    }
  }

  @Test("AL-111: a constant inside a row costs the row") func constant() throws {
    try expectIndependent { table, step in
      try table.leadings[table.rows.count / 2].setConstant(20 + Double(step))
    }
  }

  @Test("AL-42: a priority inside a row costs the row") func priority() throws {
    try expectIndependent { table, step in
      try table.leadings[table.rows.count / 2].setPriority(LayoutPriority(700 + Float(step)))
    }
  }

  @Test("AL-30: a constraint that comes and goes costs the row") func activation() throws {
    try expectIndependent { table, _ in
      let wish = try #require(table.wish)
      try table.world.engine.install(wish)
      table.world.engine.solve()
      table.world.engine.uninstall(wish)
    }
  }

  @Test("AL-83: a direction costs the row") func direction() throws {
    try expectIndependent { table, step in
      let row = table.rows[table.rows.count / 2].row
      table.world.engine.setDirection(step == 0 ? .rightToLeft : .leftToRight, of: row)
    }
  }

  /// What lies below moves along, so the last row is the one that nothing follows.
  @Test("AL-111: the last row's height costs the row") func lastHeight() throws {
    try expectIndependent { table, step in
      let title = table.rows[table.rows.count - 1].title
      table.world.engine.setContentSize(
        LayoutSize(width: 120, height: 40 + Double(step)), of: title)
    }
  }

  @Test("AL-32: a row that is added at the end, and taken away, costs the row") func append() throws
  {
    // The factorisation is renewed now and then, whatever the edit.
    for count in [10, 100, 1000] {
      let cost = try costs(count) { table, _ in
        try table.append()
        table.world.engine.solve()
        table.world.engine.remove(table.rows[table.rows.count - 1].row)
      }
      #expect((cost["pivots"] ?? 0) <= 8 && (cost["directions"] ?? 0) <= 50)
      #expect((cost["moved"] ?? 0) <= 60 && (cost["refactorisations"] ?? 0) <= 1)
    }
  }

  @Test("AL-32: a moved row costs the row") func move() throws {
    try expectIndependent { table, step in
      let row = table.rows[table.rows.count - 1 - step].row
      let other = table.world.box("elsewhere \(step)")
      other.adopt(row)
      table.world.engine.move(row)
    }
  }

  /// Every row below moves by as much: one step of one direction, in which each moves once.
  @Test("AL-111: a row's height in the middle moves each row below once") func middleHeight() throws
  {
    for count in [10, 100, 1000] {
      let cost = try costs(count) { table, step in
        table.world.engine.setContentSize(
          LayoutSize(width: 120, height: 40 + Double(step)), of: table.middle)
      }
      #expect(cost["pivots"] == 0 && cost["refactorisations"] == 0 && cost["expressed"] == 1)
      // The row, its title, its value's place, and the rows below.
      #expect((cost["moved"] ?? 0) <= count / 2 + 8)
    }
  }

  /// What is moved grows as the table does, and not with the square of it.
  @Test("AL-111: gaps that all change move each row a few times, not once for each gap")
  func allGaps() throws {
    for count in [10, 100, 1000] {
      let cost = try costs(count) { table, step in
        for joint in table.joints { try joint.setConstant(4 + Double(step)) }
      }
      #expect(cost["pivots"] == 0 && cost["refactorisations"] == 0 && cost["expressed"] == count)
      // All of it once; and at first, until shifts wait for each other, as many as there are variables.
      #expect((cost["moved"] ?? 0) >= 3 * count && (cost["moved"] ?? 0) <= 16 * count)
    }
  }

  // MARK: Stacks

  /// A column of items of natural size, as high as they are together.
  private final class Column {
    let world = World(width: 320, height: 50_000)
    let bar: Box
    let stack: StackArrangement

    init(_ count: Int, _ configuration: StackConfiguration) throws {
      bar = world.box("stack")
      stack = StackArrangement(container: bar)
      try world.add(bar, .left, .equal, world.root, .left)
      try world.add(bar, .top, .equal, world.root, .top)
      stack.configuration = configuration
      for index in 0..<count {
        let item = world.box("item \(index)", in: bar)
        world.engine.setContentSize(LayoutSize(width: 40, height: 20), of: item)
        stack.entries.append(.init(item))
      }
      update()
    }

    func update() {
      stack.update(in: world.engine)
      world.engine.solve()
    }
  }

  /// What the second of two like edits makes anew; the solver's part is to move what lies below.
  private func stackCosts(
    _ count: Int, _ configuration: StackConfiguration, _ edit: (Column, Int) throws -> Void
  ) throws -> [Int] {
    let column = try Column(count, configuration)
    try edit(column, 0)
    column.update()
    let composed = column.stack.composedEntries
    let expressed = column.world.engine.expressedRows
    let pivots = column.world.engine.solverStatistics.counts.pivots
    try edit(column, 1)
    column.update()
    return [
      column.stack.composedEntries - composed, column.world.engine.expressedRows - expressed,
      column.world.engine.solverStatistics.counts.pivots - pivots,
    ]
  }

  /// A panel of `count` items that are pinned to its edges, of one to each of its margins, of one
  /// in the middle within them, and of one to each edge of its margins guide and of its safe area.
  private func panel(
    _ count: Int
  ) throws -> (world: World, panel: Box, guide: LayoutSpacer, safeArea: LayoutSpacer) {
    let world = World()
    let panel = world.box("panel")
    try world.place(panel, 0, 0, 300, 200)
    for index in 0..<count {
      let item = world.box("item \(index)", in: panel)
      try world.place(item, Double(index), 0, 10, 10)
    }
    let guide = LayoutSpacer(parent: panel, name: "margins")
    let safeArea = LayoutSpacer(parent: panel, name: "safe area")
    world.engine.setMarginsGuide(guide)
    world.engine.setGuide(.insets(LayoutInsets(20)), of: safeArea)
    let edges: [(LayoutAttribute, LayoutAttribute)] = [
      (.left, .leftMargin), (.top, .topMargin), (.right, .rightMargin), (.bottom, .bottomMargin),
      (.centerX, .centerXWithinMargins),
    ]
    for (edge, margin) in edges {
      try world.add(world.box("\(margin)", in: panel), edge, .equal, panel, margin)
    }
    for (edge, _) in edges.dropLast() {
      try world.add(world.box("guided", in: panel), edge, .equal, guide, edge)
      try world.add(world.box("safe", in: panel), edge, .equal, safeArea, edge)
    }
    world.engine.solve()
    return (world, panel, guide, safeArea)
  }

  @Test("AL-71: a margin that changes costs the constraints that read it", arguments: [10, 300])
  func margins(_ count: Int) throws {
    let (world, panel, guide, safeArea) = try panel(count)
    func expressed(_ edit: () -> Void) -> Int {
      let before = world.engine.expressedRows
      edit()
      world.engine.solve()
      return world.engine.expressedRows - before
    }
    // Of the left: the item at it, the one in the middle, and the one at the guide's left.
    let left = LayoutInsets(top: 8, left: 30, bottom: 8, right: 8)
    #expect(expressed { world.engine.setMargins(left, of: panel) } == 3)
    #expect(expressed { world.engine.setMargins(left, of: panel) } == 0)
    // Of the top: the item at it and the one at the guide's.
    let top = LayoutInsets(top: 18, left: 30, bottom: 8, right: 8)
    #expect(expressed { world.engine.setMargins(top, of: panel) } == 2)
    #expect(expressed { world.engine.setMargins(LayoutInsets(5), of: panel) } == 9)
    // The safe area's bottom rises by a keyboard.
    let raised = LayoutInsets(top: 20, left: 20, bottom: 99, right: 20)
    #expect(expressed { world.engine.setGuide(.insets(raised), of: safeArea) } == 1)
    // What reads them lies where they are.
    #expect(world.rect(guide) == LayoutRect(x: 5, y: 5, width: 290, height: 190))
    func place(_ name: String) throws -> LayoutRect {
      world.rect(try #require(panel.children.first { $0.layoutName == name }))
    }
    #expect(try place("leftMargin").x == 5 && place("topMargin").y == 5)
    #expect(try place("rightMargin").maxX == 295 && place("bottomMargin").maxY == 195)
    #expect(try place("centerXWithinMargins").midX == 150)
    #expect(
      panel.children.filter { $0.layoutName == "safe" }.map { world.rect($0) }.map(\.maxY)
        .contains(101))
  }

  private static let arrangements = [
    StackConfiguration(axis: .vertical, spacing: 8),
    StackConfiguration(axis: .vertical, alignment: .center, spacing: 8),
    StackConfiguration(axis: .vertical, distribution: .fillEqually, spacing: 8),
    StackConfiguration(axis: .vertical, distribution: .equalSpacing, alignment: .leading),
  ]

  private func expectLocal(
    composed: Int, _ edit: (Column, Int) throws -> Void,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for configuration in Self.arrangements {
      let ten = try stackCosts(10, configuration, edit)
      #expect(ten[0] == composed && ten[1] > 0, sourceLocation: location)
      for count in [100, 1000] {
        let cost = try stackCosts(count, configuration, edit)
        #expect(
          cost == ten, "\(count) items, \(configuration)", sourceLocation: location)
      }
    }
  }

  @Test("SV-30: hiding one of many costs that one and its neighbour") func stackHidden() throws {
    try expectLocal(composed: 2) { column, step in
      let middle = column.stack.entries.count / 2
      column.stack.entries[middle + 3 * step - 2].isHidden = true
    }
  }

  @Test("SV-4: spacing after one of many costs its neighbour") func stackSpacing() throws {
    try expectLocal(composed: 2) { column, step in
      column.stack.entries[column.stack.entries.count / 2].spacingAfter = 12 + Double(step)
    }
  }

  @Test("SV-2: one more, and one less, among many cost those and their neighbours")
  func stackMembers() throws {
    try expectLocal(composed: 2) { column, step in
      let middle = column.stack.entries.count / 2
      let item = column.world.box("new \(step)", in: column.bar)
      column.world.engine.setContentSize(LayoutSize(width: 40, height: 20), of: item)
      column.stack.entries.insert(.init(item), at: middle)
    }
    try expectLocal(composed: 1) { column, _ in
      column.world.engine.remove(
        column.stack.entries.remove(at: column.stack.entries.count / 2).item)
    }
  }
}

extension EditCostTests {
  /// A row of the table has nine constraints and four content sizes; a first layout expresses each of these 13 once. The
  /// six limits of its three items' sizes are bounds.
  @Test func `a first layout expresses each row once`() throws {
    let few = try Table(10).world.engine.expressedRows
    let many = try Table(30).world.engine.expressedRows
    #expect(many - few == 20 * 13)
  }

  /// A constraint on many items has more terms and inputs than lie in a row, and is told, changed and taken
  /// out like any other.
  @Test func `a sum over many items is held, changed and removed`() throws {
    let world = World(width: 320, height: 100)
    var boxes: [Box] = []
    for number in 0..<7 {
      let box = world.box("box \(number)")
      boxes.append(box)
      if number > 0 { try world.add(box, .width, .equal, boxes[0], .width) }
    }
    let sum = LayoutConstraint(
      boxes.map { LayoutTerm($0, .width) }, .equal, constant: 70)
    try world.engine.install(sum)
    world.engine.solve()
    #expect(boxes.allSatisfy { world.engine.alignmentRect(of: $0).width == 10 })
    try sum.setConstant(140)
    world.engine.solve()
    #expect(boxes.allSatisfy { world.engine.alignmentRect(of: $0).width == 20 })
    // An item in the middle goes, and takes the constraint along.
    world.engine.remove(boxes[5])
    world.engine.solve()
    #expect(!world.engine.rowReports.contains { $0.terms.count > 4 })
  }
}
