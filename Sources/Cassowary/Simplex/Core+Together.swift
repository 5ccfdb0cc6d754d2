// Many primal steps at once: a shared height takes the largest of its contents in every row of a table.

extension Core {
  /// A row on one variable that moves with an active row: definitions with one other variable each lead
  /// from its variable to that of the active row.
  struct Follower: BitwiseCopyable {
    var row: Int32
    /// How far the row moves if the active one moves by one.
    var rate: Double
    /// The follower of the same active row that was found before, plus one.
    var next: Int32
  }

  /// An active row whose multiplier is out of range, and what takes its place.
  struct Leader: BitwiseCopyable {
    var slot: Int32
    /// The first member of the breakpoint on which the row lies.
    var place: Int32
    /// The follower that was found last, plus one.
    var head: Int32 = 0
    /// The row that enters, maybe the active one itself, at the breakpoint that starts at member `first`.
    var entering: Int32 = -1
    var first: Int32 = 0
    /// How far the active row has to shift.
    var shift = 0.0
  }

  /// Exchanges active rows, whose multipliers went out of range by the rows that were placed, for rows
  /// that follow them, and then moves the point and the multipliers once for all of them.
  ///
  /// Each exchange is a primal step that looks at the followers only. It is a guess, therefore: what else
  /// depends on the active row may ask for steps of the usual kind afterwards. But those have to visit
  /// all that moves, and tables and stacks have a chain of views behind each of their rows.
  ///
  /// Required rows hold before and afterwards: bringing one back would take dual steps, which need
  /// multipliers in range. If the common move would break one, no row is exchanged.
  /// - Complexity: the definitions between the placed rows and the active ones, and what moves, once.
  mutating func exchangeTogether() {
    findFollowers()
    if leaders.isEmpty { return }
    rate.reserveAnew(Int(counts.rows))
    contributions.removeAll()
    for leader in 0..<leaders.count { leaveForFollower(leader) }
    let step = solveCommonDirection()
    let isAllowed = keepsRequiredRows(movingBy: step)
    forgetRays()
    for leader in 0..<leaders.count { enterForLeader(leaders[leader], isAllowed: isAllowed) }
    stepLog.leaving = nil
    if isAllowed { move(by: step) }
    // A row that passed a breakpoint need not have come to where it was guessed to.
    for index in 0..<followers.count {
      let row = followers[index].row
      let value = activity[row]
      if kind[row] != .active && (value < lower[row] || value > upper[row]) { enqueue(row) }
    }
    shiftMultipliers(except: -1)
    refactoriseIfDue()
  }

  /// Takes a row from its breakpoint to the point to which it and its followers pull: notes which of them
  /// is to enter there, and how far the row has to shift for it. No variable moves yet.
  private mutating func leaveForFollower(_ leader: Int) {
    let s = leaders[leader].slot
    let row = definition[s]
    let side = rangeViolation(row)
    let sign = Double(side)
    let place = leaders[leader].place
    let gap = side > 0 ? groupEnd(row, from: place) : place
    lexSlope.clear()
    lexSlope.addSlope(members.run(row), gap: gap, in: costs, times: 1)
    lexSlope.add(stored: multiplier[row], in: cells, times: -1)
    contribute(row, lexSlope)
    lexSlope.scale(sign)
    events.removeAll()
    var link = leaders[leader].head
    while link > 0 {
      let follower = followers[Int(link - 1)]
      rate[follower.row] = follower.rate * sign
      pushEvent(follower.row)
      link = follower.next
    }
    leaveBasis(row, gap: gap)
    rate[row] = sign
    pushEvent(row)
    let (entering, first) = passEvents()
    if entering < 0 {
      // Something else holds the row: it stays at the breakpoint where it was.
      leaders[leader].entering = row
      leaders[leader].first = place
      return
    }
    leaders[leader].entering = entering
    leaders[leader].first = first
    let miss = members.element(entering, first).bound - exactActivity(entering).sum
    leaders[leader].shift = miss / (rate[entering] * sign)
  }

  /// Solves for the direction in which all active rows shift as they have to.
  /// - Returns: how far the point has to move along it.
  private mutating func solveCommonDirection() -> Double {
    if leaders.count == 1 {
      solveDirection(of: leaders[0].slot)
      return leaders[0].shift
    }
    beginDirection()
    for leader in 0..<leaders.count { addSource(leaders[leader].slot, leaders[leader].shift) }
    solveDirection()
    return 1
  }

