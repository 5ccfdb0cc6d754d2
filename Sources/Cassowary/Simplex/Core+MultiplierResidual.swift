// Measuring how far multipliers have drifted: that of an active row balances the inactive ones along the row's
// direction. When a primal step has the direction and all rates at hand anyway, the stored multiplier is compared with
// the balance now and then.

extension Core {
  /// Compares the stored multiplier of a row or stay, whose direction is solved and along which the rates of the inactive rows
  /// are at hand, with the multiplier that balances them. If it is off by more than a part of a tolerance, all
  /// multipliers are computed afresh before the commit ends.
  ///
  /// - Parameter sign: 1 or -1 as the rates are those of the row's rising or falling.
  /// - Complexity: the rows that move, in one of sixteen steps.
  @inline(__always)
  mutating func measureMultiplier(of holder: Holder, _ sign: Double) {
    if isUsual(statistics.pivots % Self.stepsPerMeasurement != 0) { return }
    measure(holder, sign)
  }

  /// The steps of which one measures: a measurement reads each row that moves, as the step does, so that measuring adds
  /// a sixteenth to their cost.
  private static var stepsPerMeasurement: Int { 16 }

  @inline(never)
  private mutating func measure(_ holder: Holder, _ sign: Double) {
    workspace.multiplier.clear()
    workspace.multiplier.add(
      stored: multipliers.head(of: holder), in: multipliers.cells, times: sign)
    addMovingMultipliersToWorkspace(times: 1)
    for index in 0..<workspace.multiplier.count
    where abs(workspace.multiplier[index].value) > Tolerances.multiplierDrift {
      multipliers.counts.magnifications &+= 1
      return
    }
  }

  /// The pull of a constraint at a variable at a level.
  private struct Pull {
    var level: Double
    var variable: VariableID
    var value: Double

    static func < (one: Pull, other: Pull) -> Bool {
      one.level != other.level ? one.level < other.level : one.variable < other.variable
    }
  }

  /// True if multipliers times rows add up to zero, variable by variable and level by level, to the tolerance of a slope.
  ///
  /// - Complexity: that of sorting all multipliers, times the terms of their rows. Only after a doubtful step.
  mutating func isBalanced() -> Bool {
    computeOutdatedMultipliers()
    var pulls: [Pull] = []
    for row in problem.allRows where basis.kind[row] != .free {
      workspace.multiplier.clear()
      addMultiplierToWorkspace(of: row)
      for index in 0..<workspace.multiplier.count {
        let part = workspace.multiplier[index]
        for entry in problem.terms.run(row) {
          pulls.append(
            Pull(level: part.level, variable: entry.variable, value: part.value * entry.coefficient)
          )
        }
      }
    }
    pulls.sort(by: <)
    var place = 0
    while place < pulls.count {
      let (level, variable) = (pulls[place].level, pulls[place].variable)
      var rest = 0.0
      var largest = 1.0
      while place < pulls.count && pulls[place].level == level && pulls[place].variable == variable
      {
        rest += pulls[place].value
        largest = max(largest, abs(pulls[place].value))
        place += 1
      }
      if abs(rest) > Tolerances.slope * largest { return false }
    }
    return true
  }
}
