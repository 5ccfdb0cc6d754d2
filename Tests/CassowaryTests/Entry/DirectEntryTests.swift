import Cassowary
import Testing

/// Constraints that take the place of a stay as they are installed, without a way back.
@Suite struct DirectEntryTests {
  /// A row that rests on one undetermined variable moves it, and what depends on it with it.
  @Test func aRowMovesWhatItRestsOn() throws {
    let solver = Solver()
    let (top, middle, bottom) = (
      solver.makeVariable("top"), solver.makeVariable("middle"), solver.makeVariable("bottom")
    )
    try solver.add(middle == top + 10)
    try solver.add(bottom == middle + 10)
    try solver.add(bottom == 100)
    solver.commit()
    #expect(solver.value(of: top)! == 80)
    #expect(solver.value(of: middle)! == 90)
    #expect(solver.value(of: bottom)! == 100)
    #expect(solver.statistics.pivots == 0)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// What comes between two moves of a variable, and goes again, moves along while it is there.
  @Test func whatComesToDependOnAVariableMovesWithIt() throws {
    let solver = Solver()
    let (top, bottom) = (solver.makeVariable("top"), solver.makeVariable("bottom"))
    let (guide, label) = (solver.makeVariable("guide"), solver.makeVariable("label"))
    try solver.add(bottom == top + 10)
    // Places that what comes later can take, as in a system that does not grow.
    for constraint in [try solver.add(guide == 1), try solver.add(label == 1)] {
      try solver.remove(constraint)
    }
    try solver.remove(try solver.add(top + guide == 5))
    try solver.remove(try solver.add(top == 5))
    let tie = try solver.add(guide == bottom + 3)
    try solver.add(label == guide + 1)
    let place = try solver.add(top + bottom == 60)
    solver.commit()
    #expect([top, bottom, guide, label].map { solver.value(of: $0)! } == [25, 35, 38, 39])
    #expect(solver.checkInvariants().isEmpty)
    try solver.remove(place)
    try solver.remove(tie)
    try solver.add(top + bottom == 80)
    solver.commit()
    #expect([top, bottom, guide, label].map { solver.value(of: $0)! } == [35, 45, 38, 39])
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A limit beside the place where a row lies goes without a trace, and is none afterwards.
  @Test func aLimitThatIsNotMetGoes() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let least = try solver.add(width >= 0)
    let most = try solver.add(width <= 100)
    let content = try solver.addContentSize(
      LinearExpression(width), value: 30, hugging: .low, compression: .high)
    solver.commit()
    try solver.remove(least)
    try solver.setConstant(content, to: -5)
    solver.commit()
    #expect(solver.value(of: width)! == -5)
    try solver.setConstant(content, to: 110)
    solver.commit()
    #expect(solver.value(of: width)! == 100)
    try solver.setConstant(content, to: 90)
    try solver.remove(most)
    try solver.setConstant(content, to: 120)
    solver.commit()
    #expect(solver.value(of: width)! == 120)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// What it would take with it is held elsewhere by a required inequality.
  @Test(arguments: [false, true]) func aRowThatTakesAnotherTooFarIsRefused(_ inTransaction: Bool)
    throws
  {
    let solver = Solver()
    let (top, bottom) = (solver.makeVariable("top"), solver.makeVariable("bottom"))
    try solver.add(bottom == top + 10)
    let limit = try solver.add(bottom <= 50)
    solver.commit()
    let before = try solver.snapshot().text
    let attempt = { (solver: Solver) in
      let error = #expect(throws: AddConstraintError.self) { try solver.add(top == 41) }
      guard case .unsatisfiable(let constraints) = error?.kind else {
        Issue.record("\(String(describing: error)) names no conflict")
        return
      }
      #expect(constraints.contains(limit))
    }
    if inTransaction { solver.transaction(attempt) } else { attempt(solver) }
    #expect(try solver.snapshot().text == before)
    try solver.add(top == 40)
    solver.commit()
    #expect(solver.value(of: bottom)! == 50)
  }

  /// A required row on a form that has one already: held from one side, then on a place of its own.
  @Test func aRequiredWidthBesideItsLeast() throws {
    let solver = Solver()
    let (width, right) = (solver.makeVariable("width"), solver.makeVariable("right"))
    try solver.add(width >= 0)
    try solver.add(right <= 30)
    let size = try solver.add(width == 40)
    #expect(throws: AddConstraintError.self) { try solver.add(width >= 41) }
    try solver.add(width >= 20)
    try solver.add(right >= width - 12)
    #expect(throws: ChangeConstraintError.self) { try solver.setConstant(size, to: 43) }
    try solver.setConstant(size, to: 42)
    solver.commit()
    #expect(solver.value(of: width)! == 42)
    #expect(solver.value(of: right)! == 30)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// The last link of a row of views takes the width of the view that hugs its content least; so it does where
  /// everything is logged, and where a limit of that view is met, another one gives way.
  @Test(arguments: [false, true], [100.0, 30, 12])
  func theLastLinkOfARowTakesTheWidthThatMattersLeast(_ isLogged: Bool, _ total: Double) throws {
    let solver = Solver()
    let row = solver.makeVariable("row")
    try solver.add(row == total)
    func addViews() throws -> [Variable] {
      var widths: [Variable] = []
      var before: LinearExpression?
      for (place, hugging) in [251.0, 250, 252].enumerated() {
        let (left, width) = (solver.makeVariable(), solver.makeVariable())
        try solver.add(width >= 0)
        try solver.add(left == (before ?? 0))
        try solver.addContentSize(
          LinearExpression(width), value: Double(10 + place), hugging: Priority(hugging),
          compression: Priority(750 + hugging / 100))
        before = left + width + 2
        widths.append(width)
      }
      let refused = solver.stateImage()
      try solver.add(try #require(before) == row + 2)
      #expect(solver.statistics.pivots == 1)
      #expect(solver.stateImage() != refused)
      return widths
    }
    let widths =
      try isLogged ? solver.transaction { _ in try addViews() } : addViews()
    solver.commit()
    let inner = total - 4
    switch total {
    case 100: #expect(widths.map { solver.value(of: $0)! } == [10, inner - 22, 12])
    case 30: #expect(widths.map { solver.value(of: $0)! } == [10, 26 - 22, 12])
    default: #expect(widths.map { solver.value(of: $0)! }.reduce(0, +) == inner)
    }
    #expect(solver.checkInvariants().isEmpty)
    let image = solver.stateImage()
    #expect(throws: AddConstraintError.self) { try solver.add(widths[0] + widths[1] >= total) }
    #expect(solver.stateImage() == image)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func anEditIsLabelledWithoutALabel() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let edit = try solver.addEdit(width, priority: .high)
    #expect(solver.label(of: edit) == "edit")
    let copy = try Solver(solver.snapshot())
    let constraint = try #require(copy.constraints.first)
    #expect(copy.label(of: constraint) == "edit")
  }

  /// Nothing is given back that a way back may lead to.
  @Test func trimmingWaitsForCheckpoints() throws {
    let solver = Solver()
    for _ in 0..<2_000 {
      let width = solver.makeVariable()
      try solver.add(width == 10, priority: .high)
    }
    solver.commit()
    let checkpoint = solver.checkpoint()
    let bytes = solver.tableBytes
    solver.trim()
    #expect(solver.tableBytes == bytes)
    try solver.restore(checkpoint)
    solver.discardCheckpoints()
    solver.trim()
    #expect(solver.tableBytes < bytes)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A size that is required not to fall below nothing, and only wishes not to exceed it, does not make others give way.
  @Test func theOptionalSideOfARequiredSizeIsNotRequired() throws {
    let solver = Solver()
    let (title, body) = (solver.makeVariable("title"), solver.makeVariable("body"))
    try solver.addContentSize(
      1 * title, value: 24, hugging: Priority(250), compression: Priority(750))
    try solver.add(title + body == 480)
    try solver.addContentSize(
      1 * body, value: 0, hugging: Priority(1), compression: .required)
    solver.commit()
    #expect(solver.value(of: title)! == 24)
    #expect(solver.value(of: body)! == 456)
    #expect(solver.checkInvariants().isEmpty)
  }
}
