extension Solver {
  /// Makes room for `count` variables, including the present ones: if the number of coming variables is known, no table
  /// has to move while they come. The system mostly does not even set unused room aside; ``trim()`` gives it back.
  /// There is no room ahead for more than sixteen million.
  /// - Complexity: the size of the variables' tables, if they grow.
  public func reserve(variables count: Int) {
    wake().core.reserve(variables: min(count, 1 << 24))
  }

  /// Gives back the memory that tables have beyond what is in use, above all after a whole system was built:
  /// tables grow ahead of what they hold, so that adding costs the same however large the system is.
  ///
  /// Lists are moved together, and memory that only saves work is given up, working storage and cached directions above
  /// all: the next edit makes it again. Values stay as they are, and so does the next commit's report.
  ///
  /// Unused memory is not touched either, so that the system has mostly not even set it aside; call this if the memory
  /// asked for counts, or if many solvers are kept. Does nothing while a transaction is open or a checkpoint is held.
  /// - Complexity: the size of the system, which is copied.
  public func trim() {
    if wake().core.trim() { report.pointee = Report() }
  }
}
