// Giving memory back after a whole system was built: tables grow ahead of what they hold.

extension Core {
  /// Gives back what tables hold beyond what is in use, if the system is large and has at least doubled
  /// since this was last looked at: it was built as a whole, and what comes next are edits.
  ///
  /// Working storage that only the build needed goes as well. Nothing is given back while changes are
  /// recorded, which may lead to what is not in use. Costs that no constraint has any more are forgotten
  /// whatever the size.
  /// - Returns: whether memory was given back.
  /// - Complexity: the size of the system, hence O(1) for every variable and row that was added.
  mutating func trimIfBuilt() -> Bool {
    let size = counts.variables + counts.rows
    forgetUnusedCosts()
    if size < 2 * sizeWhenTrimmed || size < Self.largeSize || journal.isRecording { return false }
    sizeWhenTrimmed = size
    trimVariables()
    trimRows()
    columns.trim()
    users.trim()
    terms.trim()
    watchers.trim()
    members.trim()
    constraints.trim(to: Int(counts.constraints))
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

  /// Systems of fewer variables and rows together are small however much room their tables have.
  private static var largeSize: Int32 { 1 << 15 }

  private mutating func trimWorkingStorage() {
    wList.giveBack()
    dList.giveBack()
    zList.giveBack()
    alphaList.giveBack()
    path.giveBack()
    rowList.giveBack()
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
