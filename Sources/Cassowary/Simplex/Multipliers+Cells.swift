// Stored multipliers: linked cells, highest level first, per row and per stay. Stays cost nothing, so their multipliers
// are zero except within a step.

extension Multipliers {
  /// First cell of the multiplier of a row or stay.
  @inline(__always)
  func head(of holder: Holder) -> Link<MultiplierCell> {
    holder.isRow ? head[holder.certainRow] : stayHead[holder.certainStay]
  }

  @inline(__always)
  private mutating func setHead(
    of holder: Holder, _ link: Link<MultiplierCell>, among variables: Int32,
    _ journal: inout Journal
  ) {
    if let row = holder.row {
      head.write(row, link, &journal)
    } else {
      stayHead.write(holder.certainStay, link, among: variables, &journal)
    }
  }

  /// Adds `factor * vector` to the stored multiplier of a row.
  mutating func add(
    _ vector: LexVector, times factor: Double, to holder: Holder, among variables: Int32,
    _ journal: inout Journal
  ) {
    for index in 0..<vector.count {
      add(
        vector[index].value * factor, at: vector[index].level, to: holder, among: variables,
        &journal)
    }
  }

  /// Adds `value` at `level` to the stored multiplier of a row; terms that cancel are dropped.
  mutating func add(
    _ value: Double, at level: Double, to holder: Holder, among variables: Int32,
    _ journal: inout Journal
  ) {
    guard value != 0 else { return }
    var previous = Link<MultiplierCell>.none
    var link = head(of: holder)
    while let id = link.id, cells[id].level > level {
      previous = link
      link = cells[id].next
    }
    if let id = link.id, cells[id].level == level {
      var cell = cells[id]
      let old = cell.value
      cell.value += value
      if abs(old) > Tolerances.far && abs(cell.value) <= Tolerances.far {
        counts.magnifications &+= 1
      }
      if abs(cell.value) > Tolerances.slopeDrop {
        cells.write(id, cell, &journal)
      } else {
        relink(holder, after: previous, to: cell.next, among: variables, &journal)
        freeCell(id, &journal)
      }
      return
    }
    guard abs(value) > Tolerances.slopeDrop else { return }
    let fresh = takeCell()
    cells.write(fresh, MultiplierCell(level: level, value: value, next: link), &journal)
    relink(holder, after: previous, to: Link(fresh), among: variables, &journal)
  }

  /// Stores a multiplier, replacing the former one.
  mutating func set(
    _ holder: Holder, to vector: LexVector, among variables: Int32, _ journal: inout Journal
  ) {
    clear(holder, among: variables, &journal)
    var link = Link<MultiplierCell>.none
    var index = vector.count
    while index > 0 {
      index &-= 1
      let (level, value) = (vector[index].level, vector[index].value)
      if abs(value) <= Tolerances.slopeDrop { continue }
      let fresh = takeCell()
      cells.write(fresh, MultiplierCell(level: level, value: value, next: link), &journal)
      link = Link(fresh)
    }
    if !link.isNone { setHead(of: holder, link, among: variables, &journal) }
  }

  /// Makes the stored multiplier of a row zero.
  @inline(__always)
  mutating func clear(_ holder: Holder, among variables: Int32, _ journal: inout Journal) {
    if !head(of: holder).isNone { free(holder, among: variables, &journal) }
  }

  @inline(never)
  private mutating func free(
    _ holder: Holder, among variables: Int32, _ journal: inout Journal
  ) {
    var link = head(of: holder)
    while let id = link.id {
      link = cells[id].next
      freeCell(id, &journal)
    }
    setHead(of: holder, .none, among: variables, &journal)
  }

  private mutating func relink(
    _ holder: Holder, after previous: Link<MultiplierCell>, to link: Link<MultiplierCell>,
    among variables: Int32, _ journal: inout Journal
  ) {
    guard let previous = previous.id else {
      return setHead(of: holder, link, among: variables, &journal)
    }
    var cell = cells[previous]
    cell.next = link
    cells.write(previous, cell, &journal)
  }

  /// Moves the cells of all multipliers together, in the order of their rows, so that none between them is free.
  /// Nothing may be recorded.
  mutating func gatherCells(
    _ problem: borrowing Problem, _ basis: borrowing Basis, _ journal: inout Journal
  ) {
    var gathered = Stack<MultiplierCell>()
    defer { gathered.deallocate() }
    for variable in problem.allVariables {
      gather(.stay(of: variable), into: &gathered, among: problem.counts.variables, &journal)
    }
    for row in problem.allRows where basis.kind[row] != .free {
      gather(.row(row), into: &gathered, among: problem.counts.variables, &journal)
    }
    cells.base.update(from: gathered.base, count: gathered.count)
    counts.cells = Int32(gathered.count)
    counts.freeCell = .none
  }

  /// Moves the cells of one multiplier behind those that were moved.
  private mutating func gather(
    _ holder: Holder, into gathered: inout Stack<MultiplierCell>, among variables: Int32,
    _ journal: inout Journal
  ) {
    var link = head(of: holder)
    if link.isNone { return }
    setHead(of: holder, Link(CellID(gathered.count)), among: variables, &journal)
    while let id = link.id {
      var cell = cells[id]
      link = cell.next
      if !link.isNone { cell.next = Link(CellID(gathered.count + 1)) }
      gathered.append(cell)
    }
  }

  private mutating func takeCell() -> CellID {
    if let cell = counts.freeCell.id {
      counts.freeCell = cells[cell].next
      return cell
    }
    let cell = CellID(counts.cells)
    counts.cells += 1
    cells.reserve(Int(counts.cells))
    return cell
  }

  private mutating func freeCell(_ cell: CellID, _ journal: inout Journal) {
    cells.write(cell, MultiplierCell(level: 0, value: 0, next: counts.freeCell), &journal)
    counts.freeCell = Link(cell)
  }
}
