// Rows waiting for a step: beyond their segment (dual), or with a multiplier out of range (primal).

extension Core {
  /// Queues an inactive row that is beyond its segment.
  mutating func enqueue(_ row: Int32) {
    var flags = agenda.flags[row]
    if flags & Queue.required == 0 && forbids(row, point.activity[row]) {
      flags |= Queue.required
      agenda.required.reserve(Int(agenda.counts.requiredTail) + 1)
      agenda.required.write(agenda.counts.requiredTail, row, &journal)
      agenda.counts.requiredTail += 1
    } else if flags & (Queue.required | Queue.optional) == 0 {
      flags |= Queue.optional
      agenda.optional.reserve(Int(agenda.counts.optionalTail) + 1)
      agenda.optional.write(agenda.counts.optionalTail, row, &journal)
      agenda.counts.optionalTail += 1
    } else {
      return
    }
    agenda.flags.write(row, flags, &journal)
  }

  /// Notes where an active row lies: required from both sides, its multiplier may have any value. A row that owed
  /// something brings a multiplier that may be out of range.
  mutating func hold(_ row: Int32, at first: Int32) {
    let wasOwing = isOwing(row)
    unmarkOwing(row)
    point.position.write(row, first, &journal)
    var flags = agenda.flags[row] & ~Queue.unlimited
    if isHeld(row, at: first) { flags |= Queue.unlimited }
    if agenda.flags[row] & ~flags & Queue.unlimited != 0 { forgetSupports() }
    if flags != agenda.flags[row] { agenda.flags.write(row, flags, &journal) }
    if wasOwing { enqueueRange(row) }
  }

