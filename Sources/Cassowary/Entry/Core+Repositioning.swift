// Where a row belongs among its breakpoints, and where a breakpoint belongs among those of its row.

extension Core {
  /// Finds the place of a row, whose breakpoints changed, where its multiplier (in `workspace.multiplier`) is in
  /// range. Slopes rise from left to right, so there is one.
  ///
  /// - Parameter mayWait: true if the point may follow an active row later.
  mutating func reposition(_ row: RowID, mayWait: Bool = false) {
    let isOwing = agenda.isOwing(row)
    let (gap, comparison) = gapOfMultiplier(row)
    let isExact = comparison == 0
    var order = comparison
    if gap == 0 && order > 0 { order = 0 }
    if basis.kind[row] == .active {
      repositionActive(row, gap: gap, isBetween: order > 0, mayWait: mayWait)
    } else if order > 0 {
      placeOnBreakpoint(row, first: problem.groupStart(row, to: gap - 1))
      multipliers.set(
        .row(row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    } else {
      placeInSegment(row, gap: gap)
      // Else the multiplier had a place, whatever rounding says.
      if isOwing && !isExact { owe(row) }
    }
  }

  /// The first gap whose slope is not below the multiplier of a row (in `workspace.multiplier`), or the last gap; and -1, 0 or 1
  /// as the slope is below the multiplier, equal to it or above.
  private mutating func gapOfMultiplier(_ row: RowID) -> (gap: Int32, order: Int) {
    var low: Int32 = 0
    var high = problem.members.count(row)
    var orderOfHigh: Int?
    while low < high {
      let middle = (low + high) / 2
      let gap = middle > low ? max(low, problem.groupStart(row, to: middle)) : low
      let order = compareSlope(row, gap)
      if order < 0 {
        low = problem.groupEnd(row, from: gap)
      } else {
        high = gap
        orderOfHigh = order
      }
    }
    return (high, orderOfHigh ?? compareSlope(row, high))
  }

  /// -1, 0 or 1 as the slope of a gap is below the multiplier of its row (in `workspace.multiplier`), equal to it or above.
  private mutating func compareSlope(_ row: RowID, _ gap: Int32) -> Int {
    workspace.slope.clear()
    let unbounded = workspace.slope.addSlope(
      problem.members.run(row), gap: gap, in: problem.costs, times: 1)
    if unbounded.contains(.above) { return 1 }
    return unbounded.contains(.below) ? -1 : workspace.slope.compare(workspace.multiplier)
  }

  /// Holds an active row at the breakpoint before `gap`, or, if its multiplier equals the slope of the
  /// gap, at the nearer end of the gap.
  private mutating func repositionActive(
    _ row: RowID, gap: Int32, isBetween: Bool, mayWait: Bool
  ) {
    let count = problem.members.count(row)
    var first = gap
    if gap > 0 {
      let before = problem.groupStart(row, to: gap - 1)
      let left = problem.members.element(row, before).bound
      if isBetween || gap >= count
        || abs(left - point.activity[row])
          <= abs(problem.members.element(row, gap).bound - point.activity[row])
      {
        first = before
      }
    }
    if agenda.isLeaving(row) {
      unmarkLeaving(row)
      agenda.enqueueRange(.row(row), among: problem.counts.variables, &journal)
    }
    hold(row, at: first)
    shiftActive(row, to: problem.members.element(row, first).bound, mayWait: mayWait)
  }

  /// Lets an inactive row define an undetermined variable if it should, or queues it if it is beyond
  /// its segment.
  mutating func settleInactive(_ row: RowID, triesStay: Bool = true) {
    if basis.kind[row] == .active { return }
    let side = point.violation(row, problem.terms.run(row), &journal)
    if side == 0 && basis.kind[row] != .pinned { return }
    if isBehind {
      // Its place once the point has caught up tells what it needs.
      if side != 0 { return agenda.enqueue(row, problem, point, &journal) }
      catchUp()
      if basis.kind[row] == .active { return }
    }
    if triesStay && enterForStay(row, side: side) { return }
    if side != 0 { agenda.enqueue(row, problem, point, &journal) }
  }
}
