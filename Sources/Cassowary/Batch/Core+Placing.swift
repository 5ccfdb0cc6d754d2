// Placing: rows beyond their segments are put at once where their values lie, and the multipliers that go out of range
// by it are settled together.

extension Core {
  /// Settles the waiting rows together, as far as that takes fewer steps than one by one.
  mutating func settleTogether() {
    // Dual steps for optional rows ask for multipliers in range; primal steps for all rows in place.
    let isBatch = acceleration.contains(.batchPlacing) && hasManyOptionalRows
    let isInRange = isInRange
    batch.placed.removeAll()
    if isBatch || !isInRange || agenda.counts.owingRows > 0 { placeQueuedRows() }
    if !isBatch { return }
    var rounds = Self.roundsTogether
    while rounds > 0 && exchangeTogether() {
      placeQueuedRows()
      rounds -= 1
      if isForSuboptimisation { break }
    }
    rounds = Self.roundsTogether
    while rounds > 0 && suboptimise() {
      placeQueuedRows()
      rounds -= 1
    }
  }

  /// True if all multipliers are in their ranges, except those of rows that are to leave: these rows give way to dual
  /// steps first.
  private var isInRange: Bool {
    mutating get {
      agenda.rangeCount == 0 || !keepOutOfRange()
        || agenda.rangeCount <= agenda.counts.leavingRows
    }
  }

  /// True if enough optional rows are queued to settle them together.
  var hasManyOptionalRows: Bool {
    @inline(__always) mutating get {
      agenda.optionalCount >= Self.batchSize
    }
  }

  /// True if no more multipliers are out of range than are taken together, and many more rows were placed: finding the
  /// followers takes a visit to all of these.
  private var isForSuboptimisation: Bool {
    mutating get {
      if batch.placed.count < 2 * Self.placedPerCandidate || !keepOutOfRange() { return false }
      let candidates = Int(agenda.rangeCount)
      return candidates >= 2 && candidates <= Self.mostCandidates
        && batch.placed.count >= Self.placedPerCandidate * candidates
    }
  }

  /// Placed rows for each active row that is out of range. From there on bundles, which start from the active rows,
  /// cost less than a visit to all placed rows in search of followers (decision 9).
  private static var placedPerCandidate: Int { 16 }
  /// The fewest optional rows beyond their segments that are placed at once: one or two take a dual step each.
  private static var batchSize: Int32 { 3 }
  /// The most rounds of exchanges at once, of either kind, that follow the rows that were placed at once. Primal
  /// steps settle the rest.
  private static var roundsTogether: Int { 4 }

  /// Puts all queued rows in the segments that their values lie in, and balances the change of all their multipliers
  /// with one combination per level instead of one per row. Required rows hold by now, so after this only primal steps
  /// are left.
  mutating func placeQueuedRows() {
    workspace.contributions.removeAll()
    workspace.rowList.removeAll()
    while true {
      guard let row = agenda.dequeueOptional(&journal) else { break }
      if basis.kind[row] == .free || basis.kind[row] == .active { continue }
      let side = point.violation(row, problem.terms.run(row), &journal)
      if side == 0 || problem.forbids(row, point.activity[row]) {
        if agenda.isOwing(row) { contributeOwed(row) }
        if problem.members.count(row) == 0 { workspace.rowList.append(row) }
        continue
      }
      workspace.multiplier.clear()
      addMultiplierToWorkspace(of: row)
      placeByValue(row, up: side > 0)
      batch.notePlaced(row, problem.members.run(row), problem.costs)
      workspace.slope.clear()
      workspace.slope.addSlope(
        problem.members.run(row), gap: point.position[row], in: problem.costs, times: 1)
      workspace.slope.add(workspace.multiplier, times: -1)
      workspace.contribute(row, workspace.slope)
      statistics.flips += 1
    }
    shiftMultipliers()
    for index in 0..<workspace.rowList.count { removeIfUseless(workspace.rowList[index]) }
  }

  /// Moves a row's place over breakpoints until its value lies within the segment.
  private mutating func placeByValue(_ row: RowID, up: Bool) {
    let value = point.activity[row]
    if basis.kind[row] == .pinned {
      placeInSegment(
        row, gap: up ? problem.groupEnd(row, from: point.position[row]) : point.position[row])
    }
    while up && value > point.upper[row] {
      placeInSegment(row, gap: problem.groupEnd(row, from: point.position[row]))
    }
    while !up && value < point.lower[row] {
      placeInSegment(row, gap: problem.groupStart(row, to: point.position[row] - 1))
    }
  }
}
