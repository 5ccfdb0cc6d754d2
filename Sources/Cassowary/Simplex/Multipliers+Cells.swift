// Stored multipliers: linked cells, highest level first, per row and per stay. The stay of variable
// u is written -1 - u, as in `definition`. Stays cost nothing, so theirs are zero but within a step.

extension Multipliers {
  /// First cell of the multiplier of a row or stay, plus one.
  @inline(__always)
  func head(of row: Int32) -> Int32 { row >= 0 ? head[row] : stayHead[-1 - row] }

  @inline(__always)
  private mutating func setHead(
    of row: Int32, _ link: Int32, _ problem: borrowing Problem, _ journal: inout Journal
  ) {
    if row >= 0 {
      head.write(row, link, &journal)
    } else {
      stayHead.write(-1 - row, link, among: problem.counts.variables, &journal)
    }
  }

  /// Adds `factor * vector` to the stored multiplier of a row.
  mutating func add(
    _ vector: LexVector, times factor: Double, to row: Int32, _ problem: borrowing Problem,
    _ journal: inout Journal
  ) {
    for index in 0..<vector.count {
      add(vector[index].value * factor, at: vector[index].level, to: row, problem, &journal)
    }
  }

  /// Adds `value` at `level` to the stored multiplier of a row; what cancels is dropped.
  mutating func add(
    _ value: Double, at level: Double, to row: Int32, _ problem: borrowing Problem,
    _ journal: inout Journal
  ) {
    guard value != 0 else { return }
    var previous: Int32 = 0
    var link = head(of: row)
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
        relink(row, after: previous, to: cell.next, problem, &journal)
        freeCell(link, &journal)
      }
      return
    }
    guard abs(value) > Tolerances.slopeDrop else { return }
    let fresh = takeCell()
    cells.write(fresh - 1, MultiplierCell(level: level, value: value, next: link), &journal)
    relink(row, after: previous, to: fresh, problem, &journal)
  }

  /// Stores a multiplier, replacing what was there.
  mutating func set(
    _ row: Int32, to vector: LexVector, _ problem: borrowing Problem, _ journal: inout Journal
  ) {
    clear(row, problem, &journal)
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
    if link > 0 { setHead(of: row, link, problem, &journal) }
  }

  /// Makes the stored multiplier of a row zero.
  @inline(__always)
  mutating func clear(_ row: Int32, _ problem: borrowing Problem, _ journal: inout Journal) {
    if head(of: row) > 0 { free(row, problem, &journal) }
  }

  @inline(never)
  private mutating func free(
    _ row: Int32, _ problem: borrowing Problem, _ journal: inout Journal
  ) {
    var link = head(of: row)
    while link > 0 {
      let next = cells[link - 1].next
      freeCell(link, &journal)
      link = next
    }
    setHead(of: row, 0, problem, &journal)
  }

  private mutating func relink(
    _ row: Int32, after previous: Int32, to link: Int32, _ problem: borrowing Problem,
    _ journal: inout Journal
  ) {
    if previous == 0 {
      setHead(of: row, link, problem, &journal)
    } else {
      var cell = cells[previous - 1]
      cell.next = link
      cells.write(previous - 1, cell, &journal)
    }
  }

  /// Moves the cells of all multipliers together, in the order of their rows, so that none between them is free.
  /// Nothing may be recorded.
  mutating func gatherCells(
    _ problem: borrowing Problem, _ basis: borrowing Basis, _ journal: inout Journal
  ) {
    var gathered = Stack<MultiplierCell>()
    defer { gathered.deallocate() }
    for row in -problem.counts.variables..<problem.counts.rows {
      var link = head(of: row)
      if link == 0 || row >= 0 && basis.kind[row] == .free { continue }
      setHead(of: row, Int32(gathered.count + 1), problem, &journal)
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

  private mutating func freeCell(_ link: Int32, _ journal: inout Journal) {
    cells.write(
      link - 1, MultiplierCell(level: 0, value: 0, next: counts.freeCell), &journal)
    counts.freeCell = link
  }
}
