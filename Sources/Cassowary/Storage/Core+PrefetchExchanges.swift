// What exchanges of many rows at once read of each: asked for while those before it are exchanged.

extension Core {
  /// Asks for rows that are exchanged for what follows them, for the first few of these, and for their definitions.
  @inline(__always)
  mutating func prefetchLeaders(after leader: Int) {
    leaders.base.prefetch(Int32(truncatingIfNeeded: leader &+ 3 &* Lookahead.far))
    let earliest = leaders[min(leader &+ 2 &* Lookahead.far, leaders.count &- 1)]
    definition.prefetch(earliest.slot)
    followers.base.prefetch(earliest.head &- 1)
    let later = leaders[leader &+ Lookahead.far]
    prefetchExchanged(definition[later.slot])
    columns.headers.prefetch(later.slot)
    forFirstFollowers(of: later) { $0.prefetchExchanged($1) }
    let soon = leaders[leader &+ Lookahead.near]
    prefetchLists(definition[soon.slot])
    columns.prefetchRun(soon.slot)
    forFirstFollowers(of: soon) { $0.prefetchLists($1) }
    for entry in terms.run(definition[leaders[leader &+ Lookahead.next].slot]) {
      x.prefetch(entry.id)
      watchers.headers.prefetch(entry.id)
    }
    for entry in terms.run(definition[leaders[leader &+ Lookahead.last].slot]) {
      watchers.prefetchRun(entry.id)
    }
  }

  /// Calls `body` with the first few rows of the list of a leader's followers.
  @inline(__always)
  private mutating func forFirstFollowers(of leader: Leader, _ body: (inout Core, Int32) -> Void) {
    var link = leader.head
    var count = 0
    while link > 0 && count < Lookahead.followers {
      let follower = followers[Int(link &- 1)]
      body(&self, follower.row)
      link = follower.next
      count &+= 1
    }
  }

  /// Asks for the slots whose rows shift, and for what depends on them.
  @inline(__always)
  mutating func prefetchSources(after leader: Int) {
    let later = leaders[leader &+ Lookahead.far].slot
    w.prefetch(later)
    wMark.prefetch(later)
    users.headers.prefetch(later)
    users.prefetchRun(leaders[leader &+ Lookahead.near].slot)
  }

  /// Asks for rows that take the places of others, and for the definitions of these.
  @inline(__always)
  mutating func prefetchEntering(after leader: Int) {
    let later = leaders[leader &+ Lookahead.far]
    prefetchExchanged(later.entering)
    definition.prefetch(later.slot)
    columns.headers.prefetch(later.slot)
    let soon = leaders[leader &+ Lookahead.near]
    prefetchLists(soon.entering)
    columns.prefetchRun(soon.slot)
    for entry in terms.run(leaders[leader &+ Lookahead.next].entering) {
      z.prefetch(entry.id)
      zMark.prefetch(entry.id)
      wMark.prefetch(entry.id)
      watchers.headers.prefetch(entry.id)
      columns.headers.prefetch(entry.id)
    }
    for entry in columns.run(leaders[leader &+ Lookahead.next].slot) {
      users.headers.prefetch(entry.id)
    }
    let last = leaders[leader &+ Lookahead.last]
    for entry in terms.run(last.entering) {
      watchers.prefetchRun(entry.id)
      columns.prefetchRun(entry.id)
    }
    for entry in columns.run(last.slot) { users.prefetchRun(entry.id) }
    forLastWatchers(of: leaders[leader &+ Lookahead.last / 2].entering) {
      $0.terms.headers.prefetch($1)
    }
    forLastWatchers(of: leaders[leader &+ Lookahead.last / 4].entering) { $0.terms.prefetchRun($1) }
  }

  /// Calls `body` with the inactive rows that take the places of a row, when it becomes active, in the lists of those on
  /// its variables.
  @inline(__always)
  private mutating func forLastWatchers(of row: Int32, _ body: (inout Core, Int32) -> Void) {
    for entry in terms.run(row) {
      let run = watchers.run(entry.id)
      if run.count > 1 { body(&self, run[run.count &- 1].id) }
    }
  }

  /// Asks for what comes later in a list of followers if that goes on in equal steps, as it does where one row after the
  /// other was found to follow many.
  @inline(__always)
  mutating func prefetchFollower(from link: Int32, by step: Int32) {
    followers.base.prefetch(link &- Int32(truncatingIfNeeded: Lookahead.next) &* step)
  }

  /// Asks for what tells where a follower meets its next breakpoint.
  @inline(__always)
  mutating func prefetchFollowing(after place: Int) {
    prefetchExchanged(rowList[place &+ Lookahead.far])
    members.prefetchRun(rowList[place &+ Lookahead.near])
  }

  /// Asks for followers that are looked at in the order in which they were found.
  @inline(__always)
  mutating func prefetchPlace(ofFollower index: Int) {
    let later = followers[index &+ Lookahead.far].row
    kind.prefetch(later)
    activity.prefetch(later)
    lower.prefetch(later)
    upper.prefetch(later)
  }

  /// Asks for the breakpoints of rows that contributed.
  @inline(__always)
  mutating func prefetchContributing(after place: Int) {
    let later = contributions[place &+ Lookahead.far].row
    rowMark.prefetch(later)
    prefetchRecord(later)
    members.prefetchRun(contributions[place &+ Lookahead.near].row)
  }

  /// Asks for what is asked and changed of a row that comes into the basis, or leaves it.
  @inline(__always)
  private mutating func prefetchExchanged(_ row: Int32) {
    prefetchRow(row)
    rate.prefetch(row)
  }

  /// Asks for what the lists of a row hold.
  @inline(__always)
  private mutating func prefetchLists(_ row: Int32) {
    terms.prefetchRun(row)
    members.prefetchRun(row)
    cells.prefetch(multiplier[row] &- 1)
  }
}
