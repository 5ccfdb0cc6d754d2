// Hints for the data that constraints read when their forms have rows already, as content sizes do that come after all
// views: given a few variables ahead.

extension Core {
  /// True if a row was made so long ago that it does not lie in the cache for that.
  @inline(__always)
  mutating func isBuried(_ row: RowID) -> Bool {
    row.number < problem.counts.rows &- Lookahead.recentRows
  }

  /// Asks for the data that are read when constraints come to rows of the variables behind the last one that the form
  /// under construction mentions, one batch of variables after the other.
  @inline(never)
  mutating func prefetchJoins() {
    let batch = Lookahead.batchStart(of: problem.form[problem.form.count &- 1].variable)
    if batch == lookahead.joinedBatch { return }
    lookahead.joinedBatch = batch
    prefetchVariables(from: batch.later(by: 6 &* Lookahead.batch))
    forVariables(from: batch.later(by: 4 &* Lookahead.batch)) { core, variable in
      core.prefetchRow(core.problem.ownRow[variable].certain)
    }
    forVariables(from: batch.later(by: 2 &* Lookahead.batch)) { core, variable in
      guard let row = core.problem.findForm(of: variable) else { return }
      core.problem.terms.prefetchRun(row)
      core.problem.members.prefetchRun(row)
    }
  }

  /// Calls `body` with every variable of a batch.
  @inline(__always)
  mutating func forVariables(from first: VariableID, _ body: (inout Core, VariableID) -> Void) {
    var number = first.number
    while number < min(first.number &+ Lookahead.batch, problem.counts.variables) {
      body(&self, VariableID(number))
      number &+= 1
    }
  }
}
