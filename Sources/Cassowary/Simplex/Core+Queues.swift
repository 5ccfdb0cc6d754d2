// Rows waiting for a step: beyond their segment (dual), or with a multiplier out of range (primal).

extension Core {
  /// Notes where an active row lies. If the place is required from both sides, its multiplier may have any value. An
  /// owing row brings a multiplier that may be out of range.
  mutating func hold(_ row: RowID, at first: Int32) {
    let wasOwing = agenda.isOwing(row)
    agenda.unmarkOwing(row, &journal)
    point.position.write(row, first, &journal)
    var flags = agenda.flags[row] & ~Queue.unlimited
    if problem.isHeld(row, at: first) { flags |= Queue.unlimited }
    if agenda.flags[row] & ~flags & Queue.unlimited != 0 { exchanged(.limited) }
    if flags != agenda.flags[row] { agenda.flags.write(row, flags, &journal) }
    if wasOwing { agenda.enqueueRange(.row(row), among: problem.counts.variables, &journal) }
  }

  /// Takes note that an active row is held again, or has left.
  @inline(__always)
  mutating func unmarkLeaving(_ row: RowID) {
    if agenda.flags[row] & Queue.leaving == 0 { return }
    agenda.flags.write(row, agenda.flags[row] & ~Queue.leaving, &journal)
    agenda.counts.leavingRows -= 1
    if stepLog.isOn { stepLog.forgetHolding(row, agenda) }
  }

  /// Lets a row in a segment keep the multiplier that is in `workspace.multiplier`, though it is not the slope there,
  /// until the next commit balances the difference: with one combination for all such rows, and not at all if the
  /// breakpoint that was taken from the row comes again.
  mutating func owe(_ row: RowID) {
    multipliers.set(.row(row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    agenda.counts.owingRows += 1
    if agenda.flags[row] & Queue.optional == 0 {
      agenda.appendOptional(row, &journal)
    }
    agenda.flags.write(row, agenda.flags[row] | Queue.owing | Queue.optional, &journal)
  }

  /// Keeps in the queue only rows and stays whose multipliers are indeed out of range.
  /// - Returns: whether any is left.
  mutating func keepOutOfRange() -> Bool {
    var tail = agenda.counts.rangeHead
    for place in agenda.counts.rangeHead..<agenda.counts.rangeTail {
      let holder = agenda.range[place]
      if isOutOfRange(holder) {
        if tail < place { agenda.range.write(tail, holder, &journal) }
        tail += 1
      } else {
        agenda.stopWaiting(holder, &journal)
      }
    }
    if tail == agenda.counts.rangeHead {
      agenda.counts.rangeHead = 0
      tail = 0
    }
    agenda.counts.rangeTail = tail
    return tail > 0
  }

  private mutating func isOutOfRange(_ holder: Holder) -> Bool {
    guard let row = holder.row else {
      return !basis.staySlot[holder.certainStay].isNone
        && multipliers.rangeViolation(
          of: holder, problem, point, optimisation, excess: &workspace.room) != 0
    }
    return basis.kind[row] == .active
      && (agenda.isLeaving(row)
        || multipliers.rangeViolation(
          of: holder, problem, point, optimisation, excess: &workspace.room) != 0)
  }
}
