// Going back to the beginning: a solver without rows needs no log to return to.

extension Core {
  /// What a change needs to know that began before there was any row: building a whole system in one
  /// transaction is the usual thing, and logging every word of it would double its cost.
  struct Blank {
    /// The variables that were removed since.
    var removed = Stack<Int32>()
  }

  /// True if there was never a row: then every variable is zero and undetermined, and every list empty.
  var isBlank: Bool {
    @inline(__always) mutating get {
      counts.rows == 0 && counts.constraints == 0 && !wasLoaded
    }
  }

  /// Takes everything back to a point before there was any row, bit for bit.
  ///
  /// - Complexity: the number of variables.
  mutating func wipe(to point: Savepoint) {
    forgetRays()
    if let removed = blank?.removed {
      for index in 0..<removed.count where removed[index] < point.counts.variables {
        useCount.write(removed[index], 0, &journal)
      }
    }
    journal.truncate(to: journal.place(of: point.position))
    counts = point.counts
    poolCounts = point.used
    columns.forgetFreeRuns()
    users.forgetFreeRuns()
    terms.forgetFreeRuns()
    watchers.forgetFreeRuns()
    members.forgetFreeRuns()
    for variable in 0..<counts.variables {
      columns.begin(variable, Asking.self, &journal)
      users.begin(variable, Asking.self, &journal)
      watchers.begin(variable, Asking.self, &journal)
      if useCount[variable] < 0 { continue }
      makeUndetermined(variable, Asking.self)
      touch(variable)
    }
  }
}
