import CassowaryDiagnostics
import Testing

@Suite struct DependencyTests {
  /// left, width, right; the third equation is the sum of the first two.
  private func box(right: Double) -> ConstraintProblem {
    var problem = ConstraintProblem()
    let left = problem.addVariable("left")
    let width = problem.addVariable("width")
    problem.add("left is 8", [left: 1], .equal, 8, .required)
    problem.add("width is 100", [width: 1], .equal, 100, .required)
    problem.add("right", [left: 1, width: 1], .equal, right, .required)
    return problem
  }

  @Test func `a redundant row is written in terms of the others and says nothing new`() throws {
    let report = try Judge(box(right: 108), values: [8, 100]).dependencies(among: [0, 1, 2])
    #expect(report.rank == 2)
    let dependency = try #require(report.dependentRows.first)
    #expect(report.dependentRows.count == 1)
    // Whichever row is taken for dependent, the combination must reproduce its form.
    #expect(dependency.mismatch == 0)
    #expect(dependency.combination.count == 2)
  }

  @Test func `a contradiction is measured`() throws {
    let report = try Judge(box(right: 120), values: [8, 100]).dependencies(among: [0, 1, 2])
    let dependency = try #require(report.dependentRows.first)
    // 8 + 100 - 120 = -12, seen from whichever row is the dependent one.
    #expect((dependency.mismatch.magnitude - 12).magnitude < 1e-9)
  }

  @Test func `a dependency prints as an equation of rows`() throws {
    var problem = box(right: 120)
    problem.add("twice", [0: 2], .equal, 16, .required)
    let report = try Judge(problem, values: [8, 100]).dependencies(among: [1, 2, 3])
    // Of three rows over two variables one follows; pivoting takes the largest forms first.
    #expect(report.dependentRows.map(\.description) == ["row 1 = row 2 - 0.5 x row 3, off by -12"])
  }

  @Test func `only the active rows count unless asked otherwise`() throws {
    let report = try Judge(box(right: 120), values: [8, 100]).dependencies()
    #expect(report.rank == 2)
    #expect(report.dependentRows.isEmpty)
  }

  @Test func `a row that does not exist is refused`() throws {
    let judge = try Judge(box(right: 108), values: [8, 100])
    #expect(throws: DiagnosticsError.malformed("Row 9 does not exist.")) {
      try judge.dependencies(among: [9])
    }
  }
}
