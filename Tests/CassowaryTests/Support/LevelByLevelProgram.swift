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

  init(_ rows: [ShadowModel.Row], variables: Int) {
    self.variables = variables
    for row in rows {
      if let below = row.below { append(row, below, isBelow: true) }
      if let above = row.above { append(row, above, isBelow: false) }
    }
  }

  private mutating func append(_ row: ShadowModel.Row, _ priority: Priority, isBelow: Bool) {
    rows.append((isBelow ? row.constant : nil, isBelow ? nil : row.constant))
    let number = Int32(rows.count)
    for term in row.terms {
      entries.append((number, Int32(term.variable + 1), term.coefficient))
    }
    guard !priority.isRequired else { return }
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
      return GLPK.isFeasible(exactly: program)
    }
  }

  /// The least cost of every level, highest level first; nil if the required rows contradict.
  func leastCosts() -> [(level: Double, cost: Double)]? {
    GLPK.withProgram { program in
      load(into: program)
      return leastCosts(in: program)
    }
  }

  private func leastCosts(in program: OpaquePointer) -> [(level: Double, cost: Double)]? {
    if levels.isEmpty { return GLPK.optimum(of: program) == nil ? nil : [] }
    var found: [(level: Double, cost: Double)] = []
    for level in levels {
      var places: [Int32] = [0]
      var weights: [Double] = [0]
      for (number, error) in errors.enumerated() {
        let column = Int32(variables + number + 1)
        let isOfLevel = error.level == level
        glp_set_obj_coef(program, column, isOfLevel ? error.weight : 0)
        if isOfLevel {
          places.append(column)
          weights.append(error.weight)
        }
      }
      guard let cost = GLPK.optimum(of: program) else { return nil }
      found.append((level, cost))
      // Held with some room: rounding must not make the next level impossible.
      let row = glp_add_rows(program, 1)
      glp_set_mat_row(program, row, Int32(places.count - 1), places, weights)
      glp_set_row_bnds(program, row, GLP_UP, 0, cost + 1e-7 * max(1, cost))
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
