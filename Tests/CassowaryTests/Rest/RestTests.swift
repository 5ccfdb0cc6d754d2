import Cassowary
import Testing

/// Drags: while nothing but the same few constants changes, the solver is at rest and looks at nothing but
/// what moves. Whatever else is asked of it must find it as if it had not been.
@Suite struct RestTests {
  let solver = Solver()
  var width: Variable { container.width }
  var height: Variable { container.height }
  var views: [(left: Variable, width: Variable)] { container.views }
  private let container: DraggedContainer

  init() throws { container = try DraggedContainer(in: solver) }

  @Test func theLastSuggestionBeforeACommitCounts() throws {
    try solver.suggest(600, for: width)
    try solver.suggest(330, for: width)
    #expect(solver.value(of: width)! == 309)
    let changes = solver.commit()
    #expect(changes.count == 6)
    #expect(changes.contains(Change(variable: width, old: 309, new: 330)))
    #expect(changes.contains(Change(variable: views[1].left, old: 103, new: 110)))
    container.expectThirds(of: 330)
  }

  @Test func thereAndBackIsNoChange() throws {
    try solver.suggest(330, for: width)
    try solver.suggest(309, for: width)
    #expect(solver.commit().isEmpty)
    #expect(solver.commit().isEmpty)
    try solver.suggest(312, for: width)
    #expect(solver.commit().count == 6)
    container.expectThirds(of: 312)
  }

  @Test func aReportThatIsKeptDoesNotChange() throws {
    try solver.suggest(330, for: width)
    let kept = solver.commit()
    try solver.suggest(360, for: width)
    solver.commit()
    #expect(kept.contains(Change(variable: width, old: 309, new: 330)))
    container.expectThirds(of: 360)
  }

  @Test func aReportThatIsKeptAcrossTheEndOfARestDoesNotChange() throws {
    try solver.suggest(330, for: width)
    let kept = solver.commit()
    #expect(solver.checkInvariants().isEmpty)
    for value in [360.0, 390, 420, 450] {
      try solver.suggest(value, for: width)
      solver.commit()
    }
    #expect(kept.count == 6)
    #expect(kept.contains(Change(variable: width, old: 309, new: 330)))
    #expect(kept.contains(Change(variable: views[1].left, old: 103, new: 110)))
    container.expectThirds(of: 450)
  }

  /// One direction, the other, both, and the same in another order: whatever a value was before, it is reported.
  @Test func directionsThatMoveByTurnsAreReportedWhole() throws {
    var values = [width: 309.0, height: 618]
    for (step, moved) in [[width], [height, width], [height], [width, height], []].enumerated() {
      for variable in moved { try solver.suggest(330 + 30 * Double(step), for: variable) }
      let changes = solver.commit()
      #expect(changes.count == (moved.contains(width) ? 6 : 0) + (moved.contains(height) ? 1 : 0))
      for variable in moved {
        let new = 330 + 30 * Double(step)
        #expect(
          changes.contains(Change(variable: variable, old: values[variable]!, new: new)))
        values[variable] = new
      }
      for (variable, value) in values { #expect(solver.value(of: variable)! == value) }
    }
    container.expectThirds(of: 420)
  }

