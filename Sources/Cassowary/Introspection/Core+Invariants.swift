extension Solver {
  /// Checks everything that must hold between operations, and describes what does not; empty if all
  /// is well.
  ///
  /// For tests and debugging: the cost grows with the whole system.
  public func checkInvariants() -> [String] { core.brokenInvariants() }

  /// Checks as `checkInvariants()` does, where coefficients of very different sizes magnify rounding: values count as
  /// the same up to a tolerance that is given.
  package func checkInvariants(roundingTo tolerance: Double) -> [String] {
    core.brokenInvariants(roundingTo: tolerance)
  }
}

extension Core {
  /// Descriptions of the invariants that are broken.
  mutating func brokenInvariants(
    roundingTo tolerance: Double = Tolerances.breakpoint
  ) -> [String] {
    var found = brokenState(roundingTo: tolerance)
    checkFactor(&found)
    checkRays(&found)
    checkSupports(&found)
    checkStorage(&found)
    return found
  }

  /// Descriptions of what is broken in the state itself: the rows, where the point is, and what lists hold, not what was
  /// computed of it.
  mutating func brokenState(roundingTo tolerance: Double = Tolerances.breakpoint) -> [String] {
    var found: [String] = []
    checkNumbers(&found)
    checkSlots(tolerance, &found)
    checkRows(tolerance, &found)
    checkForms(&found)
    checkStays(&found)
    checkFreePlaces(&found)
    return found
  }

  /// Values, rows and multipliers are numbers, and values within their limits.
  private mutating func checkNumbers(_ found: inout [String]) {
    for variable in 0..<counts.variables
    where isSlot(variable) && !(abs(x[variable]) <= Tolerances.largestValue) {
      found.append("variable \(variable) is \(x[variable])")
    }
    for row in 0..<counts.rows where kind[row] != .free && !activity[row].isFinite {
      found.append("row \(row) is \(activity[row])")
    }
    for row in -counts.variables..<counts.rows where row < 0 || kind[row] != .free {
      var link = multiplierHead(row)
      while link > 0 {
        let cell = cells[link - 1]
        if !cell.value.isFinite { found.append("row \(row) pulls \(cell.value) at \(cell.level)") }
        link = cell.next
      }
    }
  }

  /// Every live slot holds a row or a stay, which knows its slot.
  private mutating func checkSlots(_ tolerance: Double, _ found: inout [String]) {
    var stays: Int32 = 0
    for variable in 0..<counts.variables where isSlot(variable) && staySlot[variable] >= 0 {
      stays += 1
    }
    if stays != counts.activeStays {
      found.append("\(stays) stays are active, and \(counts.activeStays) are counted")
    }
    for s in 0..<counts.variables where isSlot(s) {
      let holder = definition[s]
      if holder >= 0 {
        if kind[holder] != .active || slot[holder] != s {
          found.append("slot \(s) holds row \(holder), which is not active in it")
        }
        let (value, magnitude) = exactActivity(holder)
        let miss = abs(value - activity[holder])
        if miss > tolerance * max(1, magnitude) {
          found.append("active row \(holder) misses its bound by \(miss)")
        }
      } else if staySlot[-1 - holder] != s {
        found.append("slot \(s) holds the stay of \(-1 - holder), which is not in it")
      }
    }
  }

  /// Twins agree, and every column of U is E times its row.
  private mutating func checkFactor(_ found: inout [String]) {
    for s in 0..<counts.variables where isSlot(s) {
      for (index, entry) in columns.run(s).enumerated() {
        let twin = users.element(entry.id, entry.twin)
        if twin.id != s || twin.twin != Int32(index) || twin.coefficient != entry.coefficient {
          found.append("entry \(index) of column \(s) disagrees with its twin")
        }
      }
      if definition[s] >= 0 {
        loadColumn(row: definition[s])
      } else {
        loadColumn(stayOf: -1 - definition[s])
      }
      for entry in columns.run(s) {
        let expected = zMark[entry.id] == zEpoch ? z[entry.id] : 0
        if abs(expected - entry.coefficient) > Tolerances.feasibility {
          found.append("column \(s) has \(entry.coefficient) at \(entry.id), not \(expected)")
        }
        z[entry.id] = 0
      }
      for index in 0..<zList.count {
        let value = zList[index] == s ? z[s] - pivot[s] : z[zList[index]]
        if abs(value) > Tolerances.feasibility {
          found.append("column \(s) misses \(value) at \(zList[index])")
        }
      }
      if pivot[s] == 0 || !pivot[s].isFinite { found.append("pivot \(pivot[s]) of slot \(s)") }
    }
    for variable in 0..<counts.variables where isSlot(variable) {
      for (index, entry) in watchers.run(variable).enumerated() {
        let twin = terms.element(entry.id, entry.twin)
        if twin.id != variable || twin.twin != Int32(index) {
          found.append("watcher \(index) of variable \(variable) disagrees with its row")
        }
      }
    }
  }

