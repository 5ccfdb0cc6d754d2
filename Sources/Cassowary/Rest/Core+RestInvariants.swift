// Checks of what is kept from one step to the next.

extension Core {
  /// Directions that have taken in all exchanges equal those that would be computed afresh.
  mutating func checkDirections(_ found: inout [String]) {
    for place in 0..<(directions.cache.isInUse ? EditDirectionCache.size : 0) {
      let direction = directions.cache.direction(at: Int32(place)).data
      if !direction.isFilled || direction.basis != directions.basisEpoch
        || direction.exchanges < directions.exchanges.count
      {
        continue
      }
      if direction.owner.isNone { continue }
      if basis.kind[direction.row] != .active {
        found.append("row \(direction.row) has a direction but is not active")
        continue
      }
      factorisation.btran(of: basis.slot(of: direction.row))
      for variable in problem.allVariables {
        let expected =
          factorisation.d.marks[variable] == factorisation.wEpoch ? factorisation.d[variable] : 0
        let miss = abs(direction.variables[variable] - expected)
        if miss > Tolerances.feasibility * max(1, abs(expected)) {
          found.append(
            "direction of row \(direction.row) is off by \(miss) at variable \(variable)")
        }
      }
      for row in problem.allRows {
        var expected = 0.0
        if basis.kind[row] == .segment || basis.kind[row] == .pinned {
          for entry in problem.terms.run(row)
          where factorisation.d.marks[entry.variable] == factorisation.wEpoch {
            expected += entry.coefficient * factorisation.d[entry.variable]
          }
        }
        let miss = abs(direction.rows[row] - expected)
        if miss > Tolerances.feasibility * max(1, abs(expected)) {
          found.append("direction of row \(direction.row) is off by \(miss) at row \(row)")
        }
      }
    }
  }

  /// Supports are the only rows with limits that take part in a row, and the multipliers of all others that do are not
  /// kept.
  mutating func checkSupports(_ found: inout [String]) {
    let mark = directions.supportMark
    for row in problem.allRows where mark != 0 && Int(row) < directions.supports.capacity {
      let support = directions.supports[row]
      if support.mark != mark || basis.kind[row] == .active || basis.kind[row] == .free { continue }
      factorisation.loadColumn(problem.terms.run(row))
      factorisation.ftran()
      var factor = 0.0
      for index in 0..<factorisation.alpha.list.count {
        let holder = basis.definition[factorisation.alpha.list[index]]
        let part = factorisation.alpha[factorisation.alpha.list[index]]
        if holder == .row(support.row) {
          factor = part
        } else if abs(part) > Tolerances.feasibility
          && !agenda.isOutdated(holder)
        {
          found.append("row \(row) does not rest on row \(support.row) alone: on \(holder) too")
        }
      }
      if abs(factor - support.factor) > Tolerances.feasibility * max(1, abs(factor)) {
        found.append("row \(row) rests on row \(support.row) by \(factor), not \(support.factor)")
      }
    }
  }
}
