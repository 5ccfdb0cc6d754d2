import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

@Suite struct FreedomTests {
  @Test func `a box with a width but no position is free to slide`() throws {
    var problem = ConstraintProblem()
    let left = problem.addVariable("left")
    let right = problem.addVariable("right")
    let height = problem.addVariable("height")
    problem.add("width", [right: 1, left: -1], .equal, 50, .required)
    problem.add("height", [height: 1], .equal, 20, .required)
    let report = try Judge(problem, values: [0, 50, 20]).freedom()
    #expect(report.ambiguousVariables.map(\.name) == ["left", "right"])
    let direction = try #require(report.directions.first)
    #expect(report.directions.count == 1)
    // Unit length, both edges move together: (1, 1, 0) / sqrt(2), or its opposite.
    #expect((direction[left] - direction[right]).magnitude < 1e-12)
    #expect((direction[left].magnitude - 0.5.squareRoot()).magnitude < 1e-12)
    #expect(direction[height].magnitude < 1e-12)
  }

  @Test func `a tie between equal wishes is an ambiguity though no direction is free`() throws {
    // Two labels share 100 points, each wants 80 with equal strength: the shortfall of 60 may go anywhere.
    var problem = ConstraintProblem()
    let a = problem.addVariable("a")
    let b = problem.addVariable("b")
    problem.add("share", [a: 1, b: 1], .equal, 100, .required)
    for variable in [a, b] {
      problem.add(
        ConstraintRow(
          label: "content \(variable)", terms: [variable: 1], target: 80, below: .level(750),
          above: .level(250)))
    }
    let tied = try Judge(problem, values: [80, 20]).freedom()
    #expect(tied.directions.isEmpty)
    #expect(tied.ambiguousVariables.map(\.name) == ["a", "b"])
    // One point of priority decides.
    problem.add("tie break", [a: 1], .equal, 80, .level(1))
    #expect(try Judge(problem, values: [80, 20]).freedom().ambiguousVariables.isEmpty)
  }

  @Test func `moving along a reported direction keeps every price`() throws {
    try forAll("freedom keeps the price", .systems(), settings: .cases(200)) { system, trial in
      let problem = ConstraintProblem(system)
      let values = try #require(try problem.referenceSolution()).values
      let costs = problem.costs(of: values)
      let report = try Judge(problem, values: values).freedom()
      trial.classify("determined", if: report.ambiguousVariables.isEmpty)
      for ambiguity in report.ambiguousVariables {
        trial.label("ambiguous")
        try trial.expect(ambiguity.direction[ambiguity.variable].magnitude > 1e-9)
        let near = zip(values, ambiguity.direction).map { $0 + $1 * 1e-4 }
        for (after, before) in zip(problem.costs(of: near), costs) {
          try trial.expectEqual(after, before, within: 1e-9, "the price")
        }
      }
    }
  }
}
