import Cassowary

/// The problem as its user stated it, kept beside the solver, and the judge of the solver's answers.
///
/// The judge never looks at the solver's bookkeeping: it takes the values and the multipliers that the
/// solver publishes, and verifies on its own copy of the constraints that they prove optimality
/// (Karush–Kuhn–Tucker over the ordered field of priority levels). For a convex piecewise-linear
/// problem these conditions are sufficient, so what passes is a lexicographic optimum.
struct ShadowModel {
  struct Row {
    var handle: Constraint
    var terms: [(variable: Int, coefficient: Double)]
    var constant: Double
    /// Priority of the cost below and above the constant; nil costs nothing.
    var below: Priority?
    var above: Priority?
    var weight: Double
  }

  var variables: [Variable] = []
  var rows: [Row] = []
  static let feasibility = 1e-5
  static let slope = 1e-5

  /// Everything that is wrong with the solver's answer, in words; empty if it is proved optimal.
  func complaints(about solver: Solver) -> [String] {
    var found: [String] = []
    let x = variables.map { solver.value(of: $0) }
    // balance[variable][level]
    var balance = [[Double: Double]](repeating: [:], count: variables.count)
    for (number, row) in rows.enumerated() {
      var form = 0.0
      var size = 1.0
      for term in row.terms {
        form += term.coefficient * x[term.variable]
        size += abs(term.coefficient * x[term.variable])
      }
      let error = form - row.constant
      let multiplier = solver.multiplier(of: row.handle)
      let tolerance = Self.feasibility * max(1, max(abs(row.constant), size * 1e-3))
      if !error.isFinite { found.append("row \(number): error \(error)") }
      if error < -tolerance, row.below == .required { found.append("row \(number): \(error)") }
      if error > tolerance, row.above == .required { found.append("row \(number): \(error)") }
      let low = row.below.map { Multiplier(priority: $0, value: -row.weight) }
      let high = row.above.map { Multiplier(priority: $0, value: row.weight) }
      if error < -tolerance, !isEqual(multiplier, low) {
        found.append("row \(number) is \(error) below but has multiplier \(text(multiplier))")
      } else if error > tolerance, !isEqual(multiplier, high) {
        found.append("row \(number) is \(error) above but has multiplier \(text(multiplier))")
      } else {
        if row.below != .required, compare(multiplier, low) < 0 {
          found.append("row \(number): multiplier \(text(multiplier)) below its range")
        }
        if row.above != .required, compare(multiplier, high) > 0 {
          found.append("row \(number): multiplier \(text(multiplier)) above its range")
        }
      }
      for part in multiplier {
        for term in row.terms {
          balance[term.variable][part.priority.level, default: 0] += part.value * term.coefficient
        }
      }
    }
    for (variable, levels) in balance.enumerated() {
      for (level, sum) in levels.sorted(by: { $0.key > $1.key }) where abs(sum) > Self.slope {
        found.append("variable \(variable): forms add up to \(sum) at level \(level)")
      }
    }
    return found
  }

  /// The cost per level, highest level first: what two optima must agree on.
  func costs(at x: [Double]) -> [Double: Double] {
    var costs: [Double: Double] = [:]
    for row in rows {
      var error = -row.constant
      for term in row.terms { error += term.coefficient * x[term.variable] }
      if error < 0, let below = row.below, !below.isRequired {
        costs[below.level, default: 0] -= row.weight * error
      }
      if error > 0, let above = row.above, !above.isRequired {
        costs[above.level, default: 0] += row.weight * error
      }
    }
    return costs
  }

  private func isEqual(_ parts: [Multiplier], _ end: Multiplier?) -> Bool {
    compare(parts, end) == 0
  }

  /// -1, 0 or 1 as the multiplier is below, at or above the end of a range.
  private func compare(_ parts: [Multiplier], _ end: Multiplier?) -> Int {
    var difference: [Double: Double] = [:]
    for part in parts { difference[part.priority.level, default: 0] += part.value }
    if let end { difference[end.priority.level, default: 0] -= end.value }
    for (_, value) in difference.sorted(by: { $0.key > $1.key }) where abs(value) > Self.slope {
      return value > 0 ? 1 : -1
    }
    return 0
  }

  private func text(_ parts: [Multiplier]) -> String {
    parts.map { "\($0.value)@\($0.priority.level)" }.joined(separator: " + ")
  }
}
