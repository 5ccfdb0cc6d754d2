// Free places in order: what comes after much has gone lies together again.

extension Core {
  /// So few rows may go without free places being put in order.
  private static var fewRows: Int32 { 256 }

  /// Puts free places in order if more rows have gone than are left, so that what comes next takes them in order.
  ///
  /// Places are taken in the order in which they were given back, the last one first. Where much goes and comes
  /// again, some of it at once and some at the next commit, neighbours get places ever farther apart.
  /// - Complexity: the number of rows, when as many have gone since the last time.
  mutating func orderFreePlaces() {
    if !areFreePlacesToBeOrdered { return }
    counts.rowsFreed = 0
    orderFreeRows()
    orderFreeConstraints()
    terms.gather(counts.rows, isTight: false)
    members.gather(counts.rows, isTight: false)
    gatherCells()
  }

  /// True if more rows have gone than are left since free places were put in order.
  var areFreePlacesToBeOrdered: Bool {
    counts.rowsFreed >= max(Self.fewRows, counts.liveRows) && !journal.isRecording
  }

  /// Gives up the free places behind all rows, and links the others, the lowest first.
  mutating func orderFreeRows() {
    // There was a row: the solver is not blank.
    while counts.rows > 1 && kind[counts.rows - 1] == .free { counts.rows -= 1 }
    counts.freeRow = 0
    var row = counts.rows
    while row > 0 {
      row -= 1
      if kind[row] != .free { continue }
      slot.pointer(to: row).pointee = counts.freeRow
      counts.freeRow = row + 1
    }
  }

  /// Gives up the free places behind all constraints, and links the others, the lowest first.
  mutating func orderFreeConstraints() {
    while counts.constraints > 1 && constraints[counts.constraints - 1].row < 0 {
      counts.constraints -= 1
    }
    counts.freeConstraint = 0
    var index = counts.constraints
    while index > 0 {
      index -= 1
      let generation = constraints[index].generation
      if constraints[index].row >= 0 { continue }
      constraints.base[Int(index)] = ConstraintEntry(
        freeLink: counts.freeConstraint, generation: generation)
      counts.freeConstraint = index + 1
    }
  }
}
