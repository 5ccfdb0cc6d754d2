// Many primal steps at once: a shared height takes the largest of its contents in every row of a table.

extension Core {
  /// A row that was placed.
  struct PlacedRow: BitwiseCopyable, Leveled {
    var row: Int32
    /// The highest level at which it costs something, other than a required one.
    var level: Double
  }

  /// A row that moves with one active row and no other whose multiplier is out of range, and in one way only:
  /// definitions lead from one of its variables to that of the active row.
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
    /// The highest level at which a placed row that follows it costs something.
    var level = -Double.infinity
    /// Whether a placed row moves with others as well, at whose levels those that follow do not cost more: then it tells
    /// nothing what follows this one alone.
    var isShared = false

    /// Lets the active row stay where it is.
    mutating func refuse(_ row: Int32) {
      entering = row
      first = place
      shift = 0
    }
  }

  /// Exchanges active rows, whose multipliers went out of range by what changed in those of the placed rows,
  /// for rows that follow them, and then moves the point and the multipliers once for all of them. What is
  /// placed afterwards are the rows whose multipliers that changed.
  ///
  /// Each exchange is a primal step that looks at the followers only. It is a guess, therefore: what else
  /// depends on the active row may ask for steps of the usual kind afterwards. But those have to visit
  /// all that moves, and tables and stacks have a chain of views behind each of their rows.
  ///
  /// Required rows hold before and afterwards: bringing one back would take dual steps, which need
  /// multipliers in range. Exchanges that would break one are left out.
  /// - Returns: false if there is nothing to exchange.
  /// - Complexity: the definitions between the placed rows and the active ones, and what moves, once.
  mutating func exchangeTogether() -> Bool {
    if !keepOutOfRange() { return false }
    findFollowers()
    if leaders.isEmpty { return false }
    rate.reserveAnew(Int(counts.rows))
    contributions.removeAll()
    let ahead = placesAhead(of: leaders.count)
    for leader in 0..<leaders.count {
      if leader < ahead { prefetchLeaders(after: leader) }
      leaveForFollower(leader)
    }
    moveInCommon()
    forgetRays()
    for leader in 0..<leaders.count {
      if leader < ahead { prefetchEntering(after: leader) }
      enterForLeader(leaders[leader])
    }
    stepLog.leaving = nil
    // A row that passed a breakpoint need not have come to where it was guessed to.
    let followersAhead = placesAhead(of: followers.count)
    for index in 0..<followers.count {
      if index < followersAhead { prefetchPlace(ofFollower: index) }
      let row = followers[index].row
      let value = activity[row]
      if kind[row] != .active && (value < lower[row] || value > upper[row]) { enqueue(row) }
    }
    placeContributing()
    shiftMultipliers(except: -1)
    refactoriseIfDue()
    return true
  }

  /// Makes the inactive rows whose multipliers have changed the placed ones.
  private mutating func placeContributing() {
    placed.removeAll()
    gatherScattered()
    let epoch = nextEpoch()
    let ahead = placesAhead(of: contributions.count)
    for index in 0..<contributions.count {
      if index < ahead { prefetchContributing(after: index) }
      let row = contributions[index].row
      if rowMark[row] == epoch { continue }
      rowMark[row] = epoch
      notePlaced(row)
    }
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
    listFollowers(of: leaders[leader], sign)
    let ahead = placesAhead(of: rowList.count)
    for place in 0..<rowList.count {
      if place < ahead { prefetchFollowing(after: place) }
      pushEvent(rowList[place])
    }
    leaveBasis(row, gap: gap)
    rate[row] = sign
    pushEvent(row)
    let (entering, first) = passEvents()
    if entering < 0 {
      // Something else holds the row: it stays at the breakpoint where it was.
      leaders[leader].refuse(row)
      return
    }
    leaders[leader].entering = entering
    leaders[leader].first = first
    let miss = members.element(entering, first).bound - exactActivity(entering).sum
    leaders[leader].shift = miss / (rate[entering] * sign)
  }

  /// Lists the rows that follow a leader, and notes their rates.
  private mutating func listFollowers(of leader: Leader, _ sign: Double) {
    rowList.removeAll()
    var link = leader.head
    while link > 0 {
      let follower = followers[Int(link - 1)]
      if looksAhead { prefetchFollower(from: link, by: link &- follower.next) }
      rate[follower.row] = follower.rate * sign
      rowList.append(follower.row)
      link = follower.next
    }
  }

  /// Moves the point as the active rows shift that have to, but for those that would break required rows.
  private mutating func moveInCommon() {
    for attempt in 1...Self.mostAttempts {
      let step = solveCommonDirection()
      move(by: step)
      // Mostly nothing breaks, so that it is asked of rows that have moved and not, in a pass of its own, before.
      if !loadBroken() { return }
      move(by: -step)
      // The way back rounds: what is broken still where nothing shifts any more is for dual steps.
      refuseBreaking(all: attempt == Self.mostAttempts)
    }
  }

  /// So often a move in common is tried, each time with fewer shifts.
  private static var mostAttempts: Int { 4 }

  /// Solves for the direction in which the active rows shift as they have to.
  /// - Returns: how far the point has to move along it.
  private mutating func solveCommonDirection() -> Double {
    if leaders.count == 1 {
      solveDirection(of: leaders[0].slot)
      return leaders[0].shift
    }
    beginDirection()
    let ahead = placesAhead(of: leaders.count)
    for leader in 0..<leaders.count {
      if leader < ahead { prefetchSources(after: leader) }
      addSource(leaders[leader].slot, leaders[leader].shift)
    }
    solveDirection()
    return 1
  }

  /// Adds up, transformed, the required rows that the move has broken, each as it is broken; they are queued.
  /// - Returns: false if there is none.
  private mutating func loadBroken() -> Bool {
    var isBroken = false
    for place in counts.requiredHead..<counts.requiredTail {
      let row = requiredQueue[place]
      if kind[row] == .free || kind[row] == .active || !forbids(row, activity[row]) { continue }
      if !isBroken { beginColumn() }
      isBroken = true
      addToColumn(row: row, activity[row] > upper[row] ? 1 : -1)
    }
    if isBroken { finishColumn() }
    return isBroken
  }

  /// Refuses the shifts that move the sum of the broken rows the way they are broken; at least one does.
  private mutating func refuseBreaking(all: Bool) {
    if !all { solveCombination() }
    for index in 0..<leaders.count {
      let s = leaders[index].slot
      if all || alphaMark[s] == zEpoch && alpha[s] * leaders[index].shift > 0 {
        leaders[index].refuse(definition[s])
      }
    }
  }

  /// Lets the row that was found enter in the place of the one that left, or else that one again.
  private mutating func enterForLeader(_ leader: Leader) {
    let s = leader.slot
    let row = definition[s]
    let entering = leader.entering
    lexOther.clear()
    loadMultiplierIntoOther(entering)
    if stepLog.isOn && entering != row {
      noteLeaving(row, at: leader.place)
      noteEntering(entering, at: leader.first)
    }
    activate(entering, at: leader.first, slot: s)
    setMultiplier(entering, lexOther)
    enqueueRange(entering)
    if entering == row { return }
    statistics.pivots += 1
    loadColumn(row: entering)
    chain.removeAll()
    var slot = follower(in: terms.run(entering))
    while slot != s {
      chain.append(slot)
      slot = follower(in: columns.run(slot))
    }
    clearColumn(s)
    let place = passAlong(from: s)
    if leaders.count == 1 { solvedSlot = place }
  }

  /// The only variable of a row or a definition that moves with a leader.
  private mutating func follower(in run: UnsafeBufferPointer<Entry>) -> Int32 {
    for entry in run where wMark[entry.id] == wEpoch { return entry.id }
    preconditionFailure("Internal inconsistency: a row follows none that it was exchanged for")
  }
}
