/// Looks for the multipliers that prove some values optimal, or for a direction that proves they are not.
///
/// Write L and R for the prices of row j below and above its target. The values are optimal exactly if each
/// row has a multiplier y with −L ≤ y ≤ R, equal to −L where the row is below its target and to R where it is
/// above, such that Σ y·a = 0 over all forms a (linear programming duality over the ordered vector space of
/// prices; A. Charnes and W. Cooper's goal programming with the levels kept apart). Rows off their target
/// have no choice; this type chooses the multipliers of the active ones.
///
/// Active rows may outnumber the variables (a *degenerate* point): then many choices add up to zero, and only
/// some are in range. So the choice is a feasibility problem with bounds, solved by the bounded simplex of
/// satisfiability solvers, with prices as numbers: keep a basis of n columns, repair the first multiplier out
/// of range by the first column that can help (R. Bland's rule, so it ends), and if none can, the row of the
/// tableau is a direction along which every level that counts gets no dearer and one gets cheaper.
///
/// Source: B. Dutertre, L. de Moura, "A Fast Linear-Arithmetic Solver for DPLL(T)", CAV 2006,
/// doi:10.1007/11817963_11; R. Bland, "New finite pivoting rules", 1977, doi:10.1287/moor.2.2.103.
struct MultiplierSearch {
  /// The result of the search.
  enum Outcome {
    /// The multiplier of each row.
    case multipliers([LexicographicPrice])
    /// A direction of the variables and the change of the price along it, which is negative.
    case direction([Double], rate: LexicographicPrice)
    /// The limit of pivots was reached.
    case exhausted(pivots: Int)
  }

  /// A column of the feasibility problem: an active row, or the unit vector of a variable, which has the
  /// multiplier zero and stands in where the active rows do not determine everything.
  private struct Column {
    let row: Int?
    let terms: [RowTerm]
    let lower: LexicographicPrice?
    let upper: LexicographicPrice?
  }

  private let judge: Judge
  private let prices: PriceList
  private let columns: [Column]
  private let sides: [Int]
  private var chosen: [LexicographicPrice]
  private var basis: [Int] = []
  private var isBasic: [Bool]
  /// The number of basis changes made.
  private(set) var pivots = 0

  init(_ judge: Judge, at values: [Double], prices: PriceList) {
    let problem = judge.problem
    let sides = problem.rows.indices.map { judge.side(of: $0, at: values) }
    let active = problem.rows.indices.filter { sides[$0] == 0 && !problem.rows[$0].terms.isEmpty }
    let rows = active.map { index in
      let row = problem.rows[index]
      return Column(
        row: index, terms: row.terms, lower: prices(row.below).map { -$0 },
        upper: prices(row.above))
    }
    let units = problem.variables.indices.map { variable in
      Column(
        row: nil, terms: [RowTerm(variable: variable, coefficient: 1)], lower: prices.zero,
        upper: prices.zero)
    }
    self.judge = judge
    self.prices = prices
    self.sides = sides
    columns = rows + units
    // Every range holds zero, so zero is a legal value of whatever is not in the basis.
    chosen = [LexicographicPrice](repeating: prices.zero, count: columns.count)
    isBasic = [Bool](repeating: false, count: columns.count)
  }

  mutating func run() throws(DiagnosticsError) -> Outcome {
    try chooseBasis()
    let limit = 200 + 20 * columns.count
    while pivots < limit {
      let factors = try LUFactors(basisMatrix())
      try solveForBasic(factors)
      guard let (slot, direction) = firstOutOfRange() else { return .multipliers(rowMultipliers()) }
      let row = try tableauRow(factors, slot: slot)
      guard let entering = firstHelpful(row, direction) else {
        return improvement(slot: slot, direction: direction, row: row)
      }
      exchange(slot: slot, entering: entering, direction: direction)
    }
    return .exhausted(pivots: pivots)
  }

  /// Starts from as many independent active rows as there are, filled up with unit vectors.
  private mutating func chooseBasis() throws(DiagnosticsError) {
    let count = judge.problem.variables.count
    let active = columns.compactMap(\.row)
    let rows = try PivotedQR(judge.matrix(ofColumns: active))
    let independent = Array(rows.order.prefix(rows.rank))
    var completed = DenseMatrix(rows: count, columns: independent.count + count)
    for (position, column) in independent.enumerated() {
      for term in columns[column].terms {
        completed[term.variable, position] = term.coefficient
      }
    }
    for variable in 0..<count {
      completed[variable, independent.count + variable] = 1
    }
    let both = try PivotedQR(completed, fixed: independent.count)
    basis = both.order.prefix(count).map { position in
      position < independent.count
        ? independent[position] : active.count + position - independent.count
    }
    for column in basis { isBasic[column] = true }
  }

