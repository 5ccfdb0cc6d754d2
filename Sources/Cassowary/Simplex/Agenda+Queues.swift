extension Agenda {
  // MARK: Notes on a row

  /// True for an active row that lost the breakpoint that held it.
  @inline(__always)
  func isLeaving(_ row: RowID) -> Bool { flags[row] & Core.Queue.leaving != 0 }

  /// True if the holder of a slot is such a row.
  @inline(__always)
  func isLeaving(_ holder: Holder) -> Bool {
    guard let row = holder.row else { return false }
    return isLeaving(row)
  }

  /// True if the stored multiplier of a row in a segment is not the slope there.
  @inline(__always)
  func isOwing(_ row: RowID) -> Bool { flags[row] & Core.Queue.owing != 0 }

  /// True if the stored multiplier of a row was not kept.
  @inline(__always)
  func isOutdated(_ row: RowID) -> Bool { flags[row] & Core.Queue.outdated != 0 }

  /// True if the holder of a slot is a row whose stored multiplier was not kept.
  @inline(__always)
  func isOutdated(_ holder: Holder) -> Bool {
    guard let row = holder.row else { return false }
    return isOutdated(row)
  }

  /// Takes note that the multiplier of an active row changes, if it may have any value. Nothing asks for it before the row
  /// leaves, so it is not kept, but computed then.
  /// - Returns: false if it is to be kept.
  @inline(__always)
  func outdateIfUnlimited(_ holder: Holder, _ journal: inout Journal) -> Bool {
    guard let row = holder.row, flags[row] & Core.Queue.unlimited != 0 else { return false }
    if flags[row] & Core.Queue.outdated == 0 {
      flags.write(row, flags[row] | Core.Queue.outdated, &journal)
    }
    return true
  }

  /// Takes note that the multiplier of a row is up to date.
  @inline(__always)
  mutating func unmarkOwing(_ row: RowID, _ journal: inout Journal) {
    if flags[row] & Core.Queue.owing == 0 { return }
    flags.write(row, flags[row] & ~Core.Queue.owing, &journal)
    counts.owingRows -= 1
  }

  /// Lets an active row wait in the basis, though nothing holds it at its bound any more: in the gap before member
  /// `gap`, whose slope is not its multiplier.
  ///
  /// The next row often takes its place, and the multipliers of the rows around stay as they are; a primal step would
  /// have to carry the difference to its end, and the next change back.
  mutating func markLeaving(
    _ row: RowID, among variables: Int32, _ journal: inout Journal
  ) {
    flags.write(row, flags[row] | Core.Queue.leaving, &journal)
    counts.leavingRows += 1
    enqueueRange(.row(row), among: variables, &journal)
  }

  // MARK: Waiting

  /// Queues an inactive row that is beyond its segment.
  mutating func enqueue(
    _ row: RowID, _ problem: borrowing Problem, _ point: borrowing PrimalPoint,
    _ journal: inout Journal
  ) {
    let waiting = flags[row]
    if waiting & Core.Queue.required == 0 && problem.forbids(row, point.activity[row]) {
      required.reserve(Int(counts.requiredTail) + 1)
      required.write(counts.requiredTail, row, &journal)
      counts.requiredTail += 1
      flags.write(row, waiting | Core.Queue.required, &journal)
    } else if waiting & (Core.Queue.required | Core.Queue.optional) == 0 {
      appendOptional(row, &journal)
      flags.write(row, waiting | Core.Queue.optional, &journal)
    }
  }

  /// Lets a row wait in the queue of those that optional constraints bring back.
  mutating func appendOptional(_ row: RowID, _ journal: inout Journal) {
    optional.reserve(Int(counts.optionalTail) + 1)
    optional.write(counts.optionalTail, row, &journal)
    counts.optionalTail += 1
  }

  /// Queues an active row or stay whose multiplier changed.
  mutating func enqueueRange(
    _ holder: Holder, among variables: Int32, _ journal: inout Journal
  ) {
    if let row = holder.row {
      if flags[row] & (Core.Queue.range | Core.Queue.unlimited) != 0 { return }
      flags.write(row, flags[row] | Core.Queue.range, &journal)
    } else {
      if stayQueued[holder.certainStay] != 0 { return }
      stayQueued.write(holder.certainStay, 1, among: variables, &journal)
    }
    range.reserve(Int(counts.rangeTail) + 1)
    range.write(counts.rangeTail, holder, &journal)
    counts.rangeTail += 1
  }

  // MARK: Whose turn it is

  /// The next row for which a required constraint is at stake, or nil.
  mutating func dequeueRequired(_ journal: inout Journal) -> RowID? {
    guard counts.requiredHead < counts.requiredTail else { return nil }
    let row = required[counts.requiredHead]
    counts.requiredHead += 1
    if counts.requiredHead == counts.requiredTail {
      counts.requiredHead = 0
      counts.requiredTail = 0
    }
    flags.write(row, flags[row] & ~Core.Queue.required, &journal)
    return row
  }

  /// The next row beyond its segment at the cost of optional constraints, or nil.
  mutating func dequeueOptional(_ journal: inout Journal) -> RowID? {
    guard counts.optionalHead < counts.optionalTail else { return nil }
    let row = optional[counts.optionalHead]
    counts.optionalHead += 1
    if counts.optionalHead == counts.optionalTail {
      counts.optionalHead = 0
      counts.optionalTail = 0
    }
    flags.write(row, flags[row] & ~Core.Queue.optional, &journal)
    return row
  }

  /// The next row or stay whose multiplier may be out of range, or nil.
  mutating func dequeueRange(_ journal: inout Journal) -> Holder? {
    guard counts.rangeHead < counts.rangeTail else { return nil }
    let holder = range[counts.rangeHead]
    counts.rangeHead += 1
    if counts.rangeHead == counts.rangeTail {
      counts.rangeHead = 0
      counts.rangeTail = 0
    }
    stopWaiting(holder, &journal)
    return holder
  }

  /// Takes note that a row or stay does not wait for its multiplier any more.
  @inline(__always)
  func stopWaiting(_ holder: Holder, _ journal: inout Journal) {
    if let row = holder.row {
      flags.write(row, flags[row] & ~Core.Queue.range, &journal)
    } else {
      stayQueued.clear(holder.certainStay, Asking.self, &journal)
    }
  }

  /// True if the multiplier of an active row is in range whatever its value: its place is required from both sides.
  @inline(__always)
  func isUnlimited(_ row: RowID) -> Bool { flags[row] & Core.Queue.unlimited != 0 }
}
