extension Solver {
  /// The bytes that the solver takes beside names and labels: what memory is gated by.
  package var tableBytes: Int { core.tableBytes + MemoryLayout<Core>.size }
}

extension Core {
  /// The bytes that tables, working storage and what is kept to save work have room for.
  var tableBytes: Int {
    var bytes = variableBlock.bytes + rowBlock.bytes + poolBlock.bytes + solveBlock.bytes
    bytes += firstRoom.bytes
    bytes +=
      pivot.otherBytes + editOf.bytes + stayOf.bytes + stayMultiplier.bytes + stayQueued.bytes
    bytes += columns.bytes + users.bytes + watchers.bytes + terms.bytes + members.bytes
    bytes += constraints.bytes + costs.bytes + forms.bytes + cells.bytes
    bytes += etaTargetHead.bytes + etaMemberHead.bytes
    bytes += etaTarget.bytes + etaEnd.bytes + etaTargetNext.bytes
    bytes += etaVariable.bytes + etaFactor.bytes + etaMemberNext.bytes + etaOwner.bytes
    bytes += requiredQueue.bytes + optionalQueue.bytes + rangeQueue.bytes
    bytes += journal.bytes + report.pointee.list.bytes
    bytes += rays.bytes + seats.bytes + exchanges.bytes + supports.bytes
    return bytes + workingBytes
  }

  /// The bytes of what is emptied by every operation that uses it.
  private var workingBytes: Int {
    var bytes = rowMark.bytes + rate.bytes + etaMark.bytes + etaHeap.bytes + nearby.bytes
    bytes += wList.bytes + dList.bytes + zList.bytes + alphaList.bytes + pairs.bytes + touched.bytes
    bytes += path.bytes + rowList.bytes + events.bytes + rooms.bytes + passed.bytes
    bytes +=
      contributions.bytes + placed.bytes + formerPlaces.bytes + leaders.bytes + followers.bytes
      + chain.bytes
    bytes += conflict.bytes + form.bytes + postponed.bytes + stopped.bytes
    bytes += lexRoom.bytes + lexBest.bytes + lexOwn.bytes + lexSlope.bytes + lexOther.bytes
    bytes += reduced.bytes
    return bytes
  }
}
