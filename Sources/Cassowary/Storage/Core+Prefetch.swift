// What is read of variables and rows that a long list names: asked for while the walk along the list is not there yet.
//
// The methods are mutating like all that is called in loops: a machine that might be copied would be.

extension Core {
  // MARK: Where walks look ahead

  /// True if the system is too large for the cache.
  @inline(__always)
  var looksAhead: Bool {
    mutating get { isRare(counts.variables >= Lookahead.fewestVariables) }
  }

  /// The number of places of a list, from the first one on, at which a walk looks ahead.
  @inline(__always)
  mutating func placesAhead(of count: Int) -> Int {
    // Far below zero where none is: a zero would be known, and the system's size be compared at every place.
    count &- (looksAhead ? Lookahead.far : Int(Int32.max))
  }

  /// The first place at which a walk looks ahead that comes from the end of a list.
  @inline(__always)
  mutating func lastPlaceAhead(of count: Int) -> Int { looksAhead ? Lookahead.far : count }

  // MARK: Variables that move

  /// Asks for what is read of variables that move, and of the inactive rows on them.
  @inline(__always)
  mutating func prefetchMoving(after place: Int) {
    let later = dList[place &+ Lookahead.far]
    d.prefetch(later)
    x.prefetch(later)
    prefetchWatchers(after: place) { core, row in
      core.activity.prefetch(row)
      core.rowMark.prefetch(row)
    }
  }

  /// Asks for the rates of the inactive rows on variables that move.
  @inline(__always)
  mutating func prefetchRates(after place: Int) {
    prefetchWatchers(after: place) { core, row in
      core.rate.prefetch(row)
      core.rowMark.prefetch(row)
    }
  }

  /// Asks for the flags of variables that move, and where inactive rows are on them for the lists of these; `body` asks
  /// for what is read of such a row.
  @inline(__always)
  private mutating func prefetchWatchers(
    after place: Int, _ body: (inout Core, Int32) -> Void
  ) {
    flags.prefetch(dList[place &+ Lookahead.far])
    let near = dList[place &+ Lookahead.near]
    if flags[near].contains(.watched) {
      watchers.headers.prefetch(near)
      d.prefetch(near)
    }
    let next = dList[place &+ Lookahead.next]
    if flags[next].contains(.watched) { watchers.prefetchRun(next) }
    let last = dList[place &+ Lookahead.last]
    if flags[last].contains(.watched) {
      for entry in watchers.run(last) { body(&self, entry.id) }
    }
  }

  /// Asks for what tells whether rows that have moved are beyond their segments.
  @inline(__always)
  mutating func prefetchMoved(after place: Int) {
    let later = rowList[place &+ Lookahead.far]
    activity.prefetch(later)
    lower.prefetch(later)
    upper.prefetch(later)
  }

  /// Asks for what is told of a row, whether it is active or not.
  @inline(__always)
  mutating func prefetchRow(_ row: Int32) {
    kind.prefetch(row)
    queued.prefetch(row)
    multiplier.prefetch(row)
    activity.prefetch(row)
    lower.prefetch(row)
    upper.prefetch(row)
    prefetchRecord(row)
  }

  /// Asks for all of a row's record, which may lie in two lines.
  @inline(__always)
  mutating func prefetchRecord(_ row: Int32) {
    terms.headers.prefetch(row)
    slot.prefetch(row)
  }

  // MARK: Active rows

  /// Asks for the definitions that what was transformed reads.
  @inline(__always)
  mutating func prefetchTransformed(after place: Int) {
    let later = zList[place &+ Lookahead.far]
    alpha.prefetch(later)
    alphaMark.prefetch(later)
    columns.headers.prefetch(later)
    columns.prefetchRun(zList[place &+ Lookahead.near])
  }

  /// Asks for the multipliers of the active rows in the slots of a combination.
  @inline(__always)
  mutating func prefetchMultipliers<Value: Combinable>(
    of factors: Scratch<Value>, after place: Int
  ) {
    let later = alphaList[place &+ Lookahead.far]
    factors.prefetch(later)
    definition.prefetch(later)
    let soon = definition[alphaList[place &+ Lookahead.near]]
    if soon >= 0 {
      queued.prefetch(soon)
      multiplier.prefetch(soon)
    }
    let next = definition[alphaList[place &+ Lookahead.next]]
    if next >= 0 { cells.prefetch(multiplier[next] &- 1) }
  }

  /// Asks for what tells whether the multipliers of active rows are out of range.
  @inline(__always)
  mutating func prefetchRanges(after place: Int32) {
    let later = rangeQueue[place &+ Int32(Lookahead.far)]
    if later >= 0 {
      kind.prefetch(later)
      queued.prefetch(later)
      multiplier.prefetch(later)
      prefetchRecord(later)
    }
    let soon = rangeQueue[place &+ Int32(Lookahead.near)]
    if soon >= 0 {
      cells.prefetch(multiplier[soon] &- 1)
      members.prefetchRun(soon)
    }
    let next = rangeQueue[place &+ Int32(Lookahead.next)]
    // Cells of several levels were made one level after the other.
    if next >= 0 && multiplier[next] > 0 { cells.prefetch(cells[multiplier[next] &- 1].next &- 1) }
  }

  // MARK: Inactive rows

  /// Asks for what is read of inactive rows beyond their segments.
  @inline(__always)
  mutating func prefetchViolations(after place: Int32) {
    let later = optionalQueue[place &+ Int32(Lookahead.far)]
    kind.prefetch(later)
    queued.prefetch(later)
    activity.prefetch(later)
    lower.prefetch(later)
    upper.prefetch(later)
    prefetchRecord(later)
    let soon = optionalQueue[place &+ Int32(Lookahead.near)]
    terms.prefetchRun(soon)
    members.prefetchRun(soon)
    for entry in terms.run(optionalQueue[place &+ Int32(Lookahead.next)]) {
      x.prefetch(entry.id)
    }
  }

