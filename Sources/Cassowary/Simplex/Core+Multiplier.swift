// Stored multipliers: linked cells, highest level first, per row and per stay. The stay of variable
// u is written -1 - u, as in `definition`. Stays cost nothing, so theirs are zero but within a step.

extension Core {
  /// First cell of the multiplier of a row or stay, plus one.
  @inline(__always)
  mutating func multiplierHead(_ row: Int32) -> Int32 {
    row >= 0 ? multipliers.head[row] : multipliers.stayHead[-1 - row]
  }

  @inline(__always)
  private mutating func setMultiplierHead(_ row: Int32, _ link: Int32) {
    if row >= 0 {
      multipliers.head.write(row, link, &journal)
    } else {
      multipliers.stayHead.write(-1 - row, link, among: problem.counts.variables, &journal)
    }
  }

  /// True if the multiplier of an active row, which a step is about to change, may have any value. Nothing
  /// asks for it before the row leaves, so it is not kept, but computed then.
  @inline(__always)
  mutating func isUnlimited(_ row: Int32) -> Bool {
    if row < 0 || agenda.flags[row] & Queue.unlimited == 0 { return false }
    if agenda.flags[row] & Queue.outdated == 0 {
      agenda.flags.write(row, agenda.flags[row] | Queue.outdated, &journal)
    }
    return true
  }

  /// True if the stored multiplier of a row was not kept.
  @inline(__always)
  mutating func isOutdated(_ row: Int32) -> Bool { agenda.flags[row] & Queue.outdated != 0 }

  /// Adds to `lexOther` the multiplier of an active row that balances those of the inactive rows: along the
  /// direction in which only this row of the active ones shifts, all together are zero.
  mutating func loadOutdatedMultiplierIntoOther(_ row: Int32) {
    factorisation.btran(of: basis.slot[row])
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.rowList.removeAll()
    let epoch = nextRowEpoch()
    for index in 0..<factorisation.d.list.count {
      let variable = factorisation.d.list[index]
      for entry in point.watchers.run(variable) {
        if workspace.rowMark[entry.id] != epoch {
          workspace.rowMark[entry.id] = epoch
          workspace.rate[entry.id] = 0
          workspace.rowList.append(entry.id)
        }
        workspace.rate[entry.id] += entry.coefficient * factorisation.d[variable]
      }
    }
    for index in 0..<workspace.rowList.count {
      let other = workspace.rowList[index]
      if abs(workspace.rate[other]) <= Tolerances.drop { continue }
      if basis.kind[other] == .segment && !isOwing(other) {
        workspace.multiplier.addSlope(
          problem.members.run(other), gap: point.position[other], in: problem.costs,
          times: -workspace.rate[other])
      } else {
        workspace.multiplier.add(
          stored: multipliers.head[other], in: multipliers.cells, times: -workspace.rate[other])
      }
    }
  }

  /// Loads the multiplier of a row that is about to change into `lexOther`, and stores it if it was not kept.
  mutating func loadMultiplierToChange(_ row: Int32) {
    if isOutdated(row) { computeOutdatedMultiplier(row) }
    workspace.multiplier.clear()
    loadMultiplierIntoOther(row)
  }

  /// Computes and stores a multiplier that was not kept. Where many such rows change one after the other, which may all
  /// move the same, all are computed in common.
  @inline(never)
  private mutating func computeOutdatedMultiplier(_ row: Int32) {
    if multipliers.counts.workOfOutdated
      > Int64(problem.counts.liveRows &+ problem.counts.liveVariables)
    {
      return computeOutdatedMultipliers()
    }
    workspace.multiplier.clear()
    loadOutdatedMultiplierIntoOther(row)
    multipliers.counts.workOfOutdated &+= Int64(
      factorisation.d.list.count &+ workspace.rowList.count)
    setMultiplier(row, workspace.multiplier)
    agenda.flags.write(row, agenda.flags[row] & ~Queue.outdated, &journal)
    forgetSupports()
  }

  /// Computes and stores all multipliers that were not kept, from those of the inactive rows: one combination of all of
  /// these for each level.
  mutating func computeOutdatedMultipliers() {
    multipliers.counts.workOfOutdated = 0
    contributeInactive()
    for s in 0..<problem.counts.variables where holdsOutdated(s) {
      clearMultiplier(basis.definition[s])
    }
    var done = 0
    while done < workspace.contributions.count {
      let first = done
      let level = workspace.contributions.gatherHighest(from: &done)
      loadContributions(first..<done)
      factorisation.ftran()
      for place in 0..<factorisation.alpha.list.count {
        let s = factorisation.alpha.list[place]
        if holdsOutdated(s) {
          addToMultiplier(basis.definition[s], level: level, -factorisation.alpha[s])
        }
      }
    }
    workspace.contributions.removeAll()
    for s in 0..<problem.counts.variables where holdsOutdated(s) {
      agenda.flags.write(
        basis.definition[s], agenda.flags[basis.definition[s]] & ~Queue.outdated, &journal)
    }
    forgetSupports()
  }

