extension PrimalPoint {
  /// The value of a row's form at the present point, and the sum of its terms' magnitudes.
  @inline(__always)
  func exactActivity(
    of row: RowID, _ problem: borrowing Problem
  ) -> (sum: Double, magnitude: Double) {
    exactActivity(of: problem.terms.run(row))
  }

  @inline(__always)
  private func exactActivity(
    of run: UnsafeBufferPointer<Entry>
  ) -> (sum: Double, magnitude: Double) {
    var sum = 0.0
    var magnitude = 0.0
    let values = x.base
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

  /// 1 or -1 if the inactive row of the given terms is above or below where it may be, by its exact value; else 0.
  ///
  /// The stored value is replaced by the exact one. Rows whose terms are far larger than their bound
  /// get the tolerance that the noise of their sum asks for.
  func violation(
    _ row: RowID, _ run: UnsafeBufferPointer<Entry>, _ journal: inout Journal
  ) -> Int {
    let (value, magnitude) = exactActivity(of: run)
    activity.write(row, value, &journal)
    let noise = Tolerances.activityNoise * magnitude
    if value > upper[row] + noise { return 1 }
    if value < lower[row] - noise { return -1 }
    return 0
  }

  /// True if moving one variable takes no inactive row beyond its segment.
  @inline(__always)
  func canMoveAlone(_ variable: VariableID, by step: Double) -> Bool {
    if !isWithinLimits(variable, after: step) { return false }
    for entry in watchers.run(variable) {
      let value = activity[entry.row] + entry.coefficient * step
      if value < lower[entry.row] || value > upper[entry.row] { return false }
    }
    return true
  }

  /// The gap in which an active row finds itself if its breakpoint goes ahead of it in the direction of `sign`.
  @inline(__always)
  func gapBehind(_ row: RowID, _ sign: Double, _ problem: borrowing Problem) -> Int32 {
    sign > 0 ? position[row] : problem.groupEnd(row, from: position[row])
  }

  /// True if an active row lies on the breakpoint of one of its members.
  func isHeld(_ row: RowID, at member: Int32, _ problem: borrowing Problem) -> Bool {
    let first = position[row]
    return member >= first && member < problem.groupEnd(row, from: first)
  }

  /// By how much an active row misses its bound; zero if rounding of its terms may be all of it.
  /// - Parameter noise: which part of the terms rounding is.
  @inline(__always)
  func miss(of row: RowID, beyond noise: Double, _ problem: borrowing Problem) -> Double {
    let (value, magnitude) = exactActivity(of: row, problem)
    let miss = activity[row] - value
    return abs(miss) > noise * max(1, magnitude) ? miss : 0
  }

  /// Makes sure that going back to before this touches the variable.
  func bringBack(_ variable: VariableID, _ journal: inout Journal) {
    x.write(variable, x[variable], &journal)
  }
}
