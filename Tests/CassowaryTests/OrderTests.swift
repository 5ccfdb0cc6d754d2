import Cassowary
import Testing

/// The order in which constraints are added must not matter to what a build costs for each view: layouts are written
/// from children to parents as well as from parents to children, with contents last, or with limits first.
///
/// What the points have to be is derived by hand. Costs are counts: what moved and what was looked at, for each view, in
/// a small and in a large system.
@Suite struct OrderTests {
  /// Variables looked at and moved and active rows looked at by a build, and whether it is one transaction, for each view.
  private func effort(
    views: Int, isTogether: Bool, _ build: (Solver) throws -> Void
  ) throws -> Double {
    let solver = Solver()
    if isTogether {
      try solver.transaction { solver in try build(solver) }
    } else {
      try build(solver)
    }
    #expect(solver.checkInvariants().isEmpty)
    let counts = solver.statistics
    let touched =
      counts.directionVariables + counts.variablesMoved + counts.combinationRows
      + counts.multiplierChanges + counts.rowsFactorised
    return Double(touched) / Double(views)
  }

  /// Expects a build of sixteen times as many views to cost little more for each.
  private func expectProportional(
    from views: Int = 25, isTogether: Bool, _ build: (_ count: Int, _ solver: Solver) throws -> Void
  ) throws {
    let many = 16 * views
    let small = try effort(views: views, isTogether: isTogether) { try build(views, $0) }
    let large = try effort(views: many, isTogether: isTogether) { try build(many, $0) }
    #expect(large <= 1.5 * small + 2)
  }

  /// A column whose views have least heights before they are linked, and contents after it.
  @Test(arguments: [false, true]) func contentsAfterLimitsAndLinks(isTogether: Bool) throws {
    try expectProportional(isTogether: isTogether) { count, solver in
      let views = (0..<count).map { _ in (top: solver.makeVariable(), height: solver.makeVariable())
      }
      for view in views { try solver.add(view.height >= 12) }
      try solver.add(views[0].top == 20)
      for (above, view) in zip(views, views.dropFirst()) {
        try solver.add(view.top == above.top + above.height + 8)
      }
      for (index, view) in views.enumerated() {
        try solver.addContentSize(
          LinearExpression(view.height), value: Double(15 + index % 7), hugging: .low,
          compression: .high)
      }
      solver.commit()
      var top = 20.0
      for (index, view) in views.enumerated() {
        #expect(solver.value(of: view.top)! == top)
        top += Double(15 + index % 7) + 8
      }
    }
  }

  /// Rows with a view centred in each, all of them linked before anything has a height: that a row is no shorter than the
  /// view, whose height follows from the row's, must not ask all rows below.
  @Test(arguments: [false, true]) func limitsAfterLinks(isTogether: Bool) throws {
    try expectProportional(isTogether: isTogether) { count, solver in
      let rows = (0..<count).map { _ in
        (
          top: solver.makeVariable(), height: solver.makeVariable(), middle: solver.makeVariable(),
          icon: solver.makeVariable()
        )
      }
      try solver.add(rows[0].top == 0)
      for (index, row) in rows.enumerated() {
        if index > 0 {
          try solver.add(row.top == rows[index - 1].top + rows[index - 1].height + 8)
        }
        try solver.add(2 * row.middle + row.icon == 2 * row.top + row.height)
      }
      for row in rows {
        try solver.add(row.height >= 0)
        try solver.add(row.icon >= 0)
        try solver.add(row.height >= row.icon)
      }
      for (index, row) in rows.enumerated() {
        try solver.add(row.height == 0, priority: .low)
        try solver.addContentSize(
          LinearExpression(row.icon), value: Double(18 + index % 7), hugging: .low,
          compression: .high)
      }
      solver.commit()
      var top = 0.0
      for (index, row) in rows.enumerated() {
        #expect(solver.value(of: row.top)! == top)
        #expect(solver.value(of: row.middle)! == top)
        top += Double(18 + index % 7) + 8
      }
    }
  }

