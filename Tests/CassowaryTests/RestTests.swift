import Cassowary
import Testing

/// Drags: while nothing but the same few constants changes, the solver is at rest and looks at nothing but
/// what moves. Whatever else is asked of it must find it as if it had not been.
@Suite struct RestTests {
  let solver = Solver()
  var width: Variable { container.width }
  var height: Variable { container.height }
  var views: [(left: Variable, width: Variable)] { container.views }
  private let container: Container

  init() throws { container = try Container(in: solver) }

  /// Three views of equal widths from edge to edge of a container, whose height nothing else depends on; its
  /// size has been dragged a little.
  private struct Container {
    let width: Variable
    let height: Variable
    var views: [(left: Variable, width: Variable)] = []

    init(in solver: Solver) throws {
      width = solver.makeVariable("width")
      height = solver.makeVariable("height")
      try solver.addEdit(width, priority: 900)
      try solver.addEdit(height, priority: 900)
      for index in 0..<3 {
        let view = (left: solver.makeVariable(), width: solver.makeVariable())
        if let last = views.last {
          try solver.add(view.left == last.left + last.width)
          try solver.add(view.width == last.width)
        } else {
          try solver.add(view.left == 0)
        }
        // The width at which a view has its content's: 30, 40 and 50.
        try solver.addContentSize(
          LinearExpression(view.width), value: Double(30 + 10 * index), hugging: .low,
          compression: .high)
        views.append(view)
      }
      try solver.add(views[2].left + views[2].width == width)
      for value in [300.0, 303, 306, 309] {
        try solver.suggest(value, for: width)
        try solver.suggest(2 * value, for: height)
        solver.commit()
      }
    }
  }

  private func expectThirds(of total: Double) {
    #expect(solver.value(of: width) == total)
    for index in 0..<3 {
      #expect(solver.value(of: views[index].left) == Double(index) * total / 3)
      #expect(solver.value(of: views[index].width) == total / 3)
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func theLastSuggestionBeforeACommitCounts() throws {
    try solver.suggest(600, for: width)
    try solver.suggest(330, for: width)
    #expect(solver.value(of: width) == 309)
    let changes = solver.commit()
    #expect(changes.count == 6)
    #expect(changes.contains(Change(variable: width, old: 309, new: 330)))
    #expect(changes.contains(Change(variable: views[1].left, old: 103, new: 110)))
    expectThirds(of: 330)
  }

  @Test func thereAndBackIsNoChange() throws {
    try solver.suggest(330, for: width)
    try solver.suggest(309, for: width)
    #expect(solver.commit().isEmpty)
    #expect(solver.commit().isEmpty)
    try solver.suggest(312, for: width)
    #expect(solver.commit().count == 6)
    expectThirds(of: 312)
  }

  @Test func aReportThatIsKeptDoesNotChange() throws {
    try solver.suggest(330, for: width)
    let kept = solver.commit()
    try solver.suggest(360, for: width)
    solver.commit()
    #expect(kept.contains(Change(variable: width, old: 309, new: 330)))
    expectThirds(of: 360)
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
    expectThirds(of: 450)
  }

  /// One ray, the other, both, and the same in another order: whatever a value was before, it is reported.
  @Test func raysThatMoveByTurnsAreReportedWhole() throws {
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
      for (variable, value) in values { #expect(solver.value(of: variable) == value) }
    }
    expectThirds(of: 420)
  }

  @Test func raysThatDoNotLieTogetherAreReportedWhole() throws {
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
    #expect(variables.map { solver.value(of: $0) } == [6, 4, 5])
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
    let expected = try Container(in: other)
    for value in stride(from: 309.0, through: 60, by: -3) {
      try solver.suggest(value, for: width)
      try other.suggest(value, for: expected.width)
      #expect(solver.commit().count == other.commit().count)
      #expect(solver.value(of: views[2].left) == 2 * value / 3)
    }
    for (view, expected) in zip(views, expected.views) {
      #expect(solver.value(of: view.left) == other.value(of: expected.left))
    }
    expectThirds(of: 60)
  }

  @Test func whatComesBetweenASuggestionAndItsCommitFindsTheRightPoint() throws {
    try solver.suggest(330, for: width)
    let guide = solver.makeVariable("guide")
    try solver.add(guide == views[1].left + 1)
    let changes = solver.commit()
    #expect(changes.count == 7)
    #expect(changes.contains(Change(variable: views[1].left, old: 103, new: 110)))
    #expect(solver.value(of: guide) == 111)
    expectThirds(of: 330)
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
    expectThirds(of: 330)
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
    expectThirds(of: 309)
  }

  /// The height moves with the width from now on: their rays have variables in common.
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
      #expect(solver.value(of: area) == total + 10 * Double(step))
    }
    expectThirds(of: 327)
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
      #expect(solver.value(of: right) == value + 100)
    }
    #expect(throws: ChangeConstraintError.self) { try solver.setConstant(edge, to: 101) }
    #expect(solver.commit().isEmpty)
    #expect(solver.value(of: left) == 100)
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
    #expect(loaded.value(of: loaded.variables[0]) == 333)
    #expect(solver.commit().contains(Change(variable: width, old: 330, new: 333)))
    expectThirds(of: 333)
  }
}
