// Supports: if a single active row gives way to a row that passes a breakpoint, and all others that take part are
// required from both sides, the next such passage needs no solve.
//
// In a row of equal widths every width depends on that of the container by way of all the others. As the container is
// dragged across the widths of their contents, one width after the other passes its breakpoint. Apart from multipliers
// that nobody keeps, only that of the container's edit changes.

extension Core {
  /// Forgets the supports in which the row in a slot may take part: if nothing but itself mentions the slot's
  /// variable, there is none.
  @inline(__always)
  mutating func forgetSupports(of s: SlotID) {
    if directions.supportMark == 0 { return }
    if !isLoose(s) { directions.forgetSupports() }
  }

  private mutating func note(_ support: RowID, of row: RowID, _ factor: Double) {
    if directions.supportMark == 0 { directions.supportMark = nextRowEpoch() }
    directions.supports.reserve(Int(problem.counts.rows))
    directions.supports[row] = Support(mark: directions.supportMark, row: support, factor: factor)
  }

  /// Changes the multiplier of a row's support as the row's own changes by `workspace.ownRoom`, up or down.
  /// - Returns: false if the support is not known, or has no room for the change; nothing has changed then.
  mutating func flipBySupport(of row: RowID, up: Bool) -> Bool {
    guard let support = directions.support(of: row) else { return false }
    if multipliers.loadRoom(
      of: support.row, falling: (support.factor > 0) == up, problem, point, agenda,
      into: &workspace.room)
    {
      workspace.room.scale(1 / abs(support.factor))
      let unit = RatioTest.unit(1, abs(support.factor))
      if workspace.ownRoom.compare(workspace.room, unit: unit) > 0 { return false }
    }
    multipliers.add(
      workspace.ownRoom, times: up ? -support.factor : support.factor, to: .row(support.row),
      among: problem.counts.variables,
      &journal)
    statistics.multiplierChanges &+= 1
    return true
  }

  /// Takes note of the support of a row, whose combination was solved and has just changed the multipliers.
  mutating func noteSupport(of row: RowID) {
    if !acceleration.contains(.supports) { return }
    var place = -1
    for index in 0..<factorisation.alpha.list.count
    where factorisation.alpha[factorisation.alpha.list[index]] != 0 {
      let holder = basis.definition[factorisation.alpha.list[index]].row
      if let holder, agenda.isUnlimited(holder) { continue }
      if place >= 0 || holder == nil { return }
      place = index
    }
    if place >= 0 {
      note(
        basis.definition[factorisation.alpha.list[place]].certainRow, of: row,
        factorisation.alpha[factorisation.alpha.list[place]])
    }
  }

  /// Balances contributions at one level if the supports of all their rows are known.
  /// - Returns: false if they are not; nothing has changed then.
  mutating func shiftSupports(_ contributed: Range<Int>, level: Double) -> Bool {
    for index in contributed where directions.support(of: workspace.contributions[index].row) == nil
    {
      return false
    }
    var index = contributed.lowerBound
    while index < contributed.upperBound {
      // Mostly one row supports all of them.
      let row = directions.supports[workspace.contributions[index].row].row
      var sum = 0.0
      while index < contributed.upperBound {
        let support = directions.supports[workspace.contributions[index].row]
        if support.row != row { break }
        sum += support.factor * workspace.contributions[index].value
        index += 1
      }
      multipliers.add(-sum, at: level, to: .row(row), among: problem.counts.variables, &journal)
      statistics.multiplierChanges &+= 1
      agenda.enqueueRange(.row(row), among: problem.counts.variables, &journal)
    }
    return true
  }

  /// Takes note of the supports of rows whose combination was solved together: among all that could take part
  /// one row only has limits, and its direction tells the parts that it takes.
  ///
  /// A factor that cancels in one combination of the rows may remain in another: if anything cancelled, the combination
  /// is solved once more with all slots that could take part.
  mutating func noteSupports(_ contributed: Range<Int>) {
    if !acceleration.contains(.supports) { return }
    var support = onlyLimitedRow()
    if support != nil && factorisation.hasEtasLeftOut {
      loadContributions(contributed, keepsAll: true)
      if !factorisation.ftran() { return }
      support = onlyLimitedRow()
    }
    guard let support, let direction = directions.goodDirection(of: support) else { return }
    for index in 0..<factorisation.alpha.list.count {
      _ = agenda.outdateIfUnlimited(basis.definition[factorisation.alpha.list[index]], &journal)
    }
    for index in contributed {
      let row = workspace.contributions[index].row
      let factor = direction.data.rows[row]
      if factor != 0 { note(support, of: row, factor) }
    }
  }

  /// The only active row with limits among those listed; nil if there are several, or none, or a stay.
  private mutating func onlyLimitedRow() -> RowID? {
    var found: RowID?
    for index in 0..<factorisation.alpha.list.count {
      let holder = basis.definition[factorisation.alpha.list[index]].row
      if let holder, agenda.isUnlimited(holder) { continue }
      if found != nil || holder == nil { return nil }
      found = holder
    }
    return found
  }
}
