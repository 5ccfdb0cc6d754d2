// Who follows whom: active rows with multipliers out of range, and what moves with one of them and no other.

extension Core {
  /// What a variable moves with: the number of a leader, or one of these.
  private enum Lead {
    /// No active row whose multiplier is out of range moves it.
    static var none: Double { -3 }
    /// Several do, or one in several ways, but all of them stay where they are.
    static var still: Double { -2 }
    /// Several do, or one in several ways.
    static var several: Double { -1 }
  }

  /// Finds the active rows with multipliers out of range that define the placed rows, and the rows that move
  /// with one of them: the placed ones, and all on one variable beside them.
  mutating func findFollowers() {
    leaders.removeAll()
    followers.removeAll()
    putHighestFirst()
    let epoch = nextEpoch()
    let ahead = placesAhead(of: placed.count)
    for index in 0..<placed.count {
      if index < ahead { prefetchPlaced(after: index) }
      let (row, level) = (placed[index].row, placed[index].level)
      if rowMark[row] == epoch || kind[row] != .segment && kind[row] != .pinned { continue }
      rowMark[row] = epoch
      let run = terms.run(row)
      for entry in run { findLeader(of: entry.id, level, epoch) }
      var leader = Lead.none
      if run.count == 1 {
        // It was made a follower with its variable, unless an eta reads that.
        if etaMemberHead[run[0].id] == 0 { leader = z[run[0].id] }
      } else {
        var rate = 0.0
        for entry in run {
          if etaMemberHead[entry.id] > 0 { leader = Lead.several }
          join(entry, &leader, &rate, level)
        }
        if leader >= 0 { follow(row, Int(leader), rate) }
      }
      if leader >= 0 { leaders[Int(leader)].level = max(leaders[Int(leader)].level, level) }
    }
    var kept = 0
    for index in 0..<leaders.count where !leaders[index].isShared {
      leaders[kept] = leaders[index]
      kept += 1
    }
    leaders.setCount(kept)
  }

  /// Takes note that a row was placed.
  mutating func notePlaced(_ row: Int32) {
    var level = -Double.infinity
    for member in members.run(row) {
      let cost = costs[member.cost]
      // What is required holds in any case.
      if cost.levelBelow < .infinity { level = max(level, cost.levelBelow) }
      if cost.levelAbove < .infinity { level = max(level, cost.levelAbove) }
    }
    placed.append(PlacedRow(row: row, level: level))
  }

  /// Brings the placed rows into the order of their levels, the highest first, as far as there are a few levels: those
  /// that cost more decide first what follows what.
  private mutating func putHighestFirst() {
    var done = 0
    for _ in 0..<Self.mostLevelsInOrder where done < placed.count {
      _ = placed.gatherHighest(from: &done)
    }
  }

  /// Placed rows of so many levels are brought into order.
  private static var mostLevelsInOrder: Int { 8 }

  /// Visits the definitions below a variable, and leaves at every one what it moves with, in `z`, and how, in
  /// `alpha`.
  /// - Parameter level: that of the placed row on the variable.
  private mutating func findLeader(of root: Int32, _ level: Double, _ epoch: Int32) {
    if alphaMark[root] == epoch { return }
    var walk = DepthFirstWalk(
      along: columns, of: counts.variables, clearing: alpha, marks: alphaMark, epoch, path: path)
    walk.visit(from: root) { settleLeader(of: $0, level) }
    path = walk.path
  }

  /// Finds out what a variable moves with, of which all is known that its definition reads, and makes the rows
  /// on it alone followers.
  private mutating func settleLeader(of variable: Int32, _ level: Double) {
    var leader = Lead.none
    var rate = 0.0
    for entry in columns.run(variable) { join(entry, &leader, &rate, level) }
    let row = definition[variable]
    if leader >= 0 {
      rate /= -pivot[variable]
      // Stays keep to their own slots where they can.
      if row < 0 || !Self.followingRates.contains(abs(rate)) {
        leader = staysShared(leader, level) ? Lead.still : Lead.several
      }
    }
    if row >= 0 && queued[row] & (Queue.range | Queue.leaving) == Queue.range {
      if staysShared(leader, level) {
        // Nothing else moves it for now, and those that would may be in range once it has gone.
        leader = Double(leaders.count)
        leaders.append(Leader(slot: variable, place: position[row]))
        rate = 1 / pivot[variable]
      } else {
        leader = Lead.several
      }
    }
    z[variable] = leader
    alpha[variable] = rate
    if leader < 0 || etaMemberHead[variable] > 0 { return }
    for entry in watchers.run(variable) where terms.count(entry.id) == 1 {
      follow(entry.id, Int(leader), entry.coefficient * rate)
    }
  }

  /// Adds an entry of a row or a definition to what that moves with so far.
  private mutating func join(
    _ entry: Entry, _ leader: inout Double, _ rate: inout Double, _ level: Double
  ) {
    let other = z[entry.id]
    if other == Lead.none { return }
    if leader == Lead.none && abs(entry.coefficient) >= Tolerances.definingCoefficient {
      leader = other
      rate = entry.coefficient * alpha[entry.id]
    } else {
      let staysOther = staysShared(other, level)
      leader = staysShared(leader, level) && staysOther ? Lead.still : Lead.several
    }
  }

  /// Takes note that a placed row of a level moves with a leader, and with others.
  /// - Returns: whether the leader stays where it is because of that; true also where there is none.
  private mutating func staysShared(_ leader: Double, _ level: Double) -> Bool {
    if leader < 0 { return leader != Lead.several }
    if level >= leaders[Int(leader)].level { leaders[Int(leader)].isShared = true }
    return leaders[Int(leader)].isShared
  }

  /// Rates at which a variable may follow.
  private static var followingRates: ClosedRange<Double> {
    Tolerances.definingCoefficient...1 / Tolerances.definingCoefficient
  }

  private mutating func follow(_ row: Int32, _ leader: Int, _ rate: Double) {
    followers.append(Follower(row: row, rate: rate, next: leaders[leader].head))
    leaders[leader].head = Int32(followers.count)
  }
}
