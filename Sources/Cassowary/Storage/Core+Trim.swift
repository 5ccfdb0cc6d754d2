// Giving memory back after a whole system was built: tables grow ahead of what they hold.

extension Core {
  /// Gives back what tables hold beyond what is in use, working storage, and what is kept only to save work:
  /// rays and supports.
  ///
  /// - Returns: false if nothing was given back, because changes are recorded, which may lead to what is not
  ///   in use.
  /// - Complexity: the size of the system.
  mutating func trim() -> Bool {
    if journal.isRecording || blank != nil { return false }
    journal.giveBack()
    trimCaches()
    trimVariables()
    trimRows()
    pivot.trim(to: counts.variables)
    editOf.trim(to: counts.variables)
    stayOf.trim(to: counts.variables)
    etaTargetHead.trim(to: counts.variables)
    etaMemberHead.trim(to: counts.variables)
    stayMultiplier.trim(to: counts.variables)
    stayQueued.trim(to: counts.variables)
    columns.gather(counts.variables, isTight: true)
    users.gather(counts.variables, isTight: true)
    watchers.gather(counts.variables, isTight: true)
    terms.gather(counts.rows, isTight: true)
    members.gather(counts.rows, isTight: true)
    constraints.trim(to: Int(counts.constraints))
    trimForms()
    gatherCells()
    cells.trim(to: Int(counts.cells))
    costs.trim()
    etaTarget.trim(to: Int(counts.etas))
    etaEnd.trim(to: Int(counts.etas))
    etaTargetNext.trim(to: Int(counts.etas))
    etaVariable.trim(to: Int(counts.etaEntries))
    etaFactor.trim(to: Int(counts.etaEntries))
    etaMemberNext.trim(to: Int(counts.etaEntries))
    etaOwner.trim(to: Int(counts.etaEntries))
    requiredQueue.trim(to: Int(counts.requiredTail))
    optionalQueue.trim(to: Int(counts.optionalTail))
    rangeQueue.trim(to: Int(counts.rangeTail))
    trimTouched()
    trimWorkingStorage()
    giveBackFirstRoom()
    return true
  }

  /// Gives back what the list of touched variables does not need, after it lost those that are no more: there is
  /// nothing to tell of them, and no place for them either.
  private mutating func trimTouched() {
    var kept = 0
    for place in 0..<touched.count where touched[place] < counts.variables {
      touched[kept] = touched[place]
      kept += 1
    }
    touched.setCount(kept)
    touched.trim()
  }

  /// Gives rays and supports back. What has moved along rays since the last commit is still reported.
  private mutating func trimCaches() {
    touchFollowed()
    forgetRays()
    rays.giveBack()
    exchanges.giveBack()
    seats.giveBack()
    supports.giveBack()
  }

  private mutating func trimWorkingStorage() {
    giveBackVariableStorage()
    rowMark.giveBack()
    postponed.giveBack()
    stopped.giveBack()
    wList.giveBack()
    dList.giveBack()
    zList.giveBack()
    alphaList.giveBack()
    pairs.giveBack()
    nearby.giveBack()
    path.giveBack()
    // Marks of etas must be there for all of them.
    etaMark.giveBack()
    etaMark.reserve(Int(counts.etas))
    etaHeap.giveBack()
    rate.giveBack()
    rowList.giveBack()
    events.giveBack()
    rooms.giveBack()
    passed.giveBack()
    contributions.giveBack()
    placed.giveBack()
    formerPlaces.giveBack()
    leaders.giveBack()
    followers.giveBack()
    conflict.giveBack()
    reduced.giveBack()
    chain.giveBack()
    form.giveBack()
    lexRoom.giveBack()
    lexBest.giveBack()
    lexOwn.giveBack()
    lexSlope.giveBack()
    lexOther.giveBack()
  }
}
