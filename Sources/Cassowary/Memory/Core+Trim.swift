// Giving memory back after a whole system was built: tables grow ahead of what they hold.

extension Core {
  /// Gives back what tables hold beyond what is in use, working storage, and what is kept only to save work:
  /// directions and supports.
  ///
  /// - Returns: false if nothing was given back, because changes are recorded, which may lead to what is not
  ///   in use.
  /// - Complexity: the size of the system.
  mutating func trim() -> Bool {
    if journal.isRecording || memory.blank != nil { return false }
    journal.giveBack()
    trimCaches()
    trimVariables()
    trimRows()
    factorisation.pivot.trim(to: problem.counts.variables)
    problem.editOf.trim(to: problem.counts.variables)
    problem.stayOf.trim(to: problem.counts.variables)
    factorisation.etas.headOfTarget.trim(to: problem.counts.variables)
    factorisation.etas.headOfMember.trim(to: problem.counts.variables)
    multipliers.stayHead.trim(to: problem.counts.variables)
    agenda.stayQueued.trim(to: problem.counts.variables)
    factorisation.columns.gather(problem.counts.variables, isTight: true)
    factorisation.users.gather(problem.counts.variables, isTight: true)
    point.watchers.gather(problem.counts.variables, isTight: true)
    problem.terms.gather(problem.counts.rows, isTight: true)
    problem.members.gather(problem.counts.rows, isTight: true)
    problem.constraints.trim(to: Int(problem.counts.constraints))
    trimForms()
    gatherCells()
    multipliers.cells.trim(to: Int(multipliers.counts.cells))
    problem.costs.trim()
    factorisation.etas.target.trim(to: Int(factorisation.counts.etas))
    factorisation.etas.end.trim(to: Int(factorisation.counts.etas))
    factorisation.etas.nextOfTarget.trim(to: Int(factorisation.counts.etas))
    factorisation.etas.variable.trim(to: Int(factorisation.counts.etaEntries))
    factorisation.etas.factor.trim(to: Int(factorisation.counts.etaEntries))
    factorisation.etas.nextOfMember.trim(to: Int(factorisation.counts.etaEntries))
    factorisation.etas.owner.trim(to: Int(factorisation.counts.etaEntries))
    agenda.required.trim(to: Int(agenda.counts.requiredTail))
    agenda.optional.trim(to: Int(agenda.counts.optionalTail))
    agenda.range.trim(to: Int(agenda.counts.rangeTail))
    trimTouched()
    trimWorkingStorage()
    giveBackFirstRoom()
    return true
  }

  /// Gives back what the list of touched variables does not need, after it lost those that are no more: there is
  /// nothing to tell of them, and no place for them either.
  private mutating func trimTouched() {
    var kept = 0
    for place in 0..<changes.touched.count where changes.touched[place] < problem.counts.variables {
      changes.touched[kept] = changes.touched[place]
      kept += 1
    }
    changes.touched.setCount(kept)
    changes.touched.trim()
  }

  /// Gives directions and supports back. What has moved along directions since the last commit is still reported.
  private mutating func trimCaches() {
    touchFollowed()
    forgetDirections()
    directions.cache.giveBack()
    directions.exchanges.giveBack()
    directions.reportPlaces.giveBack()
    directions.supports.giveBack()
  }

  private mutating func trimWorkingStorage() {
    factorisation.giveBackWorkspace()
    workspace.rowMark.giveBack()
    directions.postponed.giveBack()
    directions.blocked.giveBack()
    factorisation.w.list.giveBack()
    factorisation.d.list.giveBack()
    factorisation.z.list.giveBack()
    factorisation.alpha.list.giveBack()
    factorisation.rests.giveBack()
    factorisation.nearby.giveBack()
    factorisation.path.giveBack()
    // Marks of etas must be there for all of them.
    factorisation.etas.mark.giveBack()
    factorisation.etas.mark.reserve(Int(factorisation.counts.etas))
    factorisation.etas.heap.giveBack()
    workspace.rate.giveBack()
    workspace.rowList.giveBack()
    workspace.events.giveBack()
    workspace.rooms.giveBack()
    workspace.passed.giveBack()
    workspace.contributions.giveBack()
    batch.placed.giveBack()
    batch.formerPlaces.giveBack()
    batch.leaders.giveBack()
    batch.followers.giveBack()
    workspace.conflict.giveBack()
    batch.reduced.giveBack()
    factorisation.chain.giveBack()
    problem.form.giveBack()
    workspace.room.giveBack()
    workspace.leastRoom.giveBack()
    workspace.ownRoom.giveBack()
    workspace.slope.giveBack()
    workspace.multiplier.giveBack()
  }
}
