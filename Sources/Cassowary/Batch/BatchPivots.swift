/// Working storage of steps that are taken for many rows at once: a layer over the simplex, which gives the same answers
/// without it.
struct BatchPivots: ~Copyable {
  /// Rows that were placed together, and the leaders: active rows that define them.
  var placed = Stack<Core.PlacedRow>()
  var leaders = Stack<Core.Leader>()
  var followers = Stack<Core.Follower>()
  /// A few active rows whose multipliers are out of range, and the rows that move with them.
  var reduced = Suboptimisation()
}

extension BatchPivots {
  /// Calls the visitor with every table.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    visitor.visitWorking(&placed, first: .elements(16))
    visitor.visitWorking(&leaders, first: .elements(16))
    visitor.visitWorking(&followers, first: .elements(16))
    visitor.visitWorking(&reduced, first: .elements(16))
  }

  /// Takes note that a row was placed.
  mutating func notePlaced(
    _ row: RowID, _ members: UnsafeBufferPointer<Member>, _ costs: CostTable
  ) {
    var level = -Double.infinity
    for member in members {
      let cost = costs[member.cost]
      // Required constraints hold in any case.
      if cost.levelBelow < .infinity { level = max(level, cost.levelBelow) }
      if cost.levelAbove < .infinity { level = max(level, cost.levelAbove) }
    }
    placed.append(Core.PlacedRow(row: row, level: level))
  }

  /// Brings the placed rows into the order of their levels, the highest first, as far as there are a few levels: rows
  /// of higher levels choose their leaders first.
  mutating func putHighestFirst() {
    var done = 0
    for _ in 0..<Self.mostLevelsInOrder where done < placed.count {
      _ = placed.gatherHighest(from: &done)
    }
  }

  /// The most levels whose placed rows are brought into order. Each level is a pass over the rows that are left, so
  /// the bound keeps the cost linear.
  private static var mostLevelsInOrder: Int { 8 }

  /// Takes note that a row moves with a leader.
  mutating func follow(_ row: RowID, _ leader: Int, _ rate: Double) {
    followers.append(Core.Follower(row: row, rate: rate, next: leaders[leader].head))
    leaders[leader].head = Link(ID(followers.count - 1))
  }

  /// Takes note that a placed row of a level moves with a leader, and with others.
  /// - Returns: whether the leader stays where it is because of that; true also if there is no leader.
  mutating func staysShared(_ leader: Double, _ level: Double) -> Bool {
    if leader < 0 { return leader != Core.Lead.several }
    if level >= leaders[Int(leader)].level { leaders[Int(leader)].isShared = true }
    return leaders[Int(leader)].isShared
  }
}
