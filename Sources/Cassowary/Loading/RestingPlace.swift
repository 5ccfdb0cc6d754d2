/// Where a row costs least by itself: the place of a row that has no multiplier.
enum RestingPlace {
  /// On the breakpoint that begins at a member; the strength is the level of the weaker side, infinite if it is required
  /// from both sides.
  case breakpoint(first: Int32, strength: Double)
  /// In the gap before a member, where nothing pulls.
  case segment(gap: Int32)
}

extension Problem {
  /// The resting place of a row; nil if pulls of one level from both sides would have to be added up.
  func restingPlace(of row: RowID) -> RestingPlace? {
    let run = members.run(row)
    if run.count == 1 {
      let member = run[0]
      if member.costsLeft && member.costsRight {
        let cost = costs[member.cost]
        return .breakpoint(first: 0, strength: min(cost.levelBelow, cost.levelAbove))
      }
      return .segment(gap: member.costsLeft ? 1 : 0)
    }
    return run.count > Self.mostMembersAtOnce ? nil : restingPlace(among: run)
  }

  /// The most breakpoints that are compared one by one: each gap looks at all of them.
  private static var mostMembersAtOnce: Int { 16 }

  private func restingPlace(among run: UnsafeBufferPointer<Member>) -> RestingPlace? {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: run.count + 1) { right in
      // The highest level of what pulls to the right in the gap before each member.
      var level = Solver.noCost
      right[run.count] = level
      var place = run.count
      while place > 0 {
        place &-= 1
        if run[place].costsLeft { level = max(level, costs[run[place].cost].leftLevel) }
        right[place] = level
      }
      var left = Solver.noCost
      var first = 0
      var gap = 0
      while left < right[gap] {
        first = gap
        repeat {
          if run[gap].costsRight { left = max(left, costs[run[gap].cost].rightLevel) }
          gap &+= 1
        } while gap < run.count && run[gap].bound == run[first].bound
      }
      if left > right[gap] {
        return .breakpoint(
          first: Int32(truncatingIfNeeded: first), strength: min(left, right[first]))
      }
      return left < 0 ? .segment(gap: Int32(truncatingIfNeeded: gap)) : nil
    }
  }
}
