// Going back to the beginning: a solver without rows needs no log to return to.

extension Core {
  /// The record of a change that began before there was any row: building a whole system in one transaction is the
  /// usual thing, and logging every word of it would double its cost.
  struct Blank {
    /// The variables that were removed since.
    var removed = Stack<VariableID>()
  }

  /// True if there was never a row: then every variable is zero and undetermined, and every list empty.
  var isBlank: Bool {
    @inline(__always) mutating get {
      problem.counts.rows == 0 && problem.counts.constraints == 0 && !memory.wasLoaded
    }
  }

  /// Takes everything back to a point before there was any row, bit for bit.
  ///
  /// - Complexity: the number of variables.
  mutating func wipe(to start: Savepoint) {
    refactorised(.basis)
    if let removed = memory.blank?.removed {
      for index in 0..<removed.count where removed[index].number < start.counts.problem.variables {
        problem.useCount.write(removed[index], 0, &journal)
      }
    }
    journal.truncate(to: journal.place(of: start.position))
    counts = start.counts
    setPoolSizes(start.pools, forgettingFreeRuns: true)
    for variable in problem.allVariables {
      factorisation.columns.begin(variable, Asking.self, &journal)
      factorisation.users.begin(variable, Asking.self, &journal)
      point.watchers.begin(variable, Asking.self, &journal)
      if !problem.isInUse(variable) { continue }
      makeUndetermined(variable, Asking.self)
      changes.touch(variable)
    }
  }
}
