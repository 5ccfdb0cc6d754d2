import Cassowary
import CassowaryDiagnostics
import JudgedSystems
import PropertyTesting
import Testing

/// The judge against exact enumeration, in the world of two variables and up to three rows.
@Suite struct SmallWorldCertificateTests {
  /// 4 forms x 3 relations x 2 constants x 3 priorities.
  private static let rows: SmallWorld<SystemRow> = {
    let forms = SmallWorld(of: [
      [SystemTerm(0, 1)], [SystemTerm(1, 1)], [SystemTerm(0, 1), SystemTerm(1, 1)],
      [SystemTerm(0, 1), SystemTerm(1, -1)],
    ])
    let relations = SmallWorld(of: [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
    let rest = SmallWorld<(Double, Priority)>.product(
      SmallWorld(of: [0.0, 3.0]), SmallWorld(of: [Priority.required, 750, 250]))
    return SmallWorld<([SystemTerm], Relation, (Double, Priority))>
      .product(forms, relations, rest)
      .map { .relation($0.0, $0.1, $0.2.0, priority: $0.2.1) }
  }()

  private static func systems(rows count: Int) -> SmallWorld<ConstraintSystem> {
    SmallWorld.selections(of: rows, count: count).map { ConstraintSystem(variables: 2, rows: $0) }
  }

  /// The points among which there is an optimum, if there is any: the price is linear on each cell that the
  /// lines of the rows cut from the plane, so it is least on a smallest face: a crossing of two lines, a line
  /// (any point of it, here on an axis) where all are parallel, or anywhere where there is none.
  private static func candidates(_ system: ConstraintSystem) -> [[Double]] {
    var lines = system.rows.map { row -> (Double, Double, Double) in
      let terms = row.coefficients
      let a = terms.first { $0.variable == 0 }?.coefficient ?? 0
      let b = terms.first { $0.variable == 1 }?.coefficient ?? 0
      return (a, b, row.constant)
    }
    lines += [(1, 0, 0), (0, 1, 0)]
    var points: [[Double]] = [[0, 0]]
    for (index, first) in lines.enumerated() {
      for second in lines[..<index] {
        let determinant = first.0 * second.1 - first.1 * second.0
        guard determinant != 0 else { continue }
        points.append([
          (first.2 * second.1 - first.1 * second.2) / determinant,
          (first.0 * second.2 - first.2 * second.0) / determinant,
        ])
      }
    }
    return points
  }

  /// The least price of the points that satisfy the required rows; coefficients, constants and so all
  /// coordinates are multiples of a half, so every comparison is exact.
  private static func leastCosts(_ system: ConstraintSystem) -> [Double]? {
    let problem = ConstraintProblem(system)
    let allowed = candidates(system).filter { point in
      problem.rows.allSatisfy { row in
        let residual = row.residual(point)
        return !(residual < 0 && row.below == .required)
          && !(residual > 0 && row.above == .required)
      }
    }
    return allowed.map { problem.costs(of: $0) }.min { $0.lexicographicallyPrecedes($1) }
  }

  private func agree(_ system: ConstraintSystem, _ trial: Trial) throws {
    let problem = ConstraintProblem(system)
    let solution = try #require(try problem.referenceSolution())
    guard let least = Self.leastCosts(system) else {
      trial.label("contradictory")
      return try trial.expect(!solution.isSatisfiable, "no point is allowed")
    }
    try trial.expect(solution.isSatisfiable, "a point is allowed, violation \(solution.violation)")
    for (found, wanted) in zip(solution.costs, least) {
      try trial.expectEqual(found, wanted, within: 1e-9, "the price of the optimum")
    }
    // Every candidate is judged, and only the cheapest are optimal.
    for point in Self.candidates(system) {
      let certificate = try Judge(problem, values: point).certificate()
      let isAllowed = !problem.rows.contains { row in
        let residual = row.residual(point)
        return (residual < 0 && row.below == .required) || (residual > 0 && row.above == .required)
      }
      let isCheapest = isAllowed && problem.costs(of: point) == least
      trial.label(isCheapest ? "optimal point" : "other point")
      try trial.expectEqual(certificate.isOptimal, isCheapest, "the verdict on \(point)")
      if case .improvable(let improvement) = certificate.verdict {
        for (found, wanted) in zip(improvement.betterCosts, least) {
          try trial.expectEqual(found, wanted, within: 1e-9, "the price of the better values")
        }
      }
    }
  }

  @Test func `every system of one or two rows`() throws {
    #expect(Self.rows.count == 72)
    try forEvery("one row", Self.systems(rows: 1), agree)
    let report = try forEvery("two rows", Self.systems(rows: 2), agree)
    // For each of the 4 forms: {= 0, <= 0} against {= 3, >= 3}, all required.
    #expect(report.coverage.count(of: "contradictory") == 4 * 2 * 2)
  }

  @Test func `every 97th system of three rows`() throws {
    let report = try forEvery("three rows", Self.systems(rows: 3), stride: 97, agree)
    #expect(report.coverage.count(of: "optimal point") > 400)
    #expect(report.coverage.count(of: "other point") > 400)
  }
}
