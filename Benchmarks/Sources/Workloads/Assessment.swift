/// How well an answer satisfies a system: what two answers must have in common to be equally good.
public struct Assessment: Sendable {
  /// The largest violation of a required constraint, relative to the size of its terms (at least 1).
  public private(set) var requiredResidual = 0.0
  /// The sum of violations of each level, the most important level first.
  public private(set) var violations: [(priority: Double, sum: Double)] = []
  /// The violations weighted as a solver of weighted sums weighs them.
  public private(set) var weightedSum = 0.0

  public init(of values: [Double], in state: SystemState) {
    var sums: [Level: Double] = [:]
    func violate(_ level: Level, by amount: Double) { sums[level, default: 0] += max(0, amount) }
    for case let row? in state.rows {
      switch row {
      case .plain(let terms, let relation, let constant, let level):
        let (sum, scale) = Self.evaluate(terms, values, state)
        let amount =
          switch relation {
          case .equal: abs(sum - constant)
          case .lessThanOrEqual: sum - constant
          case .greaterThanOrEqual: constant - sum
          }
        if let level {
          violate(level, by: amount)
        } else {
          requiredResidual = max(requiredResidual, amount / max(1, scale, abs(constant)))
        }
      case .contentSize(let terms, let size, let hugging, let compression):
        let (sum, _) = Self.evaluate(terms, values, state)
        violate(compression, by: size - sum)
        violate(hugging, by: sum - size)
      }
    }
    for (variable, edit) in state.edits {
      violate(edit.level, by: abs(values[Int(variable)] - edit.value))
    }
    violations = sums.map { ($0.key.priority, $0.value) }.sorted { $0.0 > $1.0 }
    weightedSum = sums.sorted { $0.key.priority > $1.key.priority }
      .reduce(0) { $0 + $1.key.weight * $1.value }
  }

  /// Whether two answers to the same system are equally good: both satisfy every required constraint,
  /// and the violations of every level are equal. Ties may make the values themselves differ.
  public func agrees(with other: Assessment) -> Bool {
    isFeasible && other.isFeasible
      && zip(violations, other.violations).allSatisfy { mine, theirs in
        abs(mine.sum - theirs.sum) <= Self.tolerance * max(1, abs(mine.sum), abs(theirs.sum))
      }
  }

  public var isFeasible: Bool { requiredResidual <= Self.tolerance }

  /// Points, and relative beyond one point: the printed frames have two decimals at most.
  public static let tolerance = 1e-5

  private static func evaluate(
    _ terms: Range<Int32>, _ values: [Double], _ state: SystemState
  ) -> (sum: Double, scale: Double) {
    var sum = 0.0
    var scale = 0.0
    for index in terms {
      let term = state.terms[Int(index)]
      let product = term.coefficient * values[Int(term.variable)]
      sum += product
      scale = max(scale, abs(product))
    }
    return (sum, scale)
  }
}