  /// A list of cells from the last to the first, each with a line at its bottom and linked to the one above it before
  /// that has anything else inside: the few variables of the cell above move, not all that is below.
  @Test(arguments: [false, true]) func cellsFromTheLastToTheFirst(isTogether: Bool) throws {
    try expectProportional(isTogether: isTogether) { count, solver in
      let cells = (0..<count).map { _ in
        (
          top: solver.makeVariable(), height: solver.makeVariable(), line: solver.makeVariable(),
          thickness: solver.makeVariable(), inset: solver.makeVariable(),
          text: solver.makeVariable()
        )
      }
      for index in cells.indices.reversed() {
        let cell = cells[index]
        try solver.add(cell.line + cell.thickness == cell.top + cell.height)
        try solver.add(cell.thickness == 1)
        if index < count - 1 {
          try solver.add(cells[index + 1].top == cell.top + cell.height)
        }
        try solver.add(cell.text >= 0)
        try solver.addContentSize(
          LinearExpression(cell.text), value: Double(18 * (1 + index % 3)), hugging: .low,
          compression: .high)
        try solver.add(cell.top + cell.height == cell.inset + cell.text + 12)
        try solver.add(cell.inset == cell.top + 12)
      }
      try solver.add(cells[0].top == 0)
      solver.commit()
      var top = 0.0
      for (index, cell) in cells.enumerated() {
        #expect(solver.value(of: cell.top)! == top)
        top += 24 + Double(18 * (1 + index % 3))
        #expect(solver.value(of: cell.line)! == top - 1)
      }
    }
  }

