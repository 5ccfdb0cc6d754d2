import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

@Suite struct ConditionTests {
  @Test func `a row of pinned boxes is well conditioned and blames nobody`() throws {
    var problem = ConstraintProblem()
    let edges = (0..<20).map { problem.addVariable("edge \($0)") }
    problem.add("pin", [edges[0]: 1], .equal, 0, .required)
    for index in 1..<20 {
      problem.add("gap \(index)", [edges[index]: 1, edges[index - 1]: -1], .equal, 8, .required)
    }
    let report = try Judge(problem, values: (0..<20).map { Double($0) * 8 }).condition()
    // The inverse of the bidiagonal matrix is the triangle of ones: sums of 20, times 2 of the matrix.
    #expect(report.number > 10 && report.number < 100)
    #expect(report.nearlyDependentRows.isEmpty)
  }

  @Test func `two nearly parallel rows are named, the innocent one is not`() throws {
    // x + y = 2 and x + (1 + 1e-8) y = 2 + 1e-8 cross at (1, 1) at an angle of about 5e-9.
    var problem = ConstraintProblem()
    let x = problem.addVariable("x")
    let y = problem.addVariable("y")
    let z = problem.addVariable("z")
    problem.add("z is 5", [z: 1], .equal, 5, .required)
    problem.add("sum", [x: 1, y: 1], .equal, 2, .required)
    problem.add("almost the sum", [x: 1, y: 1 + 1e-8], .equal, 2 + 1e-8, .required)
    let report = try Judge(problem, values: [1, 1, 5]).condition()
    #expect(report.number > 1e8)
    #expect(Set(report.nearlyDependentRows.map(\.label)) == ["sum", "almost the sum"])
    #expect(report.distanceToDependence < 1e-8)
  }

  @Test func `values that are a little off are measured`() throws {
    var problem = ConstraintProblem()
    let x = problem.addVariable("x")
    let y = problem.addVariable("y")
    problem.addVariable("free")
    problem.add("x", [x: 1], .equal, 10, .required)
    problem.add("y", [y: 1, x: -1], .equal, 5, .required)
    // x is 1e-9 too far; y follows it exactly, so it is as far off.
    let report = try Judge(problem, values: [10 + 1e-9, 15 + 1e-9, 77]).condition()
    #expect((report.largestValueError - 1e-9).magnitude < 1e-13)
  }

  @Test func `layouts of the engine are well conditioned and accurate`() throws {
    try forAll("condition", .layouts(), settings: .cases(100)) { layout, trial in
      let built = try BuiltLayout(layout)
      let judge = try Judge(
        ConstraintProblem(layout.constraintSystem), values: built.systemValues())
      let report = try judge.condition()
      try trial.expect(report.number < 1e6, "condition number \(report.number)")
      try trial.expect(report.largestValueError < 1e-8, "error \(report.largestValueError)")
    }
  }
}
