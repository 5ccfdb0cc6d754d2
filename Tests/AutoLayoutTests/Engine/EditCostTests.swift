import AutoLayout
import Testing

/// What an edit costs, in counts of the solver's work: the same in a table of a hundred rows and in one
/// of four hundred.
@Suite("Costs of edits") struct EditCostTests {
  /// A column of rows, each with a title, a value and a line below, as high as its title.
  private final class Table {
    let world = World(width: 320, height: 50_000)
    let list: Box
    private(set) var rows: [(row: Box, title: Box)] = []
    private(set) var joints: [LayoutConstraint] = []

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
      try world.add(title, .leading, .equal, row, .leading, plus: 16)
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
      try edit()
      world.engine.solve()
      let after = world.engine.solverStatistics.counts
      return [
        "pivots": after.pivots - before.pivots, "flips": after.flips - before.flips,
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
    let few = try costs(100, edit)
    let many = try costs(400, edit)
    #expect(few == many, sourceLocation: location)
  }

  @Test("AL-111: a row's text that becomes wider costs the row") func width() throws {
    try expectIndependent { table, step in
      let title = table.rows[50].title
      table.world.engine.setContentSize(LayoutSize(width: 90 + Double(step), height: 20), of: title)
    }
  }

  @Test("AL-111: a constant inside a row costs the row") func constant() throws {
    try expectIndependent { table, step in
      let title = table.rows[50].title
      let leading = try #require(
        table.world.engine.constraints.first {
          $0.firstItem === title && $0.firstAttribute == .leading
        })
      try leading.setConstant(20 + Double(step))
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
    for count in [100, 400] {
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
    for count in [100, 400] {
      let cost = try costs(count) { table, step in
        let title = table.rows[50].title
        table.world.engine.setContentSize(
          LayoutSize(width: 120, height: 40 + Double(step)), of: title)
      }
      #expect(cost["pivots"] == 0 && cost["refactorisations"] == 0)
      // The row, its title, its value's place, and the rows below.
      #expect((cost["moved"] ?? 0) <= count - 50 + 8)
    }
  }
}