  private func basisMatrix() -> DenseMatrix {
    var matrix = DenseMatrix(rows: basis.count, columns: basis.count)
    for (slot, column) in basis.enumerated() {
      for term in columns[column].terms {
        matrix[term.variable, slot] = term.coefficient
      }
    }
    return matrix
  }

  /// The multipliers of the basis follow from those of all other rows.
  private mutating func solveForBasic(_ factors: LUFactors) throws(DiagnosticsError) {
    let count = basis.count
    var right = [Double](repeating: 0, count: count * max(prices.levels.count, 1))
    func subtract(_ terms: [RowTerm], _ multiplier: LexicographicPrice) {
      for (lane, amount) in multiplier.lanes.enumerated() where amount != 0 {
        for term in terms {
          right[term.variable + lane * count] -= amount * term.coefficient
        }
      }
    }
    for (index, row) in judge.problem.rows.enumerated() {
      if let forced = forcedMultiplier(of: index) { subtract(row.terms, forced) }
    }
    for (index, column) in columns.enumerated() where !isBasic[index] {
      subtract(column.terms, chosen[index])
    }
    let solution = try factors.solve(right)
    for (slot, column) in basis.enumerated() {
      chosen[column].lanes = prices.levels.indices.map { solution[slot + $0 * count] }
    }
  }

  /// The multiplier of a row off its target; a violated required row counts as having none.
  private func forcedMultiplier(of row: Int) -> LexicographicPrice? {
    let original = judge.problem.rows[row]
    switch sides[row] {
    case 1: return prices(original.above)
    case -1: return prices(original.below).map { -$0 }
    default: return nil
    }
  }

  /// The basic column of least index that is out of range, and the way it has to go.
  private func firstOutOfRange() -> (slot: Int, direction: Int)? {
    var found: (slot: Int, direction: Int)?
    for (slot, column) in basis.enumerated() {
      if let found, basis[found.slot] < column { continue }
      if isBelow(chosen[column], columns[column].lower) {
        found = (slot, 1)
      } else if isAbove(chosen[column], columns[column].upper) {
        found = (slot, -1)
      }
    }
    return found
  }

  private func isBelow(_ value: LexicographicPrice, _ lower: LexicographicPrice?) -> Bool {
    guard let lower else { return false }
    return (value - lower).sign(tolerance: prices.tolerance) < 0
  }

  private func isAbove(_ value: LexicographicPrice, _ upper: LexicographicPrice?) -> Bool {
    guard let upper else { return false }
    return (value - upper).sign(tolerance: prices.tolerance) > 0
  }

  /// The row of the inverse basis for a slot: the direction in which only its row moves, at rate one.
  private func tableauRow(_ factors: LUFactors, slot: Int) throws(DiagnosticsError) -> [Double] {
    var unit = [Double](repeating: 0, count: basis.count)
    unit[slot] = 1
    return try factors.solve(unit, transposed: true)
  }

  /// The column of least index outside the basis whose change moves the basic one the way it has to go.
  private func firstHelpful(_ row: [Double], _ direction: Int) -> Int? {
    columns.indices.first { index in
      guard !isBasic[index] else { return false }
      let effect = -Double(direction) * slope(columns[index].terms, row)
      if effect > JudgeTolerances.pivot {
        guard let upper = columns[index].upper else { return true }
        return (chosen[index] - upper).sign(tolerance: prices.tolerance) < 0
      }
      if effect < -JudgeTolerances.pivot {
        guard let lower = columns[index].lower else { return true }
        return (chosen[index] - lower).sign(tolerance: prices.tolerance) > 0
      }
      return false
    }
  }

  private mutating func exchange(slot: Int, entering: Int, direction: Int) {
    let leaving = basis[slot]
    let bound = direction > 0 ? columns[leaving].lower : columns[leaving].upper
    chosen[leaving] = bound ?? prices.zero
    isBasic[leaving] = false
    basis[slot] = entering
    isBasic[entering] = true
    pivots += 1
  }

  /// No multiplier can be moved any more: the price falls by the missing amount along the tableau row.
  private func improvement(slot: Int, direction: Int, row: [Double]) -> Outcome {
    let column = columns[basis[slot]]
    let value = chosen[basis[slot]]
    let toward = row.map { -Double(direction) * $0 }
    if direction > 0 {
      return .direction(toward, rate: value - (column.lower ?? prices.zero))
    }
    return .direction(toward, rate: (column.upper ?? prices.zero) - value)
  }

  private func rowMultipliers() -> [LexicographicPrice] {
    var result = judge.problem.rows.indices.map { forcedMultiplier(of: $0) ?? prices.zero }
    for (index, column) in columns.enumerated() {
      if let row = column.row { result[row] = chosen[index] }
    }
    return result
  }

  private func slope(_ terms: [RowTerm], _ direction: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * direction[$1.variable] }
  }
}
