import CassowaryDiagnostics
import Testing

@Suite struct CompromiseTests {
  /// Columns that want 80 each share 200 points.
  private func columns(_ wishes: [Double], weights: [Double]? = nil) -> ConstraintProblem {
    var problem = ConstraintProblem()
    let variables = wishes.indices.map { problem.addVariable("column \($0)") }
    problem.add(
      "share", Dictionary(uniqueKeysWithValues: variables.map { ($0, 1.0) }), .equal, 200, .required
    )
    for (index, wish) in wishes.enumerated() {
      let weight = weights?[index] ?? 1
      problem.add(
        "wish \(index)", [variables[index]: 1], .equal, wish, .level(500, weight: weight))
    }
    return problem
  }

  private func expect(_ found: [Double], _ wanted: [Double]) {
    #expect(found.count == wanted.count)
    for (a, b) in zip(found, wanted) { #expect((a - b).magnitude < 1e-9) }
  }

  @Test func `the difference is split evenly`() throws {
    // 3 * 80 - 200 = 40 too much, 40 / 3 each.
    let judge = try Judge(columns([80, 80, 80]), values: [80, 80, 40])
    let compromise = try judge.leastSquaresCompromise(among: [1, 2, 3])
    expect(compromise.values, [200 / 3.0, 200 / 3.0, 200 / 3.0])
    expect(compromise.residuals.map(\.residual), [-40 / 3.0, -40 / 3.0, -40 / 3.0])
    #expect(compromise.heldRows == [0])
  }

  @Test func `weights count in the squares`() throws {
    // Minimise 3 p^2 + q^2 with p + q = 40: p = 10, q = 30.
    let judge = try Judge(columns([120, 120], weights: [3, 1]), values: [120, 80])
    expect(try judge.leastSquaresCompromise(among: [1, 2]).values, [110, 90])
  }

  @Test func `a required limit that the compromise would break is held`() throws {
    var problem = columns([120, 120])
    problem.add("at least 105", [1: 1], .greaterThanOrEqual, 105, .required)
    let judge = try Judge(problem, values: [80, 120])
    let compromise = try judge.leastSquaresCompromise(among: [1, 2])
    expect(compromise.values, [95, 105])
    #expect(compromise.heldRows.contains(3))
  }

  @Test func `what nothing determines stays where it is`() throws {
    var problem = columns([80, 80, 80])
    problem.addVariable("elsewhere")
    let judge = try Judge(problem, values: [80, 80, 40, 17])
    let compromise = try judge.leastSquaresCompromise(among: [1, 2, 3])
    expect([compromise.values[3]], [17])
  }

  @Test func `rows of two levels, required rows and no rows are refused`() throws {
    var problem = columns([80, 80])
    problem.add("other level", [0: 1], .equal, 1, .level(250))
    let judge = try Judge(problem, values: [80, 120])
    for rows in [[], [0], [1, 3], [17]] {
      #expect(throws: DiagnosticsError.self) { try judge.leastSquaresCompromise(among: rows) }
    }
  }
}