  /// Rays that have taken in all exchanges are what would be computed afresh.
  private mutating func checkRays(_ found: inout [String]) {
    for place in 0..<(rays.isInUse ? RayCache.size : 0) {
      let ray = rays.rays[place]
      if !ray.isFilled || ray.basis != basisEpoch || ray.exchanges < exchanges.count { continue }
      if ray.row < 0 { continue }
      if kind[ray.row] != .active {
        found.append("row \(ray.row) has a ray but is not active")
        continue
      }
      solveDirection(of: slot[ray.row])
      for variable in 0..<counts.variables {
        let expected = dMark[variable] == wEpoch ? d[variable] : 0
        let miss = abs(ray.variables[variable] - expected)
        if miss > Tolerances.feasibility * max(1, abs(expected)) {
          found.append("ray of row \(ray.row) is off by \(miss) at variable \(variable)")
        }
      }
      for row in 0..<counts.rows {
        var expected = 0.0
        if kind[row] == .segment || kind[row] == .pinned {
          for entry in terms.run(row) where dMark[entry.id] == wEpoch {
            expected += entry.coefficient * d[entry.id]
          }
        }
        let miss = abs(ray.rows[row] - expected)
        if miss > Tolerances.feasibility * max(1, abs(expected)) {
          found.append("ray of row \(ray.row) is off by \(miss) at row \(row)")
        }
      }
    }
  }

  /// Every explicit stay is a constraint on its variable alone, and all are counted.
  private mutating func checkStays(_ found: inout [String]) {
    var explicit: Int32 = 0
    for variable in 0..<counts.variables where useCount[variable] >= 0 && stayOf[variable] > 0 {
      explicit += 1
      if stayingVariable(of: stayOf[variable] - 1) != variable {
        found.append("variable \(variable) has a stay that is another constraint")
      }
    }
    if explicit != counts.stayConstraints {
      found.append("\(explicit) stays were added, and \(counts.stayConstraints) are counted")
    }
  }

  /// Working storage is there for all or for none, what is touched is listed, cells are of one multiplier each or
  /// free, and no variable names an eta that is not there.
  private mutating func checkStorage(_ found: inout [String]) {
    for (room, expected) in [
      (solveBlock.capacity, variableBlock.capacity), (rowMark.capacity, rowBlock.capacity),
    ] where room != 0 && room != expected {
      found.append("working storage has room for \(room), not for \(expected)")
    }
    var isListed = Array(repeating: false, count: variableBlock.capacity)
    for place in 0..<touched.count {
      if touched[place] < isListed.count {
        isListed[Int(touched[place])] = true
      } else {
        found.append("variable \(touched[place]) may have changed, and there is no place for it")
      }
    }
    for variable in 0..<counts.variables {
      if flags[variable].contains(.touched) && !isListed[Int(variable)] {
        found.append("variable \(variable) may have changed and is not listed")
      }
      if watchers.count(variable) > 0 && !flags[variable].contains(.watched) {
        found.append("inactive rows are on variable \(variable), which is not marked")
      }
    }
    var cellsInUse = 0
    for row in -counts.variables..<counts.rows where row < 0 || kind[row] != .free {
      var link = multiplierHead(row)
      while link > 0 {
        cellsInUse += 1
        link = cells[link - 1].next
      }
    }
    var free = counts.freeCell
    while free > 0 {
      cellsInUse += 1
      free = cells[free - 1].next
    }
    if cellsInUse != Int(counts.cells) {
      found.append("\(cellsInUse) cells are in use or free, of \(counts.cells)")
    }
    for variable in 0..<counts.variables where isSlot(variable) {
      if etaTargetHead[variable] > counts.etas || etaMemberHead[variable] > counts.etaEntries {
        found.append("variable \(variable) names an eta that is not there")
      }
    }
    if counts.formsUsed > counts.formRoom {
      found.append("\(counts.formsUsed) forms are in a table for \(counts.formRoom)")
    }
  }

  /// Every row is found by its form, and nothing else is in the tables.
  private mutating func checkForms(_ found: inout [String]) {
    var live: Int32 = 0
    var known = counts.formsUsed
    for variable in 0..<counts.variables where ownRow[variable] != 0 { known += 1 }
    for row in 0..<counts.rows where kind[row] != .free {
      live += 1
      let run = terms.run(row)
      if findForm(run, key(run)) != row { found.append("row \(row) is not found by its form") }
    }
    if live != known || live != counts.liveRows {
      found.append("\(live) rows are live, and \(known) forms are known")
    }
    let (passes, counted) = formPasses()
    if passes != counted {
      found.append("forms have gone past \(passes) buckets, and \(counted) are counted")
    }
  }

