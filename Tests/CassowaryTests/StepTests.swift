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

    #expect(solver.value(of: x) == 4)
    let steps = solver.takeSteps()
    #expect(steps.first?.leaving == .constraints([far]))
    #expect(steps.last?.entering == .constraints([near]))
  }
}
