// Rows waiting for a step: beyond their segment (dual), or with a multiplier out of range (primal).

extension Core {
  /// Queues an inactive row that is beyond its segment.
  mutating func enqueue(_ row: Int32) {
    var flags = queued[row]
    if flags & Queue.required == 0 && forbids(row, activity[row]) {
      flags |= Queue.required
      requiredQueue.reserve(Int(counts.requiredTail) + 1)
      requiredQueue.write(counts.requiredTail, row, &journal)
      counts.requiredTail += 1
    } else if flags & (Queue.required | Queue.optional) == 0 {
      flags |= Queue.optional
      optionalQueue.reserve(Int(counts.optionalTail) + 1)
      optionalQueue.write(counts.optionalTail, row, &journal)
      counts.optionalTail += 1
    } else {
      return
    }
    queued.write(row, flags, &journal)
  }

  /// Notes where an active row lies: required from both sides, its multiplier may have any value. A row that owed
  /// something brings a multiplier that may be out of range.
  mutating func hold(_ row: Int32, at first: Int32) {
    let wasOwing = isOwing(row)
    unmarkOwing(row)
    position.write(row, first, &journal)
    var flags = queued[row] & ~Queue.unlimited
    if isHeld(row, at: first) { flags |= Queue.unlimited }
    if queued[row] & ~flags & Queue.unlimited != 0 { forgetSupports() }
    if flags != queued[row] { queued.write(row, flags, &journal) }
    if wasOwing { enqueueRange(row) }
  }

  /// True if required constraints hold a row from both sides at the breakpoint that starts at `first`.
  ///
  /// - Parameter left: a member that does not count, as it is about to go.
  @inline(__always)
  mutating func isHeld(_ row: Int32, at first: Int32, without left: Int32 = -1) -> Bool {
    let run = members.run(row)
    var isHeldBelow = false
    var isHeldAbove = false
    var index = Int(first)
    while index < run.count && run[index].bound == run[Int(first)].bound {
      if run[index].forbidsLeft && index != Int(left) { isHeldBelow = true }
      if run[index].forbidsRight && index != Int(left) { isHeldAbove = true }
      index += 1
    }
    return isHeldBelow && isHeldAbove
  }

  /// Queues an active row or stay whose multiplier changed.
  mutating func enqueueRange(_ row: Int32) {
    if row >= 0 {
      if queued[row] & (Queue.range | Queue.unlimited) != 0 { return }
      queued.write(row, queued[row] | Queue.range, &journal)
    } else {
      if stayQueued[-1 - row] != 0 { return }
      stayQueued.write(-1 - row, 1, among: counts.variables, &journal)
    }
    rangeQueue.reserve(Int(counts.rangeTail) + 1)
    rangeQueue.write(counts.rangeTail, row, &journal)
    counts.rangeTail += 1
  }

  /// True if the holder of a slot is a row that lost the breakpoint that held it.
  @inline(__always)
  mutating func isLeaving(_ row: Int32) -> Bool {
    row >= 0 && queued[row] & Queue.leaving != 0
  }

  /// Lets an active row wait in the basis, though nothing holds it any more at its bound: in the gap
  /// before member `gap`, whose slope is not its multiplier.
  ///
  /// What comes next often takes its place, and the multipliers of the rows around stay as they are; a
  /// primal step would have to carry the difference to wherever it ends, and the next change back.
  mutating func markLeaving(_ row: Int32) {
    queued.write(row, queued[row] | Queue.leaving, &journal)
    counts.leavingRows += 1
    enqueueRange(row)
  }

  /// Takes note that an active row is held again, or has left.
  @inline(__always)
  mutating func unmarkLeaving(_ row: Int32) {
    if queued[row] & Queue.leaving == 0 { return }
    queued.write(row, queued[row] & ~Queue.leaving, &journal)
    counts.leavingRows -= 1
    if stepLog.isOn { forgetHolding(row) }
  }

  /// True if the stored multiplier of a row in a segment is not the slope there.
  @inline(__always)
  mutating func isOwing(_ row: Int32) -> Bool { queued[row] & Queue.owing != 0 }

  /// Lets a row in a segment keep the multiplier that is in `lexOther`, though it is not the slope there,
  /// until the next commit balances the difference: with one combination for all such rows, and not at all
  /// if what was taken from the row comes again.
  mutating func owe(_ row: Int32) {
    setMultiplier(row, lexOther)
    counts.owingRows += 1
    if queued[row] & Queue.optional == 0 {
      optionalQueue.reserve(Int(counts.optionalTail) + 1)
      optionalQueue.write(counts.optionalTail, row, &journal)
      counts.optionalTail += 1
    }
    queued.write(row, queued[row] | Queue.owing | Queue.optional, &journal)
  }

