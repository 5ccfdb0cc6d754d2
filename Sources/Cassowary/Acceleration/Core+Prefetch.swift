// Hints for the data of variables and rows that a long list names, given before the walk along the list gets there.
//
// The methods are mutating, like all methods called in loops: the compiler would copy a machine that it may copy.

extension Core {
  // MARK: Where walks look ahead

  /// True if the system is too large for the cache.
  @inline(__always)
  var looksAhead: Bool {
    mutating get {
      isRare(problem.counts.variables >= Lookahead.fewestVariables)
        && acceleration.contains(.prefetching)
    }
  }

  /// The number of places of a list, from the first one on, at which a walk looks ahead.
  @inline(__always)
  mutating func placesAhead(of count: Int) -> Int {
    // Far below zero if there is none: the compiler would know a zero, and compare the system's size at every place.
    count &- (looksAhead ? Lookahead.far : Int(Int32.max))
  }

  /// The first place at which a walk looks ahead that comes from the end of a list.
  @inline(__always)
  mutating func lastPlaceAhead(of count: Int) -> Int { looksAhead ? Lookahead.far : count }

  // MARK: Variables that move

  /// Asks for the data of variables that move, and of the inactive rows on them.
  @inline(__always)
  mutating func prefetchMoving(after place: Int) {
    let later = factorisation.d.list[place &+ Lookahead.far]
    factorisation.d.prefetch(later)
    point.x.prefetch(later)
    prefetchWatchers(after: place) { core, row in
      core.point.activity.prefetch(row)
      core.workspace.rowMark.prefetch(row)
    }
  }

  /// Asks for the rates of the inactive rows on variables that move.
  @inline(__always)
  mutating func prefetchRates(after place: Int) {
    prefetchWatchers(after: place) { core, row in
      core.workspace.rate.prefetch(row)
      core.workspace.rowMark.prefetch(row)
    }
  }

  /// Asks for the flags of variables that move, and for the lists of the inactive rows on them; `body` asks for the
  /// data of such a row.
  @inline(__always)
  private mutating func prefetchWatchers(
    after place: Int, _ body: (inout Core, RowID) -> Void
  ) {
    changes.flags.prefetch(factorisation.d.list[place &+ Lookahead.far])
    let near = factorisation.d.list[place &+ Lookahead.near]
    if changes.flags[near].contains(.watched) {
      point.watchers.headers.prefetch(near)
      factorisation.d.prefetch(near)
    }
    let next = factorisation.d.list[place &+ Lookahead.next]
    if changes.flags[next].contains(.watched) { point.watchers.prefetchRun(next) }
    let last = factorisation.d.list[place &+ Lookahead.last]
    if changes.flags[last].contains(.watched) {
      for entry in point.watchers.run(last) { body(&self, entry.row) }
    }
  }

  /// Asks for the data that tell whether rows that have moved are beyond their segments.
  @inline(__always)
  mutating func prefetchMoved(after place: Int) {
    let later = workspace.rowList[place &+ Lookahead.far]
    point.activity.prefetch(later)
    point.lower.prefetch(later)
    point.upper.prefetch(later)
  }

  /// Asks for the data of a row, whether it is active or not.
  @inline(__always)
  mutating func prefetchRow(_ row: RowID) {
    basis.kind.prefetch(row)
    agenda.flags.prefetch(row)
    multipliers.head.prefetch(row)
    point.activity.prefetch(row)
    point.lower.prefetch(row)
    point.upper.prefetch(row)
    prefetchRecord(row)
  }

  /// Asks for all of a row's record, which may lie in two lines.
  @inline(__always)
  mutating func prefetchRecord(_ row: RowID) {
    problem.terms.headers.prefetch(row)
    basis.slot.prefetch(row)
  }

  // MARK: Active rows

