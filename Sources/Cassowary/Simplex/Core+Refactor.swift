// When the factors, the point and the multipliers are computed afresh.

extension Core {
  /// Factorises again if there are enough etas to matter for accuracy, or if they have made as much work as a
  /// factorisation costs; never before that much work was done, so that local changes of a large system stay cheap.
  /// Exchanges that leave no eta are as good as new: their columns are the rows themselves.
  ///
  /// While a change is recorded that may be taken back, the factorisation waits for the end of the change, if that does
  /// not take too long: every word of the factorisation would be logged.
  @inline(__always)
  mutating func refactoriseIfDue() {
    if let reason = reasonToRefactor {
      refactorise(because: reason)
    } else {
      refreshIfDrifting()
    }
  }

  /// Computes the point afresh when moves have added up to many times the whole system, or one went far.
  mutating func refreshIfDrifting() {
    if point.isDrifting(among: problem.counts.liveVariables) { refreshPoint() }
  }

  /// Why the basis is to be factorised at the next chance; nil if it is not.
  @inline(__always)
  var reasonToRefactor: LeaveReason? {
    factorisation.reasonToRefactor(
      of: problem.counts.liveVariables + problem.counts.liveRows,
      isLogged: journal.isRecording && !memory.keepsWayForward)
  }

  /// Has the basis factorised at the next chance, even while a change is recorded, because rounding is magnified by the
  /// factorisation as it is. The multipliers, which were computed with it, are computed afresh.
  ///
  /// If that happens again and again within one optimisation, a new factorisation is no better: then only the
  /// multipliers are computed afresh.
  mutating func makeRefactorisationDue() {
    multipliers.counts.magnifications &+= 1
    optimisation.counts.isDoubted = true
    if optimisation.counts.rebuilds > Self.mostRebuilds { return }
    optimisation.counts.rebuilds &+= 1
    factorisation.counts.isDue = 1
  }

  /// The most factorisations in one optimisation that magnified rounding asks for: after as many, a new one magnifies
  /// as much.
  private static var mostRebuilds: Int32 { 64 }

  /// Computes afresh all that contains magnified rounding: the factorisation and the point, if they are due, and the
  /// multipliers.
  @inline(never)
  mutating func removeMagnifiedRounding() {
    refactoriseIfDue()
    if multipliers.counts.magnifications > 0 { refreshMultipliers() }
  }

  /// Updates the factors after a row, whose spike is at hand, has come into slot `s`, whose direction is at hand.
  mutating func updateFactor(_ s: SlotID) {
    switch factorisation.update(s, &basis, &journal) {
    case .isExact: break
    case .isMagnified: makeRefactorisationDue()
    case .isDependent: refactorise(because: .dependentRow)
    }
  }

  /// Factorises the present basis from scratch and computes the point afresh. Rows that turn out to depend on others leave the
  /// basis.
  mutating func refactorise(because reason: LeaveReason) {
    statistics.refactorisations += 1
    statistics.reasons[reason] += 1
    optimisation.factorisations &+= 1
    statistics.rowsFactorised &+= Int(problem.counts.liveVariables)
    if problem.counts.variables == 0 { return }
    let dependent = factorisation.refactor(problem, &basis, &journal)
    defer { dependent.deallocate() }
    var hasLostMultiplier = false
    for index in 0..<dependent.count {
      if pin(dependent[index]) { hasLostMultiplier = true }
    }
    releaseRetiredVariables()
    refreshPoint()
    if hasLostMultiplier {
      refreshMultipliers()
    } else {
      // The multipliers were computed and rounded with the former factorisation: so they drift as the point does.
      multipliers.counts.magnifications &+= 1
    }
  }

  /// Takes a row that depends on other active rows out of the basis; it keeps its multiplier.
  /// - Returns: whether the multiplier was not kept, so that it is lost.
  private mutating func pin(_ row: RowID) -> Bool {
    refactorised(.basis)
    basis.slot.write(row, .none, &journal)
    if agenda.isLeaving(row) {
      unmarkLeaving(row)
      workspace.multiplier.clear()
      workspace.multiplier.add(stored: multipliers.head[row], in: multipliers.cells, times: 1)
      placeInSegment(row, gap: point.position[row])
      watch(row)
      owe(row)
      return false
    }
    let isLost = agenda.isOutdated(row)
    if isLost {
      // Any multiplier will do, as the row depends on others, if these balance it.
      multipliers.clear(.row(row), among: problem.counts.variables, &journal)
      agenda.flags.write(row, agenda.flags[row] & ~Queue.outdated, &journal)
    }
    placeOnBreakpoint(row, first: point.position[row])
    watch(row)
    return isLost
  }

  /// Computes the point from the active rows (by iterative refinement of the present one) and the activities of the
  /// inactive rows from the point.
  mutating func refreshPoint() {
    statistics.pointRefreshes += 1
    refactorised(.point)
    // Whatever direction was solved may be one of the factorisation before this.
    factorisation.beginBtran()
    let noise = point.hasComeFar ? Tolerances.sumNoise : Tolerances.activityNoise
    var former = Double.infinity
    while true {
      let largest = largestMiss(beyond: noise)
      // Each step leaves a small part of the misses, unless the factorisation can do no better.
      if !(largest > 0) || largest > former / 2 { break }
      former = largest
      refine(largest, beyond: noise)
    }
    // However far the point moved, it is now where the active rows meet.
    point.counts.drift = 0
    point.counts.driftAtCommit = 0
    for row in problem.allRows
    where basis.kind[row] == .segment || basis.kind[row] == .pinned {
      let value = point.exactActivity(of: row, problem).sum
      point.activity.write(row, value, &journal)
      if value < point.lower[row] || value > point.upper[row] {
        agenda.enqueue(row, problem, point, &journal)
      }
    }
  }

  /// Moves the point by the misses of the active rows, as far as the factorisation is exact.
  ///
  /// The solve drops values that are small beside 1: small misses are magnified before it, or a part of them would stay
  /// for good.
  /// - Parameters:
  ///   - largest: the largest miss.
  ///   - noise: as for ``PrimalPoint/miss(of:beyond:_:)``.
  private mutating func refine(_ largest: Double, beyond noise: Double) {
    let unit = min(1, largest)
    factorisation.beginBtran()
    for s in problem.allVariables where problem.isSlot(s) && basis.definition[s].isRow {
      let miss = point.miss(of: basis.definition[s].certainRow, beyond: noise, problem)
      if miss != 0 { factorisation.addSource(s, miss / unit) }
    }
    factorisation.btran()
    move(by: unit)
  }

  /// The largest miss of an active row.
  private mutating func largestMiss(beyond noise: Double) -> Double {
    var largest = 0.0
    for s in problem.allVariables where problem.isSlot(s) && basis.definition[s].isRow {
      largest = max(
        largest, abs(point.miss(of: basis.definition[s].certainRow, beyond: noise, problem)))
    }
    return largest
  }

  /// Computes the multipliers of the active rows from those of the inactive ones.
  mutating func refreshMultipliers() {
    refactorised(.multipliers)
    contributeInactive()
    for s in problem.allVariables where problem.isSlot(s) {
      let holder = basis.definition[s]
      multipliers.clear(holder, among: problem.counts.variables, &journal)
      if let row = holder.row, agenda.isOutdated(row) {
        agenda.flags.write(row, agenda.flags[row] & ~Queue.outdated, &journal)
      }
      agenda.enqueueRange(holder, among: problem.counts.variables, &journal)
    }
    shiftMultipliers()
    multipliers.counts.magnifications = 0
  }
}