  /// Asks for the terms of rows that contribute to a combination.
  @inline(__always)
  mutating func prefetchContributions(after place: Int) {
    prefetchRecord(contributions[place &+ Lookahead.far].row)
    terms.prefetchRun(contributions[place &+ Lookahead.near].row)
    for entry in terms.run(contributions[place &+ Lookahead.next].row) {
      z.prefetch(entry.id)
      zMark.prefetch(entry.id)
    }
  }

  /// The same where rows contribute at two levels, together with the definitions of their variables.
  @inline(__always)
  mutating func prefetchPairs(after place: Int) {
    prefetchRecord(contributions[place &+ Lookahead.far].row)
    terms.prefetchRun(contributions[place &+ Lookahead.near].row)
    for entry in terms.run(contributions[place &+ Lookahead.next].row) {
      pairs.prefetch(entry.id)
      alphaMark.prefetch(entry.id)
      columns.headers.prefetch(entry.id)
    }
    for entry in terms.run(contributions[place &+ Lookahead.last].row) {
      columns.prefetchRun(entry.id)
    }
  }

  /// Asks for the terms of placed rows, and what their variables are defined by.
  @inline(__always)
  mutating func prefetchPlaced(after place: Int) {
    let later = placed[place &+ Lookahead.far].row
    rowMark.prefetch(later)
    kind.prefetch(later)
    prefetchRecord(later)
    terms.prefetchRun(placed[place &+ Lookahead.near].row)
    for entry in terms.run(placed[place &+ Lookahead.next].row) {
      alphaMark.prefetch(entry.id)
      alpha.prefetch(entry.id)
      z.prefetch(entry.id)
      definition.prefetch(entry.id)
      pivot.prefetch(entry.id)
      columns.headers.prefetch(entry.id)
      watchers.headers.prefetch(entry.id)
    }
    for entry in terms.run(placed[place &+ Lookahead.last].row) {
      columns.prefetchRun(entry.id)
      watchers.prefetchRun(entry.id)
      let row = definition[entry.id]
      if row < 0 { continue }
      queued.prefetch(row)
      position.prefetch(row)
    }
  }

  /// Asks for the rows whose breakpoints the point comes to first.
  @inline(__always)
  mutating func prefetchEvents() {
    if !looksAhead || events.count < 7 { return }
    // In a heap, the children's children of the first, one of which comes after the next; and the children.
    for place in 3..<7 {
      let row = events[place].row
      kind.prefetch(row)
      rate.prefetch(row)
      activity.prefetch(row)
      lower.prefetch(row)
      upper.prefetch(row)
      prefetchRecord(row)
    }
    for place in 1..<3 { members.prefetchRun(events[place].row) }
  }

  // MARK: Rows of a suboptimisation

  /// Asks for the definitions of variables that the candidates reach, in a walk that comes from the end.
  @inline(__always)
  mutating func prefetchDefinitions(before place: Int) {
    let later = wList[place &- Lookahead.far]
    w.prefetch(later)
    columns.headers.prefetch(later)
    columns.prefetchRun(wList[place &- Lookahead.near])
  }

  /// Asks for the inactive rows on the variables that the candidates reach.
  @inline(__always)
  mutating func prefetchReached(after place: Int) {
    let later = wList[place &+ Lookahead.far]
    w.prefetch(later)
    watchers.headers.prefetch(later)
    watchers.prefetchRun(wList[place &+ Lookahead.near])
    for entry in watchers.run(wList[place &+ Lookahead.next]) {
      rowMark.prefetch(entry.id)
      kind.prefetch(entry.id)
      queued.prefetch(entry.id)
      prefetchRecord(entry.id)
    }
    for entry in watchers.run(wList[place &+ Lookahead.last]) { terms.prefetchRun(entry.id) }
  }

  /// Asks for the breakpoints of rows that are sorted into bundles.
  @inline(__always)
  mutating func prefetchBundled(after place: Int) {
    let later = reduced.rows[place &+ Lookahead.far]
    kind.prefetch(later)
    activity.prefetch(later)
    prefetchRecord(later)
    members.prefetchRun(reduced.rows[place &+ Lookahead.near])
  }

  /// Asks for the rows of breakpoints that a bundle may have passed, which are in no order.
  @inline(__always)
  mutating func prefetchPassing(after number: Int32, of bundle: Int, above up: Bool) {
    let later = number &+ Int32(truncatingIfNeeded: Lookahead.far)
    prefetchRecord(reduced.breakpoint(later, of: bundle, above: up).row)
    let soon = number &+ Int32(truncatingIfNeeded: Lookahead.near)
    members.prefetchRun(reduced.breakpoint(soon, of: bundle, above: up).row)
  }

  /// Asks for rows that come to other segments because they passed breakpoints.
  @inline(__always)
  mutating func prefetchPassed(after place: Int) {
    prefetchRow(reduced.breakpoints[Int(passed[place &+ Lookahead.far])].row)
    members.prefetchRun(reduced.breakpoints[Int(passed[place &+ Lookahead.near])].row)
  }

  /// Asks for the rows whose breakpoints a bundle comes to first.
  @inline(__always)
  mutating func prefetchBreakpoints(of bundle: Int, up: Bool) {
    if !looksAhead || reduced.count(of: bundle, above: up) < 7 { return }
    // As of events.
    for number in Int32(3)..<7 {
      prefetchRecord(reduced.breakpoint(number, of: bundle, above: up).row)
    }
    for number in Int32(1)..<3 {
      members.prefetchRun(reduced.breakpoint(number, of: bundle, above: up).row)
    }
  }
}
