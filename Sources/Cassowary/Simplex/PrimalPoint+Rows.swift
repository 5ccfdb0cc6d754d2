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
}
