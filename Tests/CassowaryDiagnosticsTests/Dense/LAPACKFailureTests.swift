import CassowaryDiagnostics
import Testing

@Suite struct LAPACKFailureTests {
  @Test func `info is decoded for each routine`() {
    #expect(LAPACKFailure(routine: "dgesv", info: 0) == nil)
    #expect(LAPACKFailure(routine: "dgesv", info: 3)?.meaning == .singular(column: 3))
    #expect(LAPACKFailure(routine: "dgetrf", info: -4)?.meaning == .illegalArgument(position: 4))
    #expect(LAPACKFailure(routine: "dgesdd", info: 2)?.meaning == .notConverged(remaining: 2))
    #expect(LAPACKFailure(routine: "dgglse", info: 1)?.meaning == .rankDeficient(block: 1))
    #expect(LAPACKFailure(routine: "dgeqp3", info: -1010)?.meaning == .outOfMemory)
    #expect(LAPACKFailure(routine: "dgeqp3", info: -1011)?.meaning == .outOfMemory)
  }

  @Test func `texts say what to think of it`() {
    #expect(
      LAPACKFailure(routine: "dgetrf", info: 2)?.description
        == "LAPACK dgetrf: the matrix is singular: column 2 depends on those before (info 2).")
    #expect(
      DiagnosticsError.tooLarge(rows: 601, columns: 700, allowed: 600).description
        == """
        A dense matrix of 601 by 700 is too large; at most 600 by 600 is allowed. \
        Ask about the constraints of one subtree.
        """)
  }

  @Test func `systems beyond the allowed size are refused`() throws {
    let size = Judge.allowedSize
    var problem = ConstraintProblem()
    for index in 0...size { problem.addVariable("x\(index)") }
    let judge = try Judge(problem, values: [Double](repeating: 0, count: size + 1))
    let refusal = DiagnosticsError.tooLarge(rows: 0, columns: size + 1, allowed: size)
    #expect(throws: refusal) { try judge.certificate() }
    #expect(throws: refusal) { try judge.freedom() }
    #expect(throws: refusal) { try judge.condition() }
    #expect(throws: refusal) { try judge.dependencies() }
  }

  @Test func `a layout of 150 views is judged`() throws {
    // A column of 149 gaps and rows of height 20 in its window: 600 variables, all determined.
    var problem = ConstraintProblem()
    var values: [Double] = []
    for view in 0..<150 {
      let quantities = ["x", "y", "width", "height"].map { problem.addVariable("\($0) of \(view)") }
      problem.add("x", [quantities[0]: 1], .equal, 0, .required)
      problem.add("width", [quantities[2]: 1], .equal, 320, .level(250))
      problem.add("height", [quantities[3]: 1], .equal, 20, .level(750))
      let above = quantities[1] - 4
      problem.add(
        "y", view == 0 ? [quantities[1]: 1] : [quantities[1]: 1, above: -1, above + 2: -1], .equal,
        view == 0 ? 0 : 8, .required)
      values += [0, Double(view) * 28, 320, 20]
    }
    #expect(problem.variables.count == Judge.allowedSize)
    #expect(try Judge(problem, values: values).certificate().isOptimal)
  }

  @Test func `numbers that are none are refused by name`() throws {
    var problem = ConstraintProblem()
    let x = problem.addVariable("x")
    #expect(throws: DiagnosticsError.notFinite("The value of x")) {
      try Judge(problem, values: [.nan])
    }
    #expect(throws: DiagnosticsError.wrongNumberOfValues(given: 2, expected: 1)) {
      try Judge(problem, values: [1, 2])
    }
    problem.add("far", [x: 1], .equal, .infinity, .required)
    #expect(throws: DiagnosticsError.notFinite("The target of far")) {
      try Judge(problem, values: [0])
    }
    var weightless = ConstraintProblem()
    weightless.add(
      "free", [weightless.addVariable("y"): 1], .equal, 1, .level(250, weight: 0))
    #expect(throws: DiagnosticsError.malformed("The weight of free is 0.0, not positive.")) {
      try Judge(weightless, values: [0])
    }
    var lost = ConstraintProblem()
    lost.add("lost", [7: 1], .equal, 1, .required)
    #expect(throws: DiagnosticsError.malformed("lost mentions variable 7, which does not exist.")) {
      try Judge(lost, values: [])
    }
  }
}
