extension Core {
  /// Makes a row without breakpoints on the form under construction, for which a constraint is to come. The row follows
  /// its variables, and lies in its only segment, without cost.
  mutating func makeWatchingRow(_ survey: FormSurvey) -> RowID {
    let row = takeRow()
    giveForm(problem.formRun, to: row, isWatching: true, Asking.self)
    initialiseRow(
      row, RowState(activity: survey.value), problem.formRun, key: survey.key, Asking.self)
    problem.members.begin(row, Asking.self, &journal)
    return row
  }

  /// Takes a place for a row.
  @inline(__always)
  mutating func takeRow() -> RowID {
    problem.counts.liveRows &+= 1
    if let row = problem.counts.freeRow.id {
      problem.counts.freeRow = Link(inPlaceOf: basis.slot[row])
      return row
    }
    let row = RowID(problem.counts.rows)
    problem.counts.rows &+= 1
    // While a system grows, its rows need directions of their own, if any: the check whether a row leaves the last
    // solved direction as it is would be in vain.
    factorisation.solvedSlot = .none
    if isRare(Int(row) == memory.rows.capacity) { growRows(to: Int(row) + 1) }
    if workspace.rowMark.capacity > 0 { workspace.rowMark[row] = 0 }
    return row
  }

  /// How a row begins: in a segment, unless said otherwise.
  struct RowState {
    var kind = RowKind.segment
    var slot = Link<VariableRecord>.none
    var position: Int32 = 0
    var activity = 0.0
    var lower = -Double.infinity
    var upper = Double.infinity
    var queued: UInt8 = 0
  }

  /// Makes a row of a place; the given terms find it from then on. The caller gives it these terms and its breakpoints.
  @inline(__always)
  mutating func initialiseRow<Mode: JournalMode>(
    _ row: RowID, _ state: RowState, _ run: UnsafeBufferPointer<Entry>, key: FormKey,
    _ mode: Mode.Type
  ) {
    if Mode.isRecording(journal) && row.number < basis.kind.fresh { recordRow(row) }
    basis.kind.base[Int(row)] = state.kind
    basis.slot.pointer(to: row).pointee = state.slot
    point.position.pointer(to: row).pointee = state.position
    point.activity.base[Int(row)] = state.activity
    point.lower.base[Int(row)] = state.lower
    point.upper.base[Int(row)] = state.upper
    multipliers.head.base[Int(row)] = .none
    agenda.flags.base[Int(row)] = state.queued
    problem.insertForm(row, run, key, mode, &journal)
  }

  /// Logs a row that is to be overwritten as a whole.
  @inline(never)
  private mutating func recordRow(_ row: RowID) {
    var place = journal.beginEntries(8)
    basis.kind.record(row, at: &place)
    basis.slot.record(row, at: &place)
    point.position.record(row, at: &place)
    point.activity.record(row, at: &place)
    point.lower.record(row, at: &place)
    point.upper.record(row, at: &place)
    multipliers.head.record(row, at: &place)
    agenda.flags.record(row, at: &place)
    journal.endEntries(at: place)
  }

  /// Gives the terms of the form under construction to a row that comes into use with one constraint on it, and lets
  /// the row follow its variables if it is inactive.
  @inline(__always)
  mutating func giveForm<Mode: JournalMode>(
    _ run: UnsafeBufferPointer<Entry>, to row: RowID, isWatching: Bool, _ mode: Mode.Type
  ) {
    let count = Int32(truncatingIfNeeded: run.count)
    let start = problem.terms.openNew(row, count: count, mode, &journal)
    // Field by field, as they have just been written: a wider load would have to wait.
    if isWatching {
      exchanged(.changed(row))
      for place in 0..<count {
        let (variable, coefficient) = (run[Int(place)].variable, run[Int(place)].coefficient)
        problem.useCount.write(variable, problem.useCount[variable] &+ 1, mode, &journal)
        changes.flags[variable].insert(.watched)
        let twin = point.watchers.append(
          variable, Entry(row, twin: place, coefficient: coefficient), mode, &journal)
        problem.terms.write(
          at: start &+ place, Entry(variable, twin: twin, coefficient: coefficient), mode,
          &journal)
      }
    } else {
      for place in 0..<count {
        let (variable, coefficient) = (run[Int(place)].variable, run[Int(place)].coefficient)
        problem.useCount.write(variable, problem.useCount[variable] &+ 1, mode, &journal)
        problem.terms.write(
          at: start &+ place, Entry(variable, twin: -1, coefficient: coefficient), mode,
          &journal)
      }
    }
  }

  /// Removes a row without breakpoints that is not part of the basis.
  mutating func removeRow(_ row: RowID) {
    precondition(
      basis.kind[row] == .segment && problem.members.count(row) == 0,
      "Internal inconsistency: row \(row) removed while it matters")
    unwatch(row)
    multipliers.clear(.row(row), among: problem.counts.variables, &journal)
    freeRow(row, Asking.self)
  }

  /// Frees the place of a row that nothing refers to any more.
  @inline(__always)
  mutating func freeRow<Mode: JournalMode>(_ row: RowID, _ mode: Mode.Type) {
    problem.removeForm(row, mode, &journal)
    problem.terms.release(row, mode, &journal)
    problem.members.release(row, mode, &journal)
    basis.kind.write(row, .free, mode, &journal)
    basis.slot.write(row, Link(inPlaceOf: problem.counts.freeRow), mode, &journal)
    problem.counts.freeRow = Link(row)
    problem.counts.liveRows &-= 1
    problem.counts.rowsFreed &+= 1
  }

  // MARK: Watching

  /// Makes the row follow its variables, as inactive rows do.
  mutating func watch(_ row: RowID) {
    exchanged(.changed(row))
    journal.isRecording ? watch(row, Recording.self) : watch(row, NotRecording.self)
  }

