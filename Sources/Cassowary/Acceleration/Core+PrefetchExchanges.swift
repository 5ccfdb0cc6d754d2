// Hints for the data that exchanges of many rows at once read of each row, given while the rows before it are
// exchanged.

extension Core {
  /// Asks for rows that are exchanged for their followers, for the first few of these, and for their definitions.
  @inline(__always)
  mutating func prefetchLeaders(after leader: Int) {
    batch.leaders.base.prefetch(Int32(truncatingIfNeeded: leader &+ 3 &* Lookahead.far))
    let earliest = batch.leaders[min(leader &+ 2 &* Lookahead.far, batch.leaders.count &- 1)]
    basis.definition.prefetch(earliest.slot)
    batch.followers.base.prefetch(earliest.head.certain)
    let later = batch.leaders[leader &+ Lookahead.far]
    prefetchExchanged(basis.definition[later.slot].certainRow)
    factorisation.columns.headers.prefetch(later.slot)
    forFirstFollowers(of: later) { $0.prefetchExchanged($1) }
    let soon = batch.leaders[leader &+ Lookahead.near]
    prefetchLists(basis.definition[soon.slot].certainRow)
    factorisation.columns.prefetchRun(soon.slot)
    forFirstFollowers(of: soon) { $0.prefetchLists($1) }
    for entry in problem.terms.run(
      basis.definition[batch.leaders[leader &+ Lookahead.next].slot].certainRow)
    {
      point.x.prefetch(entry.variable)
      point.watchers.headers.prefetch(entry.variable)
    }
    for entry in problem.terms.run(
      basis.definition[batch.leaders[leader &+ Lookahead.last].slot].certainRow)
    {
      point.watchers.prefetchRun(entry.variable)
    }
  }

  /// Calls `body` with the first few rows of the list of a leader's followers.
  @inline(__always)
  private mutating func forFirstFollowers(of leader: Leader, _ body: (inout Core, RowID) -> Void) {
    var link = leader.head
    var count = 0
    while let id = link.id, count < Lookahead.followers {
      let follower = batch.followers[Int(id)]
      body(&self, follower.row)
      link = follower.next
      count &+= 1
    }
  }

  /// Asks for the slots whose rows shift, and for the variables that depend on them.
  @inline(__always)
  mutating func prefetchSources(after leader: Int) {
    let later = batch.leaders[leader &+ Lookahead.far].slot
    factorisation.w.prefetch(later)
    factorisation.w.marks.prefetch(later)
    factorisation.users.headers.prefetch(later)
    factorisation.users.prefetchRun(batch.leaders[leader &+ Lookahead.near].slot)
  }

  /// Asks for rows that take the places of others, and for the definitions of these.
  @inline(__always)
  mutating func prefetchEntering(after leader: Int) {
    let later = batch.leaders[leader &+ Lookahead.far]
    prefetchExchanged(later.entering)
    basis.definition.prefetch(later.slot)
    factorisation.columns.headers.prefetch(later.slot)
    let soon = batch.leaders[leader &+ Lookahead.near]
    prefetchLists(soon.entering)
    factorisation.columns.prefetchRun(soon.slot)
    for entry in problem.terms.run(batch.leaders[leader &+ Lookahead.next].entering) {
      factorisation.z.prefetch(entry.variable)
      factorisation.z.marks.prefetch(entry.variable)
      factorisation.w.marks.prefetch(entry.variable)
      point.watchers.headers.prefetch(entry.variable)
      factorisation.columns.headers.prefetch(entry.variable)
    }
    for entry in factorisation.columns.run(batch.leaders[leader &+ Lookahead.next].slot) {
      factorisation.users.headers.prefetch(entry.variable)
    }
    let last = batch.leaders[leader &+ Lookahead.last]
    for entry in problem.terms.run(last.entering) {
      point.watchers.prefetchRun(entry.variable)
      factorisation.columns.prefetchRun(entry.variable)
    }
    for entry in factorisation.columns.run(last.slot) {
      factorisation.users.prefetchRun(entry.variable)
    }
    forLastWatchers(of: batch.leaders[leader &+ Lookahead.last / 2].entering) {
      $0.problem.terms.headers.prefetch($1)
    }
    forLastWatchers(of: batch.leaders[leader &+ Lookahead.last / 4].entering) {
      $0.problem.terms.prefetchRun($1)
    }
  }

  /// Calls `body` with the inactive rows that take the places of a row, when it becomes active, in the lists of those on
  /// its variables.
  @inline(__always)
  private mutating func forLastWatchers(of row: RowID, _ body: (inout Core, RowID) -> Void) {
    for entry in problem.terms.run(row) {
      let run = point.watchers.run(entry.variable)
      if run.count > 1 { body(&self, run[run.count &- 1].row) }
    }
  }

  /// Asks for a later element of a list of followers if the list goes on in equal steps, as it does if many followers
  /// were found one row after the other.
  @inline(__always)
  mutating func prefetchFollower(from follower: ID<Follower>, by step: Int32) {
    batch.followers.base.prefetch(
      follower.later(by: -Int32(truncatingIfNeeded: Lookahead.next) &* step))
  }

  /// Asks for the data that tell where a follower meets its next breakpoint.
  @inline(__always)
  mutating func prefetchFollowing(after place: Int) {
    prefetchExchanged(workspace.rowList[place &+ Lookahead.far])
    problem.members.prefetchRun(workspace.rowList[place &+ Lookahead.near])
  }

  /// Asks for followers that are looked at in the order in which they were found.
  @inline(__always)
  mutating func prefetchPlace(ofFollower index: Int) {
    let later = batch.followers[index &+ Lookahead.far].row
    basis.kind.prefetch(later)
    point.activity.prefetch(later)
    point.lower.prefetch(later)
    point.upper.prefetch(later)
  }

  /// Asks for the breakpoints of rows that contributed.
  @inline(__always)
  mutating func prefetchContributing(after place: Int) {
    let later = workspace.contributions[place &+ Lookahead.far].row
    workspace.rowMark.prefetch(later)
    prefetchRecord(later)
    problem.members.prefetchRun(workspace.contributions[place &+ Lookahead.near].row)
  }

  /// Asks for the data that are read and changed of a row that enters the basis or leaves it.
  @inline(__always)
  private mutating func prefetchExchanged(_ row: RowID) {
    prefetchRow(row)
    workspace.rate.prefetch(row)
  }

  /// Asks for the contents of a row's lists.
  @inline(__always)
  private mutating func prefetchLists(_ row: RowID) {
    problem.terms.prefetchRun(row)
    problem.members.prefetchRun(row)
    multipliers.cells.prefetch(multipliers.head[row].certain)
  }
}
