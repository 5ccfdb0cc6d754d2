import Cassowary

extension ShadowModel {
  /// What is wrong with what the solver's answer costs, in words; nil if no level costs more than the least that GLPK
  /// finds by more than is promised (see `Tolerances`).
  ///
  /// Higher levels may cost what they do and what is required may be where it is. For that the problem is moved so that the
  /// answer is at zero. What is promised of a level is the sum of
  ///
  /// - what every constraint of the level may miss its constant by and be taken not to, twice, times its weight;
  /// - the same for the required ones, and what is promised of the levels above, times their prices at the level;
  /// - a tolerance of slopes, times the distance.
  func costComplaint(about solver: Solver, within accuracy: Double) -> String? {
    let x = variables.map { solver.value(of: $0)! }
    var moved = self
    var rooms: [Double] = []
    for (index, row) in rows.enumerated() {
      let (form, size) = row.form(at: x)
      var error = form - row.constant
      let tolerance = accuracy * row.scale + Self.noise * size
      if row.isBroken(by: error) {
        if abs(error) > tolerance { return "row \(index): \(error)" }
        error = 0
      }
      moved.rows[index].constant = -error
      rooms.append(2 * (tolerance + Self.fraction * abs(error)))
    }
    let costs = moved.costs(at: x.map { _ in 0 })
    let program = LevelByLevelProgram(moved.rows, variables: variables.count)
    var promised: [Double: Double] = [:]
    for level in program.levels {
      let ours = costs[level] ?? 0
      let held = costs.mapValues { $0 * (1 + 2 * Self.fraction) }
      guard let least = program.leastCost(at: level, holding: held) else {
        return "nothing costs as little at higher levels than \(level)"
      }
      var most = 2 * Self.fraction * ours
      for distance in least.point { most += Self.slope * abs(distance) }
      for (higher, price) in least.prices { most += price * (promised[higher] ?? 0) }
      for (index, row) in rows.enumerated() {
        let price = row.levels.contains(level) ? row.weight : 0
        most += max(price, least.pricesOfRows[index]) * rooms[index]
      }
      promised[level] = most
      if ours - least.cost > most {
        return "level \(level) costs \(ours), and could \(least.cost), \(least.point) away"
      }
    }
    return nil
  }
}
