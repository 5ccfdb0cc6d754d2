extension ConstraintProblem {
  /// Finds an optimum by following improving directions from a starting point.
  ///
  /// Required rows are first a level above all others; once they hold, they are required again.
  ///
  /// - Returns: The optimum, or `nil` where the limit of steps was reached before it.
  /// - Throws: `DiagnosticsError` as `Judge`.
  /// - Complexity: O(n³) per step; steps grow with the number of rows.
  public func referenceSolution(
    startingAt start: [Double]? = nil
  ) throws(DiagnosticsError) -> ReferenceSolution? {
    let start = start ?? [Double](repeating: 0, count: variables.count)
    try validate(start)
    let relaxed = relaxingRequired()
    guard let first = try relaxed.optimum(startingAt: start) else { return nil }
    let isRelaxed = relaxed != self
    let violation = isRelaxed ? relaxed.costs(of: first).first ?? 0 : 0
    let scale = rows.reduce(1) { max($0, $1.scale(first)) }
    let isSatisfiable = violation <= JudgeTolerances.activity * scale
    guard isSatisfiable, isRelaxed else {
      return ReferenceSolution(
        values: first, violation: violation, costs: costs(of: first), isSatisfiable: isSatisfiable)
    }
    guard let values = try optimum(startingAt: first) else { return nil }
    return ReferenceSolution(
      values: values, violation: 0, costs: costs(of: values), isSatisfiable: true)
  }

  private func optimum(startingAt start: [Double]) throws(DiagnosticsError) -> [Double]? {
    let certificate = try Judge(self, values: start).certificate()
    switch certificate.verdict {
    case .optimal: return start
    case .improvable(let improvement) where improvement.isBest: return improvement.betterValues
    case .improvable, .forbidden, .inconclusive: return nil
    }
  }

  /// The problem with required rows as the highest level.
  private func relaxingRequired() -> ConstraintProblem {
    var relaxed = self
    relaxed.mapPrices { $0 == .required ? .level(.greatestFiniteMagnitude) : $0 }
    return relaxed
  }
}
