// Stops: a constraint is dragged to where it would put its row beyond the breakpoint of another row, which pulls
// harder, takes its place in the basis and holds the point there. As long as nothing else is asked of the solver the
// exchange is not made: the row of a ready ray is held where it stops, and goes on when the constraint comes back.

extension Core {
  /// True if it is known which row stops that of a ready ray on its way to a bound beyond its range; who is not known
  /// is looked for.
  @inline(never)
  mutating func hasStop(_ ray: UnsafeMutablePointer<Ray>, before bound: Double) -> Bool {
    let isBelow = bound < ray.pointee.least
    let known = isBelow ? ray.pointee.stopBelow : ray.pointee.stopAbove
    if known != .unknown { return known != .none }
    let (stop, value) = findStop(of: ray, isBelow ? -1 : 1)
    if isBelow {
      ray.pointee.stopBelow = stop
    } else {
      ray.pointee.stopAbove = stop
    }
    if stop == .none { return false }
    if isBelow {
      ray.pointee.least = value
      ray.pointee.low = max(ray.pointee.low, value)
    } else {
      ray.pointee.most = value
      ray.pointee.high = min(ray.pointee.high, value)
    }
    return true
  }

  /// Looks for the row that stops that of a ready ray, in the direction of `sign`, and where: the primal step that the
  /// row would take if nothing held it, without taking it.
  ///
  /// An exchange changes the multipliers of all active rows of which the entering row is a combination. They must have
  /// no limits, so that the basis is optimal before and after it, whatever is dragged along other rays.
  private mutating func findStop(
    of ray: UnsafeMutablePointer<Ray>, _ sign: Double
  ) -> (stop: Stop, value: Double) {
    let row = ray.pointee.row
    guard
      multipliers.loadSlope(
        of: row, into: gapBehind(row, sign), sign, problem, to: &workspace.slope
      ).isEmpty && workspace.slope.sign < 0
    else { return (.none, 0) }
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.events.removeAll()
    for place in 0..<ray.pointee.rows.count {
      let row = ray.pointee.rows.indices[place]
      workspace.rate[row] = ray.pointee.rows.values[place] * sign
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
      entering, but: basis.slot[row], factor: workspace.rate[entering] * sign)
    {
      return (.none, 0)
    }
    let value = ray.pointee.start + sign * event.distance
    // Rows that miss each other by less than a tolerance may stop it on both sides: then either is where the other does
    // not let it be.
    if sign < 0 ? value > ray.pointee.most : value < ray.pointee.least { return (.none, 0) }
    return (.row(entering), value)
  }

  /// The gap in which an active row finds itself if its breakpoint goes ahead of it in the direction of `sign`.
  mutating func gapBehind(_ row: Int32, _ sign: Double) -> Int32 {
    sign > 0 ? point.position[row] : problem.groupEnd(row, from: point.position[row])
  }

  /// True if a row is the sum of the one in slot `s`, times a factor, and of others whose multipliers may have any
  /// value.
  private mutating func isUnlimitedCombination(
    _ row: Int32, but s: Int32, factor: Double
  ) -> Bool {
    factorisation.loadColumn(problem.terms.run(row))
    factorisation.ftran()
    var pivot = 0.0
    for place in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[place]
      if slot == s {
        pivot = factorisation.alpha[s]
      } else if factorisation.alpha[slot] != 0 {
        let other = basis.definition[slot]
        if other < 0 || agenda.flags[other] & Queue.unlimited == 0 { return false }
      }
    }
    return abs(pivot) >= Tolerances.definingCoefficient
      && abs(pivot - factor) <= Tolerances.pivotAgreement * abs(pivot)
  }

  /// An active row that is held where another one stops it, on its way in the direction of `sign`.
  struct StoppedRow: BitwiseCopyable {
    var row: Int32
    var stop: Int32
    /// The rate of the other row along that way.
    var rate: Double
    var sign: Double
  }

  /// Lists the rows of ready rays whose constraints are beyond what stops them.
  mutating func noteStoppedRows() {
    for index in 0..<directions.rays.ready.count {
      let ray = directions.rays.ready[index].pointee
      let bound = problem.members.element(ray.row, point.position[ray.row]).bound
      let sign = bound < point.activity[ray.row] ? -1.0 : 1.0
      if bound == point.activity[ray.row] { continue }
      guard case .row(let stop) = sign < 0 ? ray.stopBelow : ray.stopAbove else {
        preconditionFailure("Internal inconsistency: row \(ray.row) is not where it is held")
      }
      directions.stopped.append(
        StoppedRow(row: ray.row, stop: stop, rate: ray.rows[stop] * sign, sign: sign))
    }
  }

  /// Exchanges the listed rows for those that stop them. The point is where they meet, and does not move.
  mutating func exchangeStoppedRows() {
    for index in 0..<directions.stopped.count { exchange(directions.stopped[index]) }
    directions.stopped.removeAll()
  }

  private mutating func exchange(_ stopped: StoppedRow) {
    let row = stopped.row
    let s = basis.slot[row]
    let gap = gapBehind(row, stopped.sign)
    factorisation.btran(of: s)
    multipliers.loadSlope(of: row, into: gap, stopped.sign, problem, to: &workspace.slope)
    workspace.contributions.removeAll()
    let handsOn = canHandOnRay(of: row)
    leaveBasis(row, gap: gap, keepsRay: handsOn)
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.rate[stopped.stop] = stopped.rate
    let (first, _) = group(ahead: stopped.stop)
    point.activity.write(stopped.stop, problem.members.element(stopped.stop, first).bound, &journal)
    finishPrimalStep(
      row, slot: s, entering: stopped.stop, first: first, sign: stopped.sign, handsOn: handsOn)
  }
}
