// Constraints and their costs.

extension Problem {
  /// Takes a free entry, for a constraint on the form of the row.
  @inline(__always)
  mutating func makeConstraint<Mode: JournalMode>(
    constant: Double, row: RowID, _ mode: Mode.Type, _ journal: inout Journal
  ) -> ConstraintID {
    let index: ConstraintID
    if let free = counts.freeConstraint.id {
      index = free
      counts.freeConstraint = constraints[index].freeLink
    } else {
      index = ConstraintID(counts.constraints)
      counts.constraints &+= 1
      constraints.reserve(Int(counts.constraints))
    }
    serial &+= 1
    constraints.write(
      index, ConstraintEntry(constant: constant, row: row, generation: serial),
      mode, &journal)
    counts.liveConstraints &+= 1
    return index
  }

  /// Frees an entry; handles of it are stale from now on.
  @inline(__always)
  mutating func freeConstraint<Mode: JournalMode>(
    _ index: ConstraintID, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let entry = ConstraintEntry(
      freeLink: counts.freeConstraint, generation: constraints[index].generation)
    constraints.write(index, entry, mode, &journal)
    counts.freeConstraint = Link(index)
    counts.liveConstraints &-= 1
  }

  /// All that is known of an installed constraint.
  @inline(__always)
  func record(of index: ConstraintID) -> ConstraintRecord {
    let entry = constraints[index]
    let member = members.element(entry.row, memberIndex(entry.row, of: index))
    return ConstraintRecord(entry, costs[member.cost])
  }

  /// True if a constraint has no terms: it relates constants.
  func isOfConstants(_ index: ConstraintID) -> Bool { terms.count(constraints[index].row) == 0 }

  /// Whether a side of an installed constraint is forbidden.
  @inline(__always)
  func isRequired(_ index: ConstraintID) -> Bool {
    let row = constraints[index].row
    return members.element(row, memberIndex(row, of: index)).isRequired
  }

  /// A breakpoint of a constraint that has no number yet.
  @inline(__always)
  mutating func makeMember(bound: Double, _ cost: Cost) -> Member {
    Member(bound: bound, costs.pull(of: cost))
  }

  /// The breakpoint of a constraint.
  mutating func makeMember(_ record: ConstraintRecord, of index: ConstraintID) -> Member {
    var member = makeMember(bound: record.constant / record.scale, record.cost)
    member.constraint = index
    return member
  }

  /// Forgets costs that no constraint has any more, if there are many of them. While changes are recorded, the states
  /// that they lead back to may have them.
  @inline(__always)
  mutating func forgetUnusedCosts(_ journal: inout Journal) {
    if isRare(areCostsToBeForgotten(journal)) { makeCostsAnew(&journal) }
  }

  @inline(never)
  private mutating func makeCostsAnew(_ journal: inout Journal) {
    var used = CostTable()
    // A free place has no breakpoints.
    for row in allRows {
      for index in 0..<members.count(row) {
        let old = members.element(row, index)
        let member = Member(
          bound: old.bound, constraint: old.constraint, used.pull(of: costs[old.cost]))
        members.write(row, index, member, &journal)
      }
    }
    costs.deallocate()
    costs = used
  }

  /// True if there are many costs that no constraint can have.
  func areCostsToBeForgotten(_ journal: borrowing Journal) -> Bool {
    if journal.isRecording { return false }
    return costs.count >= 256 + 2 * Int(counts.liveConstraints)
  }

  /// The variable whose stay a constraint is.
  @inline(__always)
  func stayingVariable(of index: ConstraintID) -> VariableID? {
    let run = terms.run(constraints[index].row)
    guard run.count == 1, stayOf[run[0].variable] == Link(index) else { return nil }
    return run[0].variable
  }

  /// Notes the edit constraint of a variable, or the link of a free or a retired place.
  mutating func setEdit(
    of variable: VariableID, to link: Link<ConstraintEntry>, _ journal: inout Journal
  ) {
    editOf.write(variable, link, among: counts.variables, &journal)
  }

  /// The variable whose edit constraint this is.
  @inline(__always)
  func editedVariable(of index: ConstraintID) -> VariableID? {
    let run = terms.run(constraints[index].row)
    guard run.count == 1, editOf[run[0].variable] == Link(index) else { return nil }
    return run[0].variable
  }

  /// Takes note that one more constraint mentions the variables of some terms.
  @inline(__always)
  func countUse<Mode: JournalMode>(
    _ run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    for place in 0..<run.count {
      let variable = run[place].variable
      useCount.write(variable, useCount[variable] &+ 1, mode, &journal)
    }
  }
}
