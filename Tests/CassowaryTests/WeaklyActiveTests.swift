import Cassowary
import Testing

/// Rows that take the place of an inequality which holds a variable and pulls at nothing.
@Suite struct WeaklyActiveTests {
  /// A badge at least 8 behind a title, up to the trailing edge: the inequality holds the badge's edge as long as
  /// nothing says how wide the badge is.
  private struct Card {
    let solver = Solver()
    let title: Variable
    let badge: Variable
    let width: Variable
    /// Is never determined: the card is not all there is.
    let other: Variable
    let gap: Constraint

    init(minimum: Double? = nil) throws {
      title = solver.makeVariable("title")
      badge = solver.makeVariable("badge")
      width = solver.makeVariable("width")
      other = solver.makeVariable("other")
      if let minimum { try solver.add(width >= minimum) }
      try solver.add(title == 100)
      gap = try solver.add(badge >= title + 8)
      try solver.add(badge + width == 300)
    }
  }

  @Test(arguments: [false, true], [nil, 0])
  func aWidthTakesThePlaceOfTheGap(isOptional: Bool, minimum: Double?) throws {
    let card = try Card(minimum: minimum)
    let solver = card.solver
    let size = try solver.add(card.width == 24, priority: isOptional ? .high : .required)
    #expect(solver.statistics.pivots == 1)
    solver.commit()
    #expect(solver.statistics.pivots == 1)
    #expect(solver.statistics.multiplierSolves == 0)
    #expect(solver.value(of: card.badge)! == 276)
    #expect(solver.value(of: card.width)! == 24)
    #expect(solver.checkInvariants() == [])
    try solver.remove(card.gap)
    try solver.setConstant(size, to: 240)
    solver.commit()
    #expect(solver.value(of: card.badge)! == 60)
    #expect(solver.checkInvariants() == [])
  }

  /// The gap would be less than it may be.
  @Test(arguments: [nil, 0]) func aWidthThatIsTooLargeIsRefused(minimum: Double?) throws {
    let card = try Card(minimum: minimum)
    let solver = card.solver
    let image = solver.stateImage()
    let error = #expect(throws: AddConstraintError.self) { try solver.add(card.width == 193) }
    guard case .unsatisfiable(let conflict) = error?.kind else {
      Issue.record("\(String(describing: error)) names no conflict")
      return
    }
    #expect(conflict.contains(card.gap))
    #expect(solver.stateImage() == image)
    // As a wish it gives way as little as it must.
    try solver.add(card.width == 193, priority: .high)
    solver.commit()
    #expect(solver.value(of: card.width)! == 192)
    #expect(solver.checkInvariants() == [])
  }

  /// What moves with the badge is held elsewhere: by requirement, or by a stronger wish.
  @Test(arguments: [false, true]) func whatStandsInTheWayIsNotPassed(isRequired: Bool) throws {
    let card = try Card()
    let solver = card.solver
    let limit = solver.makeVariable("limit")
    try solver.add(limit == card.badge + 10)
    try solver.add(limit <= 200, priority: isRequired ? .required : .high)
    try solver.add(card.width == 24, priority: .low)
    #expect(solver.statistics.pivots == 0)
    solver.commit()
    #expect(solver.value(of: limit)! == 200)
    #expect(solver.value(of: card.width)! == 110)
    #expect(solver.checkInvariants() == [])
  }

  /// An inequality that a wish leans on pulls: it does not give way to a weaker wish.
  @Test func whatPullsStays() throws {
    let card = try Card()
    let solver = card.solver
    try solver.add(card.badge == 0, priority: .high)
    solver.commit()
    let pivots = solver.statistics.pivots
    try solver.add(card.width == 24, priority: .low)
    solver.commit()
    #expect(solver.statistics.pivots == pivots)
    #expect(solver.value(of: card.badge)! == 108)
    #expect(solver.checkInvariants() == [])
  }

  /// Much depends on what would give way: all contents of a column follow at the commit, once.
  @Test func aLongColumnMovesOnce() throws {
    let solver = Solver()
    let count = 200
    var heights: [Variable] = []
    var contents: [Variable] = []
    _ = solver.makeVariable("undetermined")
    var top = solver.makeVariable("top")
    try solver.add(top == 0)
    for _ in 0..<count {
      let (height, content, next) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add(content >= 0)
      try solver.add(height == content + 4)
      try solver.add(height >= 10)
      try solver.add(next == top + height)
      heights.append(height)
      contents.append(content)
      top = next
    }
    solver.commit()
    let before = solver.statistics.variablesMoved
    for content in contents {
      try solver.addContentSize(
        LinearExpression(content), value: 20, hugging: .low, compression: .high)
    }
    solver.commit()
    #expect(solver.value(of: top)! == 24 * Double(count))
    #expect(solver.statistics.variablesMoved - before < 100 * count)
    #expect(solver.checkInvariants() == [])
  }

  /// Directions that are known stay right, and going back leaves every bit as it was.
  @Test func whatIsRememberedOfDragsGoesOn() throws {
    let card = try Card()
    let solver = card.solver
    let (page, follower) = (solver.makeVariable("page"), solver.makeVariable("follower"))
    let drag = try solver.add(page == 0, priority: .high)
    try solver.add(follower == page + card.badge)
    for step in 1...4 {
      try solver.setConstant(drag, to: Double(step))
      solver.commit()
      #expect(solver.value(of: follower)! == 108 + Double(step))
    }
    struct Abandoned: Error {}
    let image = solver.stateImage()
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        try solver.add(card.width == 24)
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    try solver.add(card.width == 24)
    for step in 5...8 {
      try solver.setConstant(drag, to: Double(step))
      solver.commit()
      #expect(solver.value(of: follower)! == 276 + Double(step))
      #expect(solver.checkInvariants() == [])
    }
  }
}