  @Test func directionsThatDoNotLieTogetherAreReportedWhole() throws {
    let solver = Solver()
    let variables = (0..<3).map { solver.makeVariable("\($0)") }
    for variable in variables { try solver.addEdit(variable, priority: 900) }
    for value in [1.0, 2, 3, 4] {
      for variable in variables { try solver.suggest(value, for: variable) }
      #expect(solver.commit().count == 3)
    }
    try solver.suggest(5, for: variables[2])
    try solver.suggest(6, for: variables[0])
    #expect(
      Set(solver.commit().map(\.variable)) == [variables[0], variables[2]])
    #expect(variables.map { solver.value(of: $0)! } == [6, 4, 5])
    #expect(solver.checkInvariants().isEmpty)
  }

  /// At 2⁴⁹ the next number is an eighth further.
  @Test func whatRoundingKeepsWhereItIsIsNotReported() throws {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let far = solver.makeVariable("far")
    try solver.addEdit(left, priority: 900)
    try solver.add(far == left + 562_949_953_421_312)
    for value in [2.0, 4, 6, 8] {
      try solver.suggest(value, for: left)
      #expect(solver.commit().count == 2)
    }
    try solver.suggest(8.05, for: left)
    #expect(Array(solver.commit()) == [Change(variable: left, old: 8, new: 8.05)])
  }

  /// Contents of 50, 40 and 30 begin to be too wide one after the other.
  @Test func aDragAcrossBreakpointsIsOptimalAllTheWay() throws {
    let other = Solver()
    other.keepsSteps = true  // never at rest
    let expected = try DraggedContainer(in: other)
    for value in stride(from: 309.0, through: 60, by: -3) {
      try solver.suggest(value, for: width)
      try other.suggest(value, for: expected.width)
      #expect(solver.commit().count == other.commit().count)
      #expect(solver.value(of: views[2].left)! == 2 * value / 3)
    }
    for (view, expected) in zip(views, expected.views) {
      #expect(solver.value(of: view.left)! == other.value(of: expected.left)!)
    }
    container.expectThirds(of: 60)
  }

  @Test func whatComesBetweenASuggestionAndItsCommitFindsTheRightPoint() throws {
    try solver.suggest(330, for: width)
    let guide = solver.makeVariable("guide")
    try solver.add(guide == views[1].left + 1)
    let changes = solver.commit()
    #expect(changes.count == 7)
    #expect(changes.contains(Change(variable: views[1].left, old: 103, new: 110)))
    #expect(solver.value(of: guide)! == 111)
    container.expectThirds(of: 330)
  }

  @Test func anAbandonedTransactionLeavesSuggestionsAlone() throws {
    struct Abandoned: Error {}
    try solver.suggest(330, for: width)
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver throws(Abandoned) in
        try? solver.suggest(600, for: width)
        solver.commit()
        throw Abandoned()
      }
    }
    let changes = solver.commit()
    #expect(changes.contains { $0.variable == width && $0.new == 330 })
    container.expectThirds(of: 330)
  }

  @Test func aSuggestionIsUndone() throws {
    let checkpoint = solver.checkpoint()
    for value in [312.0, 315, 318] {
      try solver.suggest(value, for: width)
      solver.commit()
    }
    try solver.restore(checkpoint)
    solver.discardCheckpoints()
    #expect(solver.commit().contains(Change(variable: width, old: 318, new: 309)))
    container.expectThirds(of: 309)
  }

  /// The height moves with the width from now on: their directions have variables in common.
  @Test func dragsThatShareVariablesAreReportedOnce() throws {
    let area = solver.makeVariable("area")
    try solver.add(area == width + height)
    solver.commit()
    for step in 1...6 {
      let total = 309 + 3 * Double(step)
      try solver.suggest(total, for: width)
      try solver.suggest(10 * Double(step), for: height)
      let changes = solver.commit()
      #expect(changes.count == 8)
      #expect(Set(changes.map(\.variable)).count == 8)
      #expect(solver.value(of: area)! == total + 10 * Double(step))
    }
    container.expectThirds(of: 327)
  }

  @Test func aRequiredConstraintIsDraggedAndRefused() throws {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let right = solver.makeVariable("right")
    let edge = try solver.add(left == 10)
    try solver.add(right == left + 100)
    try solver.add(right <= 200)
    solver.commit()
    for value in stride(from: 10.0, through: 100, by: 10) {
      try solver.setConstant(edge, to: value)
      solver.commit()
      #expect(solver.value(of: right)! == value + 100)
    }
    #expect(throws: ChangeConstraintError.self) { try solver.setConstant(edge, to: 101) }
    #expect(solver.commit().isEmpty)
    #expect(solver.value(of: left)! == 100)
    try solver.setConstant(edge, to: 50)
    #expect(solver.commit().count == 2)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func whatIsAskedDuringADragIsAnswered() throws {
    try solver.suggest(330, for: width)
    #expect(solver.commit().count == 6)
    try solver.suggest(333, for: width)
    // A snapshot optimises; the next commit reports.
    let loaded = try Solver(solver.snapshot())
    #expect(loaded.value(of: loaded.variables[0])! == 333)
    #expect(solver.commit().contains(Change(variable: width, old: 330, new: 333)))
    container.expectThirds(of: 333)
  }

  // MARK: What a drag leaves behind

  /// Stays go along with every step of a drag, and hold what it left when it has ended.
  @Test func staysAreWhereADragLeftThem() throws {
    let (left, size, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(left + size == right)
    try solver.addStay(left, priority: 20)
    try solver.addStay(size, priority: 10)
    let edit = try solver.addEdit(right, priority: 900)
    for step in 1...40 {
      try solver.suggest(Double(100 + 3 * step), for: right)
      solver.commit()
      #expect(solver.value(of: size)! == Double(100 + 3 * step))
      #expect(step % 10 != 0 || solver.cost(at: 10) == 0)
    }
    try solver.remove(edit)
    solver.commit()
    #expect([left, size, right].map { solver.value(of: $0)! } == [0, 220, 220])
  }

  /// The same for the variable that is dragged itself, and for one that moves along.
  @Test func staysOfWhatIsDraggedGoAlong() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y == x + 5)
    let edit = try solver.addEdit(x, priority: 900)
    for step in 1...20 {
      try solver.suggest(Double(step), for: x)
      solver.commit()
    }
    try solver.addStay(y, priority: 10)
    for step in 1...40 {
      try solver.suggest(Double(20 + step), for: x)
      solver.commit()
    }
    try solver.remove(edit)
    solver.commit()
    #expect([x, y].map { solver.value(of: $0)! } == [60, 65])
  }

  /// What goes a million million points away and comes back would be off by what so large a number rounds to.
  @Test func whatGoesFarAndComesBackIsExact() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(y == 10 * x)
    try solver.addEdit(x, priority: 900)
    for value in [0.1, 0.2, 0.3, 0.4, 1e12, 0.3, 0.7, -1e12, 0.1, 0.3] {
      try solver.suggest(value, for: x)
      solver.commit()
      #expect(solver.value(of: x)! == value)
      #expect(abs(solver.value(of: y)! - 10 * value) <= 1e-12 * max(1, abs(value)))
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A drag that ends beside another breakpoint of its row, by less than what tells two apart, ends as if the value had
  /// been suggested at once.
  @Test(arguments: [-6e-10, -4e-10, 0, 4e-10, 6e-10, 4e-9])
  func aDragEndsBesideABreakpointAsASuggestionDoes(_ distance: Double) throws {
    var ends: [[UInt64]] = []
    for steps in [1, 30] {
      let solver = Solver()
      let (x, y) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(y == 2 * x)
      try solver.add(x >= 10, priority: 5)
      try solver.addEdit(x, priority: 900)
      for step in stride(from: steps - 1, through: 0, by: -1) {
        try solver.suggest(10 + distance - Double(step), for: x)
        solver.commit()
        #expect(step % 10 != 9 || solver.checkInvariants().isEmpty)
      }
      ends.append([x, y].map { solver.value(of: $0)!.bitPattern })
      #expect(solver.checkInvariants().isEmpty)
    }
    #expect(ends[0] == ends[1])
  }

  /// How a row that was required from both sides comes to give way.
  enum Loosening: CaseIterable {
    case priority
    case oneOfTwo
    case itsConstant
  }

  /// In a row of equal widths every content is carried by the width of the container, as long as all of the equations hold.
  /// One that may give way does so when three contents outweigh it.
  @Test(arguments: Loosening.allCases) func whatMayGiveWayFromNowOnIsLookedAt(
    _ loosening: Loosening
  ) throws {
    let container = solver.makeVariable()
    try solver.addEdit(container, priority: 900)
    try solver.suggest(100, for: container)
    let cells = (0..<6).map { _ in solver.makeVariable() }
    try solver.add(cells[0] == container)
    try solver.add(cells[1] >= cells[0])
    let upper = try solver.add(cells[1] <= cells[0])
    for index in 2..<6 {
      try solver.add(cells[index] == cells[index - 1])
      try solver.addContentSize(
        LinearExpression(cells[index]), value: Double(40 + 10 * index), hugging: 10,
        compression: 250)
    }
    solver.commit()
    for width in Array(55...95) + (55...95).reversed() + Array(55...95) {
      try solver.suggest(Double(width), for: container)
      solver.commit()
      #expect(cells.allSatisfy { solver.value(of: $0)! == Double(width) })
    }
    switch loosening {
    case .priority: try solver.setPriority(upper, to: 200)
    case .oneOfTwo: try solver.remove(upper)
    case .itsConstant: try solver.setConstant(upper, to: 15)
    }
    for width in (45...95).reversed() {
      try solver.suggest(Double(width), for: container)
      solver.commit()
      // The contents are 60, 70, 80 and 90 wide, and nothing above 10 keeps them from it.
      let free = max(Double(width), 90)
      let expected = loosening == .itsConstant ? min(free, Double(width) + 15) : free
      #expect(
        cells.map { solver.value(of: $0)! } == [Double(width)]
          + Array(repeating: expected, count: 5)
      )
    }
    #expect(solver.checkInvariants().isEmpty)
  }
}
