// Free passage: a constraint is dragged, and rows pass breakpoints that cost less than it, as labels do that become
// narrower than their texts while a window is resized. If this changes, of all multipliers with limits, only that of
// the dragged row, and that one has room at a higher level, the basis stays optimal whatever the rows pass: nobody has
// to look at them before the rest ends.

extension Core {
  /// The level down to which the multiplier of an active row has room: any change below that level, however large,
  /// leaves it in range. Infinite if it has no limits.
  mutating func roomLevel(of row: RowID) -> Double {
    min(roomLevel(of: row, falling: true), roomLevel(of: row, falling: false))
  }

  private mutating func roomLevel(of row: RowID, falling: Bool) -> Double {
    multipliers.loadRoom(of: row, falling: falling, problem, point, agenda, into: &workspace.room)
      ? workspace.room.positiveLevel : .infinity
  }

  /// The range of values in which an inactive row meets only breakpoints that cost nothing at a level or above it,
  /// tolerance included.
  mutating func freeRange(of row: RowID, below level: Double) -> (lower: Double, upper: Double) {
    if basis.kind[row] != .segment { return (point.lower[row], point.upper[row]) }
    let run = problem.members.run(row)
    var last = Int(point.position[row]) - 1
    while last >= 0 && problem.costsLess(run[last], than: level) { last -= 1 }
    var next = Int(point.position[row])
    while next < run.count && problem.costsLess(run[next], than: level) { next += 1 }
    return (
      last < 0 ? -.infinity : run[last].bound - Tolerances.margin(of: run[last].bound),
      next == run.count ? .infinity : run[next].bound + Tolerances.margin(of: run[next].bound)
    )
  }
}