  /// True if no required row is broken by moving so far along the solved direction.
  private mutating func keepsRequiredRows(movingBy step: Double) -> Bool {
    collectRates(step)
    for index in 0..<rowList.count {
      let row = rowList[index]
      let value = activity[row] + rate[row]
      if (value < lower[row] || value > upper[row]) && forbids(row, value) { return false }
    }
    return true
  }

  /// Lets the row that was found enter in the place of the one that left, or else that one again.
  private mutating func enterForLeader(_ leader: Leader, isAllowed: Bool) {
    let s = leader.slot
    let row = definition[s]
    let entering = isAllowed ? leader.entering : row
    let first = isAllowed ? leader.first : leader.place
    lexOther.clear()
    loadMultiplierIntoOther(entering)
    if stepLog.isOn && entering != row {
      noteLeaving(row, at: leader.place)
      noteEntering(entering, at: first)
    }
    activate(entering, at: first, slot: s)
    setMultiplier(entering, lexOther)
    enqueueRange(entering)
    if entering == row { return }
    statistics.pivots += 1
    loadColumn(row: entering)
    chain.removeAll()
    var slot = terms.element(entering, 0).id
    while slot != s {
      chain.append(slot)
      slot = columns.element(slot, 0).id
    }
    let place = passAlong(from: s)
    if leaders.count == 1 { solvedSlot = place }
  }

  // MARK: Who follows whom

  /// Finds the active rows with multipliers out of range that define the placed rows, and all rows on
  /// one variable beside the placed ones that move with them.
  private mutating func findFollowers() {
    leaders.removeAll()
    followers.removeAll()
    let epoch = nextEpoch()
    for index in 0..<placed.count where terms.count(placed[index]) == 1 {
      findLeader(of: terms.element(placed[index], 0).id, epoch)
    }
  }

  /// Follows definitions with one other variable each to one with none. What was found is left at every
  /// variable on the way: the number of the leader, or -1, in `z`, and how the variable moves with it in
  /// `alpha`.
  private mutating func findLeader(of variable: Int32, _ epoch: Int32) {
    chain.removeAll()
    var slot = variable
    while alphaMark[slot] != epoch {
      chain.append(slot)
      if columns.count(slot) != 1 || definition[slot] < 0 { break }
      slot = columns.element(slot, 0).id
    }
    var leader = -1.0
    var rate = 0.0
    if alphaMark[slot] == epoch {
      leader = z[slot]
      rate = alpha[slot]
    } else {
      _ = chain.removeLast()
      let row = definition[slot]
      if columns.count(slot) == 0 && row >= 0 && !isLeaving(row) && rangeViolation(row) != 0 {
        leader = Double(leaders.count)
        leaders.append(Leader(slot: slot, place: position[row]))
        rate = 1 / pivot[slot]
      }
      follow(slot, leader, rate, epoch)
    }
    while !chain.isEmpty {
      let next = chain.removeLast()
      let entry = columns.element(next, 0)
      rate *= -entry.coefficient / pivot[next]
      if abs(entry.coefficient) < Tolerances.definingCoefficient
        || !Self.followingRates.contains(abs(rate))
      {
        leader = -1
      }
      follow(next, leader, rate, epoch)
    }
  }

  /// Rates at which a variable may follow.
  private static var followingRates: ClosedRange<Double> {
    Tolerances.definingCoefficient...1 / Tolerances.definingCoefficient
  }

  /// Notes the leader of a variable, and the rows on the variable alone as its followers.
  private mutating func follow(
    _ variable: Int32, _ leader: Double, _ variableRate: Double, _ epoch: Int32
  ) {
    alphaMark[variable] = epoch
    z[variable] = leader
    alpha[variable] = variableRate
    if leader < 0 || etaMemberHead[variable] > 0 { return }
    let number = Int(leader)
    for entry in watchers.run(variable) where terms.count(entry.id) == 1 {
      followers.append(
        Follower(
          row: entry.id, rate: entry.coefficient * variableRate, next: leaders[number].head))
      leaders[number].head = Int32(followers.count)
    }
  }
}
