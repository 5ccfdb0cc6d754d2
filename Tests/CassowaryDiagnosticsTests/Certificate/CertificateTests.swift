import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

@Suite struct CertificateTests {
  /// A label of natural width 120 in a window of 100, between margins of 8.
  private func labelInWindow() -> ConstraintProblem {
    var problem = ConstraintProblem()
    let left = problem.addVariable("left")
    let width = problem.addVariable("width")
    problem.add("leading", [left: 1], .equal, 8, .required)
    problem.add("trailing", [left: 1, width: 1], .lessThanOrEqual, 92, .required)
    problem.add(
      ConstraintRow(
        label: "content", terms: [width: 1], target: 120, below: .level(750), above: .level(250)))
    return problem
  }

  @Test func `the multipliers of a compressed label, by hand`() throws {
    // width = 92 - 8 = 84, 36 short of 120 at level 750. The content row is below its target, so its
    // multiplier is -1 at 750. Forms must cancel: for width, trailing = +1; for left, leading = -1.
    let certificate = try Judge(labelInWindow(), values: [8, 84]).certificate()
    #expect(certificate.isOptimal)
    #expect(certificate.levels == [750, 250])
    #expect(certificate.costs == [36, 0])
    #expect(certificate.rows.map(\.multiplier) == [[-1, 0], [1, 0], [-1, 0]])
    #expect(certificate.rows.map(\.isActive) == [true, true, false])
    #expect(certificate.rows[0].least == nil)
    #expect(certificate.rows[1].least == [0, 0])
    #expect(certificate.rows[2].least == [-1, 0])
    #expect(certificate.rows[2].greatest == [0, 1])
    #expect(certificate.degeneracy == 0)
  }

  @Test func `certificates print what a reader checks`() throws {
    let problem = labelInWindow()
    #expect(
      try Judge(problem, values: [8, 84]).certificate().description == """
        Optimal, cost 36 @750, 0 @250.
          leading: met, multiplier -1 @750, allowed any
          trailing: met, multiplier 1 @750, allowed at least 0
          content: 36 below, multiplier -1 @750, allowed -1 @750 to 1 @250
        """)
    #expect(
      try Judge(problem, values: [8, 80.5]).certificate().description == """
        Not optimal, cost 39.5 @750, 0 @250, but 36 @750, 0 @250 is possible.
          Level 750 falls by 1 per unit of the way.
        """)
    #expect(
      try Judge(problem, values: [10, 120]).certificate().description == """
        Forbidden: required rows do not hold.
          trailing: off by 38
          leading: off by 2
        """)
  }

  @Test func `values short of the optimum come with the way and the distance`() throws {
    let certificate = try Judge(labelInWindow(), values: [8, 80]).certificate()
    guard case .improvable(let improvement) = certificate.verdict else {
      Issue.record("not improvable: \(certificate.verdict)")
      return
    }
    #expect(improvement.level == 750)
    #expect(improvement.isBest)
    #expect(improvement.gap == [4, 0])
    #expect(improvement.betterValues == [8, 84])
  }

  @Test func `violated requirements are named, worst first`() throws {
    let certificate = try Judge(labelInWindow(), values: [10, 120]).certificate()
    guard case .forbidden(let violations) = certificate.verdict else {
      Issue.record("not forbidden: \(certificate.verdict)")
      return
    }
    #expect(violations.map(\.label) == ["trailing", "leading"])
    #expect(violations.map(\.residual) == [38, 2])
  }

  @Test func `a degenerate point has many multipliers and is still proved`() throws {
    // Three required rows through one point of the plane, and two wishes that pull against them.
    var problem = ConstraintProblem()
    let x = problem.addVariable("x")
    let y = problem.addVariable("y")
    problem.add("a", [x: 1], .lessThanOrEqual, 0, .required)
    problem.add("b", [y: 1], .lessThanOrEqual, 0, .required)
    problem.add("c", [x: 1, y: 1], .lessThanOrEqual, 0, .required)
    problem.add("right", [x: 1], .equal, 10, .level(500))
    problem.add("up", [y: 1], .equal, 10, .level(500))
    let certificate = try Judge(problem, values: [0, 0]).certificate()
    #expect(certificate.isOptimal)
    #expect(certificate.degeneracy == 1)
  }

  @Test func `a lower level decides among the optima of a higher one`() throws {
    // Level 750 is indifferent between 0 and 10 for x; level 250 wants 7.
    var problem = ConstraintProblem()
    let x = problem.addVariable("x")
    problem.add("near 0", [x: 1], .equal, 0, .level(750))
    problem.add("near 10", [x: 1], .equal, 10, .level(750))
    problem.add("seven", [x: 1], .equal, 7, .level(250))
    #expect(try Judge(problem, values: [7]).certificate().isOptimal)
    guard case .improvable(let improvement) = try Judge(problem, values: [0]).certificate().verdict
    else {
      Issue.record("zero is not optimal at level 250")
      return
    }
    #expect(improvement.level == 250)
    #expect(improvement.gap == [0, 7])
  }

  private static func source(_ input: (ConstraintSystem, Int, Double)) -> String {
    "(\(input.0.swiftSource), \(input.1), \(input.2.swiftSource))"
  }

  @Test func `a thousand corrupted optima are all found out`() throws {
    let corrupted = Generator<(ConstraintSystem, Int, Double)>.zip(
      .systems(), .integer(in: 0...99), .element(of: [0.01, -0.01, 1, -1, 37.5, -200]))
    let report = try forAll(
      "corruption is found", corrupted, settings: .cases(1_000),
      describedBy: Self.source
    ) { input, trial in
      let (system, choice, amount) = input
      let problem = ConstraintProblem(system)
      var values = try #require(try problem.referenceSolution()).values
      let best = problem.costs(of: values)
      values[choice % values.count] += amount
      let costs = problem.costs(of: values)
      let isForbidden = problem.rows.contains { row in
        let residual = row.residual(values)
        return (residual < -1e-6 && row.below == .required)
          || (residual > 1e-6 && row.above == .required)
      }
      // Another optimum of the same price is no corruption.
      let worse = zip(costs, best).first { ($0.0 - $0.1).magnitude > 1e-6 }.map { $0.0 > $0.1 }
      try trial.assume(isForbidden || worse == true)
      trial.label(isForbidden ? "violates a requirement" : "costs more")
      let certificate = try Judge(problem, values: values).certificate()
      switch certificate.verdict {
      case .forbidden: try trial.expect(isForbidden, "nothing is violated")
      case .improvable(let improvement):
        try trial.expect(!isForbidden, "a requirement is violated")
        try trial.expect(improvement.isBest, "the distance is not exact")
        for (better, least) in zip(improvement.betterCosts, best) {
          try trial.expectEqual(better, least, within: 1e-6, "the price of the better values")
        }
      case .optimal, .inconclusive: throw ExpectationFailure("taken for \(certificate.verdict)")
      }
    }
    #expect(report.coverage.count(of: "violates a requirement") > 200)
    #expect(report.coverage.count(of: "costs more") > 200)
  }
}