  /// Asks for the multipliers of the active rows in the slots of a combination.
  @inline(__always)
  mutating func prefetchMultipliers(after place: Int) {
    let later = factorisation.alpha.list[place &+ Lookahead.far]
    factorisation.alpha.prefetch(later)
    basis.definition.prefetch(later)
    if let soon = basis.definition[factorisation.alpha.list[place &+ Lookahead.near]].row {
      agenda.flags.prefetch(soon)
      multipliers.head.prefetch(soon)
    }
    if let next = basis.definition[factorisation.alpha.list[place &+ Lookahead.next]].row {
      multipliers.cells.prefetch(multipliers.head[next].certain)
    }
  }

  /// Asks for the data that tell whether the multipliers of active rows are out of range.
  @inline(__always)
  mutating func prefetchRanges(after place: Int32) {
    if let later = agenda.range[place &+ Int32(Lookahead.far)].row {
      basis.kind.prefetch(later)
      agenda.flags.prefetch(later)
      multipliers.head.prefetch(later)
      prefetchRecord(later)
    }
    if let soon = agenda.range[place &+ Int32(Lookahead.near)].row {
      multipliers.cells.prefetch(multipliers.head[soon].certain)
      problem.members.prefetchRun(soon)
    }
    // Cells of several levels were made one level after the other.
    if let next = agenda.range[place &+ Int32(Lookahead.next)].row,
      let cell = multipliers.head[next].id
    {
      multipliers.cells.prefetch(multipliers.cells[cell].next.certain)
    }
  }

  // MARK: Inactive rows

  /// Asks for the data of inactive rows beyond their segments.
  @inline(__always)
  mutating func prefetchViolations(after place: Int32) {
    let later = agenda.optional[place &+ Int32(Lookahead.far)]
    basis.kind.prefetch(later)
    agenda.flags.prefetch(later)
    point.activity.prefetch(later)
    point.lower.prefetch(later)
    point.upper.prefetch(later)
    prefetchRecord(later)
    let soon = agenda.optional[place &+ Int32(Lookahead.near)]
    problem.terms.prefetchRun(soon)
    problem.members.prefetchRun(soon)
    for entry in problem.terms.run(agenda.optional[place &+ Int32(Lookahead.next)]) {
      point.x.prefetch(entry.variable)
    }
  }

  /// Asks for the terms of rows that contribute to a combination.
  @inline(__always)
  mutating func prefetchContributions(after place: Int) {
    prefetchRecord(workspace.contributions[place &+ Lookahead.far].row)
    problem.terms.prefetchRun(workspace.contributions[place &+ Lookahead.near].row)
    for entry in problem.terms.run(workspace.contributions[place &+ Lookahead.next].row) {
      factorisation.z.prefetch(entry.variable)
      factorisation.z.marks.prefetch(entry.variable)
    }
  }

  /// Asks for the terms of placed rows, and the definitions of their variables.
  @inline(__always)
  mutating func prefetchPlaced(after place: Int) {
    let later = batch.placed[place &+ Lookahead.far].row
    workspace.rowMark.prefetch(later)
    basis.kind.prefetch(later)
    prefetchRecord(later)
    problem.terms.prefetchRun(batch.placed[place &+ Lookahead.near].row)
    for entry in problem.terms.run(batch.placed[place &+ Lookahead.next].row) {
      factorisation.alpha.marks.prefetch(entry.variable)
      factorisation.alpha.prefetch(entry.variable)
      factorisation.z.prefetch(entry.variable)
      basis.definition.prefetch(entry.variable)
      factorisation.pivot.prefetch(entry.variable)
      factorisation.columns.headers.prefetch(entry.variable)
      point.watchers.headers.prefetch(entry.variable)
    }
    for entry in problem.terms.run(batch.placed[place &+ Lookahead.last].row) {
      factorisation.columns.prefetchRun(entry.variable)
      point.watchers.prefetchRun(entry.variable)
      guard let row = basis.definition[entry.variable].row else { continue }
      agenda.flags.prefetch(row)
      point.position.prefetch(row)
    }
  }

