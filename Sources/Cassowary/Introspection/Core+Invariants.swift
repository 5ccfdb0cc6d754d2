extension Solver {
  /// Checks everything that must hold between operations, and describes what does not; empty if all
  /// is well.
  ///
  /// For tests and debugging: the cost grows with the whole system.
  public func checkInvariants() -> [String] { wake().core.brokenInvariants() }

  /// Checks as `checkInvariants()` does, where coefficients of very different sizes magnify rounding: values count as
  /// the same up to a tolerance that is given.
  package func checkInvariants(roundingTo tolerance: Double) -> [String] {
    wake().core.brokenInvariants(roundingTo: tolerance)
  }
}

extension Core {
  /// Descriptions of the invariants that are broken.
  mutating func brokenInvariants(
    roundingTo tolerance: Double = Tolerances.breakpoint
  ) -> [String] {
    // A point that the basis does not hold lies elsewhere than the basis says.
    var found = brokenState(
      roundingTo: optimisation.counts.unproved == 0 ? tolerance : .infinity)
    checkFactor(&found)
    checkDirections(&found)
    checkSupports(&found)
    checkStorage(&found)
    return found
  }

  /// Descriptions of what is broken in the state itself: the rows, the place of the point, and the contents of lists,
  /// not the results computed from it.
  mutating func brokenState(roundingTo tolerance: Double = Tolerances.breakpoint) -> [String] {
    var found: [String] = []
    checkNumbers(&found)
    checkSlots(tolerance, &found)
    checkRows(tolerance, &found)
    checkForms(&found)
    checkStays(&found)
    checkBounds(&found)
    checkFreePlaces(&found)
    return found
  }

  /// Values, rows and multipliers are numbers, and values within their limits.
  private mutating func checkNumbers(_ found: inout [String]) {
    for variable in problem.allVariables
    where problem.isSlot(variable) && !(abs(point.x[variable]) <= Tolerances.largestValue) {
      found.append("variable \(variable) is \(point.x[variable])")
    }
    for row in problem.allRows
    where basis.kind[row] != .free && !point.activity[row].isFinite {
      found.append("row \(row) is \(point.activity[row])")
    }
    for holder in holders {
      var link = multipliers.head(of: holder)
      while let id = link.id {
        let cell = multipliers.cells[id]
        if !cell.value.isFinite { found.append("\(holder) pulls \(cell.value) at \(cell.level)") }
        link = cell.next
      }
    }
  }

  /// All rows, and the stays of all variables.
  private var holders: [Holder] {
    problem.allVariables.map { .stay(of: $0) }
      + problem.allRows.filter { basis.kind[$0] != .free }.map { .row($0) }
  }

  /// Every live slot holds a row or a stay, which knows its slot.
  private mutating func checkSlots(_ tolerance: Double, _ found: inout [String]) {
    var stays: Int32 = 0
    for variable in problem.allVariables
    where problem.isSlot(variable) && !basis.staySlot[variable].isNone {
      stays += 1
    }
    if stays != basis.counts.activeStays {
      found.append("\(stays) stays are active, and \(basis.counts.activeStays) are counted")
    }
    for s in problem.allVariables where problem.isSlot(s) {
      let holder = basis.definition[s]
      if let row = holder.row {
        if basis.kind[row] != .active || basis.slot[row] != Link(s) {
          found.append("slot \(s) holds row \(row), which is not active in it")
        }
        let (value, magnitude) = point.exactActivity(of: row, problem)
        let miss = abs(value - point.activity[row])
        if miss > tolerance * max(1, magnitude) {
          found.append("active row \(row) misses its bound by \(miss)")
        }
      } else if basis.staySlot[holder.certainStay] != Link(s) {
        found.append("slot \(s) holds \(holder), which is not in it")
      }
    }
  }

  /// Twins agree, and every column of U is E times its row.
  private mutating func checkFactor(_ found: inout [String]) {
    for s in problem.allVariables where problem.isSlot(s) {
      for (index, entry) in factorisation.columns.run(s).enumerated() {
        let twin = factorisation.users.element(entry.variable, entry.twin)
        if twin.variable != s || twin.twin != Int32(index) || twin.coefficient != entry.coefficient
        {
          found.append("entry \(index) of column \(s) disagrees with its twin")
        }
      }
      if let row = basis.definition[s].row {
        factorisation.loadColumn(problem.terms.run(row))
      } else {
        factorisation.loadColumn(stayOf: basis.definition[s].certainStay)
      }
      for entry in factorisation.columns.run(s) {
        let expected =
          factorisation.z.marks[entry.variable] == factorisation.zEpoch
          ? factorisation.z[entry.variable] : 0
        if abs(expected - entry.coefficient) > Tolerances.feasibility {
          found.append("column \(s) has \(entry.coefficient) at \(entry.variable), not \(expected)")
        }
        factorisation.z[entry.variable] = 0
      }
      for index in 0..<factorisation.z.list.count {
        let value =
          factorisation.z.list[index] == s
          ? factorisation.z[s] - factorisation.pivot[s]
          : factorisation.z[factorisation.z.list[index]]
        if abs(value) > Tolerances.feasibility {
          found.append("column \(s) misses \(value) at \(factorisation.z.list[index])")
        }
      }
      if factorisation.pivot[s] == 0 || !factorisation.pivot[s].isFinite {
        found.append("pivot \(factorisation.pivot[s]) of slot \(s)")
      }
    }
    for variable in problem.allVariables where problem.isSlot(variable) {
      for (index, entry) in point.watchers.run(variable).enumerated() {
        let twin = problem.terms.element(entry.row, entry.twin)
        if twin.variable != variable || twin.twin != Int32(index) {
          found.append("watcher \(index) of variable \(variable) disagrees with its row")
        }
      }
    }
  }

