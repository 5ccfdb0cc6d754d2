// Many primal steps at once: a shared height takes the largest of its contents in every row of a table.

extension Core {
  /// A row that was placed.
  struct PlacedRow: BitwiseCopyable, Leveled {
    var row: RowID
    /// The highest level at which it costs something, other than a required one.
    var level: Double
  }

  /// A row that moves with one active row whose multiplier is out of range and with no other such row, and in one way
  /// only: definitions lead from one of its variables to that of the active row.
  struct Follower: BitwiseCopyable {
    var row: RowID
    /// How far the row moves if the active one moves by one.
    var rate: Double
    /// The follower of the same active row that was found before.
    var next: Link<Follower>
  }

  /// An active row whose multiplier is out of range, and the row that takes its place.
  struct Leader: BitwiseCopyable {
    var slot: SlotID
    /// The first member of the breakpoint on which the row lies.
    var place: Int32
    /// The follower that was found last.
    var head = Link<Follower>.none
    /// The row that enters, maybe the active one itself, at the breakpoint that starts at member `first`.
    var entering = RowID(0)
    var first: Int32 = 0
    /// How far the active row has to shift.
    var shift = 0.0
    /// The highest level at which a placed row that follows it costs something.
    var level = -Double.infinity
    /// Whether a placed row moves with other leaders as well, and costs no less than the rows that follow this one
    /// alone: then these tell nothing.
    var isShared = false

    /// Lets the active row stay where it is.
    mutating func refuse(_ row: RowID) {
      entering = row
      first = place
      shift = 0
    }
  }

  /// Exchanges active rows, whose multipliers went out of range as those of the placed rows changed, for rows that
  /// follow them, and then moves the point and the multipliers once for all of them. Afterwards the placed rows are
  /// those whose multipliers that changed.
  ///
  /// Each exchange is a primal step that looks at the followers only. So it is a guess: other rows that depend on the
  /// active row may need usual steps afterwards. But those steps visit all that moves, and tables and stacks have a
  /// chain of views behind each of their rows.
  ///
  /// Required rows hold before and afterwards: bringing one back would take dual steps, which need
  /// multipliers in range. Exchanges that would break one are left out.
  /// - Returns: false if there is nothing to exchange.
  /// - Complexity: the definitions between the placed rows and the active ones, and the variables and rows that move,
  ///   once.
  mutating func exchangeTogether() -> Bool {
    if !acceleration.contains(.followers) || !keepOutOfRange() { return false }
    findFollowers()
    if batch.leaders.isEmpty { return false }
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.contributions.removeAll()
    for leader in 0..<batch.leaders.count {
      leaveForFollower(leader)
    }
    moveTogether()
    refactorised(.basis)
    for leader in 0..<batch.leaders.count {
      enterForLeader(batch.leaders[leader])
    }
    stepLog.leaving = nil
    // A row that passed a breakpoint may be elsewhere than guessed.
    for index in 0..<batch.followers.count {
      let row = batch.followers[index].row
      let value = point.activity[row]
      if basis.kind[row] != .active && (value < point.lower[row] || value > point.upper[row]) {
        agenda.enqueue(row, problem, point, &journal)
      }
    }
    placeContributing()
    shiftMultipliers()
    refactoriseIfDue()
    return true
  }

  /// Makes the inactive rows whose multipliers have changed the placed ones.
  private mutating func placeContributing() {
    batch.placed.removeAll()
    let epoch = nextRowEpoch()
    for index in 0..<workspace.contributions.count {
      let row = workspace.contributions[index].row
      if workspace.rowMark[row] == epoch { continue }
      workspace.rowMark[row] = epoch
      batch.notePlaced(row, problem.members.run(row), problem.costs)
    }
  }

