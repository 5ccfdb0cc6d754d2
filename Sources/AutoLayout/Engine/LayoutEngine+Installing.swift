import Cassowary

extension LayoutEngine {
  /// Adds the solver's row of `row`, breaking constraints until it fits.
  func add(_ row: EngineRow) {
    while !row.isRemoved {
      do {
        row.handles = try addOnce(row)
        for number in row.handles.indices { rowOfHandle[row.handles[number].place] = row }
        countOrigins(row, by: 1)
        return
      } catch {
        guard let conflict = error.conflict else {
          // A factor beyond what the solver takes: the row is told of like one that was broken.
          row.isBroken = true
          tell { onConflict?(LayoutConflict(broken: member(row), members: [member(row)])) }
          return
        }
        resolve(conflict, with: row)
      }
    }
  }

  /// Adds the content size of `row` and what breaks its ties with others: all on one form, by one call.
  private func addOnce(_ row: EngineRow) throws(AddConstraintError) -> RowHandles {
    let expression = row.place.pointee.terms.expression
    let (pull, value) = (row.pull, row.rightHandSide)
    guard pull.tieAbove > 0 || pull.tieBelow > 0 else {
      return RowHandles(
        try solver.addContentSize(
          expression, value: value, hugging: pull.above, compression: pull.below,
          location: row.constraint?.location))
    }
    let isEven = pull.tieBelow == pull.tieAbove
    let tie = Breakpoint(
      value, below: isEven ? Self.tiePriority : nil, above: Self.tiePriority,
      weight: pull.tieAbove)
    let added = try solver.addContentSize(
      expression, Breakpoint(value, below: pull.below, above: pull.above), tie: tie,
      isEven ? nil : Breakpoint(value, below: Self.tiePriority, weight: pull.tieBelow),
      location: row.constraint?.location)
    return RowHandles(added.size, added.tie, added.other)
  }

  /// Changes the strengths of an installed row, breaking constraints until it fits.
  func change(_ row: EngineRow, to pull: RowPull) {
    guard row.pull.breaksTiesLike(pull) else {
      detachNow(row)
      row.pull = pull
      add(row)
      return
    }
    while let handle = row.handles.first {
      do {
        try solver.setPriorities(handle, hugging: pull.above, compression: pull.below)
        row.pull = pull
        return
      } catch {
        guard let conflict = error.conflict else { return }
        let wasBroken = row.isBroken
        resolve(conflict, with: row)
        // The row itself was chosen: it stays optional.
        if row.isBroken, !wasBroken {
          change(row, to: pull.broken)
          return
        }
      }
    }
  }

  /// Breaks one constraint of a conflict and reports it (AL-130 … AL-135).
  ///
  /// *Postcondition*: `row` is marked broken, and is to be installed at `brokenPriority`, or
  /// another row of the conflict has been given that priority, or the hook has removed one.
  func resolve(_ conflict: [Constraint], with row: EngineRow) {
    var rows = conflict.compactMap { self.row(of: $0) }
    if !rows.contains(row) { rows.append(row) }
    rows.sort { $0.id < $1.id }
    let broken = BreakOrder(self).choose(from: rows) ?? row
    tell { onConflict?(LayoutConflict(broken: member(broken), members: rows.map(member))) }
    // Without one of its members there is no conflict any more.
    guard rows.allSatisfy(\.isWanted) else { return }
    broken.isBroken = true
    brokenRows[broken.id] = broken
    if broken == row, row.handles.isEmpty {
      row.pull = row.pull.broken
    } else if broken != row {
      change(broken, to: broken.pull.broken)
    }
  }

  /// A relation between constants: the root's own edges and margins.
  ///
  /// - Parameter difference: by how much the left side is greater.
  func checkConstant(_ difference: Double, _ pull: RowPull, _ row: EngineRow) {
    let isBelow = difference < -Self.constantTolerance && pull.below.isRequired
    let isAbove = difference > Self.constantTolerance && pull.above.isRequired
    if !isBelow, !isAbove {
      row.isBroken = false
      brokenRows[row.id] = nil
    } else if !row.isBroken {
      tell { onConflict?(LayoutConflict(broken: member(row), members: [member(row)])) }
      row.isBroken = !row.isRemoved
    }
  }

  /// How far two sides without variables may differ, in points, and still count as equal: the
  /// rounding of a few additions of coordinates below 1e7.
  static let constantTolerance = 1e-6

  /// Tries to make each broken constraint required again, in order of installation.
  func recoverBrokenRows() {
    for row in brokenRows.values.sorted(by: { $0.id < $1.id }) {
      guard let handle = row.handles.first else { continue }
      do {
        let pull = row.pull.recovered
        try solver.setPriorities(handle, hugging: pull.above, compression: pull.below)
        row.pull = pull
        row.isBroken = false
        brokenRows[row.id] = nil
      } catch {
        // Something else still excludes it.
        continue
      }
    }
  }
}
