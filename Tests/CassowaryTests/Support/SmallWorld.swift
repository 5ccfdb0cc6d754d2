import Cassowary

/// A system of a few rows, and its exact lexicographic optimum by enumeration.
///
/// The cost is convex and piecewise linear with breaks on the rows' hyperplanes only, so where it has
/// a minimum it has one on the intersection of rows whose forms span those of all rows. All such
/// intersections are tried, in exact arithmetic.
struct SmallWorld {
  struct Row {
    var form: [Int]
    var relation: Relation
    var constant: Int
    /// 0 is required, 1 and 2 are optional, 1 the stronger.
    var level: Int
  }

  var rows: [Row]
  let variables: Int

  /// The least costs (level 1, level 2), or nil if the required rows contradict.
  func optimum() -> [Rational]? {
    var best: [Rational]?
    for subset in 0..<(1 << rows.count) {
      let chosen = rows.indices.filter { subset >> $0 & 1 == 1 }
      guard let point = intersection(chosen), let costs = costs(at: point) else { continue }
      if let known = best {
        if costs.lexicographicallyPrecedes(known) { best = costs }
      } else {
        best = costs
      }
    }
    return best
  }

  /// The costs at a point, or nil if a required row does not hold there.
  func costs(at point: [Rational]) -> [Rational]? {
    var costs = [Rational(0), Rational(0)]
    for row in rows {
      var error = Rational(-row.constant)
      for (index, coefficient) in row.form.enumerated() {
        error = error + Rational(coefficient) * point[index]
      }
      let zero = Rational(0)
      var cost = zero
      if error < zero, row.relation != .lessThanOrEqual { cost = zero - error }
      if error > zero, row.relation != .greaterThanOrEqual { cost = error }
      if row.level == 0 {
        if !cost.isZero { return nil }
      } else {
        costs[row.level - 1] = costs[row.level - 1] + cost
      }
    }
    return costs
  }

  /// A point on all the chosen rows (undetermined variables zero), or nil if there is none.
  private func intersection(_ chosen: [Int]) -> [Rational]? {
    var matrix = chosen.map { index in
      rows[index].form.map { Rational($0) } + [Rational(rows[index].constant)]
    }
    var pivots: [(row: Int, column: Int)] = []
    var top = 0
    for column in 0..<variables {
      guard let found = (top..<matrix.count).first(where: { !matrix[$0][column].isZero })
      else { continue }
      matrix.swapAt(top, found)
      let factor = matrix[top][column]
      matrix[top] = matrix[top].map { $0 / factor }
      for other in matrix.indices where other != top && !matrix[other][column].isZero {
        let multiple = matrix[other][column]
        matrix[other] = zip(matrix[other], matrix[top]).map { $0 - multiple * $1 }
      }
      pivots.append((top, column))
      top += 1
    }
    for row in top..<max(top, matrix.count) where !matrix[row][variables].isZero {
      return nil
    }
    var point = [Rational](repeating: Rational(0), count: variables)
    for pivot in pivots { point[pivot.column] = matrix[pivot.row][variables] }
    return point
  }

  /// Adds the rows one by one to a solver and compares each answer with the enumeration.
  /// - Returns: what differed, or nil.
  func complaint(layers: Acceleration = .all) -> String? {
    let solver = Solver()
    if layers != .all { solver.acceleration = layers }
    let handles = (0..<variables).map { solver.makeVariable("x\($0)") }
    let priorities = [Priority.required, Priority(2), Priority(1)]
    var world = SmallWorld(rows: [], variables: variables)
    for row in rows {
      var expression = LinearExpression(constant: Double(-row.constant))
      for (index, coefficient) in row.form.enumerated() where coefficient != 0 {
        expression = expression + Double(coefficient) * handles[index]
      }
      var larger = world
      larger.rows.append(row)
      let expected = larger.optimum()
      do {
        try solver.add(
          LinearConstraint(expression, row.relation), priority: priorities[row.level])
        if expected == nil { return "accepted \(row) in \(world.rows), which contradict" }
        world = larger
      } catch {
        if expected != nil { return "refused \(row) in \(world.rows): \(error)" }
      }
      solver.commit()
      if let broken = solver.checkInvariants().first { return "\(larger.rows): \(broken)" }
      let costs = world.optimum() ?? []
      let found = world.approximateCosts(at: handles.map { solver.value(of: $0)! })
      for (level, cost) in costs.enumerated() where abs(cost.double - found[level]) > 1e-9 {
        return "\(world.rows): costs \(found), least are \(costs.map(\.double))"
      }
      if found[2] > 1e-9 { return "\(world.rows): a required row is off by \(found[2])" }
    }
    return nil
  }

  private func approximateCosts(at point: [Double]) -> [Double] {
    var costs = [0.0, 0, 0]
    for row in rows {
      var error = Double(-row.constant)
      for (index, coefficient) in row.form.enumerated() {
        error += Double(coefficient) * point[index]
      }
      var cost = 0.0
      if error < 0, row.relation != .lessThanOrEqual { cost = -error }
      if error > 0, row.relation != .greaterThanOrEqual { cost = error }
      costs[row.level == 0 ? 2 : row.level - 1] += cost
    }
    return costs
  }
}
