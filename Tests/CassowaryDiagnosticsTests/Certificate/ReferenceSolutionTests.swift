import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

@Suite struct ReferenceSolutionTests {
  @Test func `random satisfiable systems have an optimum that the judge can prove`() throws {
    try forAll(
      "the judge finds an optimum it can prove", .systems(), settings: .cases(1_000)
    ) { system, trial in
      let solution = try #require(try ConstraintProblem(system).referenceSolution())
      try trial.expect(solution.isSatisfiable, "violation \(solution.violation)")
      try requireOptimal(solution.values, of: system)
    }
  }

  @Test func `contradicting requirements are told from satisfiable ones`() throws {
    var problem = ConstraintProblem()
    let x = problem.addVariable("x")
    problem.add("at least 10", [x: 1], .greaterThanOrEqual, 10, .required)
    #expect(try problem.referenceSolution()?.isSatisfiable == true)
    problem.add("at most 4", [x: 1], .lessThanOrEqual, 4, .required)
    let solution = try #require(try problem.referenceSolution())
    // Anywhere from 4 to 10 the two violations add up to 6.
    #expect(!solution.isSatisfiable)
    #expect((solution.violation - 6).magnitude < 1e-9)
  }
}
