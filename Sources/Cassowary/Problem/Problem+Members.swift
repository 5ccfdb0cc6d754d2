// The breakpoints of a row, constraint by constraint.

extension Problem {
  /// The required constraint on the same linear form that contradicts the member, if there is one.
  func contradiction(in row: RowID, of member: Member) -> ConstraintID? {
    for other in members.run(row) where other.constraint != member.constraint {
      let slack = Tolerances.breakpoint * max(1, abs(member.bound))
      if member.forbidsLeft && other.forbidsRight && member.bound - other.bound > slack {
        return other.constraint
      }
      if member.forbidsRight && other.forbidsLeft && other.bound - member.bound > slack {
        return other.constraint
      }
    }
    return nil
  }

  /// True if a breakpoint shares its place with no other, neither before nor after a move to `bound`,
  /// and passes none on the way.
  func staysBetweenNeighbours(
    _ row: RowID, _ index: Int32, _ bound: Double
  ) -> Bool {
    let run = members.run(row)
    if run.count == 1 { return true }
    let place = Int(index)
    let present = run[place].bound
    let slack = Tolerances.breakpoint * max(1, abs(bound))
    if place > 0 {
      let before = run[place - 1].bound
      if before >= bound - slack || before >= present { return false }
    }
    if place + 1 < run.count {
      let after = run[place + 1].bound
      if after <= bound + slack || after <= present { return false }
    }
    return true
  }

  /// Index of a constraint's breakpoint in its row.
  func memberIndex(_ row: RowID, of constraint: ConstraintID) -> Int32 {
    let run = members.run(row)
    for index in 0..<run.count where run[index].constraint == constraint { return Int32(index) }
    preconditionFailure("Internal inconsistency: constraint \(constraint) is not in row \(row)")
  }

  /// Where a member belongs by its bound; a bound next to an existing one becomes equal to it.
  func sortedIndex(_ row: RowID, _ member: inout Member) -> Int32 {
    let slack = Tolerances.breakpoint * max(1, abs(member.bound))
    let run = members.run(row)
    let written = member.bound
    var index = run.count
    // Both tests use the same difference: rounded apart, they could contradict each other.
    while index > 0 && run[index - 1].bound - member.bound > slack { index -= 1 }
    if index > 0 && member.bound - run[index - 1].bound <= slack {
      member.bound = run[index - 1].bound
    }
    if member.isRequired && joinOpposite(row, &member, from: written, slack) {
      while index > 0 && run[index - 1].bound > member.bound { index -= 1 }
      while index < run.count && run[index].bound <= member.bound { index += 1 }
    }
    return Int32(index)
  }

  /// Gives a required member the bound of another required one that would contradict it by no more than `slack`.
  ///
  /// A third breakpoint may be as near to the member on the other side, so that the member would be joined with that.
  /// - Returns: false if there is none; nothing has changed then.
  private func joinOpposite(
    _ row: RowID, _ member: inout Member, from written: Double, _ slack: Double
  ) -> Bool {
    var isJoined = false
    for other in members.run(row) {
      let isAbove = member.forbidsLeft && other.forbidsRight && other.bound < member.bound
      let isBelow = member.forbidsRight && other.forbidsLeft && other.bound > member.bound
      if (isAbove || isBelow) && abs(written - other.bound) <= slack {
        member.bound = other.bound
        isJoined = true
      }
    }
    return isJoined
  }
}
