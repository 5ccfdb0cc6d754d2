// The breakpoints of a row, by their places among its members. Equal bounds make one breakpoint, a group of members.

extension Problem {
  /// Index after the last member whose bound equals that of member `first`.
  @inline(__always)
  func groupEnd(_ row: RowID, from first: Int32) -> Int32 {
    let run = members.run(row)
    var end = Int(first) + 1
    while end < run.count && run[end].bound == run[Int(first)].bound { end += 1 }
    return Int32(end)
  }

  /// Index of the first member whose bound equals that of member `last`.
  @inline(__always)
  func groupStart(_ row: RowID, to last: Int32) -> Int32 {
    let run = members.run(row)
    var start = Int(last)
    while start > 0 && run[start - 1].bound == run[Int(last)].bound { start -= 1 }
    return Int32(start)
  }

  /// True if required constraints hold a row from both sides at the breakpoint that starts at `first`.
  ///
  /// - Parameter left: a member that does not count, as it is about to go.
  @inline(__always)
  func isHeld(_ row: RowID, at first: Int32, without left: Int32? = nil) -> Bool {
    let run = members.run(row)
    let excepted = left.map { Int($0) } ?? -1
    var isHeldBelow = false
    var isHeldAbove = false
    var index = Int(first)
    while index < run.count && run[index].bound == run[Int(first)].bound {
      if run[index].forbidsLeft && index != excepted { isHeldBelow = true }
      if run[index].forbidsRight && index != excepted { isHeldAbove = true }
      index += 1
    }
    return isHeldBelow && isHeldAbove
  }

  /// True if a required constraint of the row forbids the value.
  func forbids(_ row: RowID, _ value: Double) -> Bool {
    for member in members.run(row) {
      if member.forbidsLeft && value < member.bound - Tolerances.margin(of: member.bound) {
        return true
      }
      if member.forbidsRight && value > member.bound + Tolerances.margin(of: member.bound) {
        return true
      }
    }
    return false
  }

  /// Puts into `kink` by how much the slope rises at a breakpoint of a row, the members `group`, apart from infinite
  /// parts.
  /// - Returns: on which sides of the breakpoint required constraints forbid the row to be.
  @inline(__always)
  func loadKink(
    of row: RowID, _ group: Range<Int32>, into kink: inout LexVector
  ) -> (below: Bool, above: Bool) {
    kink.loadKink(members.run(row), group, in: costs)
  }

  /// True if one inequality holds an active row: if it pulls at nothing, it costs nothing to let the row go where the
  /// inequality holds.
  @inline(__always)
  func isHeldByInequality(_ row: RowID) -> Bool {
    let run = members.run(row)
    return run.count == 1 && run[0].costsLeft != run[0].costsRight
  }

  /// True if only preferences hold an active row where it is: if it pulls at nothing, the cost of letting it go is not
  /// known yet.
  func isHeldByPreferences(_ row: RowID, at first: Int32) -> Bool {
    let run = members.run(row)
    let first = Int(first)
    var index = first
    while index < run.count && run[index].bound == run[first].bound {
      if run[index].forbidsLeft || run[index].forbidsRight { return false }
      index += 1
    }
    return true
  }

  /// The constraint that holds an active row on the breakpoint that starts at a member: among those with their
  /// breakpoint there the one of the highest level, the oldest of these.
  func holder(of row: RowID, at first: Int32) -> ConstraintID {
    var best = members.element(row, first)
    for index in first..<groupEnd(row, from: first) {
      let member = members.element(row, index)
      if highestLevel(of: member) > highestLevel(of: best) { best = member }
    }
    return best.constraint
  }

  /// The highest level at which a breakpoint costs something.
  func highestLevel(of member: Member) -> Double {
    max(costs[member.cost].levelBelow, costs[member.cost].levelAbove)
  }

  /// How steeply the cost rises to the right of a breakpoint.
  func rise(right member: Member) -> Double {
    member.costsRight ? costs[member.cost].slope : 0
  }

  /// How steeply the cost rises to the left of a breakpoint.
  func rise(left member: Member) -> Double {
    member.costsLeft ? costs[member.cost].slope : 0
  }

  /// True if the only breakpoint of a row costs something in a gap beside it.
  func costs(_ row: RowID, in gap: Int32) -> Bool {
    let member = members.element(row, 0)
    return gap == 0 ? member.costsLeft : member.costsRight
  }

  func costsLess(_ member: Member, than level: Double) -> Bool {
    let cost = costs[member.cost]
    return cost.levelBelow < level && cost.levelAbove < level
  }
}