  private mutating func watch<Mode: JournalMode>(_ row: RowID, _ mode: Mode.Type) {
    for index in 0..<problem.terms.count(row) {
      var entry = problem.terms.element(row, index)
      changes.flags[entry.variable].insert(.watched)
      entry.twin = point.watchers.append(
        entry.variable, Entry(row, twin: index, coefficient: entry.coefficient), mode, &journal)
      problem.terms.write(row, index, entry, mode, &journal)
    }
  }

  /// Stops the row from following its variables.
  mutating func unwatch(_ row: RowID) {
    exchanged(.changed(row))
    let count = problem.terms.run(row).count
    journal.isRecording
      ? unwatch(row, count: count, Recording.self) : unwatch(row, count: count, NotRecording.self)
  }

  @inline(__always)
  mutating func unwatch<Mode: JournalMode>(_ row: RowID, count: Int, _ mode: Mode.Type) {
    let run = problem.terms.run(row)
    for index in 0..<count {
      let entry = run[index]
      if point.watchers.removeSwapping(entry.variable, at: entry.twin, mode, &journal) {
        let moved = point.watchers.element(entry.variable, entry.twin)
        var twin = problem.terms.element(moved.row, moved.twin)
        twin.twin = entry.twin
        problem.terms.write(moved.row, moved.twin, twin, mode, &journal)
      }
    }
  }

  // MARK: Placing

  /// Puts an inactive row in the gap before member `gap`.
  mutating func placeInSegment(_ row: RowID, gap: Int32) {
    journal.isRecording
      ? placeInSegment(row, gap: gap, Recording.self)
      : placeInSegment(row, gap: gap, NotRecording.self)
    multipliers.clear(.row(row), among: problem.counts.variables, &journal)
    agenda.unmarkOwing(row, &journal)
  }

  @inline(__always)
  private mutating func placeInSegment<Mode: JournalMode>(
    _ row: RowID, gap: Int32, _ mode: Mode.Type
  ) {
    let run = problem.members.run(row)
    basis.kind.write(row, .segment, mode, &journal)
    point.position.write(row, gap, mode, &journal)
    let low =
      gap > 0
      ? run[Int(gap) &- 1].bound - Tolerances.margin(of: run[Int(gap) &- 1].bound) : -.infinity
    let high =
      Int(gap) < run.count
      ? run[Int(gap)].bound + Tolerances.margin(of: run[Int(gap)].bound) : .infinity
    point.lower.write(row, low, mode, &journal)
    point.upper.write(row, high, mode, &journal)
  }

  /// Puts an inactive row on the breakpoint that starts at member `first`; its stored multiplier
  /// stays as it is.
  mutating func placeOnBreakpoint(_ row: RowID, first: Int32) {
    agenda.unmarkOwing(row, &journal)
    journal.isRecording
      ? placeOnBreakpoint(row, first: first, Recording.self)
      : placeOnBreakpoint(row, first: first, NotRecording.self)
  }

  @inline(__always)
  private mutating func placeOnBreakpoint<Mode: JournalMode>(
    _ row: RowID, first: Int32, _ mode: Mode.Type
  ) {
    let bound = problem.members.element(row, first).bound
    basis.kind.write(row, .pinned, mode, &journal)
    point.position.write(row, first, mode, &journal)
    point.lower.write(row, bound - Tolerances.margin(of: bound), mode, &journal)
    point.upper.write(row, bound + Tolerances.margin(of: bound), mode, &journal)
  }

  /// Makes room for `count` rows.
  mutating func reserveRows(_ count: Int) {
    if count > memory.rows.capacity { growRows(to: count) }
  }

  /// Makes room for a batch of rows, with their terms and constraints.
  mutating func reserve(rows: Int, terms: Int, constraints: Int) {
    problem.constraints.reserve(Int(problem.counts.constraints) + constraints)
    // Runs may be larger than their lists; room that is not used is not touched.
    problem.members.reserve(
      elements: Int(problem.members.used) + constraints + Self.roomOnVariable * rows)
    problem.terms.reserve(elements: Int(problem.terms.used) + terms + terms / 2)
    reserveRows(Int(problem.counts.rows) + rows)
  }

  /// The expected number of rows: if the variables of a system were made first, one or two rows come for each, of two
  /// terms or so. Room that is not used is not touched.
  var expectedRows: Int { 2 * Int(problem.counts.variables) }

  @inline(never)
  private mutating func growRows(to count: Int) {
    var block = memory.rows
    let expected = expectedRows
    var first = memory.firstRoom
    block.grow(to: max(count, expected), in: &first) { layout in arrangeRows(in: &layout) }
    memory.rows = block
    memory.firstRoom = first
    workspace.rowMark.giveBack()
    problem.constraints.reserve(expected)
    problem.members.reserve(elements: expected)
    problem.terms.reserve(elements: 2 * expected)
    factorisation.columns.reserve(elements: expected)
    factorisation.users.reserve(elements: expected)
    point.watchers.reserve(elements: expected)
  }

  /// Gives back room that the rows in use do not need.
  mutating func trimRows() {
    let room = trimmedCapacity(for: Int(problem.counts.rows))
    if room >= memory.rows.capacity && !memory.rows.isLent { return }
    var block = memory.rows
    block.resize(to: room) { layout in arrangeRows(in: &layout) }
    memory.rows = block
  }

  /// Gives every table that has an element per row its place.
  private mutating func arrangeRows(in layout: inout TableBlock.Layout) {
    memory.rowRecords.settle(in: &layout)
    arrangeBlock(of: .row, records: memory.rowRecords.base, in: &layout)
  }
}
