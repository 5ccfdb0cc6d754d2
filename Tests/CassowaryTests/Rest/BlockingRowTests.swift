import Cassowary
import Testing

/// A constraint is dragged to where another one stops its row and holds the point, and back: as long as nothing else is
/// asked of the solver nothing is exchanged, and whatever is asked must find the one that holds the point.
@Suite struct StopTests {
  let solver = Solver()

  /// A row of three cells of one height, which is that of the tallest: 20, 30 and 40.
  private struct TableRow {
    let height: Variable
    var sizes: [Constraint] = []
    let below: Variable

    init(in solver: Solver) throws {
      var heights: [Variable] = []
      for index in 0..<3 {
        let cell = solver.makeVariable()
        if let last = heights.last { try solver.add(cell == last) }
        sizes.append(
          try solver.addContentSize(
            LinearExpression(cell), value: Double(20 + 10 * index), hugging: .low,
            compression: .high))
        heights.append(cell)
      }
      height = heights[0]
      below = solver.makeVariable()
      try solver.add(below == heights[2] + 8)
      solver.commit()
    }

    /// Has the first cell be the tallest and not, until nothing is looked at any more.
    /// - Parameter stop: the height of the tallest of the others.
    func swing(in solver: Solver, from stop: Double = 40) throws {
      for size in [60.0, 10, 60, 10, 60, 10, 60, 10] {
        try solver.setConstant(sizes[0], to: size)
        solver.commit()
        #expect(solver.value(of: height)! == max(size, stop))
      }
      let before = solver.statistics
      for size in [50.0, 12, 70, 70.5, stop, 39.5, 11, 11.5] {
        try solver.setConstant(sizes[0], to: size)
        let old = solver.value(of: height)!
        let changes = solver.commit()
        #expect(solver.value(of: height)! == max(size, stop))
        #expect(solver.value(of: below)! == max(size, stop) + 8)
        #expect(changes.count == (max(size, stop) == old ? 0 : 4))
      }
      #expect(solver.statistics.pivots == before.pivots)
      #expect(solver.statistics.directionSolves == before.directionSolves)
      #expect(solver.statistics.multiplierSolves <= before.multiplierSolves + 1)
    }
  }

  private func expect(_ row: TableRow, height: Double) {
    solver.commit()
    #expect(solver.value(of: row.height)! == height)
    #expect(solver.value(of: row.below)! == height + 8)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func aDragThatIsStoppedComesBackWithoutAPivot() throws {
    let row = try TableRow(in: solver)
    try row.swing(in: solver)
    expect(row, height: 40)
  }

  @Test func whatStoppedADragIsTheReason() throws {
    let row = try TableRow(in: solver)
    try row.swing(in: solver)
    let parts = try #require(solver.why(row.height)).parts.filter { $0.constant != 0 }
    #expect(parts.map(\.source) == [.constraint(row.sizes[2])])
    try row.swing(in: solver)
    expect(row, height: 40)
  }

  @Test func whatStopsADragChangesOrGoes() throws {
    let row = try TableRow(in: solver)
    try row.swing(in: solver)
    try solver.setConstant(row.sizes[2], to: 35)
    expect(row, height: 35)
    try solver.setConstant(row.sizes[2], to: 40)
    solver.commit()
    try row.swing(in: solver)
    try solver.remove(row.sizes[2])
    expect(row, height: 30)
    try solver.setConstant(row.sizes[0], to: 33)
    expect(row, height: 33)
  }

  @Test func aStoppedConstraintGoesOrChangesItsPriority() throws {
    for change in 0..<3 {
      let solver = Solver()
      let row = try TableRow(in: solver)
      try row.swing(in: solver)
      switch change {
      case 0: try solver.remove(row.sizes[0])
      case 1: try solver.setPriority(row.sizes[0], to: 900)
      default:
        try solver.setRelation(row.sizes[0], to: .greaterThanOrEqual)
        try solver.setPriority(row.sizes[0], to: .required)
      }
      solver.commit()
      // Of two that want a height exactly the stronger one has it.
      #expect(solver.value(of: row.height)! == (change == 1 ? 11.5 : 40))
      #expect(solver.checkInvariants().isEmpty)
    }
  }

  @Test func aStoppedDragIsCommittedAfterSomethingElse() throws {
    let row = try TableRow(in: solver)
    try row.swing(in: solver)
    try solver.setConstant(row.sizes[0], to: 60)
    try solver.setConstant(row.sizes[1], to: 45)
    expect(row, height: 60)
    try row.swing(in: solver, from: 45)
    try solver.setConstant(row.sizes[0], to: 15)
    let other = solver.makeVariable()
    try solver.add(other == row.height)
    expect(row, height: 45)
    #expect(solver.value(of: other)! == 45)
  }

