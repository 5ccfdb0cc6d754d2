// What constraints read that come to forms which have rows already, as content sizes do that are given when all views
// are there: asked for a few variables ahead.

extension Core {
  /// True if a row was made so long ago that it does not lie in the cache for that.
  @inline(__always)
  mutating func isBuried(_ row: Int32) -> Bool { row < problem.counts.rows &- Lookahead.recentRows }

  /// Asks for what is read when constraints come to rows of the variables behind the last one that the form under
  /// construction mentions, one batch of variables after the other.
  @inline(never)
  mutating func prefetchJoins() {
    let batch = problem.form[problem.form.count &- 1].id & ~(Lookahead.batch &- 1)
    if batch == lookahead.joinedBatch { return }
    lookahead.joinedBatch = batch
    prefetchVariables(from: batch &+ 6 &* Lookahead.batch)
    forVariables(from: batch &+ 4 &* Lookahead.batch) { core, variable in
      core.prefetchRow(core.findForm(of: variable))
    }
    forVariables(from: batch &+ 2 &* Lookahead.batch) { core, variable in
      let row = core.findForm(of: variable)
      if row < 0 { return }
      core.problem.terms.prefetchRun(row)
      core.problem.members.prefetchRun(row)
    }
  }

  /// Calls `body` with every variable of a batch.
  @inline(__always)
  mutating func forVariables(from first: Int32, _ body: (inout Core, Int32) -> Void) {
    var variable = first
    while variable < min(first &+ Lookahead.batch, problem.counts.variables) {
      body(&self, variable)
      variable &+= 1
    }
  }
}