  /// Asks for the rows whose breakpoints the point comes to first.
  @inline(__always)
  mutating func prefetchEvents() {
    if !looksAhead || workspace.events.count < 7 { return }
    // In a heap: the grandchildren of the first element, one of which comes after the next; and the children.
    for place in 3..<7 {
      let row = workspace.events[place].row
      basis.kind.prefetch(row)
      workspace.rate.prefetch(row)
      point.activity.prefetch(row)
      point.lower.prefetch(row)
      point.upper.prefetch(row)
      prefetchRecord(row)
    }
    for place in 1..<3 { problem.members.prefetchRun(workspace.events[place].row) }
  }

  // MARK: Rows of a suboptimisation

  /// Asks for the definitions of variables that the candidates reach, in a walk that comes from the end.
  @inline(__always)
  mutating func prefetchDefinitions(before place: Int) {
    let later = factorisation.w.list[place &- Lookahead.far]
    factorisation.w.prefetch(later)
    factorisation.columns.headers.prefetch(later)
    factorisation.columns.prefetchRun(factorisation.w.list[place &- Lookahead.near])
  }

  /// Asks for the inactive rows on the variables that the candidates reach.
  @inline(__always)
  mutating func prefetchReached(after place: Int) {
    let later = factorisation.w.list[place &+ Lookahead.far]
    factorisation.w.prefetch(later)
    point.watchers.headers.prefetch(later)
    point.watchers.prefetchRun(factorisation.w.list[place &+ Lookahead.near])
    for entry in point.watchers.run(factorisation.w.list[place &+ Lookahead.next]) {
      workspace.rowMark.prefetch(entry.row)
      basis.kind.prefetch(entry.row)
      agenda.flags.prefetch(entry.row)
      prefetchRecord(entry.row)
    }
    for entry in point.watchers.run(factorisation.w.list[place &+ Lookahead.last]) {
      problem.terms.prefetchRun(entry.row)
    }
  }

  /// Asks for the breakpoints of rows that are sorted into bundles.
  @inline(__always)
  mutating func prefetchBundled(after place: Int) {
    let later = batch.reduced.rows[place &+ Lookahead.far]
    basis.kind.prefetch(later)
    point.activity.prefetch(later)
    prefetchRecord(later)
    problem.members.prefetchRun(batch.reduced.rows[place &+ Lookahead.near])
  }

  /// Asks for the rows of breakpoints that a bundle may have passed, which are in no order.
  @inline(__always)
  mutating func prefetchPassing(after number: Int32, of bundle: Int, above up: Bool) {
    let later = number &+ Int32(truncatingIfNeeded: Lookahead.far)
    prefetchRecord(batch.reduced.breakpoint(later, of: bundle, above: up).row)
    let soon = number &+ Int32(truncatingIfNeeded: Lookahead.near)
    problem.members.prefetchRun(batch.reduced.breakpoint(soon, of: bundle, above: up).row)
  }

  /// Asks for rows that come to other segments because they passed breakpoints.
  @inline(__always)
  mutating func prefetchPassed(after place: Int) {
    prefetchRow(batch.reduced.breakpoints[Int(workspace.places[place &+ Lookahead.far])].row)
    problem.members.prefetchRun(
      batch.reduced.breakpoints[Int(workspace.places[place &+ Lookahead.near])].row)
  }

  /// Asks for the rows whose breakpoints a bundle comes to first.
  @inline(__always)
  mutating func prefetchBreakpoints(of bundle: Int, up: Bool) {
    if !looksAhead || batch.reduced.count(of: bundle, above: up) < 7 { return }
    // As for events.
    for number in Int32(3)..<7 {
      prefetchRecord(batch.reduced.breakpoint(number, of: bundle, above: up).row)
    }
    for number in Int32(1)..<3 {
      problem.members.prefetchRun(batch.reduced.breakpoint(number, of: bundle, above: up).row)
    }
  }
}
