import Cassowary
import Testing

/// The steps that a solver keeps on request.
struct StepTests {
  @Test func theLastBoundOfARowLeavesByItsName() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let bound = try solver.add(x == 10)
    solver.commit()
    solver.keepsSteps = true
    try solver.remove(bound)
    solver.commit()

    let steps = solver.takeSteps()
    #expect(steps.map(\.leaving) == [.constraints([bound])])
    #expect(steps.map(\.entering) == [.stay(of: x)])
    #expect(steps.map(\.reason) == [.release])
  }

  @Test func aBoundThatGivesWayToAnotherLeavesByItsName() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let far = try solver.add(x >= 10)
    let near = try solver.add(x >= 4)
    try solver.add(x == 0, priority: 250)
    solver.commit()
    solver.keepsSteps = true
    try solver.remove(far)
    solver.commit()

    #expect(solver.value(of: x)! == 4)
    let steps = solver.takeSteps()
    #expect(steps.first?.leaving == .constraints([far]))
    #expect(steps.last?.entering == .constraints([near]))
  }

  /// Two views say how wide they are, the same by chance, and are required to be equally wide: one of the contents gives
  /// way, and nothing moves.
  @Test func aPreferenceThatGivesWayToARequiredRowLeavesByItsName() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
    // Is never determined: the views are not all there is.
    _ = solver.makeVariable("other")
    let contents = try [left, right].map { try solver.add($0 == 50, priority: .high) }
    solver.keepsSteps = true
    let same = try solver.add(left == right)
    let steps = solver.takeSteps()
    #expect(steps.map(\.entering) == [.constraints([same])])
    #expect(contents.contains { steps.map(\.leaving) == [.constraints([$0])] })
    solver.commit()
    #expect(solver.takeSteps().isEmpty)
    #expect(solver.checkInvariants() == [])

    // The content that waits is heard again.
    for content in contents { try solver.setConstant(content, to: 60) }
    solver.commit()
    #expect([left, right].map { solver.value(of: $0)! } == [60, 60])
    #expect(solver.checkInvariants() == [])
  }
}
