extension Judge {
  /// Finds the numerical rank of some forms and writes the dependent ones as combinations of the others.
  ///
  /// - Parameter rows: The rows to look at; the active ones if none are given. Rows without variables are
  ///   left out.
  /// - Throws: `DiagnosticsError.tooLarge`, `.malformed` for an index that does not exist, `.lapack`.
  /// - Complexity: O(n³).
  public func dependencies(among rows: [Int]? = nil) throws(DiagnosticsError) -> DependencyReport {
    let asked = rows ?? activeRows
    for row in asked where !problem.rows.indices.contains(row) {
      throw .malformed("Row \(row) does not exist.")
    }
    let rows = asked.filter { !problem.rows[$0].terms.isEmpty }
    let factors = try PivotedQR(matrix(ofColumns: rows))
    let independent = factors.order.prefix(factors.rank).map { rows[$0] }
    let dependent = (factors.rank..<rows.count).map { position in
      let row = rows[factors.order[position]]
      let parts = zip(independent, factors.combination(ofColumnAt: position))
        .filter { $0.1.magnitude > JudgeTolerances.pivot }
        .map { DependencyReport.Part(row: $0.0, coefficient: $0.1) }
        .sorted { $0.row < $1.row }
      let implied = parts.reduce(0) { $0 + $1.coefficient * problem.rows[$1.row].target }
      let scale = parts.reduce(1) {
        $0 + ($1.coefficient * problem.rows[$1.row].target).magnitude
      }
      let mismatch = problem.rows[row].target - implied
      return DependencyReport.Dependency(
        row: row, label: problem.rows[row].label, combination: parts,
        mismatch: mismatch.magnitude <= JudgeTolerances.activity * scale ? 0 : mismatch)
    }
    return DependencyReport(
      rank: factors.rank, independentRows: independent.sorted(),
      dependentRows: dependent.sorted { $0.row < $1.row })
  }
}
