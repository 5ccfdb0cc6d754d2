import Cassowary

/// Whether a point is as good as it is said to be, in exact arithmetic.
enum ExactJudge {
  /// What rows may miss their constants by and count as holding, times the larger of their constants and their largest
  /// coefficients: what is promised (see `Tolerances`).
  static let accuracy = 1.01e-7

  /// What is wrong with a point, in words; nil if every required row holds to its tolerance, and no level costs more than
  /// the least possible, given what those above cost, by more than such misses may make.
  static func complaint(about model: ShadowModel, at values: [Double]) -> String? {
    let point = values.map { Fraction($0) }
    for (number, row) in model.rows.enumerated() {
      let error = ExactProgram.Row(row).error(at: point).double
      let tolerance = tolerance(of: row, at: values)
      if row.isBroken(by: error), abs(error) > tolerance { return "row \(number): \(error)" }
    }
    let best = ExactProgram(model.rows, variables: model.variables.count).optimum()
    var room = 0.0
    for row in model.rows { room += tolerance(of: row, at: values) }
    for (level, least) in best.costs where level != .infinity {
      var cost = 0.0
      for row in model.rows {
        let error = ExactProgram.Row(row).error(at: point).double
        if error < 0, row.below?.level == level { cost -= row.weight * error }
        if error > 0, row.above?.level == level { cost += row.weight * error }
      }
      // Misses above are paid for here by as much as multipliers say.
      let most = leverage * room
      if cost - least.double > most { return "level \(level): \(cost), least \(least.double)" }
      // Who pays more above may pay less below.
      if cost - least.double < -most { return nil }
    }
    return nil
  }

  /// A required row that a point misses by more than its tolerance, in words; nil if all hold.
  static func missedRequirement(of model: ShadowModel, at values: [Double]) -> String? {
    for (number, row) in model.rows.enumerated() where row.isRequired {
      let tolerance = tolerance(of: row, at: values)
      // Only what may be missed is looked at exactly.
      let estimate = row.form(at: values).sum - row.constant
      if abs(estimate) <= tolerance / 2 || !row.isBroken(by: estimate) { continue }
      let error = ExactProgram.Row(row).error(at: values.map { Fraction($0) }).double
      if row.isBroken(by: error), abs(error) > tolerance { return "row \(number): \(error)" }
    }
    return nil
  }

  /// How much of a miss at one level may be worth at another: the largest multipliers of rows as those of the families.
  private static let leverage = 100.0

  private static func tolerance(of row: ShadowModel.Row, at values: [Double]) -> Double {
    accuracy * max(row.scale, 1) + ShadowModel.noise * row.form(at: values).size
  }
}
