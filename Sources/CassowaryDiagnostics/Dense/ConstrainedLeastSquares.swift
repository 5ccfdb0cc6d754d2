import CLAPACKE

/// The point nearest to satisfying some equations in the sum of squares, among those that satisfy others
/// exactly (dgglse).
enum ConstrainedLeastSquares {
  /// Minimises `‖objective · x − wanted‖₂` subject to `constraints · x = fixed`.
  ///
  /// - Throws: `DiagnosticsError.lapack` where constraint rows are dependent, or where both together leave a
  ///   direction free.
  /// - Complexity: O(n³).
  static func minimize(
    _ objective: DenseMatrix, _ wanted: [Double], subjectTo constraints: DenseMatrix,
    _ fixed: [Double]
  ) throws(DiagnosticsError) -> [Double] {
    let (m, n, p) = (objective.rows, objective.columns, constraints.rows)
    var a = objective.elements
    var b = constraints.elements
    var c = wanted
    var d = fixed
    var x = [Double](repeating: 0, count: n)
    guard n > 0 else { return x }
    // LAPACK wants addresses even for blocks without rows.
    if a.isEmpty { a = [0] }
    if b.isEmpty { b = [0] }
    if c.isEmpty { c = [0] }
    if d.isEmpty { d = [0] }
    let info = LAPACKE_dgglse(
      LAPACK_COL_MAJOR, Int32(m), Int32(n), Int32(p), &a, Int32(max(m, 1)), &b, Int32(max(p, 1)),
      &c, &d, &x)
    if let failure = LAPACKFailure(routine: "dgglse", info: Int(info)) { throw .lapack(failure) }
    return x
  }
}
