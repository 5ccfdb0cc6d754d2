import Cassowary

/// The least cost of a system, level by level, in exact arithmetic: a judge that cannot err.
///
/// What is required costs more than all else, so that there is a solution always; what cannot hold together is what costs
/// something at that level in the end. Every row gets an error below and one above its constant. A primal simplex in a dense
/// tableau minimises the costs in the order of their levels, which is an ordered field; ties go to the smallest number
/// (R. G. Bland, doi:10.1287/moor.2.2.103), so that it ends.
struct ExactProgram {
  /// A row: terms that are to add up to a constant, and what it costs to be below or above, level by level.
  struct Row {
    var terms: [(variable: Int, coefficient: Fraction)]
    var constant: Fraction
    var below: (level: Double, weight: Fraction)?
    var above: (level: Double, weight: Fraction)?
  }

  /// What a solution costs.
  struct Optimum {
    var costs: [(level: Double, cost: Fraction)]
    var point: [Fraction]

    /// Whether all that is required can hold.
    var isFeasible: Bool { costs.allSatisfy { $0.level != .infinity || $0.cost.isZero } }
  }

  private let variables: Int
  private let rows: [Row]
  private let levels: [Double]
  /// Per row the coefficients of the variables, then of the errors below; those above are their opposites. The constant is last.
  private var tableau: [[Fraction]] = []
  /// Per level, highest first, the prices: what the basis pays for a unit of each column.
  private var prices: [[Fraction]] = []
  /// What each row of the tableau defines.
  private var basis: [Column] = []

  private enum Column: Hashable {
    case variable(Int)
    case below(Int)
    case above(Int)

    /// The place in the order of ties.
    func number(_ variables: Int, _ rows: Int) -> Int {
      switch self {
      case .variable(let index): index
      case .below(let row): variables + row
      case .above(let row): variables + rows + row
      }
    }
  }

  init(_ rows: [Row], variables: Int) {
    self.rows = rows
    self.variables = variables
    let all = rows.flatMap { [$0.below?.level, $0.above?.level].compactMap { $0 } }
    levels = Set(all).sorted(by: >)
  }

  /// The costs of the best point.
  func optimum() -> Optimum {
    var program = self
    program.begin()
    while let (column, sign) = program.entering() {
      guard program.pivot(column, sign) else { preconditionFailure("costs are never below zero") }
    }
    return program.result()
  }

  private mutating func begin() {
    let width = variables + rows.count + 1
    prices = Array(repeating: Array(repeating: .zero, count: width), count: levels.count)
    for (number, row) in rows.enumerated() {
      var line = Array(repeating: Fraction.zero, count: width)
      for term in row.terms { line[term.variable] = line[term.variable] + term.coefficient }
      line[variables + number] = .one
      line[width - 1] = row.constant
      let isBelow = row.constant.sign >= 0
      if !isBelow { line = line.map { -$0 } }
      let column = isBelow ? Column.below(number) : .above(number)
      tableau.append(line)
      basis.append(column)
      for level in levels.indices {
        let cost = cost(of: column, at: level)
        if cost.isZero { continue }
        for place in line.indices where !line[place].isZero {
          prices[level][place] = prices[level][place] + cost * line[place]
        }
      }
    }
  }

  private func cost(of column: Column, at level: Int) -> Fraction {
    let cost: (level: Double, weight: Fraction)? =
      switch column {
      case .variable: nil
      case .below(let row): rows[row].below
      case .above(let row): rows[row].above
      }
    guard let cost, cost.level == levels[level] else { return .zero }
    return cost.weight
  }

  /// The sign of what a unit of a column costs, less what it saves.
  private func reducedCostSign(_ column: Column) -> Int {
    for level in levels.indices {
      let price =
        switch column {
        case .variable(let index): prices[level][index]
        case .below(let row): prices[level][variables + row]
        case .above(let row): -prices[level][variables + row]
        }
      let sign = (cost(of: column, at: level) - price).sign
      if sign != 0 { return sign }
    }
    return 0
  }

  /// The first column that lowers the costs, and in which direction.
  private func entering() -> (column: Column, sign: Int)? {
    let present = Set(basis)
    for index in 0..<variables where !present.contains(.variable(index)) {
      let sign = reducedCostSign(.variable(index))
      if sign != 0 { return (.variable(index), -sign) }
    }
    for row in rows.indices {
      // One of both is zero where the other is in the basis: they cannot be there together.
      for column in [Column.below(row), .above(row)] where !present.contains(column) {
        if reducedCostSign(column) < 0 { return (column, 1) }
      }
    }
    return nil
  }

  private func entry(_ line: [Fraction], _ column: Column) -> Fraction {
    switch column {
    case .variable(let index): line[index]
    case .below(let row): line[variables + row]
    case .above(let row): -line[variables + row]
    }
  }

  /// Lets a column enter the basis.
  /// - Returns: false if nothing ends its way.
  private mutating func pivot(_ column: Column, _ sign: Int) -> Bool {
    let last = variables + rows.count
    var best: (line: Int, ratio: Fraction)?
    for (number, line) in tableau.enumerated() {
      // Variables have no sign, so that they never leave.
      if case .variable = basis[number] { continue }
      var rate = entry(line, column)
      if sign < 0 { rate = -rate }
      if rate.sign <= 0 { continue }
      let ratio = line[last] / rate
      if let found = best {
        if found.ratio < ratio { continue }
        if !(ratio < found.ratio)
          && basis[found.line].number(variables, rows.count)
            < basis[number].number(variables, rows.count)
        {
          continue
        }
      }
      best = (number, ratio)
    }
    guard let leaving = best?.line else { return false }
    let pivot = entry(tableau[leaving], column)
    let normal = tableau[leaving].map { $0.isZero ? $0 : $0 / pivot }
    tableau[leaving] = normal
    basis[leaving] = column
    for number in tableau.indices where number != leaving {
      Self.subtract(normal, times: entry(tableau[number], column), from: &tableau[number])
    }
    for level in levels.indices {
      let factor = entry(prices[level], column) - cost(of: column, at: level)
      Self.subtract(normal, times: factor, from: &prices[level])
    }
    return true
  }

  private static func subtract(
    _ line: [Fraction], times factor: Fraction, from other: inout [Fraction]
  ) {
    if factor.isZero { return }
    for place in line.indices where !line[place].isZero {
      other[place] = other[place] - factor * line[place]
    }
  }

  private func result() -> Optimum {
    let last = variables + rows.count
    var point = Array(repeating: Fraction.zero, count: variables)
    for (number, column) in basis.enumerated() {
      if case .variable(let index) = column { point[index] = tableau[number][last] }
    }
    let costs = levels.indices.map { (level: levels[$0], cost: prices[$0][last]) }
    return Optimum(costs: costs, point: point)
  }
}
