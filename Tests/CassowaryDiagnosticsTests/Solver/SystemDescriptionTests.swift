import Cassowary
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

@Suite struct SystemDescriptionTests {
  @Test func `a description holds what was given, not what became of it`() throws {
    let solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    try solver.add(2 * left + width + left <= 300 + width * 3, label: "inside")
    try solver.addContentSize(
      LinearExpression(width), value: 80, hugging: 250, compression: 750, label: "content")
    try solver.add(left == 10, priority: 20, weight: 3)
    solver.commit()
    let system = solver.systemDescription()
    #expect(system.variables.map(\.name) == ["left", "width"])
    #expect(system.variables.map(\.value) == [10, 80])
    #expect(system.constraints.map(\.label) == ["inside", "content", ""])
    #expect(system.constraints[0].terms.map(\.coefficient) == [3, -2])
    #expect(system.constraints.map(\.constant) == [300, 80, 10])
    #expect(system.constraints.map(\.below) == [nil, 750, 20])
    #expect(system.constraints.map(\.above) == [.required, 250, 20])
    #expect(system.constraints[2].weight == 3)
    #expect(try Judge(solver).certificate().isOptimal)
  }

  @Test func `removed variables and constraints are not in it`() throws {
    let solver = Solver()
    let gone = solver.makeVariable("gone")
    let kept = solver.makeVariable("kept")
    let constraint = try solver.add(gone + kept == 5)
    try solver.add(kept == 2)
    try solver.remove(constraint)
    try solver.remove(gone)
    solver.commit()
    let system = solver.systemDescription()
    #expect(system.variables.map(\.name) == ["kept"])
    #expect(system.constraints.count == 1)
    #expect(system.constraints[0].terms == [.init(variable: 0, coefficient: 1)])
  }

  @Test func `the description of a built system says what the system says`() throws {
    try forAll("descriptions", .systems(), settings: .cases(300)) { system, trial in
      var built = try SolverSystem(system)
      let values = built.values()
      let judge = try Judge(built.solver)
      try trial.expectEqual(judge.values, values, "the values")
      let direct = ConstraintProblem(system)
      for (row, other) in zip(judge.problem.rows, direct.rows) {
        try trial.expectEqual(row.target, other.target, within: 1e-12, "the target")
        try trial.expectEqual(row.below, other.below, "the price below")
        try trial.expectEqual(row.above, other.above, "the price above")
        try trial.expectEqual(row.terms, other.terms, "the terms")
      }
    }
  }
}
