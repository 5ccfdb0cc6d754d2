extension PrimalPoint {
  /// The value of a row's form at the present point, and the sum of its terms' magnitudes.
  @inline(__always)
  func exactActivity(
    of row: RowID, _ problem: borrowing Problem
  ) -> (sum: Double, magnitude: Double) {
    var sum = 0.0
    var magnitude = 0.0
    let values = x.base
    let run = problem.terms.run(row)
    for place in 0..<run.count {
      let part = run[place].coefficient * values[Int(run[place].variable)]
      sum += part
      magnitude += abs(part)
    }
    return (sum, magnitude)
  }

  /// True if the stored value of an inactive row is within its segment.
  @inline(__always)
  func isInPlace(_ row: RowID) -> Bool {
    activity[row] >= lower[row] && activity[row] <= upper[row]
  }

  /// 1 or -1 if the inactive row is above or below where it may be, by its exact value; else 0.
  ///
  /// The stored value is replaced by the exact one. Rows whose terms are far larger than their bound
  /// get the tolerance that the noise of their sum asks for.
  func violation(
    _ row: RowID, _ problem: borrowing Problem, _ journal: inout Journal
  ) -> Int {
    let (value, magnitude) = exactActivity(of: row, problem)
    activity.write(row, value, &journal)
    let noise = Tolerances.activityNoise * magnitude
    if value > upper[row] + noise { return 1 }
    if value < lower[row] - noise { return -1 }
    return 0
  }
}
