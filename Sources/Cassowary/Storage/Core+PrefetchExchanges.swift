// What exchanges of many rows at once read of each: asked for while those before it are exchanged.

extension Core {
  /// Asks for rows that are exchanged for what follows them, for the one of these that was found last, and for their
  /// definitions.
  @inline(__always)
  mutating func prefetchLeaders(after leader: Int) {
    let later = leaders[leader &+ Lookahead.far]
    definition.prefetch(later.slot)
    columns.headers.prefetch(later.slot)
    if later.head > 0 { prefetchExchanged(followers[Int(later.head &- 1)].row) }
    let soon = leaders[leader &+ Lookahead.near]
    prefetchExchanged(definition[soon.slot])
    columns.prefetchRun(soon.slot)
    if soon.head > 0 { prefetchLists(followers[Int(soon.head &- 1)].row) }
    let next = leaders[leader &+ Lookahead.next]
    prefetchLists(definition[next.slot])
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
  }

  /// Asks for followers of a row that come later in its list if that goes on in equal steps, as it does where one row
  /// after the other was found to follow many.
  @inline(__always)
  mutating func prefetchFollowers(from link: Int32, by step: Int32) {
    let place = Int(link) &- 1
    let stretch = Int(Lookahead.farStep) &* Int(step)
    followers.base.prefetch(Int32(truncatingIfNeeded: place &- 4 &* stretch))
    let soon = place &- 2 &* stretch
    if soon >= 0 { prefetchExchanged(followers[soon].row) }
    let next = place &- stretch
    if next >= 0 { members.prefetchRun(followers[next].row) }
  }

  /// Asks for what is asked and changed of a row that comes into the basis, or leaves it.
  @inline(__always)
  private mutating func prefetchExchanged(_ row: Int32) {
    kind.prefetch(row)
    queued.prefetch(row)
    multiplier.prefetch(row)
    activity.prefetch(row)
    lower.prefetch(row)
    upper.prefetch(row)
    rate.prefetch(row)
    members.headers.prefetch(row)
  }

  /// Asks for what the lists of a row hold.
  @inline(__always)
  private mutating func prefetchLists(_ row: Int32) {
    terms.prefetchRun(row)
    members.prefetchRun(row)
    cells.prefetch(multiplier[row] &- 1)
  }
}
