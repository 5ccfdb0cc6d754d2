extension Solver {
  /// Makes room for so many variables, those that there are included: where it is known how many will come, no table has
  /// to be moved while they do.
  ///
  /// Room that is not used is mostly not even set aside by the system; ``trim()`` gives it back. More than sixteen
  /// million are not made room for ahead.
  /// - Complexity: the size of the variables' tables, if they grow.
  public func reserve(variables count: Int) {
    core.reserve(variables: min(count, 1 << 24))
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
    if core.trim() { report.pointee = Report() }
  }
}