  @Test func anAbandonedTransactionFindsADragWhereItIsStopped() throws {
    let row = try TableRow(in: solver)
    try row.swing(in: solver)
    struct Abandoned: Error {}
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        try solver.setConstant(row.sizes[0], to: 80)
        solver.commit()
        #expect(solver.value(of: row.height)! == 80)
        throw Abandoned()
      }
    }
    expect(row, height: 40)
    try solver.setConstant(row.sizes[0], to: 42)
    expect(row, height: 42)
  }

  /// A required constraint stops a drag like any other.
  @Test func aDragIsStoppedByAWall() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(y == x + 5)
    try solver.add(y <= 100)
    try solver.add(y >= 15)
    let edit = try solver.addEdit(x, priority: .high)
    for value in [50.0, 51, 52] {
      try solver.setConstant(edit, to: value)
      solver.commit()
    }
    let before = solver.statistics
    for value in [200.0, 90, 300, -20, 20, -30, 500] {
      try solver.setConstant(edit, to: value)
      solver.commit()
      #expect(solver.value(of: x)! == max(10, min(95, value)))
      #expect(solver.value(of: y)! == max(10, min(95, value)) + 5)
    }
    #expect(solver.statistics.pivots == before.pivots)
    #expect(solver.checkInvariants().isEmpty)
    #expect(solver.statistics.pivots == before.pivots + 1)
  }

  // MARK: Free passage

  /// A width, and another one that is the same, with a content of 100 at low priorities and one of 150 at high ones.
  private func passage() throws -> (width: Variable, edit: Constraint, contents: [Constraint]) {
    let width = solver.makeVariable()
    let label = solver.makeVariable()
    let button = solver.makeVariable()
    try solver.add(label == width)
    try solver.add(button == width)
    let edit = try solver.addEdit(width, priority: 500)
    let contents = [
      try solver.addContentSize(
        LinearExpression(label), value: 100, hugging: .low, compression: 300),
      try solver.addContentSize(
        LinearExpression(button), value: 150, hugging: .low, compression: .high),
    ]
    for value in [160.0, 170, 160, 170, 160, 170] {
      try solver.setConstant(edit, to: value)
      solver.commit()
    }
    return (width, edit, contents)
  }

  /// What pulls harder than the edit stops it, even if something that pulls less was passed on the way.
  @Test func whatPullsHarderIsNotPassed() throws {
    let (width, edit, contents) = try passage()
    for value in [160.0, 90, 160, 120, 90, 170, 90, 95, 160, 90] {
      try solver.setConstant(edit, to: value)
      solver.commit()
      #expect(solver.value(of: width)! == max(150, value))
    }
    try solver.remove(contents[1])
    solver.commit()
    #expect(solver.value(of: width)! == 90)
    for value in [80.0, 120, 80, 120, 80] {
      try solver.setConstant(edit, to: value)
      solver.commit()
      #expect(solver.value(of: width)! == value)
    }
    let before = solver.statistics
    for value in [70.0, 130, 60, 140] {
      try solver.setConstant(edit, to: value)
      solver.commit()
      #expect(solver.value(of: width)! == value)
    }
    #expect(solver.statistics.flips == before.flips)
    // The label is wider than its text by now, and hugs it.
    #expect(solver.multiplier(of: edit).map { abs($0.value) } == [1])
    #expect(solver.multiplier(of: edit).map(\.priority) == [.low])
    #expect(solver.multiplier(of: contents[0]).map(\.priority) == [.low])
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A content that holds on one side more than on the other stops at what pulls harder than the weaker side.
  @Test(arguments: [1.0, -1]) func theWeakerSideIsStopped(_ sign: Double) throws {
    let size = solver.makeVariable()
    let other = solver.makeVariable()
    try solver.add(other == size)
    // Seen from the other side what holds above holds below.
    let content = try solver.addContentSize(
      LinearExpression(size), value: sign * 130, hugging: sign > 0 ? 250 : 750,
      compression: sign > 0 ? 750 : 250)
    try solver.add(other == sign * 100, priority: 1)
    try solver.add(other == sign * 90, priority: 500)
    for value in [130.0, 95, 130, 95, 130, 95, 130, 95, 130, 95, 130, 80, 130, 95, 80, 70, 95] {
      try solver.setConstant(content, to: sign * value)
      solver.commit()
      #expect(solver.value(of: size)! == sign * max(90, value))
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  /// What was passed in a drag counts when the constraint gets weaker.
  @Test func whatWasPassedPullsAsSoonAsItPullsHarder() throws {
    let (width, edit, contents) = try passage()
    try solver.remove(contents[1])
    for value in [80.0, 120, 80, 120, 80, 120, 80, 120, 60] {
      try solver.setConstant(edit, to: value)
      solver.commit()
      #expect(solver.value(of: width)! == value)
    }
    try solver.setPriority(edit, to: 290)
    solver.commit()
    #expect(solver.value(of: width)! == 100)
    try solver.setConstant(edit, to: 130)
    solver.commit()
    #expect(solver.value(of: width)! == 130)
    #expect(solver.checkInvariants().isEmpty)
  }
}
