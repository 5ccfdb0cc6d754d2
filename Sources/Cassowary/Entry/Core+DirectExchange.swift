// Rows that enter the basis as they are installed, in the place of a stay or of a row that pulls at nothing, so that no
// multiplier changes.

extension Core {
  /// Installs a constraint that does not hold, or that holds its row where it is, in the place of a holder that gives
  /// way to it.
  @inline(never)
  mutating func installByExchange<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, _ mode: Mode.Type
  ) -> DirectEntry {
    // A refused constraint must leave the state as it was.
    let etaWork = factorisation.counts.etaWork
    let run = problem.formRun
    let interval = member.interval
    let found = findExchange(
      for: run, member, interval, from: survey.value, isForbidden: false)
    guard case .found(let exchange) = found else {
      factorisation.counts.etaWork = etaWork
      return found.refusal
    }
    leave(by: exchange)
    let made = makeActiveRow(member, constant, survey, run, in: exchange.slot, interval, mode)
    perform(exchange, for: made.row, at: 0, from: survey.value, mode)
    return .installed(made.constraint)
  }

  /// Adds a constraint to an inactive row without multiplier, in the gap before member `gap`, in the place of a holder
  /// that gives way to it.
  mutating func joinByExchange<Mode: JournalMode>(
    _ member: Member, _ constant: Double, _ row: RowID, _ gap: Int32, _ value: Double,
    _ mode: Mode.Type
  ) -> DirectEntry {
    // A refused constraint must leave the state as it was.
    let etaWork = factorisation.counts.etaWork
    let run = problem.formRun
    let found = findExchange(
      for: run, member, member.interval, from: value,
      isForbidden: agenda.counts.leavingRows > 0 && problem.forbids(row, value))
    guard case .found(let exchange) = found else {
      factorisation.counts.etaWork = etaWork
      return found.refusal
    }
    leave(by: exchange)
    let index = addActive(member, constant, to: row, run, gap, in: exchange.slot, mode)
    perform(exchange, for: row, at: gap, from: value, mode)
    return .installed(index)
  }

  /// An exchange by which a row comes to its bound without any multiplier changing.
  private struct Exchange {
    /// The slot of the holder that gives way.
    var slot: SlotID
    /// The rate of the row along the direction of the slot, which is left solved; zero if the row is a variable alone
    /// and takes the place of the variable's stay.
    var factor = 0.0
    /// Whether preferences hold the row that gives way, so that it waits for the commit as if it had come after.
    var isForPreference = false
  }

  /// The result of a search for an exchange.
  private enum ExchangeSearch {
    case found(Exchange)
    case refused(DirectEntry)

    /// The answer if no exchange was found.
    var refusal: DirectEntry {
      if case .refused(let reason) = self { reason } else { .undecided }
    }
  }

  /// Finds a holder that gives way to a row that one more constraint is to hold: the stay of its only variable, which
  /// needs no search; else any stay; and if there is no stay, a weakly active row if the row misses its bound, or an
  /// unburdened one if the row is required from both sides.
  ///
  /// - Parameter isForbidden: whether the row is where a constraint that it has already forbids it to be.
  @inline(__always)
  private mutating func findExchange(
    for run: UnsafeBufferPointer<Entry>, _ member: Member,
    _ interval: (low: Double, high: Double), from value: Double, isForbidden: Bool
  ) -> ExchangeSearch {
    if acceleration.contains(.stayExchanges), let own = ownStaySlot(of: run) {
      if member.isRequired && value != member.bound {
        factorisation.btran(of: own)
        if !canMove(by: member.bound - value, isFree: false) { return .refused(.undecided) }
      }
      return .found(Exchange(slot: own))
    }
    let isForbidden = isForbidden || member.forbids(value, outside: interval)
    let isHeld = member.forbidsLeft && member.forbidsRight
    if !member.isRequired && !basis.counts.candidateSearches.isAnotherWorthwhile(acceleration) {
      return .refused(.restsOnNoStay)
    }
    var candidates = findLeavingCandidates(under: run, isForbidden: isForbidden, isHeld: isHeld)
    if !acceleration.contains(.stayExchanges) { candidates.stay = nil }
    if !acceleration.contains(.degenerateExchanges) {
      (candidates.weak, candidates.unburdened) = (nil, nil)
    }
    if !member.isRequired && !candidates.isEmpty { basis.counts.candidateSearches = VainSearches() }
    if var s = candidates.stay {
      if let lighter = stayOnWhichFewHang(besides: s, under: run, isForbidden: isForbidden) {
        s = lighter
      }
      var factor = rate(along: s, of: run)
      if factor == 0 {
        guard let other = findStay(under: run, isForbidden: isForbidden, besides: s) else {
          return .refused(.undecided)
        }
        s = other
        factor = rate(along: s, of: run)
      }
      let step = (member.bound - value) / factor
      if factor == 0 || member.isRequired && step != 0 && !canMove(by: step, isFree: false) {
        return .refused(.undecided)
      }
      return .found(Exchange(slot: s, factor: factor))
    }
    if !isBehind && agenda.counts.leavingRows == 0 {
      let isInPlace = value >= interval.low && value <= interval.high
      if let weak = candidates.weak, !isInPlace,
        let exchange = exchangeForWeak(weak, run, member, from: value)
      {
        return .found(exchange)
      }
      if let unburdened = candidates.unburdened,
        let exchange = exchangeForUnburdened(unburdened, run, member, from: value)
      {
        return .found(exchange)
      }
    }
    return .refused(.restsOnNoStay)
  }

  /// The slot of a stay that few variables move with, under the given terms, if many move with the one that was found and
  /// their direction is not at hand: a view that goes from a list and comes again moves what is below each time.
  @inline(__always)
  private mutating func stayOnWhichFewHang(
    besides found: SlotID, under run: UnsafeBufferPointer<Entry>, isForbidden: Bool
  ) -> SlotID? {
    if factorisation.wasSolvedLast(found)
      || factorisation.movesFew(found, atMost: Self.mostMovedByDefinition)
    {
      return nil
    }
    guard let other = findStay(under: run, isForbidden: isForbidden, besides: found),
      factorisation.movesFew(other, atMost: Self.mostMovedByDefinition)
    else { return nil }
    return other
  }

  /// The slot of the stay of the only variable of the terms, if the stay does not wait for a primal step.
  @inline(__always)
  mutating func ownStaySlot(of run: UnsafeBufferPointer<Entry>) -> SlotID? {
    run.count == 1 && multipliers.stayHead[run[0].variable].isNone
      ? basis.staySlot[run[0].variable].id : nil
  }

  /// The exchange for a weakly active row, which may go where its inequality holds, if that takes no other row beyond
  /// its segment.
  private mutating func exchangeForWeak(
    _ s: SlotID, _ run: UnsafeBufferPointer<Entry>, _ member: Member, from value: Double
  ) -> Exchange? {
    let goesUp = problem.members.element(basis.definition[s].certainRow, 0).costsLeft
    // If the row's only variable is the pivot of the slot, the sign of the pivot tells the way.
    if run.count == 1 && run[0].variable == s {
      let rises = (member.bound > value) == (factorisation.pivot[s] > 0)
      if rises != goesUp { return nil }
    }
    if !factorisation.movesFew(s, atMost: Self.mostVisits) { return nil }
    let factor = rate(along: s, of: run)
    let step = (member.bound - value) / factor
    if factor == 0 || (step > 0) != goesUp || !canMove(by: step, isFree: true) { return nil }
    return Exchange(slot: s, factor: factor)
  }

  /// The exchange of a row that is required from both sides for one that only preferences hold where it is, and that
  /// pulls at nothing, if that takes no row to where a required constraint forbids it to be.
  ///
  /// It is better to hold a row that is in its place already, too: each later row would take it along, and cost a step
  /// for itself alone.
  private mutating func exchangeForUnburdened(
    _ s: SlotID, _ run: UnsafeBufferPointer<Entry>, _ member: Member, from value: Double
  ) -> Exchange? {
    if !factorisation.movesFew(s, atMost: Self.mostVisits) { return nil }
    let factor = rate(along: s, of: run)
    if factor == 0 { return nil }
    let step = (member.bound - value) / factor
    let holder = basis.definition[s].certainRow
    if problem.forbids(holder, point.activity[holder] + step) || !canMove(by: step, isFree: false) {
      return nil
    }
    return Exchange(slot: s, factor: factor, isForPreference: true)
  }

  /// Lets a row leave the basis for an exchange, before the new row comes: as long as the old row follows its
  /// variables, it shows that others depend on the slot.
  private mutating func leave(by exchange: Exchange) {
    guard let holder = basis.definition[exchange.slot].row else { return }
    let first = point.position[holder]
    leaveBasis(holder, gap: problem.members.element(holder, first).costsLeft ? first + 1 : first)
    if exchange.isForPreference { placeOnBreakpoint(holder, first: first) }
    statistics.pivots += 1
  }

  /// Puts a row, which counts as active in the slot of an exchange though the slot does not know it yet, in its place
  /// on the breakpoint that starts at member `first`.
  private mutating func perform<Mode: JournalMode>(
    _ exchange: Exchange, for row: RowID, at first: Int32, from value: Double, _ mode: Mode.Type
  ) {
    let s = exchange.slot
    let holder = basis.definition[s]
    if let variable = holder.stay {
      if isRare(stepLog.isOn) { noteDirectEntry(row, at: first, stayOf: variable, from: value) }
      if exchange.factor == 0 { return replaceStay(in: s, by: row, from: value, mode) }
      basis.setStaySlot(variable, .none, mode, &journal)
      statistics.structuralAdds &+= 1
    } else if isRare(stepLog.isOn) {
      noteDirectEntry(row, at: first, from: value)
    }
    noteMiss(ofPivot: exchange.factor)
    basis.definition.write(s, .row(row), mode, &journal)
    exchanged(.entered(row, factor: exchange.factor))
    move(by: (point.activity[row] - value) / exchange.factor)
    updateFactor(s)
    refactoriseIfDue()
  }

  /// Puts a row that is a variable alone, and active in the slot of the variable's stay, in the place of that stay;
  /// nothing has to be solved. All that depends on the variable follows from its value.
  private mutating func replaceStay<Mode: JournalMode>(
    in s: SlotID, by row: RowID, from value: Double, _ mode: Mode.Type
  ) {
    basis.setStaySlot(basis.definition[s].certainStay, .none, mode, &journal)
    basis.definition.write(s, .row(row), mode, &journal)
    statistics.structuralAdds &+= 1
    let step = point.activity[row] - value
    let mayWait = !problem.members.element(row, point.position[row]).isRequired
    if step == 0 || mayWait && postpone(row, step) { return }
    factorisation.btran(of: s)
    move(by: step)
  }

  /// The rate of a row of the given terms, whose transformed row is at hand, along the direction of a slot, which is
  /// left solved; zero if there is none to speak of.
  private mutating func rate(along s: SlotID, of run: UnsafeBufferPointer<Entry>) -> Double {
    factorisation.btran(of: s)
    var factor = 0.0
    for entry in run where factorisation.d.marks[entry.variable] == factorisation.wEpoch {
      factor += entry.coefficient * factorisation.d[entry.variable]
    }
    return abs(factor) < Tolerances.definingCoefficient || !factorisation.pivotAgrees(factor)
      ? 0 : factor
  }

  /// True if moving the point along the solved direction takes no row even near a place that a required constraint
  /// forbids; and, if it is to be `isFree`, no row beyond its segment.
  mutating func canMove(by step: Double, isFree: Bool) -> Bool {
    if point.isTooFar(step, along: factorisation.d) { return false }
    collectRates(1)
    for index in 0..<workspace.rowList.count {
      let row = workspace.rowList[index]
      let value = point.activity[row] + workspace.rate[row] * step
      if value >= point.lower[row] && value <= point.upper[row] { continue }
      if isFree { return false }
      for member in problem.members.run(row) {
        // Half of the distance by which a row may miss its bound: the move itself rounds otherwise.
        let slack = Tolerances.margin(of: member.bound) / 2
        if member.forbidsLeft && value < member.bound - slack { return false }
        if member.forbidsRight && value > member.bound + slack { return false }
      }
    }
    return true
  }
}