  /// Takes a row from its breakpoint to the point to which it and its followers pull: notes which of these rows is to
  /// enter there, and how far the row has to shift for that. No variable moves yet.
  private mutating func leaveForFollower(_ leader: Int) {
    let s = batch.leaders[leader].slot
    let row = basis.definition[s].certainRow
    let side = multipliers.rangeViolation(
      of: .row(row), problem, point, optimisation, excess: &workspace.room)
    let sign = Double(side)
    let place = batch.leaders[leader].place
    let gap = side > 0 ? problem.groupEnd(row, from: place) : place
    workspace.slope.clear()
    workspace.slope.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: 1)
    workspace.slope.add(stored: multipliers.head[row], in: multipliers.cells, times: -1)
    workspace.contribute(row, workspace.slope)
    workspace.slope.scale(sign)
    workspace.events.removeAll()
    listFollowers(of: batch.leaders[leader], sign)
    for place in 0..<workspace.rowList.count {
      pushEvent(workspace.rowList[place])
    }
    leaveBasis(row, gap: gap)
    workspace.rate[row] = sign
    pushEvent(row)
    guard let (entering, first) = passEvents() else {
      // Something else holds the row: it stays at the breakpoint where it was.
      batch.leaders[leader].refuse(row)
      return
    }
    batch.leaders[leader].entering = entering
    batch.leaders[leader].first = first
    let miss =
      problem.members.element(entering, first).bound
      - point.exactActivity(of: entering, problem).sum
    batch.leaders[leader].shift = miss / (workspace.rate[entering] * sign)
  }

  /// Lists the rows that follow a leader, and notes their rates.
  private mutating func listFollowers(of leader: Leader, _ sign: Double) {
    workspace.rowList.removeAll()
    var link = leader.head
    while let id = link.id {
      let follower = batch.followers[Int(id)]
      workspace.rate[follower.row] = follower.rate * sign
      workspace.rowList.append(follower.row)
      link = follower.next
    }
  }

  /// Moves the point by the shifts of the active rows, except shifts that would break required rows.
  private mutating func moveTogether() {
    for attempt in 1...Self.mostAttempts {
      let step = solveSumOfDirections()
      move(by: step)
      // Mostly nothing breaks, so the check looks at rows that have moved, instead of at all rows in a pass before the
      // move.
      if !loadBroken() { return }
      move(by: -step)
      // The way back rounds: dual steps restore rows that are still broken when nothing shifts any more.
      refuseBreaking(all: attempt == Self.mostAttempts)
    }
  }

  /// The most attempts at a common move. Each refuses the shifts that move broken rows further beyond, and the
  /// last one every shift.
  private static var mostAttempts: Int { 4 }

  /// Solves for the direction in which all active rows shift as required.
  /// - Returns: how far the point has to move along it.
  private mutating func solveSumOfDirections() -> Double {
    if batch.leaders.count == 1 {
      factorisation.btran(of: batch.leaders[0].slot)
      return batch.leaders[0].shift
    }
    factorisation.beginBtran()
    for leader in 0..<batch.leaders.count {
      factorisation.addSource(batch.leaders[leader].slot, batch.leaders[leader].shift)
    }
    factorisation.btran()
    return 1
  }

  /// Adds up the required rows that the move has broken, transformed, each with the sign of its miss; the rows are
  /// queued.
  /// - Returns: false if there is none.
  private mutating func loadBroken() -> Bool {
    var isBroken = false
    for place in agenda.counts.requiredHead..<agenda.counts.requiredTail {
      let row = agenda.required[place]
      if basis.kind[row] == .free || basis.kind[row] == .active
        || !problem.forbids(row, point.activity[row])
      {
        continue
      }
      if !isBroken { factorisation.beginColumn() }
      isBroken = true
      factorisation.addToColumn(
        problem.terms.run(row), point.activity[row] > point.upper[row] ? 1 : -1)
    }
    if isBroken { factorisation.finishColumn() }
    return isBroken
  }

  /// Refuses the shifts that move the sum of the broken rows the way they are broken; at least one does.
  private mutating func refuseBreaking(all: Bool) {
    if !all { factorisation.ftran() }
    for index in 0..<batch.leaders.count {
      let s = batch.leaders[index].slot
      if all
        || factorisation.alpha.marks[s] == factorisation.zEpoch
          && factorisation.alpha[s] * batch.leaders[index].shift > 0
      {
        batch.leaders[index].refuse(basis.definition[s].certainRow)
      }
    }
  }

  /// Lets the row that was found enter in the place of the row that left, or else lets that row enter again.
  private mutating func enterForLeader(_ leader: Leader) {
    let s = leader.slot
    let row = basis.definition[s].certainRow
    let entering = leader.entering
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: entering)
    if stepLog.isOn && entering != row {
      stepLog.noteLeaving(row, at: leader.place, problem)
      stepLog.noteEntering(entering, at: leader.first, problem, point)
    }
    activate(entering, at: leader.first, slot: s)
    multipliers.set(
      .row(entering), to: workspace.multiplier, among: problem.counts.variables, &journal)
    agenda.enqueueRange(.row(entering), among: problem.counts.variables, &journal)
    if entering == row { return }
    statistics.pivots += 1
    factorisation.loadColumn(problem.terms.run(entering))
    factorisation.chain.removeAll()
    var slot = follower(in: problem.terms.run(entering))
    while slot != s {
      factorisation.chain.append(slot)
      slot = follower(in: factorisation.columns.run(slot))
    }
    factorisation.clearColumn(s, &journal)
    let place = factorisation.passAlong(from: s, &basis, &journal)
    if batch.leaders.count == 1 { factorisation.solvedSlot = Link(place) }
  }

  /// The only variable of a row or a definition that moves with a leader.
  private mutating func follower(in run: UnsafeBufferPointer<Entry>) -> SlotID {
    for entry in run where factorisation.w.marks[entry.variable] == factorisation.wEpoch {
      return entry.variable
    }
    preconditionFailure("Internal inconsistency: a row follows none that it was exchanged for")
  }
}
