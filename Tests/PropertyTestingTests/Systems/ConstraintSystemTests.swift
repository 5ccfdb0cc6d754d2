import Cassowary
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

@Suite struct ConstraintSystemTests {
  private let system = ConstraintSystem(
    variables: 2,
    rows: [
      .relation([.init(0, 1), .init(1, -0.5)], .lessThanOrEqual, 10, priority: 749.5, weight: 2),
      .relation([.init(1, 1)], .equal, 4),
      .contentSize([.init(0, 1)], 30, hugging: 250, compression: 750),
    ])

  @Test func `a system prints as the expression that makes it`() {
    #expect(
      system.swiftSource == """
        ConstraintSystem(
          variables: 2,
          rows: [
            .relation([.init(0, 1), .init(1, -0.5)], .lessThanOrEqual, 10, priority: 749.5, weight: 2),
            .relation([.init(1, 1)], .equal, 4, priority: .required),
            .contentSize([.init(0, 1)], 30, hugging: 250, compression: 750),
          ])
        """)
  }

  @Test func `a system prints as calls of a solver`() {
    #expect(
      system.solverSource == """
        let solver = Solver()
        let x0 = solver.makeVariable("x0")
        let x1 = solver.makeVariable("x1")
        try solver.add(1 * x0 + -0.5 * x1 <= 10, priority: 749.5, weight: 2)
        try solver.add(1 * x1 == 4, priority: .required)
        try solver.addContentSize(1 * x0, value: 30, hugging: 250, compression: 750)
        """)
  }

  @Test func `compacting keeps the rows and drops unused variables`() {
    let sparse = ConstraintSystem(
      variables: 9, rows: [.relation([.init(7, 1), .init(2, 3)], .equal, 1)])
    #expect(
      sparse.compacted
        == ConstraintSystem(variables: 2, rows: [.relation([.init(1, 1), .init(0, 3)], .equal, 1)]))
  }

  @Test func `terms of one variable add up`() {
    let row = SystemRow.relation([.init(1, 2), .init(0, 1), .init(1, -0.5)], .equal, 0)
    #expect(row.coefficients == [SystemTerm(0, 1), SystemTerm(1, 1.5)])
  }

  @Test func `generated systems reach every feature, and stay satisfiable while they shrink`()
    throws
  {
    var settings = CheckSettings.cases(500, seed: 1)
    for feature in ["required", "optional", "equality", "at least", "at most", "content size"] {
      settings = settings.requiring(feature, atLeast: 100)
    }
    for feature in [
      "weight", "variable twice", "factor", "three terms", "hugging above compression",
    ] {
      settings = settings.requiring(feature, atLeast: 50)
    }
    try forAll("systems", .systems(), settings: settings) { system, trial in
      for feature in system.features { trial.label(feature) }
    }
    for seed in 0..<20 as Range<UInt64> {
      var random = RandomSource(seed: seed)
      var tree = Generator.systems().tree(&random, size: 60)
      // Down the tree along the last shrink of each level: the smallest steps.
      for _ in 0..<6 {
        guard let next = tree?.shrinks.prefix(40).reversed().first else { break }
        let solution = try #require(try ConstraintProblem(next.value).referenceSolution())
        #expect(solution.isSatisfiable, "\(next.value.swiftSource)")
        tree = next
      }
    }
  }
}
