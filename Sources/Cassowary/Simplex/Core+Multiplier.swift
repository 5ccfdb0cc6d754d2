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
      stayMultiplier.write(-1 - row, link, &journal)
    }
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
      cell.value += value
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
    for index in 0..<vector.count {
      addToMultiplier(row, level: vector[index].level, vector[index].value)
    }
  }

  /// Makes the stored multiplier of a row zero.
  mutating func clearMultiplier(_ row: Int32) {
    var link = multiplierHead(row)
    guard link > 0 else { return }
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

  private mutating func takeCell() -> Int32 {
    if counts.freeCell > 0 {
      let cell = counts.freeCell
      counts.freeCell = cells[cell - 1].next
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