  /// Every explicit stay is a constraint on its variable alone, and all are counted.
  private mutating func checkStays(_ found: inout [String]) {
    var explicit: Int32 = 0
    for variable in problem.allVariables
    where problem.isInUse(variable) && !problem.stayOf[variable].isNone {
      explicit += 1
      if problem.stayingVariable(of: problem.stayOf[variable].certain) != variable {
        found.append("variable \(variable) has a stay that is another constraint")
      }
    }
    if explicit != problem.counts.stayConstraints {
      found.append(
        "\(explicit) stays were added, and \(problem.counts.stayConstraints) are counted")
    }
  }

  /// Every bound is a constraint on its variable alone, and all are counted.
  private mutating func checkBounds(_ found: inout [String]) {
    for side in [Bounds.Side.lower, .upper] {
      var count: Int32 = 0
      for variable in problem.allVariables where problem.isInUse(variable) {
        guard let bound = problem.bound(of: variable, side) else { continue }
        count += 1
        if problem.boundedVariable(of: bound)?.variable != variable {
          found.append("variable \(variable) has a bound that is another constraint")
        }
      }
      let counted = side == .lower ? problem.counts.lowerBounds : problem.counts.upperBounds
      if count != counted { found.append("\(count) bounds are set, and \(counted) are counted") }
    }
  }

  /// Working storage is there for all or for none, touched variables are listed, cells are of one multiplier each or
  /// free, and no variable names an eta that is not there.
  private mutating func checkStorage(_ found: inout [String]) {
    for (room, expected) in [
      (factorisation.workspace.capacity, memory.variables.capacity),
      (workspace.rowMark.capacity, memory.rows.capacity),
    ] where room != 0 && room != expected {
      found.append("working storage has room for \(room), not for \(expected)")
    }
    var isListed = Array(repeating: false, count: memory.variables.capacity)
    for place in 0..<changes.touched.count {
      if Int(changes.touched[place]) < isListed.count {
        isListed[Int(changes.touched[place])] = true
      } else {
        found.append(
          "variable \(changes.touched[place]) may have changed, and there is no place for it")
      }
    }
    for variable in problem.allVariables {
      if changes.flags[variable].contains(.touched) && !isListed[Int(variable)] {
        found.append("variable \(variable) may have changed and is not listed")
      }
      if point.watchers.count(variable) > 0 && !changes.flags[variable].contains(.watched) {
        found.append("inactive rows are on variable \(variable), which is not marked")
      }
    }
    var cellsInUse = 0
    for holder in holders {
      var link = multipliers.head(of: holder)
      while let cell = link.id {
        cellsInUse += 1
        link = multipliers.cells[cell].next
      }
    }
    var free = multipliers.counts.freeCell
    while let cell = free.id {
      cellsInUse += 1
      free = multipliers.cells[cell].next
    }
    if cellsInUse != Int(multipliers.counts.cells) {
      found.append("\(cellsInUse) cells are in use or free, of \(multipliers.counts.cells)")
    }
    for variable in problem.allVariables where problem.isSlot(variable) {
      if factorisation.etas.headOfTarget[variable].certain.number >= factorisation.counts.etas
        || factorisation.etas.headOfMember[variable].certain.number
          >= factorisation.counts.etaEntries
      {
        found.append("variable \(variable) names an eta that is not there")
      }
    }
    if problem.counts.formsUsed > problem.counts.formRoom {
      found.append(
        "\(problem.counts.formsUsed) forms are in a table for \(problem.counts.formRoom)")
    }
  }

  /// Every row is found by its form, and nothing else is in the tables.
  private mutating func checkForms(_ found: inout [String]) {
    var live: Int32 = 0
    var known = problem.counts.formsUsed
    for variable in problem.allVariables where !problem.ownRow[variable].isNone { known += 1 }
    for row in problem.allRows where basis.kind[row] != .free {
      live += 1
      let run = problem.terms.run(row)
      // A relation between constants is not looked for.
      if run.isEmpty {
        known += 1
        continue
      }
      if problem.findForm(run, FormKey(run)) != row {
        found.append("row \(row) is not found by its form")
      }
    }
    if live != known || live != problem.counts.liveRows {
      found.append("\(live) rows are live, and \(known) forms are known")
    }
    let (passes, counted) = problem.formPasses()
    if passes != counted {
      found.append("forms have gone past \(passes) buckets, and \(counted) are counted")
    }
  }

