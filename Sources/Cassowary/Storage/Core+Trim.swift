// Giving memory back after a whole system was built: tables grow ahead of what they hold.

extension Core {
  /// Gives back what tables hold beyond what is in use, and working storage.
  ///
  /// - Returns: false if nothing was given back, because changes are recorded, which may lead to what is not
  ///   in use.
  /// - Complexity: the size of the system.
  mutating func trim() -> Bool {
    if journal.isRecording { return false }
    trimVariables()
    trimRows()
    columns.trim()
    users.trim()
    terms.trim()
    watchers.trim()
    members.trim()
    constraints.trim(to: Int(counts.constraints))
    forms.trim(to: Int(counts.formSlots))
    cells.trim(to: Int(counts.cells))
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
    trimWorkingStorage()
    return true
  }

  private mutating func trimWorkingStorage() {
    wList.giveBack()
    dList.giveBack()
    zList.giveBack()
    alphaList.giveBack()
    path.giveBack()
    rowList.giveBack()
    rate.giveBack()
    events.giveBack()
    rooms.giveBack()
    passed.giveBack()
    contributions.giveBack()
    placed.giveBack()
    leaders.giveBack()
    followers.giveBack()
    chain.giveBack()
    touched.giveBack()
  }
}
