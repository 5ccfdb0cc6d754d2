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

    var isRequired: Bool { below == .required || above == .required }

    /// The larger of its constant and its largest coefficient: tolerances are in units of it.
    var scale: Double { terms.reduce(abs(constant)) { max($0, abs($1.coefficient)) } }

    /// The row as far as it must hold.
    var requirement: Row {
      var row = self
      if below != .required { row.below = nil }
      if above != .required { row.above = nil }
      return row
    }
  }

  var variables: [Variable] = []
  var rows: [Row] = []
  /// The edit constraints by the number of their variable; one may have been removed since.
  var edits: [Int: Constraint] = [:]
  static let feasibility = 1e-5
  static let slope = 1e-5

  /// What is wrong with the solver's answer, in words; nil if it is proved optimal.
  ///
  /// - Parameter accuracy: by how much every row may miss its constant and count as holding exactly, times the larger
  ///   of its constant and its largest coefficient; if not given, what leaves room for rounding in large systems.
  func complaint(about solver: Solver, within accuracy: Double? = nil) -> String? {
    let x = variables.map { solver.value(of: $0) }
    // The levels met so far, and for each of them what the forms add up to, variable by variable.
    var levels: [Double] = []
    var balance: [Double] = []
    for (number, row) in rows.enumerated() {
      var form = 0.0
      var size = 1.0
      for term in row.terms {
        form += term.coefficient * x[term.variable]
        size += abs(term.coefficient * x[term.variable])
      }
      let error = form - row.constant
      let multiplier = solver.multiplier(of: row.handle)
      let tolerance =
        accuracy.map { $0 * row.scale }
        ?? Self.feasibility * max(1, max(abs(row.constant), size * 1e-3))
      if !error.isFinite { return "row \(number): error \(error)" }
      if error < -tolerance, row.below == .required { return "row \(number): \(error)" }
      if error > tolerance, row.above == .required { return "row \(number): \(error)" }
      for (part, next) in zip(multiplier, multiplier.dropFirst())
      where part.priority <= next.priority {
        return "row \(number): multiplier \(text(multiplier)) is out of order"
      }
      let low = row.below.map { Multiplier(priority: $0, value: -row.weight) }
      let high = row.above.map { Multiplier(priority: $0, value: row.weight) }
      if error < -tolerance, compare(multiplier, low) != 0 {
        return "row \(number) is \(error) below but has multiplier \(text(multiplier))"
      } else if error > tolerance, compare(multiplier, high) != 0 {
        return "row \(number) is \(error) above but has multiplier \(text(multiplier))"
      } else {
        if row.below != .required, compare(multiplier, low) < 0 {
          return "row \(number): multiplier \(text(multiplier)) below its range"
        }
        if row.above != .required, compare(multiplier, high) > 0 {
          return "row \(number): multiplier \(text(multiplier)) above its range"
        }
      }
      for part in multiplier {
        var place = 0
        while place < levels.count, levels[place] != part.priority.level { place += 1 }
        if place == levels.count {
          levels.append(part.priority.level)
          balance.append(contentsOf: repeatElement(0, count: variables.count))
        }
        for term in row.terms {
          balance[place * variables.count + term.variable] += part.value * term.coefficient
        }
      }
    }
    for place in balance.indices where abs(balance[place]) > Self.slope {
      let level = levels[place / variables.count]
      return "variable \(place % variables.count): forms add up to \(balance[place]) at \(level)"
    }
    return nil
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

  /// -1, 0 or 1 as the multiplier (highest level first) is below, at or above the end of a range.
  private func compare(_ parts: [Multiplier], _ end: Multiplier?) -> Int {
    var end = end
    for part in parts {
      if let limit = end, limit.priority > part.priority {
        if abs(limit.value) > Self.slope { return limit.value > 0 ? -1 : 1 }
        end = nil
      }
      var value = part.value
      if let limit = end, limit.priority == part.priority {
        value -= limit.value
        end = nil
      }
      if abs(value) > Self.slope { return value > 0 ? 1 : -1 }
    }
    guard let limit = end, abs(limit.value) > Self.slope else { return 0 }
    return limit.value > 0 ? -1 : 1
  }

  private func text(_ parts: [Multiplier]) -> String {
    parts.map { "\($0.value)@\($0.priority.level)" }.joined(separator: " + ")
  }
}
