// How the multipliers of active rows give way: to the row of a dual step, or to a sum of changes of inactive rows.

extension Core {
  /// Lets the multipliers of the active rows give way while that of the solved row moves by `amount`.
  mutating func changeMultipliers(by amount: LexVector, up: Bool) {
    if amount.count == 0 { return }
    if ratioTest.skipsPivots { enqueueSkipped() }
    if ratioTest.hasCloseRooms { enqueueRangesOfCombination() }
    let direction = up ? -1.0 : 1.0
    let slots = factorisation.alpha.list.base
    let factors = factorisation.alpha.base
    let holders = basis.definition.base
    for index in 0..<factorisation.alpha.list.count {
      let slot = Int(slots[index])
      if factors[slot] == 0 || agenda.outdateIfUnlimited(holders[slot], &journal) { continue }
      multipliers.add(
        amount, times: direction * factors[slot], to: holders[slot],
        among: problem.counts.variables, &journal)
      statistics.multiplierChanges &+= 1
    }
  }

  /// Queues the rows whose factors are too small for a pivot: their multipliers give way as well, and the ratio test
  /// did not ask how far they may.
  private mutating func enqueueSkipped() {
    let threshold = factorisation.largestFactor * Tolerances.pivotRatio
    for index in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[index]
      if factorisation.alpha[slot] != 0 && abs(factorisation.alpha[slot]) <= threshold {
        agenda.enqueueRange(basis.definition[slot], among: problem.counts.variables, &journal)
      }
    }
  }

  /// Queues all whose multipliers a step changes.
  mutating func enqueueRangesOfCombination(without s: SlotID? = nil) {
    for index in 0..<factorisation.alpha.list.count {
      let slot = factorisation.alpha.list[index]
      if slot != s && factorisation.alpha[slot] != 0 {
        agenda.enqueueRange(basis.definition[slot], among: problem.counts.variables, &journal)
      }
    }
  }

  /// Makes the multiplier of a row in a segment the slope there, and balances the difference.
  mutating func balance(_ row: RowID) {
    workspace.contributions.removeAll()
    contributeOwed(row)
    shiftMultipliers()
  }

  /// Makes the multiplier of a row in a segment the slope there, and adds the difference to the sum that is to be
  /// balanced.
  mutating func contributeOwed(_ row: RowID) {
    workspace.slope.clear()
    workspace.slope.addSlope(
      problem.members.run(row), gap: point.position[row], in: problem.costs, times: 1)
    workspace.slope.add(stored: multipliers.head[row], in: multipliers.cells, times: -1)
    placeInSegment(row, gap: point.position[row])
    workspace.contribute(row, workspace.slope)
  }

  /// Adds the multiplier of an inactive row, or the stored one of an active row, to `workspace.multiplier`.
  mutating func addMultiplierToWorkspace(of row: RowID) {
    if agenda.isOutdated(row) {
      addOutdatedMultiplierToWorkspace(of: row)
    } else if basis.kind[row] == .segment && !agenda.isOwing(row) {
      workspace.multiplier.addSlope(
        problem.members.run(row), gap: point.position[row], in: problem.costs, times: 1)
    } else {
      workspace.multiplier.add(stored: multipliers.head[row], in: multipliers.cells, times: 1)
    }
  }

  /// Balances the collected changes of inactive rows' multipliers: level by level, one combination
  /// of all of them, taken from the multipliers of the active rows (but that of slot `excepted`).
  mutating func shiftMultipliers(except excepted: SlotID? = nil) {
    var done = 0
    while done < workspace.contributions.count {
      let first = done
      let level = workspace.contributions.gatherHighest(from: &done)
      if excepted == nil && shiftSupports(first..<done, level: level) { continue }
      loadContributions(first..<done)
      if factorisation.ftran() && excepted == nil { noteSupports(first..<done) }
      shiftMultipliers(at: level, except: excepted)
    }
    workspace.contributions.removeAll()
  }

  /// Lets the active rows in the listed slots balance the sum that was combined at a level, each by its factor.
  private mutating func shiftMultipliers(at level: Double, except excepted: SlotID?) {
    let slots = factorisation.alpha.list.base
    let factors = factorisation.alpha.base
    for place in 0..<factorisation.alpha.list.count {
      let slot = slots[place]
      let factor = factors[Int(slot)]
      if factor == 0 || slot == excepted
        || agenda.outdateIfUnlimited(basis.definition[slot], &journal)
      {
        continue
      }
      multipliers.add(
        -factor, at: level, to: basis.definition[slot], among: problem.counts.variables, &journal)
      statistics.multiplierChanges &+= 1
      agenda.enqueueRange(basis.definition[slot], among: problem.counts.variables, &journal)
    }
  }

  /// Transforms the sum of contributions at one level.
  /// - Parameter keepsAll: as of `finishColumn(keepsAll:)`.
  mutating func loadContributions(_ contributed: Range<Int>, keepsAll: Bool = false) {
    factorisation.beginColumn()
    for index in contributed {
      factorisation.addToColumn(
        problem.terms.run(workspace.contributions[index].row), workspace.contributions[index].value)
    }
    factorisation.finishColumn(keepsAll: keepsAll)
  }

  /// Lets every inactive row contribute its multiplier, and nothing else.
  mutating func contributeInactive() {
    workspace.contributions.removeAll()
    for row in problem.allRows
    where basis.kind[row] == .segment || basis.kind[row] == .pinned {
      workspace.multiplier.clear()
      addMultiplierToWorkspace(of: row)
      workspace.contribute(row, workspace.multiplier)
    }
  }
}
