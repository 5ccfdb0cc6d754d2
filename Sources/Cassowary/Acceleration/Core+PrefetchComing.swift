// Hints for the memory that a growing system writes next, given a few rows and variables ahead.
//
// A row and its data are written to some twenty tables, one place after the other in each. A processor looks ahead
// along eight or so such sequences; if there are more, it waits.

extension Core {
  /// Asks for the memory that rows made a little later will write, and for the data of the variables that they will
  /// mention.
  @inline(never)
  mutating func prefetchComing(after row: RowID) {
    let later = row.later(by: Lookahead.coming)
    point.activity.prefetch(later)
    point.lower.prefetch(later)
    point.upper.prefetch(later)
    multipliers.head.prefetch(later)
    basis.kind.prefetch(later)
    agenda.flags.prefetch(later)
    prefetchRecords(problem.terms.headers, from: later)
    // As many constraints come as rows.
    let constraint = ConstraintID(later.number)
    problem.constraints.prefetch(constraint)
    problem.constraints.prefetch(constraint.later(by: Lookahead.batch / 2))
    problem.terms.prefetchComing()
    problem.members.prefetchComing()
    factorisation.columns.prefetchComing()
    factorisation.users.prefetchComing()
    point.watchers.prefetchComing()
    // Where constraints enter without a solve, as most do, no working storage is read.
    let hasSolved = factorisation.epoch != lookahead.askedEpoch
    lookahead.askedEpoch = factorisation.epoch
    let (first, last) = (problem.form[0].variable, problem.form[problem.form.count &- 1].variable)
    prefetchMentioned(after: last, hasSolved)
    if last.number &- first.number > Lookahead.recentVariables {
      prefetchEarlier(after: first, hasSolved)
    }
  }

  /// Asks for the memory that variables made a little later will write.
  @inline(never)
  mutating func prefetchComing(afterVariable variable: VariableID) {
    let later = variable.later(by: Lookahead.coming)
    prefetchVariables(from: later)
    changes.reported.prefetch(later)
    changes.flags.prefetch(later)
    factorisation.pivot.prefetch(later)
  }

  /// Asks for variables behind the last one that is mentioned now, each once, as long as constraints go on from one to the
  /// next.
  @inline(__always)
  private mutating func prefetchMentioned(after last: VariableID, _ hasSolved: Bool) {
    let end = last.later(by: Lookahead.coming &+ Lookahead.batch)
    var variable = lookahead.askedVariables
    if variable < last || variable > last.later(by: Lookahead.stray) {
      variable = Lookahead.batchStart(of: last)
    }
    while variable < end {
      prefetchVariables(from: variable)
      problem.prefetchForms(around: variable)
      if hasSolved { prefetchSolving(from: variable) }
      variable = variable.later(by: Lookahead.batch)
    }
    lookahead.askedVariables = variable
  }

  /// Asks for variables behind one that was made long ago and is mentioned now, each once: where views lie in others,
  /// the variables of those are mentioned again in their order.
  @inline(__always)
  private mutating func prefetchEarlier(after first: VariableID, _ hasSolved: Bool) {
    let batch = Lookahead.batchStart(of: first)
    // Variables that are mentioned again and again, as those of a table's columns, lie in the cache.
    if !(batch > lookahead.askedEarlier)
      && batch > lookahead.askedEarlier.later(by: -Lookahead.fewestVariables)
    {
      return
    }
    lookahead.askedEarlier = batch
    let later = batch.later(by: 4 &* Lookahead.batch)
    prefetchVariables(from: later)
    if hasSolved { prefetchSolving(from: later) }
    forVariables(from: batch.later(by: 2 &* Lookahead.batch)) { core, variable in
      core.factorisation.columns.prefetchRun(variable)
      core.factorisation.users.prefetchRun(variable)
    }
  }

  /// Asks for the data that solves read and write of a batch of variables.
  @inline(__always)
  mutating func prefetchSolving(from variable: VariableID) {
    factorisation.z.prefetch(variable)
    factorisation.z.marks.prefetch(variable)
    factorisation.alpha.marks.prefetch(variable)
    factorisation.w.prefetch(variable)
    factorisation.w.marks.prefetch(variable)
    factorisation.d.prefetch(variable)
    factorisation.d.marks.prefetch(variable)
    factorisation.etas.headOfTarget.table.prefetch(variable)
    factorisation.etas.headOfMember.table.prefetch(variable)
  }

  /// Asks for the data of a batch of variables.
  @inline(__always)
  mutating func prefetchVariables(from variable: VariableID) {
    point.x.prefetch(variable)
    basis.definition.prefetch(variable)
    problem.variableGeneration.prefetch(variable)
    factorisation.columns.headers.prefetch(variable)
    factorisation.users.headers.prefetch(variable)
    point.watchers.headers.prefetch(variable)
    prefetchRecords(basis.staySlot, from: variable)
  }

  /// Asks for the records of a batch, of no more than three words each.
  @inline(__always)
  private mutating func prefetchRecords<Element, Layout>(
    _ field: Field<Element, Layout>, from index: Layout.Index
  ) {
    field.prefetch(index)
    field.prefetch(Layout.Index(index.number &+ 2))
    field.prefetch(Layout.Index(index.number &+ 5))
  }
}
