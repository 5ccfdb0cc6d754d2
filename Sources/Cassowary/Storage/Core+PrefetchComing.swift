// What a system that grows writes next: asked for a few rows and variables ahead.
//
// A row and what belongs to it are written to some twenty tables, one place after the other in each. A processor looks
// ahead along eight or so such sequences; where there are more it waits.

extension Core {
  /// Asks for what is written when rows come that are made a little later, and what is read of the variables that they
  /// will mention.
  @inline(never)
  mutating func prefetchComing(after row: Int32) {
    let later = row &+ Lookahead.coming
    activity.prefetch(later)
    lower.prefetch(later)
    upper.prefetch(later)
    multiplier.prefetch(later)
    kind.prefetch(later)
    queued.prefetch(later)
    prefetchRecords(terms.headers, from: later)
    constraints.prefetch(later)
    constraints.prefetch(later &+ Lookahead.batch / 2)
    terms.prefetchComing()
    members.prefetchComing()
    columns.prefetchComing()
    users.prefetchComing()
    watchers.prefetchComing()
    // Where constraints enter without a solve, as most do, no working storage is read.
    let hasSolved = epoch != askedEpoch
    askedEpoch = epoch
    let (first, last) = (form[0].id, form[form.count &- 1].id)
    prefetchMentioned(after: last, hasSolved)
    if last &- first > Lookahead.recentVariables { prefetchEarlier(after: first, hasSolved) }
  }

  /// Asks for what is written of variables that come a little later.
  @inline(never)
  mutating func prefetchComing(afterVariable variable: Int32) {
    let later = variable &+ Lookahead.coming
    prefetchVariables(from: later)
    reported.prefetch(later)
    flags.prefetch(later)
    pivot.prefetch(later)
  }

  /// Asks for variables behind the last one that is mentioned now, each once, as long as constraints go on from one to the
  /// next.
  @inline(__always)
  private mutating func prefetchMentioned(after last: Int32, _ hasSolved: Bool) {
    let end = last &+ Lookahead.coming &+ Lookahead.batch
    var variable = askedVariables
    if variable < last || variable > last &+ Lookahead.stray {
      variable = last & ~(Lookahead.batch &- 1)
    }
    while variable < end {
      prefetchVariables(from: variable)
      prefetchForms(around: variable)
      if hasSolved { prefetchSolving(from: variable) }
      variable &+= Lookahead.batch
    }
    askedVariables = variable
  }

  /// Asks for variables behind one that was made long ago and is mentioned now, each once: where views lie in others,
  /// what is told of those comes up again in its order.
  @inline(__always)
  private mutating func prefetchEarlier(after first: Int32, _ hasSolved: Bool) {
    let batch = first & ~(Lookahead.batch &- 1)
    // What is mentioned again and again, as the columns of a table are, lies in the cache.
    if batch <= askedEarlier && batch > askedEarlier &- Lookahead.fewestVariables { return }
    askedEarlier = batch
    let later = batch &+ 4 &* Lookahead.batch
    prefetchVariables(from: later)
    if hasSolved { prefetchSolving(from: later) }
    forVariables(from: batch &+ 2 &* Lookahead.batch) { core, variable in
      core.columns.prefetchRun(variable)
      core.users.prefetchRun(variable)
    }
  }

  /// Asks for what solves read and write of a batch of variables.
  @inline(__always)
  mutating func prefetchSolving(from variable: Int32) {
    z.prefetch(variable)
    zMark.prefetch(variable)
    alphaMark.prefetch(variable)
    w.prefetch(variable)
    wMark.prefetch(variable)
    d.prefetch(variable)
    dMark.prefetch(variable)
    etaTargetHead.table.prefetch(variable)
    etaMemberHead.table.prefetch(variable)
  }

  /// Asks for what is told of a batch of variables.
  @inline(__always)
  mutating func prefetchVariables(from variable: Int32) {
    x.prefetch(variable)
    definition.prefetch(variable)
    variableGeneration.prefetch(variable)
    columns.headers.prefetch(variable)
    users.headers.prefetch(variable)
    watchers.headers.prefetch(variable)
    prefetchRecords(staySlot, from: variable)
  }

  /// Asks for the records of a batch, of no more than three words each.
  @inline(__always)
  private mutating func prefetchRecords<Element, Layout>(
    _ field: Field<Element, Layout>, from index: Int32
  ) {
    field.prefetch(index)
    field.prefetch(index &+ 2)
    field.prefetch(index &+ 5)
  }
}
