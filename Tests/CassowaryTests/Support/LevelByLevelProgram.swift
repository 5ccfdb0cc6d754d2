import CGLPK
import Cassowary

/// A problem of ``ShadowModel`` as linear programs for GLPK: the least cost of the highest level, then
/// with that cost held the least of the next, and so on. Required rows alone tell whether anything
/// satisfies them.
///
/// Every side of a row that costs something gets a column of its own, its error; nothing of the solver
/// under test is used.
struct LevelByLevelProgram {
  private var entries: [(row: Int32, column: Int32, value: Double)] = []
  private var rows: [(lower: Double?, upper: Double?)] = []
  private var errors: [(level: Double, weight: Double)] = []
  private let variables: Int
  /// Of the required ones the place among `rows` and the number as given.
  private var required: [(place: Int, row: Int)] = []
  private let count: Int

  init(_ rows: [ShadowModel.Row], variables: Int) {
    self.variables = variables
    count = rows.count
    for (number, row) in rows.enumerated() {
      if let below = row.below { append(row, number, below, isBelow: true) }
      if let above = row.above { append(row, number, above, isBelow: false) }
    }
  }

  private mutating func append(
    _ row: ShadowModel.Row, _ index: Int, _ priority: Priority, isBelow: Bool
  ) {
    rows.append((isBelow ? row.constant : nil, isBelow ? nil : row.constant))
    let number = Int32(rows.count)
    for term in row.terms {
      entries.append((number, Int32(term.variable + 1), term.coefficient))
    }
    guard !priority.isRequired else {
      required.append((rows.count - 1, index))
      return
    }
    errors.append((priority.level, row.weight))
    entries.append((number, Int32(variables + errors.count), isBelow ? 1 : -1))
  }

  /// The distinct levels, highest first.
  var levels: [Double] { Set(errors.map(\.level)).sorted(by: >) }

  /// Whether anything satisfies the required rows.
  var isFeasible: Bool {
    GLPK.withProgram { program in
      load(into: program)
      return GLPK.optimum(of: program) != nil
    }
  }

  /// Whether anything satisfies the required rows as they are, without any tolerance.
  var isExactlyFeasible: Bool {
    GLPK.withProgram { program in
      load(into: program)
      return GLPK.optimum(exactly: program) != nil
    }
  }

  /// The least cost of every level, highest level first; nil if the required rows contradict.
  func leastCosts() -> [(level: Double, cost: Double)]? {
    GLPK.withProgram { program in
      load(into: program)
      return leastCosts(in: program)
    }
  }

  /// From where to where a variable may be at the least cost of all levels; nil if the required rows contradict.
  func range(of variable: Int) -> ClosedRange<Double>? {
    GLPK.withProgram { program in
      load(into: program)
      guard leastCosts(in: program) != nil else { return nil }
      for number in errors.indices {
        glp_set_obj_coef(program, Int32(variables + number + 1), 0)
      }
      glp_set_obj_coef(program, Int32(variable + 1), 1)
      // What has an optimum only in the other direction, or none, has no end.
      let least = GLPK.optimum(of: program) ?? -.infinity
      glp_set_obj_dir(program, GLP_MAX)
      let most = GLPK.optimum(of: program) ?? .infinity
      return min(least, most)...max(least, most)
    }
  }

  /// The least that a level can cost.
  struct LeastCost {
    var cost: Double
    var point: [Double]
    /// By how much less it would be for a unit more of cost at each higher level.
    var prices: [Double: Double]
    /// The same for a unit that each row is let through by; zero but for required ones.
    var pricesOfRows: [Double]
  }

  /// The least cost of a level that is possible in exact arithmetic, without more cost at higher levels than given.
  func leastCost(at level: Double, holding costs: [Double: Double]) -> LeastCost? {
    GLPK.withProgram { program in
      load(into: program)
      var held: [Double: Int32] = [:]
      for higher in levels where higher > level {
        held[higher] = hold(higher, to: costs[higher] ?? 0, in: program)
      }
      for (number, error) in errors.enumerated() {
        let weight = error.level == level ? error.weight : 0
        glp_set_obj_coef(program, Int32(variables + number + 1), weight)
      }
      guard let cost = GLPK.optimum(exactly: program) else { return nil }
      var least = LeastCost(
        cost: cost, point: (0..<variables).map { glp_get_col_prim(program, Int32($0 + 1)) },
        prices: held.mapValues { abs(glp_get_row_dual(program, $0)) },
        pricesOfRows: Array(repeating: 0, count: count))
      for (place, row) in required {
        let price = abs(glp_get_row_dual(program, Int32(place + 1)))
        least.pricesOfRows[row] = max(least.pricesOfRows[row], price)
      }
      return least
    }
  }

  /// Limits the cost of a level.
  /// - Returns: the number of the program's row that does.
  @discardableResult
  private func hold(_ level: Double, to cost: Double, in program: OpaquePointer) -> Int32 {
    var places: [Int32] = [0]
    var weights: [Double] = [0]
    for (number, error) in errors.enumerated() where error.level == level {
      places.append(Int32(variables + number + 1))
      weights.append(error.weight)
    }
    let row = glp_add_rows(program, 1)
    glp_set_mat_row(program, row, Int32(places.count - 1), places, weights)
    glp_set_row_bnds(program, row, GLP_UP, 0, cost)
    return row
  }

  private func leastCosts(in program: OpaquePointer) -> [(level: Double, cost: Double)]? {
    if levels.isEmpty { return GLPK.optimum(of: program) == nil ? nil : [] }
    var found: [(level: Double, cost: Double)] = []
    for level in levels {
      for (number, error) in errors.enumerated() {
        let weight = error.level == level ? error.weight : 0
        glp_set_obj_coef(program, Int32(variables + number + 1), weight)
      }
      guard let cost = GLPK.optimum(of: program) else { return nil }
      found.append((level, cost))
      // Held with some room: rounding must not make the next level impossible.
      hold(level, to: cost + 1e-7 * max(1, cost), in: program)
    }
    return found
  }

  private func load(into program: OpaquePointer) {
    glp_set_obj_dir(program, GLP_MIN)
    glp_add_cols(program, Int32(variables + errors.count))
    for column in 0..<variables {
      glp_set_col_bnds(program, Int32(column + 1), GLP_FR, 0, 0)
    }
    for number in errors.indices {
      glp_set_col_bnds(program, Int32(variables + number + 1), GLP_LO, 0, 0)
    }
    if !rows.isEmpty { glp_add_rows(program, Int32(rows.count)) }
    for (number, row) in rows.enumerated() {
      let kind = row.lower != nil ? GLP_LO : GLP_UP
      glp_set_row_bnds(program, Int32(number + 1), kind, row.lower ?? 0, row.upper ?? 0)
    }
    // GLPK counts from one.
    glp_load_matrix(
      program, Int32(entries.count), [0] + entries.map(\.row), [0] + entries.map(\.column),
      [0] + entries.map(\.value))
  }
}
