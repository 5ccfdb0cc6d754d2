extension Agenda {
  // MARK: What waits for a row

  /// True if the holder of a slot is a row that lost the breakpoint that held it.
  @inline(__always)
  func isLeaving(_ row: Int32) -> Bool { row >= 0 && flags[row] & Core.Queue.leaving != 0 }

  /// True if the stored multiplier of a row in a segment is not the slope there.
  @inline(__always)
  func isOwing(_ row: Int32) -> Bool { flags[row] & Core.Queue.owing != 0 }

  /// True if the stored multiplier of a row was not kept.
  @inline(__always)
  func isOutdated(_ row: Int32) -> Bool { flags[row] & Core.Queue.outdated != 0 }

  /// Takes note that the multiplier of an active row changes, if it may have any value. Nothing asks for it before the row
  /// leaves, so it is not kept, but computed then.
  /// - Returns: false if it is to be kept.
  @inline(__always)
  func outdateIfUnlimited(_ row: Int32, _ journal: inout Journal) -> Bool {
    if row < 0 || flags[row] & Core.Queue.unlimited == 0 { return false }
    if flags[row] & Core.Queue.outdated == 0 {
      flags.write(row, flags[row] | Core.Queue.outdated, &journal)
    }
    return true
  }

  // MARK: Waiting

  /// Queues an inactive row that is beyond its segment.
  mutating func enqueue(
    _ row: Int32, _ problem: borrowing Problem, _ point: borrowing PrimalPoint,
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
  mutating func appendOptional(_ row: Int32, _ journal: inout Journal) {
    optional.reserve(Int(counts.optionalTail) + 1)
    optional.write(counts.optionalTail, row, &journal)
    counts.optionalTail += 1
  }

  /// Queues an active row or stay whose multiplier changed.
  mutating func enqueueRange(
    _ row: Int32, _ problem: borrowing Problem, _ journal: inout Journal
  ) {
    if row >= 0 {
      if flags[row] & (Core.Queue.range | Core.Queue.unlimited) != 0 { return }
      flags.write(row, flags[row] | Core.Queue.range, &journal)
    } else {
      if stayQueued[-1 - row] != 0 { return }
      stayQueued.write(-1 - row, 1, among: problem.counts.variables, &journal)
    }
    range.reserve(Int(counts.rangeTail) + 1)
    range.write(counts.rangeTail, row, &journal)
    counts.rangeTail += 1
  }

  // MARK: Whose turn it is

  /// The next row for which a required constraint is at stake, or nil.
  mutating func dequeueRequired(_ journal: inout Journal) -> Int32? {
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
  mutating func dequeueOptional(_ journal: inout Journal) -> Int32? {
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
  mutating func dequeueRange(_ journal: inout Journal) -> Int32? {
    guard counts.rangeHead < counts.rangeTail else { return nil }
    let row = range[counts.rangeHead]
    counts.rangeHead += 1
    if counts.rangeHead == counts.rangeTail {
      counts.rangeHead = 0
      counts.rangeTail = 0
    }
    stopWaiting(row, &journal)
    return row
  }

  /// Takes note that a row or stay does not wait for its multiplier any more.
  @inline(__always)
  func stopWaiting(_ row: Int32, _ journal: inout Journal) {
    if row >= 0 {
      flags.write(row, flags[row] & ~Core.Queue.range, &journal)
    } else {
      stayQueued.clear(-1 - row, Asking.self, &journal)
    }
  }
}
