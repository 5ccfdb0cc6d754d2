/// The prices of a problem as lexicographic numbers.
struct PriceList {
  /// The levels, highest first; one lane each.
  let levels: [Double]
  /// The size that a difference of multipliers must exceed to count.
  let tolerance: Double

  init(_ problem: ConstraintProblem) {
    levels = problem.levels
    let weights = problem.rows.flatMap { row in
      [row.below, row.above].compactMap { price -> Double? in
        guard case .level(_, let weight) = price else { return nil }
        return weight
      }
    }
    tolerance = JudgeTolerances.multiplier * max(1, weights.max() ?? 1)
  }

  var zero: LexicographicPrice { LexicographicPrice(levels: levels.count) }

  /// The price as a lexicographic number; `nil` for required, which is above all of them.
  func callAsFunction(_ price: RowPrice) -> LexicographicPrice? {
    switch price {
    case .required:
      return nil
    case .free:
      return zero
    case .level(let level, let weight):
      var result = zero
      if let lane = levels.firstIndex(of: level) {
        result.lanes[lane] = weight
      }
      return result
    }
  }
}
