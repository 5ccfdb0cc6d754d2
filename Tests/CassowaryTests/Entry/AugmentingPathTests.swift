import Cassowary
import Testing

/// A row whose variables all have definitions, one of which may do with another variable.
@Suite struct AugmentingPathTests {
  /// A view whose trailing edge is fixed, and defines its width: the latest of the two that nothing holds.
  private struct View {
    let solver = Solver()
    let leading: Variable
    let width: Variable
    let trailing: Constraint

    init() throws {
      leading = solver.makeVariable("leading")
      width = solver.makeVariable("width")
      trailing = try solver.add(leading + width == 300)
    }
  }

  @Test(arguments: [false, true]) func aWidthLeavesTheTrailingEdgeToTheLeading(isOptional: Bool)
    throws
  {
    let view = try View()
    let solver = view.solver
    let width = try solver.add(view.width == 80, priority: isOptional ? .high : .required)
    #expect(solver.statistics.directionSolves == 0)
    solver.commit()
    #expect(solver.value(of: view.leading)! == 220)
    #expect(solver.value(of: view.width)! == 80)
    #expect(solver.statistics.directionSolves == 0)
    #expect(solver.statistics.pivots == 0)
    try solver.setConstant(view.trailing, to: 400)
    try solver.setConstant(width, to: 100)
    solver.commit()
    #expect(solver.value(of: view.leading)! == 300)
    #expect(solver.checkInvariants() == [])
  }

  /// The width has a row already: it may not be negative.
  @Test func aWidthJoinsItsLeast() throws {
    let view = try View()
    let solver = view.solver
    try solver.add(view.width >= 0)
    solver.commit()
    let before = solver.statistics.directionSolves
    try solver.add(view.width == 80)
    #expect(solver.statistics.directionSolves == before)
    solver.commit()
    #expect(solver.value(of: view.leading)! == 220)
    #expect(solver.checkInvariants() == [])
    #expect(throws: AddConstraintError.self) { try solver.add(view.width == 81) }
  }

  /// The other variable may not go where it would have to, alone or together with the first.
  @Test func whatTheOtherVariableForbidsIsRefused() throws {
    let view = try View()
    let solver = view.solver
    let least = try solver.add(view.leading >= 250)
    let image = solver.stateImage()
    let error = #expect(throws: AddConstraintError.self) { try solver.add(view.width == 80) }
    guard case .unsatisfiable(let conflict) = error?.kind else {
      Issue.record("\(String(describing: error)) names no conflict")
      return
    }
    #expect(Set(conflict) == [view.trailing, least])
    #expect(solver.stateImage() == image)
    try solver.remove(least)
    // leading - width is 140 then, whichever of them is looked at first.
    let sum = try solver.add(view.leading - view.width <= 139)
    #expect(throws: AddConstraintError.self) { try solver.add(view.width == 80) }
    try solver.setConstant(sum, to: 141)
    try solver.add(view.width == 80)
    solver.commit()
    #expect(solver.value(of: view.leading)! == 220)
    #expect(solver.checkInvariants() == [])
  }

  /// Directions that are known stay right, and going back leaves every bit as it was.
  @Test func whatIsRememberedOfDragsGoesOn() throws {
    let view = try View()
    let solver = view.solver
    let (page, follower) = (solver.makeVariable("page"), solver.makeVariable("follower"))
    let drag = try solver.add(page == 0, priority: .high)
    try solver.add(follower == page + view.leading)
    for step in 1...4 {
      try solver.setConstant(drag, to: Double(step))
      try solver.setConstant(view.trailing, to: 300 + Double(step))
      solver.commit()
    }
    struct Abandoned: Error {}
    let image = solver.stateImage()
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        try solver.add(view.width == 80)
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    try solver.add(view.width == 80)
    for step in 5...8 {
      try solver.setConstant(drag, to: Double(step))
      try solver.setConstant(view.trailing, to: 300 + Double(step))
      solver.commit()
      #expect(solver.value(of: view.leading)! == 220 + Double(step))
      #expect(solver.value(of: follower)! == 220 + 2 * Double(step))
      #expect(solver.checkInvariants() == [])
    }
  }
}
