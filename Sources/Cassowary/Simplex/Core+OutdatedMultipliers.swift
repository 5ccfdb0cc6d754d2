// Multipliers that were not kept, and are computed when they are needed.

extension Core {
  /// Adds to `workspace.multiplier` the multiplier of an active row that balances those of the inactive rows: along the
  /// direction in which, of the active rows, only this one shifts, all multipliers add up to zero.
  mutating func addOutdatedMultiplierToWorkspace(of row: RowID) {
    factorisation.btran(of: basis.slot(of: row))
    workspace.rate.reserveAnew(Int(problem.counts.rows))
    workspace.rowList.removeAll()
    let epoch = nextRowEpoch()
    for index in 0..<factorisation.d.list.count {
      let variable = factorisation.d.list[index]
      for entry in point.watchers.run(variable) {
        if workspace.rowMark[entry.row] != epoch {
          workspace.rowMark[entry.row] = epoch
          workspace.rate[entry.row] = 0
          workspace.rowList.append(entry.row)
        }
        workspace.rate[entry.row] += entry.coefficient * factorisation.d[variable]
      }
    }
    addMovingMultipliersToWorkspace(times: -1)
  }

  /// Adds to `workspace.multiplier` those of the inactive rows that move, times their rates and a sign.
  mutating func addMovingMultipliersToWorkspace(times sign: Double) {
    for index in 0..<workspace.rowList.count {
      let other = workspace.rowList[index]
      if abs(workspace.rate[other]) <= Tolerances.drop { continue }
      if basis.kind[other] == .segment && !agenda.isOwing(other) {
        workspace.multiplier.addSlope(
          problem.members.run(other), gap: point.position[other], in: problem.costs,
          times: sign * workspace.rate[other])
      } else {
        workspace.multiplier.add(
          stored: multipliers.head[other], in: multipliers.cells,
          times: sign * workspace.rate[other])
      }
    }
  }

  /// Loads the multiplier of a row that is about to change into `workspace.multiplier`, and stores it if it was not kept.
  mutating func loadMultiplierToChange(_ row: RowID) {
    if agenda.isOutdated(row) { computeOutdatedMultiplier(row) }
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
  }

  /// Computes and stores a multiplier that was not kept. If many such rows change one after the other, which may all
  /// move the same variables, all are computed together.
  @inline(never)
  private mutating func computeOutdatedMultiplier(_ row: RowID) {
    if multipliers.counts.workOfOutdated
      > Int64(problem.counts.liveRows &+ problem.counts.liveVariables)
    {
      return computeOutdatedMultipliers()
    }
    workspace.multiplier.clear()
    addOutdatedMultiplierToWorkspace(of: row)
    multipliers.counts.workOfOutdated &+= Int64(
      factorisation.d.list.count &+ workspace.rowList.count)
    multipliers.set(.row(row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    agenda.flags.write(row, agenda.flags[row] & ~Queue.outdated, &journal)
    refactorised(.multipliers)
  }

  /// Computes and stores all multipliers that were not kept, from those of the inactive rows: one combination of all of
  /// these for each level.
  mutating func computeOutdatedMultipliers() {
    multipliers.counts.workOfOutdated = 0
    contributeInactive()
    for s in problem.allVariables where holdsOutdated(s) {
      multipliers.clear(basis.definition[s], among: problem.counts.variables, &journal)
    }
    var done = 0
    while done < workspace.contributions.count {
      let first = done
      let level = workspace.contributions.gatherHighest(from: &done)
      loadContributions(first..<done)
      factorisation.ftran()
      for place in 0..<factorisation.alpha.list.count {
        let s = factorisation.alpha.list[place]
        if holdsOutdated(s) {
          multipliers.add(
            -factorisation.alpha[s], at: level, to: basis.definition[s],
            among: problem.counts.variables, &journal)
        }
      }
    }
    workspace.contributions.removeAll()
    for s in problem.allVariables where holdsOutdated(s) {
      let row = basis.definition[s].certainRow
      agenda.flags.write(row, agenda.flags[row] & ~Queue.outdated, &journal)
    }
    refactorised(.multipliers)
  }

  /// True if a slot holds a row whose multiplier was not kept.
  @inline(__always)
  private mutating func holdsOutdated(_ s: SlotID) -> Bool {
    problem.isSlot(s) && agenda.isOutdated(basis.definition[s])
  }
}
