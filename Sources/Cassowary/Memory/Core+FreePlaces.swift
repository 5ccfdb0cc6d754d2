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
    problem.counts.rowsFreed = 0
    orderFreeRows()
    orderFreeConstraints()
    problem.terms.gather(problem.counts.rows, isTight: false)
    problem.members.gather(problem.counts.rows, isTight: false)
    multipliers.gatherCells(problem, basis, &journal)
  }

  /// True if more rows have gone than are left since free places were put in order.
  var areFreePlacesToBeOrdered: Bool {
    problem.counts.rowsFreed >= max(Self.fewRows, problem.counts.liveRows) && !journal.isRecording
  }

  /// Gives up the free places behind all rows, and links the others, the lowest first.
  mutating func orderFreeRows() {
    // There was a row: the solver is not blank.
    while problem.counts.rows > 1 && basis.kind[RowID(problem.counts.rows - 1)] == .free {
      problem.counts.rows -= 1
    }
    problem.counts.freeRow = .none
    var number = problem.counts.rows
    while number > 0 {
      number -= 1
      let row = RowID(number)
      if basis.kind[row] != .free { continue }
      basis.slot.pointer(to: row).pointee = Link(inPlaceOf: problem.counts.freeRow)
      problem.counts.freeRow = Link(row)
    }
  }

  /// Gives up the free places behind all constraints, and links the others, the lowest first.
  mutating func orderFreeConstraints() {
    while problem.counts.constraints > 1
      && problem.constraints[ConstraintID(problem.counts.constraints - 1)].isFree
    {
      problem.counts.constraints -= 1
    }
    problem.counts.freeConstraint = .none
    var number = problem.counts.constraints
    while number > 0 {
      number -= 1
      let index = ConstraintID(number)
      if !problem.constraints[index].isFree { continue }
      let generation = problem.constraints[index].generation
      problem.constraints.base[Int(index)] = ConstraintEntry(
        freeLink: problem.counts.freeConstraint, generation: generation)
      problem.counts.freeConstraint = Link(index)
    }
  }
}
