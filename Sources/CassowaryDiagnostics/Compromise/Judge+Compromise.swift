extension Judge {
  /// Finds the values nearest to meeting some rows in the sum of weighted squares, holding the rows above.
  ///
  /// The search holds exactly the required rows and the active rows of higher levels than the given ones. Values that
  /// the rows leave open stay as they are. A required inequality that the compromise would violate is held too, one
  /// after the other, the most violated first; held rows are not released again, so with inequalities the result may be
  /// short of the least squares.
  ///
  /// - Parameter rows: Optional rows of one level.
  /// - Throws: `DiagnosticsError.malformed` if there are none, they are required or of several levels;
  ///   `.tooLarge`; `.lapack`.
  /// - Complexity: O(n³) for every inequality that has to be held.
  public func leastSquaresCompromise(
    among rows: [Int]
  ) throws(DiagnosticsError) -> Compromise {
    let level = try commonLevel(of: rows)
    var held = activeRows.filter { row in
      !rows.contains(row) && Self.isHeld(problem.rows[row], above: level)
    }
    while true {
      held = try dependencies(among: held).independentRows
      let found = try compromise(rows, holding: held)
      guard let next = mostViolatedRequired(at: found), !held.contains(next) else {
        return Compromise(
          values: found,
          residuals: rows.map { row in
            Compromise.Residual(
              row: row, label: problem.rows[row].label,
              residual: problem.rows[row].residual(found))
          },
          heldRows: held)
      }
      held.append(next)
    }
  }

  private func commonLevel(of rows: [Int]) throws(DiagnosticsError) -> Double {
    for row in rows where !problem.rows.indices.contains(row) {
      throw .malformed("Row \(row) does not exist.")
    }
    let prices = rows.flatMap { [problem.rows[$0].below, problem.rows[$0].above] }
    guard !prices.contains(.required) else {
      throw .malformed("A required row cannot be part of a compromise; give it a priority.")
    }
    let levels = Set(prices.compactMap(\.level))
    guard let level = levels.first, levels.count == 1 else {
      throw .malformed("A compromise needs rows of one level, not of \(levels.count).")
    }
    return level
  }

  private static func isHeld(_ row: ConstraintRow, above level: Double) -> Bool {
    [row.below, row.above].contains { price in
      price == .required || (price.level ?? level) > level
    }
  }

  private func compromise(
    _ rows: [Int], holding held: [Int]
  ) throws(DiagnosticsError) -> [Double] {
    let count = problem.variables.count
    let open = try SingularValues(matrix(ofRows: held + rows)).nullSpace
    var objective = try matrix(ofRows: rows)
    var wanted = rows.map { problem.rows[$0].target }
    for (position, row) in rows.enumerated() {
      let root = weight(of: row).squareRoot()
      wanted[position] *= root
      for variable in 0..<count { objective[position, variable] *= root }
    }
    var constraints = DenseMatrix(rows: held.count + open.count, columns: count)
    let forms = try matrix(ofRows: held)
    for variable in 0..<count {
      for position in held.indices { constraints[position, variable] = forms[position, variable] }
      for (offset, direction) in open.enumerated() {
        constraints[held.count + offset, variable] = direction[variable]
      }
    }
    let fixed =
      held.map { problem.rows[$0].target }
      + open.map { direction in zip(direction, values).reduce(0) { $0 + $1.0 * $1.1 } }
    return try ConstrainedLeastSquares.minimize(objective, wanted, subjectTo: constraints, fixed)
  }

  private func weight(of row: Int) -> Double {
    for case .level(_, let weight) in [problem.rows[row].below, problem.rows[row].above] {
      return weight
    }
    return 1
  }

  private func mostViolatedRequired(at values: [Double]) -> Int? {
    let violated = problem.rows.indices.filter { index in
      let row = problem.rows[index]
      let side = side(of: index, at: values)
      return (side < 0 && row.below == .required) || (side > 0 && row.above == .required)
    }
    return violated.max {
      problem.rows[$0].residual(values).magnitude < problem.rows[$1].residual(values).magnitude
    }
  }
}
