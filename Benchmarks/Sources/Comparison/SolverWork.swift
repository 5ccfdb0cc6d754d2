import Cassowary

/// What our solver did, in counts that are the same on every machine.
struct SolverWork {
  /// Pivots and flips.
  var steps: Int
  /// Variables moved, active rows looked at for multipliers, and multipliers changed, counted each time.
  var changes: Int

  init(_ statistics: Statistics) {
    steps = statistics.pivots + statistics.flips
    changes =
      statistics.variablesMoved + statistics.combinationRows + statistics.multiplierChanges
  }

  static func - (later: Self, earlier: Self) -> Self {
    var difference = later
    difference.steps -= earlier.steps
    difference.changes -= earlier.changes
    return difference
  }
}
