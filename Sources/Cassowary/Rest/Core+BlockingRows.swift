// Blocking rows: a drag would put a row beyond the breakpoint of another row, which pulls harder, takes the row's place in the
// basis and holds the point there. As long as nothing else is asked of the solver, it does not make the exchange: the
// row of a ready direction is held where it stops, and goes on when the constraint comes back.

extension Core {
  /// True if the row is known that stops the row of a ready direction on its way to a bound beyond its range; if it is
  /// not known, this looks for it.
  @inline(never)
  mutating func hasBlockingRow(
    _ direction: KeptDirection, before bound: Double
  ) -> Bool {
    if !acceleration.contains(.blockingRows) { return false }
    let isBelow = bound < direction.data.least
    let known = isBelow ? direction.data.blockingBelow : direction.data.blockingAbove
    if known != .unknown { return known != .none }
    let (blocking, value) = findBlockingRow(of: direction, isBelow ? -1 : 1)
    if isBelow {
      direction.data.blockingBelow = blocking
    } else {
      direction.data.blockingAbove = blocking
    }
    if blocking == .none { return false }
    if isBelow {
      direction.data.least = value
      direction.data.low = max(direction.data.low, value)
    } else {
      direction.data.most = value
      direction.data.high = min(direction.data.high, value)
    }
    return true
  }

  /// Looks for the row that stops the row of a ready direction, in the direction of `sign`, and for the place: it finds
  /// the primal step that the row would take if nothing held it, without taking it.
  ///
  /// An exchange changes the multipliers of all active rows of which the entering row is a combination. They must have
  /// no limits, so that the basis is optimal before and after it, whatever is dragged along other directions.
  private mutating func findBlockingRow(
    of direction: KeptDirection, _ sign: Double
  ) -> (blocking: BlockingRow, value: Double) {
    let row = direction.data.row
    guard
      multipliers.loadSlope(
        of: .row(row), into: point.gapBehind(row, sign, problem), sign, problem,
        to: &workspace.slope
      ).isEmpty && workspace.slope.sign < 0
    else { return (.none, 0) }
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.events.removeAll()
    for place in 0..<direction.data.rows.count {
      let row = direction.data.rows.indices[place]
      workspace.rate[row] = direction.data.rows.values[place] * sign
      pushEvent(row)
    }
    if workspace.events.isEmpty { return (.none, 0) }
    let event = popEvent()
    let entering = event.row
    let (first, end) = group(ahead: entering)
    if loadChangeAhead(entering, first..<end) {
      workspace.slope.add(workspace.ownRoom, times: workspace.rate[entering])
      if workspace.slope.sign <= 0 { return (.none, 0) }
    }
    if !isUnlimitedCombination(
      entering, but: basis.slot(of: row), factor: workspace.rate[entering] * sign)
    {
      return (.none, 0)
    }
    let value = direction.data.start + sign * event.distance
    // Rows that miss each other by less than a tolerance may stop it on both sides: then each stop is where the other
    // row does not let it be.
    if sign < 0 ? value > direction.data.most : value < direction.data.least {
      return (.none, 0)
    }
    return (.row(entering), value)
  }

  /// True if a row is the sum of the one in slot `s`, times a factor, and of others whose multipliers may have any
  /// value.
  private mutating func isUnlimitedCombination(
    _ row: RowID, but s: SlotID, factor: Double
  ) -> Bool {
    factorisation.loadColumn(problem.terms.run(row))
    factorisation.ftran()
    var pivot = 0.0
    for place in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[place]
      if slot == s {
        pivot = factorisation.alpha[s]
      } else if factorisation.alpha[slot] != 0 {
        guard let other = basis.definition[slot].row, agenda.isUnlimited(other)
        else { return false }
      }
    }
    return abs(pivot) >= Tolerances.definingCoefficient
      && abs(pivot - factor) <= Tolerances.pivotAgreement * abs(pivot)
  }

  /// An active row that is held where another one stops it, on its way in the direction of `sign`.
  struct BlockedRow: BitwiseCopyable {
    var row: RowID
    var blocking: RowID
    /// The rate of the other row along that way.
    var rate: Double
    var sign: Double
  }

  /// Lists the rows of ready directions whose constraints are beyond the rows that stop them.
  mutating func noteBlockedRows() {
    for index in 0..<directions.cache.ready.count {
      let direction = directions.cache.ready[index].data
      let bound = problem.members.element(direction.row, point.position[direction.row]).bound
      let sign = bound < point.activity[direction.row] ? -1.0 : 1.0
      if bound == point.activity[direction.row] { continue }
      guard case .row(let blocking) = sign < 0 ? direction.blockingBelow : direction.blockingAbove
      else {
        preconditionFailure("Internal inconsistency: row \(direction.row) is not where it is held")
      }
      directions.blocked.append(
        BlockedRow(
          row: direction.row, blocking: blocking, rate: direction.rows[blocking] * sign, sign: sign)
      )
    }
  }

  /// Exchanges the listed rows for those that stop them. They meet in the point, which does not move.
  mutating func exchangeBlockedRows() {
    for index in 0..<directions.blocked.count { exchange(directions.blocked[index]) }
    directions.blocked.removeAll()
  }

  private mutating func exchange(_ blocked: BlockedRow) {
    let row = blocked.row
    let s = basis.slot(of: row)
    let gap = point.gapBehind(row, blocked.sign, problem)
    factorisation.btran(of: s)
    multipliers.loadSlope(of: .row(row), into: gap, blocked.sign, problem, to: &workspace.slope)
    workspace.contributions.removeAll()
    let handsOn = canHandOn(from: .row(row))
    leaveBasis(row, gap: gap, handsOn: handsOn)
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.rate[blocked.blocking] = blocked.rate
    let (first, _) = group(ahead: blocked.blocking)
    point.activity.write(
      blocked.blocking, problem.members.element(blocked.blocking, first).bound, &journal)
    finishPrimalStep(
      row, slot: s, at: (blocked.blocking, first), sign: blocked.sign, handsOn: handsOn)
  }
}
