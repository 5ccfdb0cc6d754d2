extension Core {
  /// The row of a linear form, made if there is none; `scaled` holds its terms by variable, scaled.
  ///
  /// A new row has no breakpoint yet: it lies in its only segment, without cost.
  mutating func row(of scaled: UnsafeBufferPointer<Entry>) -> Int32 {
    let found = findForm(scaled)
    if found >= 0 { return found }
    let row: Int32
    if counts.freeRow > 0 {
      row = counts.freeRow - 1
      counts.freeRow = rowLink[row]
    } else {
      row = counts.rows
      counts.rows += 1
      reserveRows(Int(counts.rows))
    }
    counts.liveRows += 1
    initialiseRow(row, scaled)
    return row
  }

  /// Makes a row of a place: in its only segment, following its variables.
  mutating func initialiseRow(_ row: Int32, _ scaled: UnsafeBufferPointer<Entry>) {
    terms.begin(row, &journal)
    members.begin(row, &journal)
    kind.write(row, .segment, &journal)
    slot.write(row, -1, &journal)
    position.write(row, 0, &journal)
    lower.write(row, -.infinity, &journal)
    upper.write(row, .infinity, &journal)
    multiplier.write(row, 0, &journal)
    queued.write(row, 0, &journal)
    for entry in scaled { _ = terms.append(row, entry, &journal) }
    watch(row)
    activity.write(row, exactActivity(row).sum, &journal)
    insertForm(row)
  }

  /// Removes a row without breakpoints that is not part of the basis.
  mutating func removeRow(_ row: Int32) {
    precondition(
      kind[row] == .segment && members.count(row) == 0,
      "Internal inconsistency: row \(row) removed while it matters")
    removeForm(row)
    unwatch(row)
    terms.release(row, &journal)
    members.release(row, &journal)
    clearMultiplier(row)
    kind.write(row, .free, &journal)
    rowLink.write(row, counts.freeRow, &journal)
    counts.freeRow = row + 1
    counts.liveRows -= 1
  }

  /// The value of a row's form at the present point, and the sum of its terms' magnitudes.
  @inline(__always)
  func exactActivity(_ row: Int32) -> (sum: Double, magnitude: Double) {
    var sum = 0.0
    var magnitude = 0.0
    for entry in terms.run(row) {
      let part = entry.coefficient * x[entry.id]
      sum += part
      magnitude += abs(part)
    }
    return (sum, magnitude)
  }

  // MARK: Watching

  /// Makes the row follow its variables, as inactive rows do.
  mutating func watch(_ row: Int32) {
    basisEpoch &+= 1
    for index in 0..<terms.count(row) {
      var entry = terms.element(row, index)
      entry.twin = watchers.append(
        entry.id, Entry(id: row, twin: index, coefficient: entry.coefficient), &journal)
      terms.write(row, index, entry, &journal)
    }
  }

  /// Stops the row from following its variables.
  mutating func unwatch(_ row: Int32) {
    basisEpoch &+= 1
    for index in 0..<terms.count(row) {
      let entry = terms.element(row, index)
      if watchers.removeSwapping(entry.id, at: entry.twin, &journal) {
        let moved = watchers.element(entry.id, entry.twin)
        var twin = terms.element(moved.id, moved.twin)
        twin.twin = entry.twin
        terms.write(moved.id, moved.twin, twin, &journal)
      }
    }
  }

  // MARK: Placing

  /// Margin by which a row may miss a bound.
  @inline(__always)
  func margin(_ bound: Double) -> Double { Tolerances.feasibility * max(1, abs(bound)) }

  /// Index after the last member whose bound equals that of member `first`.
  @inline(__always)
  func groupEnd(_ row: Int32, from first: Int32) -> Int32 {
    let run = members.run(row)
    var end = Int(first) + 1
    while end < run.count && run[end].bound == run[Int(first)].bound { end += 1 }
    return Int32(end)
  }

  /// Index of the first member whose bound equals that of member `last`.
  @inline(__always)
  func groupStart(_ row: Int32, to last: Int32) -> Int32 {
    let run = members.run(row)
    var start = Int(last)
    while start > 0 && run[start - 1].bound == run[Int(last)].bound { start -= 1 }
    return Int32(start)
  }

  /// Puts an inactive row in the gap before member `gap`.
  mutating func placeInSegment(_ row: Int32, gap: Int32) {
    let run = members.run(row)
    let low = gap > 0 ? run[Int(gap) - 1].bound : -.infinity
    let high = Int(gap) < run.count ? run[Int(gap)].bound : .infinity
    kind.write(row, .segment, &journal)
    position.write(row, gap, &journal)
    lower.write(row, low.isFinite ? low - margin(low) : low, &journal)
    upper.write(row, high.isFinite ? high + margin(high) : high, &journal)
    clearMultiplier(row)
  }

  /// Puts an inactive row on the breakpoint that starts at member `first`; its stored multiplier
  /// stays as it is.
  mutating func placeOnBreakpoint(_ row: Int32, first: Int32) {
    let bound = members.element(row, first).bound
    kind.write(row, .pinned, &journal)
    position.write(row, first, &journal)
    lower.write(row, bound - margin(bound), &journal)
    upper.write(row, bound + margin(bound), &journal)
  }

  /// Makes room for so many rows.
  mutating func reserveRows(_ count: Int) {
    guard count > kind.capacity || count == 1 else { return }
    let target = count > kind.capacity ? max(count, kind.capacity * 2) : kind.capacity
    kind.reserve(target)
    slot.reserve(target)
    position.reserve(target)
    activity.reserve(target)
    lower.reserve(target)
    upper.reserve(target)
    multiplier.reserve(target)
    queued.reserve(target)
    rowLink.reserve(target)
    terms.reserve(nodes: target)
    members.reserve(nodes: target)
    rate.reserve(target)
    rowMark.reserve(target)
  }
}
