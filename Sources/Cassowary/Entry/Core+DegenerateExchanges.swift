// Three kinds of holders give way to a new row without any multiplier changing: the stay of an undetermined variable; a
// weakly active row, which holds its variables by an inequality that pulls at nothing; and, if the new row is required
// from both sides, an unburdened row, which only preferences hold that pull at nothing yet.
//
// The search visits the definitions that the row rests on, nearest first, up to a bound: a full solve per added row
// would make building a deep tree quadratic. After many vain searches, one after the other, few are made.

extension Core {
  /// Slots whose holders can give way to a row without any multiplier changing.
  struct LeavingCandidates {
    /// The slot of an idle stay on which little depends.
    var stay: SlotID?
    /// The slot of a weakly active row.
    var weak: SlotID?
    /// The slot of a row that is held by preferences, and pulls at nothing yet.
    var unburdened: SlotID?
    fileprivate var dependants = Int32.max

    var isEmpty: Bool { stay == nil && weak == nil && unburdened == nil }
  }

  /// Takes the stay in a slot instead of one on which more depends: the variables that depend on it move, and stand in
  /// the way when the factorisation is updated.
  @inline(__always)
  private mutating func consider(
    stay holder: Holder, in slot: SlotID, _ best: inout LeavingCandidates
  ) {
    if !multipliers.isIdleStay(holder) { return }
    let dependants = factorisation.users.count(slot)
    if dependants < best.dependants {
      best.stay = slot
      best.dependants = dependants
    }
  }

  /// Takes note of an active row with limits whose multiplier is zero, if it is the first of its kind.
  @inline(__always)
  private mutating func consider(
    _ row: RowID, in slot: SlotID, looksForUnburdened: Bool, _ candidates: inout LeavingCandidates
  ) {
    if agenda.flags[row] & (Queue.leaving | Queue.outdated) != 0 || !multipliers.head[row].isNone {
      return
    }
    if candidates.weak == nil && problem.isHeldByInequality(row) { candidates.weak = slot }
    if looksForUnburdened && candidates.unburdened == nil
      && problem.isHeldByPreferences(row, at: point.position[row])
    {
      candidates.unburdened = slot
    }
  }

  /// A slot that holds a stay and on which the row of the given terms rests, if any. If there is one, the
  /// transformed row is left in `z`.
  ///
  /// - Parameters:
  ///   - isForbidden: whether the row is where a required constraint of its own forbids it to be.
  ///   - unfit: a slot whose direction turned out not to move the row.
  mutating func findStay(
    under run: UnsafeBufferPointer<Entry>, isForbidden: Bool, besides unfit: SlotID? = nil
  ) -> SlotID? {
    findLeavingCandidates(under: run, isForbidden: isForbidden, besides: unfit).stay
  }

  /// Slots on which the row of the given terms rests and whose holders can give way to it. If there is one, the
  /// transformed row is left in `z`.
  ///
  /// - Parameters:
  ///   - isForbidden: whether the row is where a required constraint of its own forbids it to be.
  ///   - isHeld: whether a required constraint is to hold the row from both sides.
  ///   - unfit: a slot whose direction turned out not to move the row.
  mutating func findLeavingCandidates(
    under run: UnsafeBufferPointer<Entry>, isForbidden: Bool, isHeld: Bool = false,
    besides unfit: SlotID? = nil
  ) -> LeavingCandidates {
    // If every variable is determined, the search finds nothing, so it is not started.
    if basis.counts.activeStays == 0 { return LeavingCandidates() }
    factorisation.loadColumn(run)
    // A new row takes the place of a leaving row, which a dual step finds.
    let looksForLeaving = agenda.counts.leavingRows > 0 && isForbidden
    let looksForUnburdened = isHeld && (!isForbidden || isRestoringCostly)
    var candidates = LeavingCandidates()
    for index in 0..<factorisation.z.list.count {
      let slot = factorisation.z.list[index]
      let holder = basis.definition[slot]
      if looksForLeaving && agenda.isLeaving(holder) { return LeavingCandidates() }
      if abs(factorisation.z[slot]) < Tolerances.definingCoefficient { continue }
      guard let row = holder.row else {
        if slot != unfit { consider(stay: holder, in: slot, &candidates) }
        continue
      }
      if !agenda.isUnlimited(row) {
        consider(row, in: slot, looksForUnburdened: looksForUnburdened, &candidates)
      }
    }
    return candidates.stay != nil
      ? candidates
      : findBelow(
        candidates, unfit, isForbidden: isForbidden, looksForUnburdened: looksForUnburdened)
  }

  /// Searches the definitions on which the transformed row rests, nearest first.
  private mutating func findBelow(
    _ found: LeavingCandidates, _ unfit: SlotID?, isForbidden: Bool, looksForUnburdened: Bool
  ) -> LeavingCandidates {
    let looksForLeaving = agenda.counts.leavingRows > 0 && isForbidden
    let most = max(
      factorisation.z.list.count, isForbidden ? Self.mostVisitsForRequired : Self.mostVisits)
    factorisation.alpha.list.reserve(most)
    let visited = factorisation.alpha.list.base
    var count = 0
    defer {
      factorisation.alpha.list.setCount(count)
      statistics.definitionsSearched &+= count
    }
    let epoch = factorisation.zEpoch
    let marks = factorisation.alpha.marks.base
    let headers = factorisation.columns.headers.base
    let entries = factorisation.columns.elements.base
    let holders = basis.definition.base
    let flags = agenda.flags.base
    while count < factorisation.z.list.count {
      marks[Int(factorisation.z.list[count])] = epoch
      visited[count] = factorisation.z.list[count]
      count &+= 1
    }
    // The slot counts as visited.
    if let unfit { marks[Int(unfit)] = epoch }
    var candidates = found
    var next = 0
    while next < count {
      let header = headers[Int(visited[next])]
      next &+= 1
      var entry = entries + Int(header.start)
      let end = entry + Int(header.count)
      while entry < end {
        let slot = entry.pointee.variable
        entry += 1
        if marks[Int(slot)] == epoch { continue }
        let holder = holders[Int(slot)]
        if let row = holder.row {
          if flags[Int(row)] & Queue.unlimited == 0 {
            if looksForLeaving && agenda.isLeaving(row) { return LeavingCandidates() }
            consider(row, in: slot, looksForUnburdened: looksForUnburdened, &candidates)
          }
        } else {
          consider(stay: holder, in: slot, &candidates)
        }
        if count >= most { return candidates }
        marks[Int(slot)] = epoch
        visited[count] = slot
        count &+= 1
      }
      if candidates.stay != nil { return candidates }
    }
    // If the row rests on no other definitions, a dual step finds the best row to give way.
    if isForbidden { candidates.unburdened = nil }
    return candidates
  }

  /// The most definitions that a search for a holder that gives way visits, and the most variables that may depend on the
  /// holder: as many as are visited sooner than a dual step is taken.
  static var mostVisits: Int { 16 }
  /// The same for a row that is where it must not be: the alternative is a dual step, which would visit all of them.
  private static var mostVisitsForRequired: Int { 32 }

  /// True if dual steps for required constraints have cost more since the last commit than to look at all there is.
  private var isRestoringCostly: Bool {
    mutating get {
      optimisation.counts.workOfRestoring
        > Int64(problem.counts.liveRows &+ problem.counts.liveVariables)
    }
  }
}
