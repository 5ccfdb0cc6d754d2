/// The best point along a direction in which the price falls.
struct LineSearch {
  let judge: Judge
  let prices: PriceList

  /// Returns how far to go: to the first target at which the price stops falling, or at which a required row
  /// would be violated. `nil` where nothing stops the fall, which rounding alone can cause.
  ///
  /// - Complexity: O(rows · log rows).
  func step(from values: [Double], along direction: [Double], rate: LexicographicPrice) -> Double? {
    var crossings: [(step: Double, row: Int, slope: Double)] = []
    for (index, row) in judge.problem.rows.enumerated() {
      let slope = row.slope(along: direction)
      guard slope.magnitude > JudgeTolerances.pivot, judge.side(of: index, at: values) != 0 else {
        continue
      }
      let step = -row.residual(values) / slope
      if step > 0 { crossings.append((step, index, slope.magnitude)) }
    }
    crossings.sort { ($0.step, $0.row) < ($1.step, $1.row) }
    var current = rate
    for crossing in crossings {
      let row = judge.problem.rows[crossing.row]
      guard let below = prices(row.below), let above = prices(row.above) else {
        return crossing.step
      }
      current.add(below, times: crossing.slope)
      current.add(above, times: crossing.slope)
      if current.sign(tolerance: prices.tolerance) >= 0 { return crossing.step }
    }
    return nil
  }
}
