// Placing: rows beyond their segments are put at once where their values lie, and what that sends out of range is settled
// together.

extension Core {
  /// Settles what waits together, as far as that takes fewer steps than one by one.
  mutating func settleTogether() {
    // Dual steps for optional rows ask for multipliers in range; primal steps for all rows in place.
    let isBatch = hasManyOptionalRows
    let isInRange = isInRange
    placed.removeAll()
    formerPlaces.removeAll()
    if isBatch || !isInRange || counts.owingRows > 0 { placeQueuedRows() }
    if isInRange && asksForManySteps && takeBackPlacedRows() { return }
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

  /// True if all multipliers are in their ranges, but for those of rows that are to leave: these give way to dual steps
  /// first.
  private var isInRange: Bool {
    mutating get {
      counts.rangeHead == counts.rangeTail || !keepOutOfRange()
        || counts.rangeTail - counts.rangeHead <= counts.leavingRows
    }
  }

  /// True if so many optional rows are queued that they are better settled together.
  var hasManyOptionalRows: Bool {
    @inline(__always) mutating get {
      counts.optionalTail - counts.optionalHead >= Self.batchSize
    }
  }

  /// True if no more multipliers are out of range than are taken together, and many more rows were placed: what follows
  /// whom is found out by a visit to all of these.
  private var isForSuboptimisation: Bool {
    mutating get {
      if placed.count < 2 * Self.placedPerCandidate || !keepOutOfRange() { return false }
      let candidates = Int(counts.rangeTail - counts.rangeHead)
      return candidates >= 2 && candidates <= Self.mostCandidates
        && placed.count >= Self.placedPerCandidate * candidates
    }
  }

  /// So many placed rows are too many to visit for an active one that is out of range.
  private static var placedPerCandidate: Int { 16 }
  /// So many optional rows beyond their segments are placed at once.
  private static var batchSize: Int32 { 3 }
  /// So often what was placed at once is followed by exchanges at once, of either kind.
  private static var roundsTogether: Int { 4 }

  /// Puts all queued rows in the segments that their values lie in, and balances the change of all their
  /// multipliers with one combination per level instead of one per row. Required rows hold by now, so
  /// what is left to do after this is a matter of primal steps.
  mutating func placeQueuedRows() {
    contributions.removeAll()
    rowList.removeAll()
    while true {
      let row = dequeueOptional()
      if row < 0 { break }
      if kind[row] == .free || kind[row] == .active { continue }
      let side = violation(row)
      if side == 0 || forbids(row, activity[row]) {
        if isOwing(row) { contributeOwed(row) }
        if members.count(row) == 0 { rowList.append(row) }
        continue
      }
      lexOther.clear()
      loadMultiplierIntoOther(row)
      if placed.count < Self.mostTakenBack { formerPlaces.append(formerPlace(of: row)) }
      placeByValue(row, up: side > 0)
      notePlaced(row)
      lexSlope.clear()
      lexSlope.addSlope(members.run(row), gap: position[row], in: costs, times: 1)
      lexSlope.add(lexOther, times: -1)
      contribute(row, lexSlope)
      statistics.flips += 1
    }
    shiftMultipliers(except: -1)
    for index in 0..<rowList.count { removeIfUseless(rowList[index]) }
  }

  /// Moves a row's place over breakpoints until its value lies within the segment.
  private mutating func placeByValue(_ row: Int32, up: Bool) {
    let value = activity[row]
    if kind[row] == .pinned {
      placeInSegment(row, gap: up ? groupEnd(row, from: position[row]) : position[row])
    }
    while up && value > upper[row] {
      placeInSegment(row, gap: groupEnd(row, from: position[row]))
    }
    while !up && value < lower[row] {
      placeInSegment(row, gap: groupStart(row, to: position[row] - 1))
    }
  }

  // MARK: Taking back

  /// Where a row was before it was placed: in the gap before a member; on the breakpoint that starts at a member,
  /// without a multiplier; or where nothing leads back to.
  enum FormerPlace: BitwiseCopyable {
    case gap(Int32)
    case breakpoint(Int32)
    case lost
  }

  private mutating func formerPlace(of row: Int32) -> FormerPlace {
    if kind[row] == .segment { return .gap(position[row]) }
    return multiplier[row] == 0 ? .breakpoint(position[row]) : .lost
  }

  /// So many placed rows may be taken back.
  static var mostTakenBack: Int { 32 }

  /// True if placing a few rows sent many more multipliers out of range: each of those may rest on many active rows, of
  /// which a dual step finds the few that have to give way.
  private var asksForManySteps: Bool {
    mutating get {
      let most = Self.stepsPerPlacedRow * (4 + Int32(placed.count))
      return !placed.isEmpty && placed.count <= Self.mostTakenBack
        && counts.rangeTail - counts.rangeHead > most && keepOutOfRange()
        && counts.rangeTail - counts.rangeHead > most
    }
  }

  /// So many multipliers out of range are worth a dual step.
  private static var stepsPerPlacedRow: Int32 { 4 }

  /// Lets the placed rows wait again where they were before.
  /// - Returns: false if there is one that cannot, and nothing was done.
  private mutating func takeBackPlacedRows() -> Bool {
    for index in 0..<placed.count {
      if case .lost = formerPlaces[index] { return false }
    }
    for index in 0..<placed.count {
      let row = placed[index].row
      lexOther.clear()
      loadMultiplierIntoOther(row)
      lexSlope.clear()
      switch formerPlaces[index] {
      case .gap(let gap):
        placeInSegment(row, gap: gap)
        lexSlope.addSlope(members.run(row), gap: gap, in: costs, times: 1)
      case .breakpoint(let first): placeOnBreakpoint(row, first: first)
      case .lost: preconditionFailure("Internal inconsistency: no way back")
      }
      lexSlope.add(lexOther, times: -1)
      contribute(row, lexSlope)
      enqueue(row)
    }
    shiftMultipliers(except: -1)
    return true
  }
}
