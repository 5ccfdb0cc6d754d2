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

  /// The largest number of variables, and of rows looked at together, that any diagnosis works with: beyond it
  /// a singular value decomposition takes many seconds.
  public static let allowedSize = 600

  private func checkSize(rows: Int) throws(DiagnosticsError) {
    let columns = problem.variables.count
    guard rows <= Self.allowedSize, columns <= Self.allowedSize else {
      throw .tooLarge(rows: rows, columns: columns, allowed: Self.allowedSize)
    }
  }

  /// The forms of some rows as the rows of a matrix.
  ///
  /// - Throws: `DiagnosticsError.tooLarge` beyond `allowedSize`.
  func matrix(ofRows indices: [Int]) throws(DiagnosticsError) -> DenseMatrix {
    try checkSize(rows: indices.count)
    var matrix = DenseMatrix(rows: indices.count, columns: problem.variables.count)
    for (position, row) in indices.enumerated() {
      for term in problem.rows[row].terms {
        matrix[position, term.variable] += term.coefficient
      }
    }
    return matrix
  }

  /// The forms of some rows as the columns of a matrix.
  ///
  /// - Throws: `DiagnosticsError.tooLarge` beyond `allowedSize`.
  func matrix(ofColumns indices: [Int]) throws(DiagnosticsError) -> DenseMatrix {
    try checkSize(rows: indices.count)
    var matrix = DenseMatrix(rows: problem.variables.count, columns: indices.count)
    for (position, row) in indices.enumerated() {
      for term in problem.rows[row].terms {
        matrix[term.variable, position] += term.coefficient
      }
    }
    return matrix
  }
}
