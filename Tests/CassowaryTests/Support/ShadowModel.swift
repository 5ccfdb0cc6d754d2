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

    var largestCoefficient: Double { terms.reduce(0) { max($0, abs($1.coefficient)) } }

    /// The larger of its constant and its largest coefficient: tolerances are in units of it.
    var scale: Double { max(abs(constant), largestCoefficient) }

    /// The levels at which the row costs something, other than what is required.
    var levels: Set<Double> {
      Set([below, above].compactMap { $0.flatMap { $0.isRequired ? nil : $0.level } })
    }

    /// Whether what is required forbids an error.
    func isBroken(by error: Double) -> Bool {
      error < 0 && below == .required || error > 0 && above == .required
    }

    /// What the terms add up to at a point, and their magnitudes.
    func form(at x: [Double]) -> (sum: Double, size: Double) {
      terms.reduce(into: (0, 0)) { form, term in
        form.0 += term.coefficient * x[term.variable]
        form.1 += abs(term.coefficient * x[term.variable])
      }
    }

    /// The row as far as it must hold.
    var requirement: Row {
      var row = self
      if below != .required { row.below = nil }
      if above != .required { row.above = nil }
      return row
    }

    /// -1, 0 or 1 as the multiplier (highest level first) is below, at or above the end of a range.
    func compare(_ parts: [Multiplier], _ end: Multiplier?) -> Int {
      var end = end
      for part in parts {
        if let limit = end, limit.priority > part.priority {
          let order = compare(0, limit.value)
          if order != 0 { return order }
          end = nil
        }
        var limit = 0.0
        if let end, end.priority == part.priority { limit = end.value }
        if end?.priority == part.priority { end = nil }
        let order = compare(part.value, limit)
        if order != 0 { return order }
      }
      return end.map { compare(0, $0.value) } ?? 0
    }

    private func compare(_ value: Double, _ limit: Double) -> Int {
      let unit = max(2 / largestCoefficient, max(abs(value), abs(limit)))
      return abs(value - limit) <= ShadowModel.slope * unit ? 0 : value > limit ? 1 : -1
    }
  }

  var variables: [Variable] = []
  var rows: [Row] = []
  /// The edit constraints by the number of their variable; one may have been removed since.
  var edits: [Int: Constraint] = [:]
  /// The stays by the number of their variable; one may have been removed since.
  var stays: [Int: Constraint] = [:]
  static let feasibility = 1e-5
  /// By how much a multiplier may be out of its range, or what a variable's add up to away from zero: what is promised
  /// (see `Tolerances`) and room for rounding. In units of a multiplier of one on a row whose largest coefficient is
  /// between 1 and 2, or of the multiplier itself, if that is larger.
  static let slope = 1.1e-8

  /// What counts as rounding of sums (see `Tolerances`), as a part of what is added up.
  static let noise = 1.1e-12
  /// Which part of a number its fraction may differ by in what GLPK calls exact.
  static let fraction = 1.1e-9

  /// What is wrong with the solver's answer, in words; nil if it is proved optimal.
  ///
  /// - Parameter accuracy: by how much every row may miss its constant and count as holding exactly, times the larger
  ///   of its constant and its largest coefficient; if not given, what leaves room for rounding in large systems.
  func complaint(about solver: Solver, within accuracy: Double? = nil) -> String? {
    let x = variables.map { solver.value(of: $0)! }
    // The levels met so far, and for each of them what the forms add up to, variable by variable.
    var levels: [Double] = []
    var balance: [(sum: Double, largest: Double)] = []
    let multipliers = solver.multipliers(of: rows.map(\.handle))
    for (number, (row, multiplier)) in zip(rows, multipliers).enumerated() {
      let (form, size) = row.form(at: x)
      let error = form - row.constant
      let tolerance =
        accuracy.map { $0 * row.scale + Self.noise * size }
        ?? Self.feasibility * max(1, max(abs(row.constant), (size + 1) * 1e-3))
      if !error.isFinite { return "row \(number): error \(error)" }
      if error < -tolerance, row.below == .required { return "row \(number): \(error)" }
      if error > tolerance, row.above == .required { return "row \(number): \(error)" }
      for (part, next) in zip(multiplier, multiplier.dropFirst())
      where part.priority <= next.priority {
        return "row \(number): multiplier \(text(multiplier)) is out of order"
      }
      let low = row.below.map { Multiplier(priority: $0, value: -row.weight) }
      let high = row.above.map { Multiplier(priority: $0, value: row.weight) }
      if error < -tolerance, row.compare(multiplier, low) != 0 {
        return "row \(number) is \(error) below but has multiplier \(text(multiplier))"
      } else if error > tolerance, row.compare(multiplier, high) != 0 {
        return "row \(number) is \(error) above but has multiplier \(text(multiplier))"
      } else {
        if row.below != .required, row.compare(multiplier, low) < 0 {
          return "row \(number): multiplier \(text(multiplier)) below its range"
        }
        if row.above != .required, row.compare(multiplier, high) > 0 {
          return "row \(number): multiplier \(text(multiplier)) above its range"
        }
      }
      for part in multiplier {
        var place = 0
        while place < levels.count, levels[place] != part.priority.level { place += 1 }
        if place == levels.count {
          levels.append(part.priority.level)
          balance.append(contentsOf: repeatElement((sum: 0, largest: 1), count: variables.count))
        }
        for term in row.terms {
          let pull = part.value * term.coefficient
          let place = place * variables.count + term.variable
          balance[place].sum += pull
          balance[place].largest = max(balance[place].largest, abs(pull))
        }
      }
    }
    for (place, (sum, largest)) in balance.enumerated() where abs(sum) > Self.slope * largest {
      let level = levels[place / variables.count]
      return "variable \(place % variables.count): forms add up to \(sum) at \(level)"
    }
    return nil
  }

  /// The cost per level, highest level first: what two optima must agree on.
  func costs(at x: [Double]) -> [Double: Double] {
    var costs: [Double: Double] = [:]
    for row in rows {
      let error = row.form(at: x).sum - row.constant
      if error < 0, let below = row.below, !below.isRequired {
        costs[below.level, default: 0] -= row.weight * error
      }
      if error > 0, let above = row.above, !above.isRequired {
        costs[above.level, default: 0] += row.weight * error
      }
    }
    return costs
  }

  private func text(_ parts: [Multiplier]) -> String {
    parts.map { "\($0.value)@\($0.priority.level)" }.joined(separator: " + ")
  }
}
