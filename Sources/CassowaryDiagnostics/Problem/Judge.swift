/// An independent judge of a solution: it sees the original constraints and the values, nothing else.
///
/// ```swift
/// let judge = try Judge(problem, values: values)
/// let certificate = try judge.certificate()
/// ```
///
/// Its answers come from dense linear algebra (LAPACK) over the constraints that are active at the values. It
/// shares no code and no data with the solver it judges, is slow on purpose, and refuses systems beyond
/// 600 variables or active rows.
public struct Judge: Hashable, Sendable {
  /// The system that was to be solved.
  public let problem: ConstraintProblem
  /// The values to judge, by variable.
  public let values: [Double]

  /// Makes a judge of some values.
  ///
  /// - Throws: `DiagnosticsError` where a number is not finite, an index is outside, a weight not positive.
  public init(_ problem: ConstraintProblem, values: [Double]) throws(DiagnosticsError) {
    try problem.validate(values)
    self.problem = problem
    self.values = values
  }

  /// The rows whose form is on its target, within rounding; rows without variables are never active.
  public var activeRows: [Int] {
    problem.rows.indices.filter { row in
      !problem.rows[row].terms.isEmpty && side(of: row, at: values) == 0
    }
  }

  /// Where a row is at some values: -1 below its target, 0 on it, 1 above.
  func side(of row: Int, at values: [Double]) -> Int {
    let row = problem.rows[row]
    let residual = row.residual(values)
    guard residual.magnitude > JudgeTolerances.activity * row.scale(values) else { return 0 }
    return residual < 0 ? -1 : 1
  }

  /// The forms of some rows as the rows of a matrix.
  func matrix(ofRows indices: [Int]) throws(DiagnosticsError) -> DenseMatrix {
    var matrix = try DenseMatrix(rows: indices.count, columns: problem.variables.count)
    for (position, row) in indices.enumerated() {
      for term in problem.rows[row].terms {
        matrix[position, term.variable] += term.coefficient
      }
    }
    return matrix
  }

  /// The forms of some rows as the columns of a matrix.
  func matrix(ofColumns indices: [Int]) throws(DiagnosticsError) -> DenseMatrix {
    var matrix = try DenseMatrix(rows: problem.variables.count, columns: indices.count)
    for (position, row) in indices.enumerated() {
      for term in problem.rows[row].terms {
        matrix[term.variable, position] += term.coefficient
      }
    }
    return matrix
  }
}