  /// A table whose cells come from the last to the first: rows are as tall as their tallest cell.
  @Test(arguments: [false, true]) func cellsOfATableFromTheLastToTheFirst(
    isTogether: Bool
  ) throws {
    let columns = 8
    try expectProportional(isTogether: isTogether) { count, solver in
      let cells = (0..<count).map { _ in (top: solver.makeVariable(), height: solver.makeVariable())
      }
      func content(_ index: Int) -> Double { Double(18 + index * 11 % 23) }
      for index in cells.indices.reversed() {
        let cell = cells[index]
        try solver.addContentSize(
          LinearExpression(cell.height), value: content(index), hugging: .low, compression: .high)
        if index % columns > 0 {
          try solver.add(cell.height == cells[index - 1].height)
          try solver.add(cell.top == cells[index - 1].top)
        } else if index > 0 {
          let above = cells[index - columns]
          try solver.add(cell.top == above.top + above.height)
        } else {
          try solver.add(cell.top == 0)
        }
        try solver.add(cell.height >= 0)
      }
      solver.commit()
      var top = 0.0
      for first in stride(from: 0, to: count, by: columns) {
        let row = first..<min(first + columns, count)
        for index in row { #expect(solver.value(of: cells[index].top)! == top) }
        top += row.map(content).max() ?? 0
      }
    }
  }

  /// Rows with a view centred in each: that the row is no shorter than the view comes before the links, so that a link
  /// takes the view to where it may not be, and what is nearest gives way.
  @Test(arguments: [false, true]) func limitsBeforeLinks(isTogether: Bool) throws {
    try expectProportional(isTogether: isTogether) { count, solver in
      let rows = (0..<count).map { _ in
        (
          top: solver.makeVariable(), height: solver.makeVariable(), middle: solver.makeVariable(),
          icon: solver.makeVariable()
        )
      }
      for row in rows {
        try solver.add(row.height >= 0)
        try solver.add(row.icon >= 0)
        try solver.add(row.height >= row.icon)
      }
      for (index, row) in rows.enumerated() {
        if index > 0 {
          try solver.add(row.top == rows[index - 1].top + rows[index - 1].height + 8)
        } else {
          try solver.add(row.top == 0)
        }
        try solver.add(row.height == 0, priority: Priority(49))
        try solver.add(2 * row.middle + row.icon == 2 * row.top + row.height)
        try solver.addContentSize(
          LinearExpression(row.icon), value: Double(16 + index % 5), hugging: .low,
          compression: .high)
      }
      solver.commit()
      var top = 0.0
      for (index, row) in rows.enumerated() {
        #expect(solver.value(of: row.top)! == top)
        #expect(solver.value(of: row.middle)! == top)
        top += Double(16 + index % 5) + 8
      }
    }
  }

  /// Views that say how wide they are before they are put in a row and made equally wide: all but one of their contents
  /// give way, and what they cost is looked at once for all of them.
  @Test(arguments: [false, true]) func contentsBeforeEqualWidths(isTogether: Bool) throws {
    try expectProportional(isTogether: isTogether) { count, solver in
      let views = (0..<count).map { _ in (x: solver.makeVariable(), width: solver.makeVariable()) }
      let width = solver.makeVariable()
      try solver.addEdit(width, priority: Priority(900))
      try solver.suggest(Double(58 * count - 8), for: width)
      for (index, view) in views.enumerated() {
        try solver.addContentSize(
          LinearExpression(view.width), value: Double(30 + index * 7 % 20), hugging: .low,
          compression: .high)
      }
      try solver.add(views[0].x == 0)
      for (before, view) in zip(views, views.dropFirst()) {
        try solver.add(view.x == before.x + before.width + 8)
        try solver.add(view.width == before.width)
        try solver.add(view.width >= 0)
      }
      try solver.add(views[count - 1].x + views[count - 1].width == width)
      solver.commit()
      for (index, view) in views.enumerated() {
        #expect(abs(solver.value(of: view.x)! - Double(58 * index)) < 1e-6)
        #expect(abs(solver.value(of: view.width)! - 50) < 1e-9)
      }
    }
  }

  /// Cells that say how large they are before they are put in columns and rows: columns are as wide as the widest cell.
  @Test(arguments: [false, true]) func contentsBeforeColumnsAndRows(isTogether: Bool) throws {
    let columns = 8
    // Few cells are cheaper put in place one by one.
    try expectProportional(from: 100, isTogether: isTogether) { count, solver in
      let cells = (0..<count).map { _ in (x: solver.makeVariable(), width: solver.makeVariable()) }
      func content(_ index: Int) -> Double { Double(40 + index * 13 % 37) }
      for (index, cell) in cells.enumerated() {
        try solver.addContentSize(
          LinearExpression(cell.width), value: content(index), hugging: .low, compression: .high)
      }
      for (index, cell) in cells.enumerated() {
        try solver.add(cell.width >= 0)
        if index % columns == 0 {
          try solver.add(cell.x == 0)
        } else {
          try solver.add(cell.x == cells[index - 1].x + cells[index - 1].width)
        }
        if index >= columns { try solver.add(cell.width == cells[index - columns].width) }
      }
      solver.commit()
      let widths = (0..<columns).map { column in
        stride(from: column, to: count, by: columns).map(content).max() ?? 0
      }
      for (index, cell) in cells.enumerated() {
        #expect(solver.value(of: cell.width)! == widths[index % columns])
        #expect(solver.value(of: cell.x)! == widths[..<(index % columns)].reduce(0, +))
      }
    }
  }

  /// A row of equal widths, whatever the order in which it was put together: where it is dragged across the widths of its
  /// contents to and fro, which active rows give way has to be found out once only.
  @Test(arguments: 0..<24) func draggingAfterAnyOrder(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let solver = Solver()
    let count = 120
    let views = (0..<count).map { _ in (x: solver.makeVariable(), width: solver.makeVariable()) }
    let width = solver.makeVariable()
    var additions: [(Solver) throws -> Void] = [
      { try $0.add(views[0].x == 0) },
      { try $0.add(views[count - 1].x + views[count - 1].width == width) },
      { _ = try $0.addEdit(width, priority: Priority(900)) },
    ]
    for (index, view) in views.enumerated() {
      additions.append { try $0.add(view.width >= 0) }
      additions.append {
        try $0.addContentSize(
          LinearExpression(view.width), value: Double(30 + index * 7 % 20), hugging: .low,
          compression: .high)
      }
    }
    for (before, view) in zip(views, views.dropFirst()) {
      additions.append { try $0.add(view.x == before.x + before.width + 8) }
      additions.append { try $0.add(view.width == before.width) }
    }
    additions.shuffle(using: &random)
    try solver.transaction { solver in
      for add in additions { try add(solver) }
    }
    func drag() throws {
      for size in [36.0, 41, 45, 50, 43, 38] {
        try solver.suggest(Double(count) * (size + 8) - 8, for: width)
        solver.commit()
        for (index, view) in views.enumerated() {
          #expect(
            abs(solver.value(of: view.x)! - Double(index) * (size + 8)) < 1e-6, "seed \(seed)")
        }
      }
    }
    try drag()
    try drag()
    let before = solver.statistics
    try drag()
    let after = solver.statistics
    #expect(after.pivots == before.pivots, "seed \(seed)")
    #expect(after.combinationRows == before.combinationRows, "seed \(seed)")
    #expect(solver.checkInvariants() == [], "seed \(seed)")
  }
}
