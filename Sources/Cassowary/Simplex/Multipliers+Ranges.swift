// The range of an active row's multiplier: the slopes on both sides of the breakpoint on which the row lies.

extension Multipliers {
  /// Puts into `room` how far the multiplier of an active row may fall or rise: negative if it is out of range, or has
  /// to go the other way for the row to leave.
  /// - Returns: false if without limit.
  func loadRoom(
    of row: RowID, falling: Bool, _ problem: borrowing Problem, _ point: borrowing PrimalPoint,
    _ agenda: borrowing Agenda, into room: inout LexVector
  ) -> Bool {
    if agenda.isUnlimited(row) { return false }
    let run = problem.members.run(row)
    let first = point.position[row]
    room.clear()
    let factor = falling ? -1.0 : 1.0
    let gap = falling || agenda.isLeaving(row) ? first : problem.groupEnd(row, from: first)
    if !room.addSlope(run, gap: gap, in: problem.costs, times: factor).isEmpty { return false }
    room.add(stored: head[row], in: cells, times: -factor)
    return true
  }

  /// Puts into `room` how far the multiplier of a row beyond its segment is from the slope beyond a breakpoint, the members
  /// `group`.
  /// - Returns: false if it is infinitely far.
  func loadOwnRoom(
    of row: RowID, up: Bool, beyond group: Range<Int32>, _ problem: borrowing Problem,
    _ point: borrowing PrimalPoint, _ basis: borrowing Basis, into room: inout LexVector
  ) -> Bool {
    let run = problem.members.run(row)
    let factor = up ? 1.0 : -1.0
    let gap = up ? group.upperBound : group.lowerBound
    room.clear()
    if !room.addSlope(run, gap: gap, in: problem.costs, times: factor).isEmpty { return false }
    if basis.kind[row] == .pinned {
      room.add(stored: head[row], in: cells, times: -factor)
    } else {
      room.addSlope(run, gap: point.position[row], in: problem.costs, times: -factor)
    }
    if room.sign < 0 { room.clear() }
    return true
  }

  /// Puts into `slope` the slope of the total cost as an active row or stay leaves its bound, in the direction of `sign`,
  /// into the gap before member `gap`.
  /// - Returns: its infinite parts.
  @discardableResult
  func loadSlope(
    of holder: Holder, into gap: Int32, _ sign: Double, _ problem: borrowing Problem,
    to slope: inout LexVector
  ) -> Unbounded {
    slope.clear()
    slope.add(stored: head(of: holder), in: cells, times: -sign)
    guard let row = holder.row else { return [] }
    return slope.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: sign)
  }

  /// 1 or -1 if the multiplier of an active row or stay is above or below its range, else 0; `excess` gets how far it is
  /// then.
  @inline(__always)
  func rangeViolation(
    of holder: Holder, _ problem: borrowing Problem, _ point: borrowing PrimalPoint,
    _ optimisation: borrowing OptimisationState, excess: inout LexVector
  ) -> Int {
    guard let row = holder.row else {
      excess.clear()
      excess.add(stored: head(of: holder), in: cells, times: 1)
      let side = excess.sign
      return Self.leadsOn(excess, side, optimisation.usesBlandsRule) ? side : 0
    }
    if head[row].isNone && problem.members.count(row) == 1 { return 0 }
    return rangeViolation(
      of: row, at: point.position[row], problem, optimisation, excess: &excess)
  }

  /// 1 or -1 if the multiplier of an active row would be above or below its range if the row were held at the
  /// breakpoint that starts at a member, else 0; `excess` gets how far it would be then.
  @inline(__always)
  func rangeViolation(
    of row: RowID, at first: Int32, _ problem: borrowing Problem,
    _ optimisation: borrowing OptimisationState, excess: inout LexVector
  ) -> Int {
    rangeViolation(
      of: row, problem.members.run(row), first..<problem.groupEnd(row, from: first),
      problem.costs, optimisation.usesBlandsRule, &excess)
  }

  private func rangeViolation(
    of row: RowID, _ run: UnsafeBufferPointer<Member>, _ group: Range<Int32>, _ costs: CostTable,
    _ usesBlandsRule: Bool, _ excess: inout LexVector
  ) -> Int {
    let (first, end) = (Int(group.lowerBound), Int(group.upperBound))
    // The multiplier without the slopes of the breakpoints on which the row does not lie.
    excess.clear()
    excess.add(stored: head[row], in: cells, times: 1)
    for index in 0..<first where run[index].costsRight {
      if run[index].forbidsRight { return 0 }
      let cost = costs[run[index].cost]
      excess.add(cost.rightLevel, -cost.slope)
    }
    for index in end..<run.count where run[index].costsLeft {
      if run[index].forbidsLeft { return 0 }
      let cost = costs[run[index].cost]
      excess.add(cost.leftLevel, cost.slope)
    }
    // The breakpoints on which the row lies take as much of the rest as they cost on the side to which it pulls.
    let side = excess.sign
    for index in first..<end where side > 0 ? run[index].costsRight : run[index].costsLeft {
      let cost = costs[run[index].cost]
      if side > 0 {
        if run[index].forbidsRight { return 0 }
        excess.add(cost.rightLevel, -cost.slope)
      } else {
        if run[index].forbidsLeft { return 0 }
        excess.add(cost.leftLevel, cost.slope)
      }
    }
    return side != 0 && excess.sign == side && Self.leadsOn(excess, side, usesBlandsRule) ? side : 0
  }

  /// False if steps go round in a circle, and a multiplier is out of range to a side only by a gain at one level, while
  /// a little is lost at a higher one.
  ///
  /// A loss that is negligible for a point of the way is not so for a hundred thousand: other steps win it back.
  @inline(__always)
  private static func leadsOn(
    _ excess: LexVector, _ side: Int, _ usesBlandsRule: Bool
  ) -> Bool {
    !usesBlandsRule || excess.fineSign == side
  }

  /// True for a stay that does not wait for a primal step.
  func isIdleStay(_ holder: Holder) -> Bool {
    holder.isStay && stayHead[holder.certainStay].isNone
  }
}
