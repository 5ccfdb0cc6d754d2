// Free places in order: rows that come after many have gone lie together again.

extension Core {
  /// The most rows that go before free places are put in order, which looks at all of them.
  private static var fewRows: Int32 { 256 }

  /// Forgets costs that no constraint has, and puts free places in order, if there are many of either.
  mutating func tidyTables() {
    problem.forgetUnusedCosts(&journal)
    orderFreePlaces()
  }

  /// Puts free places in order if more rows have gone than are left, so that the next rows take them in order.
  ///
  /// Places are taken in the order in which they were given back, the last one first. If many rows go and come again,
  /// some at once and some at the next commit, neighbours get places ever farther apart.
  /// - Complexity: the number of rows, when as many have gone since the last time.
  private mutating func orderFreePlaces() {
    if !areFreePlacesToBeOrdered { return }
    problem.counts.rowsFreed = 0
    problem.orderFreeRows(basis)
    problem.orderFreeConstraints()
    problem.terms.gather(problem.counts.rows, isTight: false)
    problem.members.gather(problem.counts.rows, isTight: false)
    multipliers.gatherCells(problem, basis, &journal)
  }

  /// True if more rows have gone than are left since free places were put in order.
  var areFreePlacesToBeOrdered: Bool {
    problem.counts.rowsFreed >= max(Self.fewRows, problem.counts.liveRows) && !journal.isRecording
  }
}