  /// Takes note that the multiplier of a row is what it is to be.
  @inline(__always)
  mutating func unmarkOwing(_ row: Int32) {
    if queued[row] & Queue.owing == 0 { return }
    queued.write(row, queued[row] & ~Queue.owing, &journal)
    counts.owingRows -= 1
  }

  /// The next row for which a required constraint is at stake, or -1.
  mutating func dequeueRequired() -> Int32 {
    guard counts.requiredHead < counts.requiredTail else { return -1 }
    let row = requiredQueue[counts.requiredHead]
    counts.requiredHead += 1
    if counts.requiredHead == counts.requiredTail {
      counts.requiredHead = 0
      counts.requiredTail = 0
    }
    queued.write(row, queued[row] & ~Queue.required, &journal)
    return row
  }

  /// The next row beyond its segment at the cost of optional constraints, or -1.
  mutating func dequeueOptional() -> Int32 {
    guard counts.optionalHead < counts.optionalTail else { return -1 }
    let row = optionalQueue[counts.optionalHead]
    if Int(counts.optionalHead) < placesAhead(of: Int(counts.optionalTail)) {
      prefetchViolations(after: counts.optionalHead)
    }
    counts.optionalHead += 1
    if counts.optionalHead == counts.optionalTail {
      counts.optionalHead = 0
      counts.optionalTail = 0
    }
    queued.write(row, queued[row] & ~Queue.optional, &journal)
    return row
  }

  /// The next row or stay whose multiplier may be out of range, or nil.
  mutating func dequeueRange() -> Int32? {
    guard counts.rangeHead < counts.rangeTail else { return nil }
    let row = rangeQueue[counts.rangeHead]
    if Int(counts.rangeHead) < placesAhead(of: Int(counts.rangeTail)) {
      prefetchRanges(after: counts.rangeHead)
    }
    counts.rangeHead += 1
    if counts.rangeHead == counts.rangeTail {
      counts.rangeHead = 0
      counts.rangeTail = 0
    }
    if row >= 0 {
      queued.write(row, queued[row] & ~Queue.range, &journal)
    } else {
      stayQueued.clear(-1 - row, Asking.self, &journal)
    }
    return row
  }

  /// Lets only those wait whose multipliers are out of range indeed.
  /// - Returns: whether any does.
  mutating func keepOutOfRange() -> Bool {
    var tail = counts.rangeHead
    let ahead = placesAhead(of: Int(counts.rangeTail))
    for place in counts.rangeHead..<counts.rangeTail {
      if Int(place) < ahead { prefetchRanges(after: place) }
      let row = rangeQueue[place]
      if isOutOfRange(row) {
        if tail < place { rangeQueue.write(tail, row, &journal) }
        tail += 1
      } else if row >= 0 {
        queued.write(row, queued[row] & ~Queue.range, &journal)
      } else {
        stayQueued.clear(-1 - row, Asking.self, &journal)
      }
    }
    if tail == counts.rangeHead {
      counts.rangeHead = 0
      tail = 0
    }
    counts.rangeTail = tail
    return tail > 0
  }

  private mutating func isOutOfRange(_ row: Int32) -> Bool {
    if row < 0 { return staySlot[-1 - row] >= 0 && rangeViolation(row) != 0 }
    return kind[row] == .active && (isLeaving(row) || rangeViolation(row) != 0)
  }

  /// True if a required constraint of the row forbids the value.
  mutating func forbids(_ row: Int32, _ value: Double) -> Bool {
    for member in members.run(row) {
      if member.forbidsLeft && value < member.bound - margin(member.bound) { return true }
      if member.forbidsRight && value > member.bound + margin(member.bound) { return true }
    }
    return false
  }

  /// True if the stored value of an inactive row is within its segment.
  @inline(__always)
  mutating func isInPlace(_ row: Int32) -> Bool {
    activity[row] >= lower[row] && activity[row] <= upper[row]
  }

  /// 1 or -1 if the inactive row is above or below where it may be, by its exact value; else 0.
  ///
  /// The stored value is replaced by the exact one. Rows whose terms are far larger than their bound
  /// get the tolerance that the noise of their sum asks for.
  mutating func violation(_ row: Int32) -> Int {
    let (value, magnitude) = exactActivity(row)
    activity.write(row, value, &journal)
    let noise = Tolerances.activityNoise * magnitude
    if value > upper[row] + noise { return 1 }
    if value < lower[row] - noise { return -1 }
    return 0
  }
}
