import Cassowary

/// What our solver did, in counts that are the same on every machine.
struct SolverWork {
  /// Pivots and flips.
  var steps: Int
  /// Variables looked at for directions, variables moved, active rows looked at for multipliers, multipliers changed, and
  /// rows factorised, counted each time.
  var changes: Int

  init(_ statistics: Statistics) {
    steps = statistics.pivots + statistics.flips
    changes =
      statistics.directionVariables + statistics.variablesMoved + statistics.combinationRows
      + statistics.multiplierChanges + statistics.rowsFactorised
  }

  static func - (later: Self, earlier: Self) -> Self {
    var difference = later
    difference.steps -= earlier.steps
    difference.changes -= earlier.changes
    return difference
  }
}
