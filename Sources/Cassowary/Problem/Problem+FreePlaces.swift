extension Problem {
  /// Gives up the free places behind all rows, and links the others, the lowest first.
  mutating func orderFreeRows(_ basis: borrowing Basis) {
    // There was a row: the solver is not blank.
    while counts.rows > 1 && basis.kind[RowID(counts.rows - 1)] == .free {
      counts.rows -= 1
    }
    counts.freeRow = .none
    var number = counts.rows
    while number > 0 {
      number -= 1
      let row = RowID(number)
      if basis.kind[row] != .free { continue }
      basis.slot.pointer(to: row).pointee = Link(inPlaceOf: counts.freeRow)
      counts.freeRow = Link(row)
    }
  }

  /// Gives up the free places behind all constraints, and links the others, the lowest first.
  mutating func orderFreeConstraints() {
    while counts.constraints > 1
      && constraints[ConstraintID(counts.constraints - 1)].isFree
    {
      counts.constraints -= 1
    }
    counts.freeConstraint = .none
    var number = counts.constraints
    while number > 0 {
      number -= 1
      let index = ConstraintID(number)
      if !constraints[index].isFree { continue }
      let generation = constraints[index].generation
      constraints.base[Int(index)] = ConstraintEntry(
        freeLink: counts.freeConstraint, generation: generation)
      counts.freeConstraint = Link(index)
    }
  }
}
