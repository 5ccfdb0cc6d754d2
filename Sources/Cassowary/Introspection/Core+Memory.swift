extension Solver {
  /// The bytes that the solver's tables have room for: what memory is gated by. Names and labels, which
  /// are kept beside them, are not counted.
  package var tableBytes: Int { core.tableBytes }
}

extension Core {
  /// The bytes that the tables have room for.
  var tableBytes: Int {
    var bytes = variableBlock.bytes + rowBlock.bytes + costs.bytes
    bytes += columns.elementBytes + users.elementBytes + watchers.elementBytes
    bytes += terms.elementBytes + members.elementBytes
    bytes += constraints.bytes + forms.bytes + cells.bytes
    bytes += etaTarget.bytes + etaEnd.bytes + etaTargetNext.bytes
    bytes += etaVariable.bytes + etaFactor.bytes + etaMemberNext.bytes + etaOwner.bytes
    bytes += requiredQueue.bytes + optionalQueue.bytes + rangeQueue.bytes
    bytes += rate.bytes + etaMark.bytes
    bytes += wList.bytes + dList.bytes + zList.bytes + alphaList.bytes + touched.bytes
    bytes += path.bytes + rowList.bytes + events.bytes + rooms.bytes + passed.bytes
    bytes += contributions.bytes + placed.bytes + leaders.bytes + followers.bytes + chain.bytes
    return bytes
  }
}