  /// Supports are the only rows with limits that take part in a row, and what else does is known not to be kept.
  private mutating func checkSupports(_ found: inout [String]) {
    let mark = supportMark
    for row in 0..<counts.rows where mark != 0 && Int(row) < supports.capacity {
      let support = supports[row]
      if support.mark != mark || kind[row] == .active || kind[row] == .free { continue }
      loadColumn(row: row)
      solveCombination()
      var factor = 0.0
      for index in 0..<alphaList.count {
        let holder = definition[alphaList[index]]
        let part = alpha[alphaList[index]]
        if holder == support.row {
          factor = part
        } else if abs(part) > Tolerances.feasibility && (holder < 0 || !isOutdated(holder)) {
          found.append("row \(row) does not rest on row \(support.row) alone: on \(holder) too")
        }
      }
      if abs(factor - support.factor) > Tolerances.feasibility * max(1, abs(factor)) {
        found.append("row \(row) rests on row \(support.row) by \(factor), not \(support.factor)")
      }
    }
  }

  /// Members are sorted, inactive rows where they should be unless queued.
  private mutating func checkRows(_ tolerance: Double, _ found: inout [String]) {
    for row in 0..<counts.rows where kind[row] != .free {
      let run = members.run(row)
      if run.isEmpty && !isLeaving(row) && !isOwing(row) {
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
        if constraints[run[index].constraint].row != row {
          found.append("constraint \(run[index].constraint) is not of row \(row)")
        }
      }
      if isOwing(row) && (kind[row] != .segment || queued[row] & Queue.optional == 0) {
        found.append("row \(row) has to change its multiplier and is not queued")
      }
      if isLeaving(row) {
        if kind[row] != .active || queued[row] & (Queue.range | Queue.unlimited) != Queue.range {
          found.append("row \(row) is to leave the basis and not queued")
        }
        continue
      }
      if kind[row] == .active {
        let first = position[row]
        let held = run[Int(first)..<Int(groupEnd(row, from: first))]
        if isOutdated(row) && queued[row] & Queue.unlimited == 0 {
          found.append("the multiplier of row \(row) matters and was not kept")
        }
        let isUnlimited = held.contains { $0.forbidsLeft } && held.contains { $0.forbidsRight }
        if isUnlimited != (queued[row] & Queue.unlimited != 0) {
          found.append(
            "active row \(row) is marked wrongly as to whether its multiplier has limits")
        }
        continue
      }
      let (value, magnitude) = exactActivity(row)
      let miss = abs(value - activity[row])
      let noise = tolerance * max(1, magnitude)
      if miss > noise { found.append("row \(row): stored value is off by \(miss)") }
      // Required rows that contradict each other by less than a tolerance miss their bounds by more than one.
      let slack =
        forbids(row, value) ? Tolerances.feasibility * max(1, magnitude * 1e-3) : noise
      let isOut = value > upper[row] + slack || value < lower[row] - slack
      if isOut && queued[row] & (Queue.required | Queue.optional) == 0 {
        found.append("row \(row) is out of its segment and not queued")
      }
    }
  }

  /// Every place of a row, a constraint or a cell of a multiplier is either in use or in the list of free ones.
  private mutating func checkFreePlaces(_ found: inout [String]) {
    var freeRows: Int32 = 0
    var link = counts.freeRow
    while link > 0 && link <= counts.rows && kind[link - 1] == .free && freeRows < counts.rows {
      freeRows += 1
      link = slot[link - 1]
    }
    if link != 0 || freeRows + counts.liveRows != counts.rows {
      found.append(
        "of \(counts.rows) rows \(counts.liveRows) are counted and \(freeRows) listed as free")
    }
    var freeConstraints: Int32 = 0
    link = counts.freeConstraint
    while link > 0 && link <= counts.constraints && constraints[link - 1].row < 0
      && freeConstraints < counts.constraints
    {
      freeConstraints += 1
      link = constraints[link - 1].freeLink
    }
    if link != 0 || freeConstraints + counts.liveConstraints != counts.constraints {
      found.append(
        "of \(counts.constraints) constraints \(counts.liveConstraints) are counted and "
          + "\(freeConstraints) listed as free")
    }
    var places: Int32 = 0
    link = counts.freeCell
    while link > 0 && link <= counts.cells && places < counts.cells {
      places += 1
      link = cells[link - 1].next
    }
    for row in 0..<counts.rows where kind[row] != .free { places += cellCount(multiplier[row]) }
    for variable in 0..<counts.variables { places += cellCount(stayMultiplier[variable]) }
    if link != 0 || places != counts.cells {
      found.append("of \(counts.cells) cells of multipliers \(places) are in use or free")
    }
  }

  private func cellCount(_ head: Int32) -> Int32 {
    var count: Int32 = 0
    var link = head
    while link > 0 && link <= counts.cells && count <= counts.cells {
      count += 1
      link = cells[link - 1].next
    }
    return count
  }
}
