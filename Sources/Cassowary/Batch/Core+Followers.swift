// Leaders and followers: active rows with multipliers out of range, and the rows that move with one of them and no
// other.

extension Core {
  /// The lead of a variable: the number of the leader that moves it, or one of these.
  enum Lead {
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
    batch.leaders.removeAll()
    batch.followers.removeAll()
    batch.putHighestFirst()
    let epoch = nextRowEpoch()
    let reached = factorisation.nextEpoch()
    for index in 0..<batch.placed.count {
      let (row, level) = (batch.placed[index].row, batch.placed[index].level)
      if workspace.rowMark[row] == epoch
        || basis.kind[row] != .segment && basis.kind[row] != .pinned
      {
        continue
      }
      workspace.rowMark[row] = epoch
      let run = problem.terms.run(row)
      for entry in run { findLeader(of: entry.variable, level, reached) }
      var leader = Lead.none
      if run.count == 1 {
        // It was made a follower with its variable, unless an eta reads that.
        if factorisation.etas.headOfMember[run[0].variable].isNone {
          leader = factorisation.z[run[0].variable]
        }
      } else {
        var rate = 0.0
        for entry in run {
          if !factorisation.etas.headOfMember[entry.variable].isNone { leader = Lead.several }
          join(entry, &leader, &rate, level)
        }
        if leader >= 0 { batch.follow(row, Int(leader), rate) }
      }
      if leader >= 0 {
        batch.leaders[Int(leader)].level = max(batch.leaders[Int(leader)].level, level)
      }
    }
    var kept = 0
    for index in 0..<batch.leaders.count where !batch.leaders[index].isShared {
      batch.leaders[kept] = batch.leaders[index]
      kept += 1
    }
    batch.leaders.setCount(kept)
  }

  /// Visits the definitions below a variable, and leaves the lead of each in `z`, and its rate in `alpha`.
  /// - Parameter level: that of the placed row on the variable.
  private mutating func findLeader(of root: VariableID, _ level: Double, _ epoch: Int32) {
    if factorisation.alpha.marks[root] == epoch { return }
    var walk = DepthFirstWalk(
      along: factorisation.columns, clearing: factorisation.alpha.values,
      marks: factorisation.alpha.marks, epoch,
      path: factorisation.path)
    walk.visit(from: root) { settleLeader(of: $0, level) }
    factorisation.path = walk.path
  }

  /// Finds the lead of a variable, once those of all that its definition reads are known, and makes the rows on it
  /// alone followers.
  private mutating func settleLeader(of variable: VariableID, _ level: Double) {
    var leader = Lead.none
    var rate = 0.0
    for entry in factorisation.columns.run(variable) { join(entry, &leader, &rate, level) }
    let row = basis.definition[variable].row
    if leader >= 0 {
      rate /= -factorisation.pivot[variable]
      // Stays keep to their own slots where they can.
      if row == nil || !Self.followingRates.contains(abs(rate)) {
        leader = batch.staysShared(leader, level) ? Lead.still : Lead.several
      }
    }
    if let row, agenda.flags[row] & (Queue.range | Queue.leaving) == Queue.range {
      if batch.staysShared(leader, level) {
        // Nothing else moves it for now, and other rows that would may be in range once this one has gone.
        leader = Double(batch.leaders.count)
        batch.leaders.append(Leader(slot: variable, place: point.position[row]))
        rate = 1 / factorisation.pivot[variable]
      } else {
        leader = Lead.several
      }
    }
    factorisation.z[variable] = leader
    factorisation.alpha[variable] = rate
    if leader < 0 || !factorisation.etas.headOfMember[variable].isNone { return }
    for entry in point.watchers.run(variable) where problem.terms.count(entry.row) == 1 {
      batch.follow(entry.row, Int(leader), entry.coefficient * rate)
    }
  }

  /// Adds an entry of a row or a definition to its lead so far.
  private mutating func join(
    _ entry: Entry, _ leader: inout Double, _ rate: inout Double, _ level: Double
  ) {
    let other = factorisation.z[entry.variable]
    if other == Lead.none { return }
    if leader == Lead.none && abs(entry.coefficient) >= Tolerances.definingCoefficient {
      leader = other
      rate = entry.coefficient * factorisation.alpha[entry.variable]
    } else {
      let staysOther = batch.staysShared(other, level)
      leader = batch.staysShared(leader, level) && staysOther ? Lead.still : Lead.several
    }
  }

  /// Rates at which a variable may follow.
  private static var followingRates: ClosedRange<Double> {
    Tolerances.definingCoefficient...1 / Tolerances.definingCoefficient
  }
}
