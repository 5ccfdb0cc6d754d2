extension Judge {
  /// Decides whether the values are optimal, and proves it.
  ///
  /// First the residuals of required rows, then the multipliers of the active rows, then, where there are
  /// none, the way to better values and how much better they are.
  ///
  /// - Throws: `DiagnosticsError.tooLarge` beyond 600 variables or active rows; `.lapack`.
  /// - Complexity: O(n³) per basis change; a point that is not degenerate needs none.
  public func certificate() throws(DiagnosticsError) -> Certificate {
    let prices = PriceList(problem)
    let violations = requiredViolations()
    guard violations.isEmpty else {
      return report(prices, .forbidden(violations))
    }
    var search = MultiplierSearch(self, at: values, prices: prices)
    switch try search.run() {
    case .multipliers(let multipliers):
      let error = stationarityError(multipliers)
      let verdict: Certificate.Verdict =
        error <= prices.tolerance * 10
        ? .optimal : .inconclusive("the forms weighted by the multipliers add up to \(error)")
      return try report(
        prices, verdict, multipliers: multipliers, error: error, pivots: search.pivots,
        degeneracy: degeneracy())
    case .direction(let direction, let rate):
      guard let improvement = try improvement(direction, rate, prices) else {
        return report(
          prices, .inconclusive("the price seems to fall for ever"), pivots: search.pivots)
      }
      return report(prices, .improvable(improvement), pivots: search.pivots)
    case .exhausted(let pivots):
      return report(
        prices, .inconclusive("no multipliers after \(pivots) basis changes"), pivots: pivots)
    }
  }

  /// The required rows that the values do not satisfy, worst first.
  private func requiredViolations() -> [RowViolation] {
    let found = problem.rows.enumerated().compactMap { index, row -> RowViolation? in
      let side = side(of: index, at: values)
      guard (side < 0 && row.below == .required) || (side > 0 && row.above == .required) else {
        return nil
      }
      return RowViolation(row: index, label: row.label, residual: row.residual(values))
    }
    return found.sorted { ($1.residual.magnitude, $0.row) < ($0.residual.magnitude, $1.row) }
  }

  /// Follows improving directions until none is left or a limit is reached.
  private func improvement(
    _ direction: [Double], _ rate: LexicographicPrice, _ prices: PriceList
  ) throws(DiagnosticsError) -> Improvement? {
    let lines = LineSearch(judge: self, prices: prices)
    guard let lane = rate.leadingLane(tolerance: prices.tolerance) else { return nil }
    var better = values
    var next = (direction: direction, rate: rate)
    var isBest = false
    for _ in 0..<(20 + 4 * problem.rows.count) {
      guard let step = lines.step(from: better, along: next.direction, rate: next.rate) else {
        return better == values ? nil : self.improvement(direction, rate, lane, better, false)
      }
      for variable in better.indices {
        better[variable] += step * next.direction[variable]
      }
      var search = MultiplierSearch(self, at: better, prices: prices)
      guard case .direction(let direction, let rate) = try search.run() else {
        isBest = true
        break
      }
      next = (direction, rate)
    }
    return self.improvement(direction, rate, lane, better, isBest)
  }

  private func improvement(
    _ direction: [Double], _ rate: LexicographicPrice, _ lane: Int, _ better: [Double],
    _ isBest: Bool
  ) -> Improvement {
    let costs = problem.costs(of: values)
    let betterCosts = problem.costs(of: better)
    return Improvement(
      direction: direction, level: problem.levels[lane], rate: rate.lanes[lane],
      betterValues: better, betterCosts: betterCosts, isBest: isBest,
      gap: zip(costs, betterCosts).map { $0 - $1 })
  }

  private func stationarityError(_ multipliers: [LexicographicPrice]) -> Double {
    var worst = 0.0
    for lane in problem.levels.indices {
      var sum = [Double](repeating: 0, count: problem.variables.count)
      for (row, multiplier) in zip(problem.rows, multipliers) where multiplier.lanes[lane] != 0 {
        for term in row.terms {
          sum[term.variable] += multiplier.lanes[lane] * term.coefficient
        }
      }
      worst = max(worst, sum.reduce(0) { max($0, $1.magnitude) })
    }
    return worst
  }

  private func degeneracy() throws(DiagnosticsError) -> Int {
    let active = activeRows
    return try active.count - PivotedQR(matrix(ofColumns: active)).rank
  }

  private func report(
    _ prices: PriceList, _ verdict: Certificate.Verdict, multipliers: [LexicographicPrice] = [],
    error: Double = 0, pivots: Int = 0, degeneracy: Int = 0
  ) -> Certificate {
    let rows = problem.rows.enumerated().map { index, row in
      RowReport(
        label: row.label, residual: row.residual(values),
        isActive: side(of: index, at: values) == 0,
        multiplier: multipliers.isEmpty ? [] : multipliers[index].lanes,
        least: prices(row.below).map { (-$0).lanes }, greatest: prices(row.above)?.lanes)
    }
    return Certificate(
      verdict: verdict, levels: prices.levels, costs: problem.costs(of: values), rows: rows,
      stationarityError: error, degeneracy: degeneracy, pivots: pivots)
  }
}
