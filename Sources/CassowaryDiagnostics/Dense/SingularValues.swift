import CLAPACKE

/// The singular value decomposition of a matrix (dgesdd): `M = U · diag(values) · Vᵀ`.
struct SingularValues {
  /// The singular values, largest first.
  let values: [Double]
  /// The left singular vectors as columns.
  let left: DenseMatrix
  /// The right singular vectors as rows.
  let rightTransposed: DenseMatrix

  /// Decomposes a matrix.
  ///
  /// - Throws: `DiagnosticsError.lapack` where the iteration does not converge.
  /// - Complexity: O(n³).
  init(_ matrix: DenseMatrix) throws(DiagnosticsError) {
    let (m, n) = (matrix.rows, matrix.columns)
    var elements = matrix.elements
    var values = [Double](repeating: 0, count: min(m, n))
    var left = DenseMatrix(rows: m, columns: m)
    var right = DenseMatrix(rows: n, columns: n)
    if m > 0, n > 0 {
      let info = LAPACKE_dgesdd(
        LAPACK_COL_MAJOR, Int8(UInt8(ascii: "A")), Int32(m), Int32(n), &elements, Int32(m), &values,
        &left.elements, Int32(m), &right.elements, Int32(n))
      if let failure = LAPACKFailure(routine: "dgesdd", info: Int(info)) { throw .lapack(failure) }
    } else {
      for index in 0..<m { left[index, index] = 1 }
      for index in 0..<n { right[index, index] = 1 }
    }
    self.values = values
    self.left = left
    self.rightTransposed = right
  }

  /// The number of singular values that are not noise.
  var rank: Int {
    let order = Double(max(left.rows, rightTransposed.rows))
    let bound = 16 * order * Double.ulpOfOne * (values.first ?? 0)
    return values.firstIndex { $0 <= bound } ?? values.count
  }

  /// An orthonormal basis of the vectors that the matrix maps to zero.
  var nullSpace: [[Double]] {
    (rank..<rightTransposed.rows).map { row in
      (0..<rightTransposed.columns).map { rightTransposed[row, $0] }
    }
  }
}
