extension Judge {
  /// Estimates the condition number of the active rows that determine the values, and names those to blame.
  ///
  /// - Parameter threshold: The condition number above which rows are named.
  /// - Throws: `DiagnosticsError.tooLarge`, `.lapack`.
  /// - Complexity: O(n³).
  public func condition(
    namingRowsAbove threshold: Double = 1e6
  ) throws(DiagnosticsError) -> ConditionReport {
    let basis = try determiningRows()
    let matrix = try scaledBasis(basis)
    guard !basis.isEmpty else {
      return ConditionReport(
        number: 1, distanceToDependence: 1, largestValueError: 0, nearlyDependentRows: [])
    }
    let singular = try SingularValues(matrix)
    let smallest = singular.values.last ?? 0
    var number = Double.infinity
    if smallest > 0 { number = try LUFactors(matrix).conditionNumber() }
    var involved: [ConditionReport.Involvement] = []
    if number > threshold {
      let last = matrix.columns - 1
      let parts = basis.indices.map { singular.rightTransposed[last, $0] }
      let largest = parts.reduce(0) { max($0, $1.magnitude) }
      // A tenth of the largest part: a smaller part changes the combination by less than its noise.
      involved = basis.indices.filter { parts[$0].magnitude >= largest / 10 }
        .sorted { (parts[$1].magnitude, $0) < (parts[$0].magnitude, $1) }
        .map {
          ConditionReport.Involvement(
            row: basis[$0], label: problem.rows[basis[$0]].label, coefficient: parts[$0])
        }
    }
    return ConditionReport(
      number: number, distanceToDependence: smallest,
      largestValueError: smallest > 0 ? try valueError(basis, matrix) : .infinity,
      nearlyDependentRows: involved)
  }

  /// Solves for the values anew (dgesv) and compares; free directions are held at the present values.
  private func valueError(
    _ basis: [Int], _ square: DenseMatrix
  ) throws(DiagnosticsError) -> Double {
    var transposed = DenseMatrix(rows: square.columns, columns: square.rows)
    var wanted = [Double](repeating: 0, count: square.columns)
    for column in 0..<square.columns {
      for row in 0..<square.rows { transposed[column, row] = square[row, column] }
      wanted[column] = (0..<square.rows).reduce(0) { $0 + square[$1, column] * values[$1] }
      // Where the form should be is where it is, less the residual in the scale of the column.
      if column < basis.count {
        let row = problem.rows[basis[column]]
        let length = row.terms.reduce(0) { $0 + $1.coefficient * $1.coefficient }.squareRoot()
        wanted[column] -= row.residual(values) / length
      }
    }
    let exact = try LUFactors.solveOnce(transposed, wanted)
    return zip(exact, values).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
  }

  /// As many independent active rows as there are, chosen by pivoting: the largest forms first.
  func determiningRows() throws(DiagnosticsError) -> [Int] {
    let active = activeRows
    let factors = try PivotedQR(matrix(ofColumns: active))
    return factors.order.prefix(factors.rank).map { active[$0] }.sorted()
  }

  /// The forms as columns of length one, completed to a square matrix by directions they leave free.
  private func scaledBasis(_ basis: [Int]) throws(DiagnosticsError) -> DenseMatrix {
    let forms = try matrix(ofColumns: basis)
    let count = problem.variables.count
    var square = DenseMatrix(rows: count, columns: count)
    for column in basis.indices {
      let squares = (0..<count).reduce(0) { $0 + forms[$1, column] * forms[$1, column] }
      for row in 0..<count {
        square[row, column] = forms[row, column] / squares.squareRoot()
      }
    }
    // Orthonormal to all forms, the free directions leave the singular values of the forms as they are.
    let free = try SingularValues(matrix(ofRows: basis)).nullSpace
    for (offset, direction) in free.enumerated() where basis.count + offset < count {
      for row in 0..<count { square[row, basis.count + offset] = direction[row] }
    }
    return square
  }
}