  /// True if a slot holds a row whose multiplier was not kept.
  @inline(__always)
  private mutating func holdsOutdated(_ s: Int32) -> Bool {
    isSlot(s) && basis.definition[s] >= 0 && isOutdated(basis.definition[s])
  }

  /// Adds `factor * vector` to the stored multiplier of a row.
  mutating func addToMultiplier(_ row: Int32, _ factor: Double, _ vector: LexVector) {
    for index in 0..<vector.count {
      addToMultiplier(row, level: vector[index].level, vector[index].value * factor)
    }
  }

  /// Adds `value` at `level` to the stored multiplier of a row; what cancels is dropped.
  mutating func addToMultiplier(_ row: Int32, level: Double, _ value: Double) {
    guard value != 0 else { return }
    var previous: Int32 = 0
    var link = multiplierHead(row)
    while link > 0 && multipliers.cells[link - 1].level > level {
      previous = link
      link = multipliers.cells[link - 1].next
    }
    if link > 0 && multipliers.cells[link - 1].level == level {
      var cell = multipliers.cells[link - 1]
      let old = cell.value
      cell.value += value
      if abs(old) > Tolerances.far && abs(cell.value) <= Tolerances.far {
        multipliers.counts.magnifications &+= 1
      }
      if abs(cell.value) > Tolerances.slopeDrop {
        multipliers.cells.write(link - 1, cell, &journal)
      } else {
        relink(row, after: previous, to: cell.next)
        freeCell(link)
      }
      return
    }
    guard abs(value) > Tolerances.slopeDrop else { return }
    let fresh = takeCell()
    multipliers.cells.write(
      fresh - 1, MultiplierCell(level: level, value: value, next: link), &journal)
    relink(row, after: previous, to: fresh)
  }

  /// Stores a multiplier, replacing what was there.
  mutating func setMultiplier(_ row: Int32, _ vector: LexVector) {
    clearMultiplier(row)
    var link: Int32 = 0
    var index = vector.count
    while index > 0 {
      index &-= 1
      let (level, value) = (vector[index].level, vector[index].value)
      if abs(value) <= Tolerances.slopeDrop { continue }
      let fresh = takeCell()
      multipliers.cells.write(
        fresh &- 1, MultiplierCell(level: level, value: value, next: link), &journal)
      link = fresh
    }
    if link > 0 { setMultiplierHead(row, link) }
  }

  /// Makes the stored multiplier of a row zero.
  @inline(__always)
  mutating func clearMultiplier(_ row: Int32) {
    if multiplierHead(row) > 0 { freeMultiplier(row) }
  }

  @inline(never)
  private mutating func freeMultiplier(_ row: Int32) {
    var link = multiplierHead(row)
    while link > 0 {
      let next = multipliers.cells[link - 1].next
      freeCell(link)
      link = next
    }
    setMultiplierHead(row, 0)
  }

  private mutating func relink(_ row: Int32, after previous: Int32, to link: Int32) {
    if previous == 0 {
      setMultiplierHead(row, link)
    } else {
      var cell = multipliers.cells[previous - 1]
      cell.next = link
      multipliers.cells.write(previous - 1, cell, &journal)
    }
  }

  /// Moves the cells of all multipliers together, in the order of their rows, so that none between them is free.
  /// Nothing may be recorded.
  mutating func gatherCells() {
    var gathered = Stack<MultiplierCell>()
    defer { gathered.deallocate() }
    for row in -problem.counts.variables..<problem.counts.rows {
      var link = multiplierHead(row)
      if link == 0 || row >= 0 && basis.kind[row] == .free { continue }
      setMultiplierHead(row, Int32(gathered.count + 1))
      while link > 0 {
        var cell = multipliers.cells[link - 1]
        link = cell.next
        if link > 0 { cell.next = Int32(gathered.count + 2) }
        gathered.append(cell)
      }
    }
    multipliers.cells.base.update(from: gathered.base, count: gathered.count)
    multipliers.counts.cells = Int32(gathered.count)
    multipliers.counts.freeCell = 0
  }

  private mutating func takeCell() -> Int32 {
    if multipliers.counts.freeCell > 0 {
      let cell = multipliers.counts.freeCell
      multipliers.counts.freeCell = multipliers.cells[cell - 1].next
      // Which is taken next, maybe soon: free cells lie in no order.
      multipliers.cells.prefetch(multipliers.counts.freeCell &- 1)
      return cell
    }
    multipliers.counts.cells += 1
    multipliers.cells.reserve(Int(multipliers.counts.cells))
    return multipliers.counts.cells
  }

  private mutating func freeCell(_ link: Int32) {
    multipliers.cells.write(
      link - 1, MultiplierCell(level: 0, value: 0, next: multipliers.counts.freeCell), &journal)
    multipliers.counts.freeCell = link
  }
}
