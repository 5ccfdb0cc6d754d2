extension Core {
  /// Makes a row without breakpoints on the form under construction, of which a constraint is to come, that
  /// follows its variables: it lies in its only segment, without cost.
  mutating func makeWatchingRow(_ survey: FormSurvey) -> Int32 {
    let row = takeRow()
    giveForm(formRun, to: row, isWatching: true, Asking.self)
    initialiseRow(row, RowState(activity: survey.value), formRun, key: survey.key, Asking.self)
    members.begin(row, Asking.self, &journal)
    return row
  }

  /// Takes a place for a row.
  @inline(__always)
  mutating func takeRow() -> Int32 {
    counts.liveRows &+= 1
    if counts.freeRow > 0 {
      let row = counts.freeRow &- 1
      counts.freeRow = slot[row]
      return row
    }
    let row = counts.rows
    counts.rows = row &+ 1
    // While a system grows its rows ask for directions of their own, if for any: whether they leave the one that was
    // solved last as it is would be asked in vain.
    solvedSlot = -1
    if isRare(Int(row) == rowBlock.capacity) { growRows(to: Int(row) + 1) }
    if row % Lookahead.batch == 0 && looksAhead { prefetchComing(after: row) }
    if rowMark.capacity > 0 { rowMark[row] = 0 }
    return row
  }

  /// How a row begins: in a segment, unless said otherwise.
  struct RowState {
    var kind = RowKind.segment
    var slot: Int32 = -1
    var position: Int32 = 0
    var activity = 0.0
    var lower = -Double.infinity
    var upper = Double.infinity
    var queued: UInt8 = 0
  }

  /// Makes a row of a place, which is found by the given terms from then on; to give it these and its breakpoints is
  /// up to the caller.
  @inline(__always)
  mutating func initialiseRow<Mode: JournalMode>(
    _ row: Int32, _ state: RowState, _ run: UnsafeBufferPointer<Entry>, key: FormKey,
    _ mode: Mode.Type
  ) {
    if Mode.isRecording(journal) && row < kind.fresh { recordRow(row) }
    kind.base[Int(row)] = state.kind
    slot.pointer(to: row).pointee = state.slot
    position.pointer(to: row).pointee = state.position
    activity.base[Int(row)] = state.activity
    lower.base[Int(row)] = state.lower
    upper.base[Int(row)] = state.upper
    multiplier.base[Int(row)] = 0
    queued.base[Int(row)] = state.queued
    insertForm(row, run, key, mode)
  }

  /// Logs a row that is to be overwritten as a whole.
  @inline(never)
  private mutating func recordRow(_ row: Int32) {
    var place = journal.beginEntries(8)
    kind.record(row, at: &place)
    slot.record(row, at: &place)
    position.record(row, at: &place)
    activity.record(row, at: &place)
    lower.record(row, at: &place)
    upper.record(row, at: &place)
    multiplier.record(row, at: &place)
    queued.record(row, at: &place)
    journal.endEntries(at: place)
  }

  /// Gives the terms of the form under construction to a row that comes into use with one constraint on it, and lets
  /// the row follow its variables if it is inactive.
  @inline(__always)
  mutating func giveForm<Mode: JournalMode>(
    _ run: UnsafeBufferPointer<Entry>, to row: Int32, isWatching: Bool, _ mode: Mode.Type
  ) {
    let count = Int32(truncatingIfNeeded: run.count)
    let start = terms.openNew(row, count: count, mode, &journal)
    // Field by field, as they have just been written: a wider load would have to wait.
    if isWatching {
      noteExchange(ofInactive: row)
      for place in 0..<count {
        let (variable, coefficient) = (run[Int(place)].id, run[Int(place)].coefficient)
        useCount.write(variable, useCount[variable] &+ 1, mode, &journal)
        flags[variable].insert(.watched)
        let twin = watchers.append(
          variable, Entry(id: row, twin: place, coefficient: coefficient), mode, &journal)
        terms.write(
          at: start &+ place, Entry(id: variable, twin: twin, coefficient: coefficient), mode,
          &journal)
      }
    } else {
      for place in 0..<count {
        let (variable, coefficient) = (run[Int(place)].id, run[Int(place)].coefficient)
        useCount.write(variable, useCount[variable] &+ 1, mode, &journal)
        terms.write(
          at: start &+ place, Entry(id: variable, twin: -1, coefficient: coefficient), mode,
          &journal)
      }
    }
  }

  /// Takes note that one more constraint mentions the variables of some terms.
  @inline(__always)
  mutating func countUse<Mode: JournalMode>(
    _ run: UnsafeBufferPointer<Entry>, _ mode: Mode.Type
  ) {
    for place in 0..<run.count {
      let variable = run[place].id
      useCount.write(variable, useCount[variable] &+ 1, mode, &journal)
    }
  }

  /// Removes a row without breakpoints that is not part of the basis.
  mutating func removeRow(_ row: Int32) {
    precondition(
      kind[row] == .segment && members.count(row) == 0,
      "Internal inconsistency: row \(row) removed while it matters")
    unwatch(row)
    clearMultiplier(row)
    freeRow(row, Asking.self)
  }

  /// Frees the place of a row that nothing refers to any more.
  @inline(__always)
  mutating func freeRow<Mode: JournalMode>(_ row: Int32, _ mode: Mode.Type) {
    removeForm(row, mode)
    terms.release(row, mode, &journal)
    members.release(row, mode, &journal)
    kind.write(row, .free, mode, &journal)
    slot.write(row, counts.freeRow, mode, &journal)
    counts.freeRow = row &+ 1
    counts.liveRows &-= 1
    counts.rowsFreed &+= 1
  }

  /// The value of a row's form at the present point, and the sum of its terms' magnitudes.
  @inline(__always)
  mutating func exactActivity(_ row: Int32) -> (sum: Double, magnitude: Double) {
    var sum = 0.0
    var magnitude = 0.0
    let values = x.base
    let run = terms.run(row)
    for place in 0..<run.count {
      let part = run[place].coefficient * values[Int(run[place].id)]
      sum += part
      magnitude += abs(part)
    }
    return (sum, magnitude)
  }

  // MARK: Watching

  /// Makes the row follow its variables, as inactive rows do.
  mutating func watch(_ row: Int32) {
    noteExchange(ofInactive: row)
    journal.isRecording ? watch(row, Recording.self) : watch(row, NotRecording.self)
  }

  private mutating func watch<Mode: JournalMode>(_ row: Int32, _ mode: Mode.Type) {
    for index in 0..<terms.count(row) {
      var entry = terms.element(row, index)
      flags[entry.id].insert(.watched)
      entry.twin = watchers.append(
        entry.id, Entry(id: row, twin: index, coefficient: entry.coefficient), mode, &journal)
      terms.write(row, index, entry, mode, &journal)
    }
  }

  /// Stops the row from following its variables.
  mutating func unwatch(_ row: Int32) {
    noteExchange(ofInactive: row)
    let count = terms.run(row).count
    journal.isRecording
      ? unwatch(row, count: count, Recording.self) : unwatch(row, count: count, NotRecording.self)
  }

  @inline(__always)
  mutating func unwatch<Mode: JournalMode>(_ row: Int32, count: Int, _ mode: Mode.Type) {
    let run = terms.run(row)
    for index in 0..<count {
      let entry = run[index]
      if watchers.removeSwapping(entry.id, at: entry.twin, mode, &journal) {
        let moved = watchers.element(entry.id, entry.twin)
        var twin = terms.element(moved.id, moved.twin)
        twin.twin = entry.twin
        terms.write(moved.id, moved.twin, twin, mode, &journal)
      }
    }
  }

  // MARK: Placing

  /// Margin by which a row may miss a bound.
  @inline(__always)
  mutating func margin(_ bound: Double) -> Double { Tolerances.feasibility * max(1, abs(bound)) }

  /// Index after the last member whose bound equals that of member `first`.
  @inline(__always)
  mutating func groupEnd(_ row: Int32, from first: Int32) -> Int32 {
    let run = members.run(row)
    var end = Int(first) + 1
    while end < run.count && run[end].bound == run[Int(first)].bound { end += 1 }
    return Int32(end)
  }

  /// Index of the first member whose bound equals that of member `last`.
  @inline(__always)
  mutating func groupStart(_ row: Int32, to last: Int32) -> Int32 {
    let run = members.run(row)
    var start = Int(last)
    while start > 0 && run[start - 1].bound == run[Int(last)].bound { start -= 1 }
    return Int32(start)
  }

  /// Puts an inactive row in the gap before member `gap`.
  mutating func placeInSegment(_ row: Int32, gap: Int32) {
    journal.isRecording
      ? placeInSegment(row, gap: gap, Recording.self)
      : placeInSegment(row, gap: gap, NotRecording.self)
    clearMultiplier(row)
    unmarkOwing(row)
  }

  @inline(__always)
  private mutating func placeInSegment<Mode: JournalMode>(
    _ row: Int32, gap: Int32, _ mode: Mode.Type
  ) {
    let run = members.run(row)
    kind.write(row, .segment, mode, &journal)
    position.write(row, gap, mode, &journal)
    let low = gap > 0 ? run[Int(gap) &- 1].bound - margin(run[Int(gap) &- 1].bound) : -.infinity
    let high =
      Int(gap) < run.count ? run[Int(gap)].bound + margin(run[Int(gap)].bound) : .infinity
    lower.write(row, low, mode, &journal)
    upper.write(row, high, mode, &journal)
  }

  /// Puts an inactive row on the breakpoint that starts at member `first`; its stored multiplier
  /// stays as it is.
  mutating func placeOnBreakpoint(_ row: Int32, first: Int32) {
    unmarkOwing(row)
    journal.isRecording
      ? placeOnBreakpoint(row, first: first, Recording.self)
      : placeOnBreakpoint(row, first: first, NotRecording.self)
  }

  @inline(__always)
  private mutating func placeOnBreakpoint<Mode: JournalMode>(
    _ row: Int32, first: Int32, _ mode: Mode.Type
  ) {
    let bound = members.element(row, first).bound
    kind.write(row, .pinned, mode, &journal)
    position.write(row, first, mode, &journal)
    lower.write(row, bound - margin(bound), mode, &journal)
    upper.write(row, bound + margin(bound), mode, &journal)
  }

  /// Makes room for so many rows.
  mutating func reserveRows(_ count: Int) {
    if count > rowBlock.capacity { growRows(to: count) }
  }

  /// How many rows are to be expected: of a system whose variables were made first it is known how many will come, one
  /// or two for each, of two terms or so. Room that is not used is not touched.
  var expectedRows: Int { 2 * Int(counts.variables) }

  @inline(never)
  private mutating func growRows(to count: Int) {
    var block = rowBlock
    let expected = expectedRows
    var first = firstRoom
    block.grow(to: max(count, expected), in: &first) { layout in arrangeRows(in: &layout) }
    rowBlock = block
    firstRoom = first
    rowMark.giveBack()
    constraints.reserve(expected)
    members.reserve(elements: expected)
    terms.reserve(elements: 2 * expected)
    columns.reserve(elements: expected)
    users.reserve(elements: expected)
    watchers.reserve(elements: expected)
  }

  /// Gives back room that the rows in use do not need.
  mutating func trimRows() {
    let room = trimmedCapacity(for: Int(counts.rows))
    if room >= rowBlock.capacity && !rowBlock.isLent { return }
    var block = rowBlock
    block.resize(to: room) { layout in arrangeRows(in: &layout) }
    rowBlock = block
  }

  /// Gives every table that has an element per row its place.
  private mutating func arrangeRows(in layout: inout TableBlock.Layout) {
    rowRecords.settle(in: &layout)
    terms.settle(at: RowRecord.terms, of: rowRecords)
    members.settle(at: RowRecord.members, of: rowRecords)
    position.settle(at: RowRecord.position, of: rowRecords)
    slot.settle(at: RowRecord.slot, of: rowRecords)
    activity.settle(in: &layout)
    lower.settle(in: &layout)
    upper.settle(in: &layout)
    multiplier.settle(in: &layout)
    kind.settle(in: &layout)
    queued.settle(in: &layout)
  }
}
