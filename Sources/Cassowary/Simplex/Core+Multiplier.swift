// Stored multipliers: linked cells, highest level first, per row and per stay. The stay of variable
// u is written -1 - u, as in `definition`. Stays cost nothing, so theirs are zero but within a step.

extension Core {
  /// First cell of the multiplier of a row or stay, plus one.
  @inline(__always)
  mutating func multiplierHead(_ row: Int32) -> Int32 {
    row >= 0 ? multiplier[row] : stayMultiplier[-1 - row]
  }

  @inline(__always)
  private mutating func setMultiplierHead(_ row: Int32, _ link: Int32) {
    if row >= 0 {
      multiplier.write(row, link, &journal)
    } else {
      stayMultiplier.write(-1 - row, link, among: counts.variables, &journal)
    }
  }

  /// True if the multiplier of an active row, which a step is about to change, may have any value. Nothing
  /// asks for it before the row leaves, so it is not kept, but computed then.
  @inline(__always)
  mutating func isUnlimited(_ row: Int32) -> Bool {
    if row < 0 || queued[row] & Queue.unlimited == 0 { return false }
    if queued[row] & Queue.outdated == 0 {
      queued.write(row, queued[row] | Queue.outdated, &journal)
    }
    return true
  }

  /// True if the stored multiplier of a row was not kept.
  @inline(__always)
  mutating func isOutdated(_ row: Int32) -> Bool { queued[row] & Queue.outdated != 0 }

  /// Adds to `lexOther` the multiplier of an active row that balances those of the inactive rows: along the
  /// direction in which only this row of the active ones shifts, all together are zero.
  mutating func loadOutdatedMultiplierIntoOther(_ row: Int32) {
    solveDirection(of: slot[row])
    rate.reserveAnew(Int(counts.rows))
    rowList.removeAll()
    let epoch = nextEpoch()
    for index in 0..<dList.count {
      let variable = dList[index]
      for entry in watchers.run(variable) {
        if rowMark[entry.id] != epoch {
          rowMark[entry.id] = epoch
          rate[entry.id] = 0
          rowList.append(entry.id)
        }
        rate[entry.id] += entry.coefficient * d[variable]
      }
    }
    for index in 0..<rowList.count {
      let other = rowList[index]
      if abs(rate[other]) <= Tolerances.drop { continue }
      if kind[other] == .segment && !isOwing(other) {
        lexOther.addSlope(
          members.run(other), gap: position[other], in: costs, times: -rate[other])
      } else {
        lexOther.add(stored: multiplier[other], in: cells, times: -rate[other])
      }
    }
  }

  /// Loads the multiplier of a row that is about to change into `lexOther`, and stores it if it was not kept.
  mutating func loadMultiplierToChange(_ row: Int32) {
    if isOutdated(row) { computeOutdatedMultiplier(row) }
    lexOther.clear()
    loadMultiplierIntoOther(row)
  }

  /// Computes and stores a multiplier that was not kept. Where many such rows change one after the other, which may all
  /// move the same, all are computed in common.
  @inline(never)
  private mutating func computeOutdatedMultiplier(_ row: Int32) {
    if counts.workOfOutdated > Int64(counts.liveRows &+ counts.liveVariables) {
      return computeOutdatedMultipliers()
    }
    lexOther.clear()
    loadOutdatedMultiplierIntoOther(row)
    counts.workOfOutdated &+= Int64(dList.count &+ rowList.count)
    setMultiplier(row, lexOther)
    queued.write(row, queued[row] & ~Queue.outdated, &journal)
    forgetSupports()
  }

  /// Computes and stores all multipliers that were not kept, from those of the inactive rows: one combination of all of
  /// these for each level.
  mutating func computeOutdatedMultipliers() {
    counts.workOfOutdated = 0
    contributeInactive()
    for s in 0..<counts.variables where holdsOutdated(s) { clearMultiplier(definition[s]) }
    var done = 0
    while done < contributions.count {
      let first = done
      let level = contributions.gatherHighest(from: &done)
      loadContributions(first..<done)
      solveCombination()
      for place in 0..<alphaList.count {
        let s = alphaList[place]
        if holdsOutdated(s) { addToMultiplier(definition[s], level: level, -alpha[s]) }
      }
    }
    contributions.removeAll()
    for s in 0..<counts.variables where holdsOutdated(s) {
      queued.write(definition[s], queued[definition[s]] & ~Queue.outdated, &journal)
    }
    forgetSupports()
  }

  /// True if a slot holds a row whose multiplier was not kept.
  @inline(__always)
  private mutating func holdsOutdated(_ s: Int32) -> Bool {
    isSlot(s) && definition[s] >= 0 && isOutdated(definition[s])
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
    while link > 0 && cells[link - 1].level > level {
      previous = link
      link = cells[link - 1].next
    }
    if link > 0 && cells[link - 1].level == level {
      var cell = cells[link - 1]
      let old = cell.value
      cell.value += value
      if abs(old) > Tolerances.far && abs(cell.value) <= Tolerances.far {
        counts.magnifications &+= 1
      }
      if abs(cell.value) > Tolerances.slopeDrop {
        cells.write(link - 1, cell, &journal)
      } else {
        relink(row, after: previous, to: cell.next)
        freeCell(link)
      }
      return
    }
    guard abs(value) > Tolerances.slopeDrop else { return }
    let fresh = takeCell()
    cells.write(fresh - 1, MultiplierCell(level: level, value: value, next: link), &journal)
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
      cells.write(fresh &- 1, MultiplierCell(level: level, value: value, next: link), &journal)
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
      let next = cells[link - 1].next
      freeCell(link)
      link = next
    }
    setMultiplierHead(row, 0)
  }

  private mutating func relink(_ row: Int32, after previous: Int32, to link: Int32) {
    if previous == 0 {
      setMultiplierHead(row, link)
    } else {
      var cell = cells[previous - 1]
      cell.next = link
      cells.write(previous - 1, cell, &journal)
    }
  }

  /// Moves the cells of all multipliers together, in the order of their rows, so that none between them is free.
  /// Nothing may be recorded.
  mutating func gatherCells() {
    var gathered = Stack<MultiplierCell>()
    defer { gathered.deallocate() }
    for row in -counts.variables..<counts.rows {
      var link = multiplierHead(row)
      if link == 0 || row >= 0 && kind[row] == .free { continue }
      setMultiplierHead(row, Int32(gathered.count + 1))
      while link > 0 {
        var cell = cells[link - 1]
        link = cell.next
        if link > 0 { cell.next = Int32(gathered.count + 2) }
        gathered.append(cell)
      }
    }
    cells.base.update(from: gathered.base, count: gathered.count)
    counts.cells = Int32(gathered.count)
    counts.freeCell = 0
  }

  private mutating func takeCell() -> Int32 {
    if counts.freeCell > 0 {
      let cell = counts.freeCell
      counts.freeCell = cells[cell - 1].next
      // Which is taken next, maybe soon: free cells lie in no order.
      cells.prefetch(counts.freeCell &- 1)
      return cell
    }
    counts.cells += 1
    cells.reserve(Int(counts.cells))
    return counts.cells
  }

  private mutating func freeCell(_ link: Int32) {
    cells.write(
      link - 1, MultiplierCell(level: 0, value: 0, next: counts.freeCell), &journal)
    counts.freeCell = link
  }
}