  /// Members are sorted, inactive rows where they should be unless queued.
  private mutating func checkRows(_ tolerance: Double, _ found: inout [String]) {
    for row in problem.allRows where basis.kind[row] != .free {
      let run = problem.members.run(row)
      if run.isEmpty && !agenda.isLeaving(row) && !agenda.isOwing(row) {
        found.append("row \(row) has no breakpoint")
      }
      for index in 0..<run.count {
        if index > 0 && run[index - 1].bound > run[index].bound {
          found.append("breakpoints of row \(row) are out of order")
        }
        for other in run[..<index]
        where other.forbidsRight && run[index].forbidsLeft && other.bound < run[index].bound {
          found.append("required breakpoints of row \(row) contradict each other")
        }
        if problem.constraints[run[index].constraint].row != row {
          found.append("constraint \(run[index].constraint) is not of row \(row)")
        }
      }
      if agenda.isOwing(row)
        && (basis.kind[row] != .segment || agenda.flags[row] & Queue.optional == 0)
      {
        found.append("row \(row) has to change its multiplier and is not queued")
      }
      if agenda.isLeaving(row) {
        if basis.kind[row] != .active
          || agenda.flags[row] & (Queue.range | Queue.unlimited) != Queue.range
        {
          found.append("row \(row) is to leave the basis and not queued")
        }
        continue
      }
      if basis.kind[row] == .active {
        let first = point.position[row]
        let held = run[Int(first)..<Int(problem.groupEnd(row, from: first))]
        if agenda.isOutdated(row) && !agenda.isUnlimited(row) {
          found.append("the multiplier of row \(row) matters and was not kept")
        }
        let isUnlimited = held.contains { $0.forbidsLeft } && held.contains { $0.forbidsRight }
        if isUnlimited != agenda.isUnlimited(row) {
          found.append(
            "active row \(row) is marked wrongly as to whether its multiplier has limits")
        }
        continue
      }
      let (value, magnitude) = point.exactActivity(of: row, problem)
      let miss = abs(value - point.activity[row])
      let noise = tolerance * max(1, magnitude)
      if miss > noise { found.append("row \(row): stored value is off by \(miss)") }
      // Required rows that contradict each other by less than a tolerance miss their bounds by more than one.
      let slack =
        problem.forbids(row, value) && noise.isFinite
        ? Tolerances.feasibility * max(1, magnitude * 1e-3) : noise
      let isOut = value > point.upper[row] + slack || value < point.lower[row] - slack
      if isOut && agenda.flags[row] & (Queue.required | Queue.optional) == 0 {
        found.append("row \(row) is out of its segment and not queued")
      }
    }
  }

  /// Every place of a row, a constraint or a cell of a multiplier is either in use or in the list of free ones.
  private mutating func checkFreePlaces(_ found: inout [String]) {
    var freeRows: Int32 = 0
    var freeRow = problem.counts.freeRow
    while let row = freeRow.id, row.number < problem.counts.rows, basis.kind[row] == .free,
      freeRows < problem.counts.rows
    {
      freeRows += 1
      freeRow = Link(inPlaceOf: basis.slot[row])
    }
    if !freeRow.isNone || freeRows + problem.counts.liveRows != problem.counts.rows {
      found.append(
        "of \(problem.counts.rows) rows \(problem.counts.liveRows) are counted and \(freeRows) listed as free"
      )
    }
    var freeConstraints: Int32 = 0
    var freeConstraint = problem.counts.freeConstraint
    while let index = freeConstraint.id, index.number < problem.counts.constraints,
      problem.constraints[index].isFree, freeConstraints < problem.counts.constraints
    {
      freeConstraints += 1
      freeConstraint = problem.constraints[index].freeLink
    }
    if !freeConstraint.isNone
      || freeConstraints + problem.counts.liveConstraints != problem.counts.constraints
    {
      found.append(
        "of \(problem.counts.constraints) constraints \(problem.counts.liveConstraints) are counted and "
          + "\(freeConstraints) listed as free")
    }
    var places: Int32 = 0
    var free = multipliers.counts.freeCell
    while let cell = free.id, cell.number < multipliers.counts.cells,
      places < multipliers.counts.cells
    {
      places += 1
      free = multipliers.cells[cell].next
    }
    for row in problem.allRows where basis.kind[row] != .free {
      places += cellCount(multipliers.head[row])
    }
    for variable in problem.allVariables {
      places += cellCount(multipliers.stayHead[variable])
    }
    if !free.isNone || places != multipliers.counts.cells {
      found.append(
        "of \(multipliers.counts.cells) cells of multipliers \(places) are in use or free")
    }
  }

  private func cellCount(_ head: Link<MultiplierCell>) -> Int32 {
    var count: Int32 = 0
    var link = head
    while let cell = link.id, cell.number < multipliers.counts.cells,
      count <= multipliers.counts.cells
    {
      count += 1
      link = multipliers.cells[cell].next
    }
    return count
  }
}
