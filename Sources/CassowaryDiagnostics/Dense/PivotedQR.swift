import CLAPACKE

/// The rank-revealing factorisation of the columns of a matrix (dgeqp3): which are independent, and how the
/// others depend on them.
struct PivotedQR {
  /// The columns in the order chosen: the first `rank` are independent.
  let order: [Int]
  /// The numerical rank.
  let rank: Int
  private let factor: DenseMatrix

  /// Factors the columns; the first `fixed` columns are taken first, in any order among themselves.
  ///
  /// A diagonal element counts as zero below `max(rows, columns)` units in the last place of the largest,
  /// LAPACK's usual bound for the backward error of the factorisation (LAPACK Users' Guide, section 4.4),
  /// with a factor of 16 for inputs that are themselves rounded.
  ///
  /// - Complexity: O(rows · columns · rank).
  init(_ matrix: DenseMatrix, fixed: Int = 0) throws(DiagnosticsError) {
    var factor = matrix
    var pivots = [Int32](repeating: 0, count: matrix.columns)
    for column in 0..<min(fixed, matrix.columns) {
      pivots[column] = 1
    }
    let diagonal = min(matrix.rows, matrix.columns)
    var reflectors = [Double](repeating: 0, count: max(diagonal, 1))
    if diagonal > 0 {
      let info = LAPACKE_dgeqp3(
        LAPACK_COL_MAJOR, Int32(matrix.rows), Int32(matrix.columns), &factor.elements,
        Int32(matrix.rows), &pivots, &reflectors)
      if let failure = LAPACKFailure(routine: "dgeqp3", info: Int(info)) { throw .lapack(failure) }
    }
    order = diagonal > 0 ? pivots.map { Int($0) - 1 } : Array(0..<matrix.columns)
    let sizes = (0..<diagonal).map { factor[$0, $0].magnitude }
    let bound =
      16 * Double(max(matrix.rows, matrix.columns)) * Double.ulpOfOne * (sizes.max() ?? 0)
    rank = sizes.firstIndex { $0 <= bound } ?? sizes.count
    self.factor = factor
  }

  /// Returns the coefficients with which the independent columns, in `order`, add up to the dependent column
  /// at a position of `order` from `rank` on.
  ///
  /// - Complexity: O(rank²); a back substitution in the triangle.
  func combination(ofColumnAt position: Int) -> [Double] {
    var result = (0..<rank).map { factor[$0, position] }
    for row in (0..<rank).reversed() {
      for column in row + 1..<max(rank, row + 1) {
        result[row] -= factor[row, column] * result[column]
      }
      result[row] /= factor[row, row]
    }
    return result
  }
}
