// Shifts that are taken back in part: the tallest cell of a table's row becomes smaller than other cells, whose
// contents are then beyond their segments and pull harder.

extension Core {
  /// Moves the bound at which an active row is held, and the row as far as it costs less.
  ///
  /// - Parameter mayWait: true if the point may follow later, together with other shifts.
  mutating func shiftAlone(_ row: RowID, to bound: Double, mayWait: Bool) {
    let step = bound - point.activity[row]
    let isAlone = agenda.isEmpty && agenda.counts.leavingRows == 0 && agenda.counts.owingRows == 0
    shiftActive(row, to: bound, mayWait: mayWait)
    // A row or two come back by dual steps.
    if acceleration.contains(.retreat) && isAlone && !isBehind && hasManyOptionalRows
      && agenda.requiredCount == 0
      && isMatched(row)
    {
      retreat(row, after: step)
    }
  }

  /// True if passing its breakpoint costs the first queued row something at the level of the breakpoint that holds an
  /// active row, or above it; other queued rows are mostly like the first.
  private mutating func isMatched(_ row: RowID) -> Bool {
    let queued = agenda.optional[agenda.counts.optionalHead]
    let isBelow = basis.kind[queued] == .segment && point.activity[queued] < point.lower[queued]
    let passed = problem.members.element(
      queued, isBelow ? point.position[queued] - 1 : point.position[queued])
    return problem.highestLevel(of: passed)
      >= problem.highestLevel(of: problem.members.element(row, point.position[row]))
  }

  /// Takes back as much of an active row's shift as lowers the cost. The rows that the shift has put beyond their
  /// segments are optional, and nothing else is queued.
  ///
  /// It is the primal step that the row would have taken from where it was, had nothing held it, seen from where it is:
  /// only rows that have met a breakpoint on the way can stop it. If the row keeps to its new bound, nothing changes.
  private mutating func retreat(_ row: RowID, after step: Double) {
    let s = basis.slot(of: row)
    let sign = step > 0 ? 1.0 : -1.0
    let gap = point.gapBehind(row, sign, problem)
    if !multipliers.loadSlope(of: .row(row), into: gap, sign, problem, to: &workspace.slope).isEmpty
      || workspace.slope.sign >= 0
    {
      return
    }
    factorisation.btran(of: s)
    if !isOutweighed(sign) { return }
    workspace.contributions.removeAll()
    workspace.events.removeAll()
    while true {
      guard let queued = agenda.dequeueOptional(&journal) else { break }
      pushEvent(queued)
    }
    let handsOn = canHandOn(from: .row(row))
    leaveBasis(row, gap: gap, handsOn: handsOn)
    workspace.rate[row] = sign
    pushEvent(row)
    let end = passEvents(isComingBack: true)
    finishPrimalStep(row, slot: s, at: end, sign: sign, handsOn: handsOn)
  }

  /// Computes the rates of the queued rows along `sign` times the solved direction.
  /// - Returns: whether the cost, whose slope is `workspace.slope` where none of them has passed a breakpoint, rises
  ///   behind their breakpoints; false if one hardly moves: where it would meet its breakpoint cannot be told.
  private mutating func isOutweighed(_ sign: Double) -> Bool {
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.room.assign(workspace.slope)
    for place in agenda.counts.optionalHead..<agenda.counts.optionalTail {
      let row = agenda.optional[place]
      var sum = 0.0
      for entry in problem.terms.run(row)
      where factorisation.d.marks[entry.variable] == factorisation.wEpoch {
        sum += entry.coefficient * factorisation.d[entry.variable]
      }
      workspace.rate[row] = sum * sign
      if abs(sum) <= Tolerances.pivotRatio { return false }
    }
    for place in agenda.counts.optionalHead..<agenda.counts.optionalTail {
      let row = agenda.optional[place]
      let (first, end) = group(ahead: row)
      if !loadChangeAhead(row, first..<end) { return true }
      workspace.room.add(workspace.ownRoom, times: workspace.rate[row])
    }
    return workspace.room.sign > 0
  }
}