  /// True if required constraints hold a row from both sides at the breakpoint that starts at `first`.
  ///
  /// - Parameter left: a member that does not count, as it is about to go.
  @inline(__always)
  mutating func isHeld(_ row: Int32, at first: Int32, without left: Int32 = -1) -> Bool {
    let run = problem.members.run(row)
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
      if agenda.flags[row] & (Queue.range | Queue.unlimited) != 0 { return }
      agenda.flags.write(row, agenda.flags[row] | Queue.range, &journal)
    } else {
      if agenda.stayQueued[-1 - row] != 0 { return }
      agenda.stayQueued.write(-1 - row, 1, among: problem.counts.variables, &journal)
    }
    agenda.range.reserve(Int(agenda.counts.rangeTail) + 1)
    agenda.range.write(agenda.counts.rangeTail, row, &journal)
    agenda.counts.rangeTail += 1
  }

  /// True if the holder of a slot is a row that lost the breakpoint that held it.
  @inline(__always)
  mutating func isLeaving(_ row: Int32) -> Bool {
    row >= 0 && agenda.flags[row] & Queue.leaving != 0
  }

  /// Lets an active row wait in the basis, though nothing holds it any more at its bound: in the gap
  /// before member `gap`, whose slope is not its multiplier.
  ///
  /// What comes next often takes its place, and the multipliers of the rows around stay as they are; a
  /// primal step would have to carry the difference to wherever it ends, and the next change back.
  mutating func markLeaving(_ row: Int32) {
    agenda.flags.write(row, agenda.flags[row] | Queue.leaving, &journal)
    agenda.counts.leavingRows += 1
    enqueueRange(row)
  }

  /// Takes note that an active row is held again, or has left.
  @inline(__always)
  mutating func unmarkLeaving(_ row: Int32) {
    if agenda.flags[row] & Queue.leaving == 0 { return }
    agenda.flags.write(row, agenda.flags[row] & ~Queue.leaving, &journal)
    agenda.counts.leavingRows -= 1
    if stepLog.isOn { forgetHolding(row) }
  }

  /// True if the stored multiplier of a row in a segment is not the slope there.
  @inline(__always)
  mutating func isOwing(_ row: Int32) -> Bool { agenda.flags[row] & Queue.owing != 0 }

  /// Lets a row in a segment keep the multiplier that is in `lexOther`, though it is not the slope there,
  /// until the next commit balances the difference: with one combination for all such rows, and not at all
  /// if what was taken from the row comes again.
  mutating func owe(_ row: Int32) {
    setMultiplier(row, workspace.multiplier)
    agenda.counts.owingRows += 1
    if agenda.flags[row] & Queue.optional == 0 {
      agenda.optional.reserve(Int(agenda.counts.optionalTail) + 1)
      agenda.optional.write(agenda.counts.optionalTail, row, &journal)
      agenda.counts.optionalTail += 1
    }
    agenda.flags.write(row, agenda.flags[row] | Queue.owing | Queue.optional, &journal)
  }

  /// Takes note that the multiplier of a row is what it is to be.
  @inline(__always)
  mutating func unmarkOwing(_ row: Int32) {
    if agenda.flags[row] & Queue.owing == 0 { return }
    agenda.flags.write(row, agenda.flags[row] & ~Queue.owing, &journal)
    agenda.counts.owingRows -= 1
  }

  /// The next row for which a required constraint is at stake, or -1.
  mutating func dequeueRequired() -> Int32 {
    guard agenda.counts.requiredHead < agenda.counts.requiredTail else { return -1 }
    let row = agenda.required[agenda.counts.requiredHead]
    agenda.counts.requiredHead += 1
    if agenda.counts.requiredHead == agenda.counts.requiredTail {
      agenda.counts.requiredHead = 0
      agenda.counts.requiredTail = 0
    }
    agenda.flags.write(row, agenda.flags[row] & ~Queue.required, &journal)
    return row
  }

  /// The next row beyond its segment at the cost of optional constraints, or -1.
  mutating func dequeueOptional() -> Int32 {
    guard agenda.counts.optionalHead < agenda.counts.optionalTail else { return -1 }
    let row = agenda.optional[agenda.counts.optionalHead]
    if Int(agenda.counts.optionalHead) < placesAhead(of: Int(agenda.counts.optionalTail)) {
      prefetchViolations(after: agenda.counts.optionalHead)
    }
    agenda.counts.optionalHead += 1
    if agenda.counts.optionalHead == agenda.counts.optionalTail {
      agenda.counts.optionalHead = 0
      agenda.counts.optionalTail = 0
    }
    agenda.flags.write(row, agenda.flags[row] & ~Queue.optional, &journal)
    return row
  }

  /// The next row or stay whose multiplier may be out of range, or nil.
  mutating func dequeueRange() -> Int32? {
    guard agenda.counts.rangeHead < agenda.counts.rangeTail else { return nil }
    let row = agenda.range[agenda.counts.rangeHead]
    if Int(agenda.counts.rangeHead) < placesAhead(of: Int(agenda.counts.rangeTail)) {
      prefetchRanges(after: agenda.counts.rangeHead)
    }
    agenda.counts.rangeHead += 1
    if agenda.counts.rangeHead == agenda.counts.rangeTail {
      agenda.counts.rangeHead = 0
      agenda.counts.rangeTail = 0
    }
    if row >= 0 {
      agenda.flags.write(row, agenda.flags[row] & ~Queue.range, &journal)
    } else {
      agenda.stayQueued.clear(-1 - row, Asking.self, &journal)
    }
    return row
  }

  /// Lets only those wait whose multipliers are out of range indeed.
  /// - Returns: whether any does.
  mutating func keepOutOfRange() -> Bool {
    var tail = agenda.counts.rangeHead
    let ahead = placesAhead(of: Int(agenda.counts.rangeTail))
    for place in agenda.counts.rangeHead..<agenda.counts.rangeTail {
      if Int(place) < ahead { prefetchRanges(after: place) }
      let row = agenda.range[place]
      if isOutOfRange(row) {
        if tail < place { agenda.range.write(tail, row, &journal) }
        tail += 1
      } else if row >= 0 {
        agenda.flags.write(row, agenda.flags[row] & ~Queue.range, &journal)
      } else {
        agenda.stayQueued.clear(-1 - row, Asking.self, &journal)
      }
    }
    if tail == agenda.counts.rangeHead {
      agenda.counts.rangeHead = 0
      tail = 0
    }
    agenda.counts.rangeTail = tail
    return tail > 0
  }

  private mutating func isOutOfRange(_ row: Int32) -> Bool {
    if row < 0 { return basis.staySlot[-1 - row] >= 0 && rangeViolation(row) != 0 }
    return basis.kind[row] == .active && (isLeaving(row) || rangeViolation(row) != 0)
  }

  /// True if a required constraint of the row forbids the value.
  mutating func forbids(_ row: Int32, _ value: Double) -> Bool {
    for member in problem.members.run(row) {
      if member.forbidsLeft && value < member.bound - margin(member.bound) { return true }
      if member.forbidsRight && value > member.bound + margin(member.bound) { return true }
    }
    return false
  }

  /// True if the stored value of an inactive row is within its segment.
  @inline(__always)
  mutating func isInPlace(_ row: Int32) -> Bool {
    point.activity[row] >= point.lower[row] && point.activity[row] <= point.upper[row]
  }

  /// 1 or -1 if the inactive row is above or below where it may be, by its exact value; else 0.
  ///
  /// The stored value is replaced by the exact one. Rows whose terms are far larger than their bound
  /// get the tolerance that the noise of their sum asks for.
  mutating func violation(_ row: Int32) -> Int {
    let (value, magnitude) = exactActivity(row)
    point.activity.write(row, value, &journal)
    let noise = Tolerances.activityNoise * magnitude
    if value > point.upper[row] + noise { return 1 }
    if value < point.lower[row] - noise { return -1 }
    return 0
  }
}
