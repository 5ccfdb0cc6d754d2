import Cassowary
import Testing

/// What tables take, in bytes, and that they go on to work when room is given back.
@Suite struct MemoryTests {
  /// A column of views, each inset in the window, as wide as its neighbour and as tall as its content.
  private struct Column {
    let solver = Solver()
    var views: [[Variable]] = []
    var contents: [Constraint] = []

    init(_ count: Int) throws {
      let solver = solver
      var views: [[Variable]] = []
      var contents: [Constraint] = []
      try solver.transaction { solver in
        for index in 0..<count {
          let view = (0..<4).map { _ in solver.makeVariable() }
          let (x, y, width, height) = (view[0], view[1], view[2], view[3])
          try solver.add(width >= 0)
          try solver.add(height >= 0)
          try solver.add(x == 8)
          if let above = views.last {
            try solver.add(y == above[1] + above[3] + 4)
            try solver.add(width == above[2])
          } else {
            try solver.add(y == 0)
            try solver.add(width == 300, priority: .high)
          }
          contents.append(
            try solver.addContentSize(
              LinearExpression(height), value: Double(10 + index % 7), hugging: .low,
              compression: .high))
          views.append(view)
        }
      }
      self.views = views
      self.contents = contents
    }
  }

  @Test func aLargeSystemTakesLittleMemory() throws {
    let column = try Column(5_000)
    column.solver.commit()
    let building = column.solver.tableBytes
    column.solver.trim()
    // Four variables and five linear forms a view.
    let perPlace = Double(column.solver.tableBytes) / Double(9 * column.views.count)
    #expect(perPlace <= 160)
    #expect(column.solver.tableBytes < building)
  }

  @Test func whatIsGivenBackIsTakenAgain() throws {
    var column = try Column(4_000)
    let solver = column.solver
    solver.commit()
    solver.trim()
    let trimmed = solver.tableBytes
    // Beyond the little room that is left.
    for index in 0..<400 {
      let last = column.views[column.views.count - 1]
      let view = [solver.makeVariable(), solver.makeVariable()]
      try solver.add(view[0] == last[1] + last[3])
      try solver.add(view[1] == Double(index))
      column.views.append([last[0], view[0], last[2], view[1]])
      if index % 100 == 0 { solver.commit() }
    }
    try solver.setConstant(column.contents[0], to: 110)
    solver.commit()
    #expect(solver.tableBytes > trimmed)
    // The first content is 100 more than it was; the last view has no other below it.
    var bottom = 100.0 - 4
    for index in 0..<4_000 { bottom += Double(10 + index % 7) + 4 }
    for index in 0..<399 { bottom += Double(index) }
    let last = try #require(column.views.last)
    #expect(solver.value(of: last[1]) == bottom)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func aRepeatedCommitKeepsItsMemory() throws {
    let column = try Column(4_000)
    column.solver.commit()
    var sizes: Set<Int> = []
    for step in 0..<6 {
      try column.solver.setConstant(column.contents[0], to: Double(50 + step))
      #expect(column.solver.commit().count >= 3_999)
      if step > 2 { sizes.insert(column.solver.tableBytes) }
    }
    #expect(sizes.count == 1)
  }

  @Test func costsThatNoConstraintHasAreForgotten() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(x == 1, priority: 1)
    let high = try solver.add(x == 2, priority: 0.5)
    solver.commit()
    let before = solver.tableBytes
    for step in 0..<20_000 {
      try solver.setPriority(high, to: Priority(Double(step % 2) + Double(step) / 65_536 + 0.75))
      solver.commit()
    }
    // The last level is above that of the other constraint.
    #expect(solver.value(of: x) == 2)
    try solver.setPriority(low, to: 4)
    solver.commit()
    #expect(solver.value(of: x) == 1)
    #expect(solver.tableBytes < before + 64_000)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// While changes are recorded that may be taken back, their costs are kept.
  @Test func costsOfWhatIsTakenBackAreKept() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let constraint = try solver.add(x == 1, priority: 10)
    try solver.add(x == 2, priority: 9)
    solver.commit()
    let start = solver.checkpoint()
    for step in 0..<2_000 {
      try solver.setPriority(constraint, to: Priority(Double(step) / 1_024))
      solver.commit()
    }
    #expect(solver.value(of: x) == 2)
    try solver.restore(start)
    solver.commit()
    #expect(solver.value(of: x) == 1)
    solver.discardCheckpoints()
    for step in 0..<2_000 {
      try solver.setPriority(constraint, to: Priority(20 + Double(step)))
      solver.commit()
    }
    #expect(solver.value(of: x) == 1)
    #expect(solver.checkInvariants().isEmpty)
  }
}
