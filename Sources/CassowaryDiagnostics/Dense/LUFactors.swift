import CLAPACKE

/// The triangular factors of a square matrix with row exchanges (dgetrf), for repeated solves (dgetrs).
struct LUFactors {
  private let order: Int32
  private let factors: [Double]
  private let pivots: [Int32]
  private let norm: Double

  /// Factors a square matrix.
  ///
  /// - Throws: `DiagnosticsError.lapack` where a pivot is exactly zero.
  /// - Complexity: O(n³).
  init(_ matrix: DenseMatrix) throws(DiagnosticsError) {
    precondition(
      matrix.rows == matrix.columns,
      "only square matrices have LU factors, not \(matrix.rows)x\(matrix.columns)")
    order = Int32(matrix.rows)
    norm = matrix.oneNorm
    var elements = matrix.elements
    var pivots = [Int32](repeating: 0, count: matrix.rows)
    let info = LAPACKE_dgetrf(
      LAPACK_COL_MAJOR, order, order, &elements, max(order, 1), &pivots)
    if let failure = LAPACKFailure(routine: "dgetrf", info: Int(info)) { throw .lapack(failure) }
    factors = elements
    self.pivots = pivots
  }

  /// Solves `M x = b`, or `Mᵀ x = b`.
  ///
  /// - Complexity: O(n²).
  func solve(_ b: [Double], transposed: Bool = false) throws(DiagnosticsError) -> [Double] {
    var x = b
    let columns = Int32(order == 0 ? 0 : b.count / Int(order))
    let mode = Int8(UInt8(ascii: transposed ? "T" : "N"))
    let info = LAPACKE_dgetrs(
      LAPACK_COL_MAJOR, mode, order, columns, factors, max(order, 1), pivots, &x, max(order, 1))
    if let failure = LAPACKFailure(routine: "dgetrs", info: Int(info)) { throw .lapack(failure) }
    return x
  }

  /// An estimate of the condition number in the 1-norm (dgecon): infinite for a singular matrix.
  func conditionNumber() throws(DiagnosticsError) -> Double {
    guard order > 0 else { return 1 }
    var reciprocal = 0.0
    let info = LAPACKE_dgecon(
      LAPACK_COL_MAJOR, Int8(UInt8(ascii: "1")), order, factors, order, norm, &reciprocal)
    if let failure = LAPACKFailure(routine: "dgecon", info: Int(info)) { throw .lapack(failure) }
    return reciprocal == 0 ? .infinity : 1 / reciprocal
  }

  /// Solves one square system without keeping the factors (dgesv).
  static func solveOnce(
    _ matrix: DenseMatrix, _ b: [Double]
  ) throws(DiagnosticsError) -> [Double] {
    var elements = matrix.elements
    var x = b
    var pivots = [Int32](repeating: 0, count: matrix.rows)
    let order = Int32(matrix.rows)
    let info = LAPACKE_dgesv(
      LAPACK_COL_MAJOR, order, 1, &elements, max(order, 1), &pivots, &x, max(order, 1))
    if let failure = LAPACKFailure(routine: "dgesv", info: Int(info)) { throw .lapack(failure) }
    return x
  }
}
