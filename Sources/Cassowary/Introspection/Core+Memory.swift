extension Solver {
  /// The bytes that the solver takes beside names and labels: what memory is gated by.
  package var tableBytes: Int { core.tableBytes + MemoryLayout<Core>.size }
}

extension Core {
  /// The bytes that tables, working storage and what is kept to save work have room for.
  var tableBytes: Int {
    var bytes =
      memory.variables.bytes + memory.rows.bytes + memory.pools.bytes
      + factorisation.workspace.bytes
    bytes += memory.firstRoom.bytes
    bytes +=
      factorisation.pivot.otherBytes + problem.editOf.bytes + problem.stayOf.bytes
      + multipliers.stayHead.bytes + agenda.stayQueued.bytes
    bytes +=
      factorisation.columns.bytes + factorisation.users.bytes + point.watchers.bytes
      + problem.terms.bytes + problem.members.bytes
    bytes +=
      problem.constraints.bytes + problem.costs.bytes + problem.forms.bytes
      + multipliers.cells.bytes
    bytes += factorisation.etas.headOfTarget.bytes + factorisation.etas.headOfMember.bytes
    bytes +=
      factorisation.etas.target.bytes + factorisation.etas.end.bytes
      + factorisation.etas.nextOfTarget.bytes
    bytes +=
      factorisation.etas.variable.bytes + factorisation.etas.factor.bytes
      + factorisation.etas.nextOfMember.bytes + factorisation.etas.owner.bytes
    bytes += agenda.required.bytes + agenda.optional.bytes + agenda.range.bytes
    bytes += journal.bytes + changes.report.pointee.list.bytes
    bytes +=
      directions.cache.bytes + directions.reportPlaces.bytes + directions.exchanges.bytes
      + directions.supports.bytes
    return bytes + workingBytes
  }

  /// The bytes of what is emptied by every operation that uses it.
  private var workingBytes: Int {
    var bytes =
      workspace.rowMark.bytes + workspace.rate.bytes + factorisation.etas.mark.bytes
      + factorisation.etas.heap.bytes + factorisation.nearby.bytes
    bytes +=
      factorisation.w.list.bytes + factorisation.d.list.bytes + factorisation.z.list.bytes
      + factorisation.alpha.list.bytes + factorisation.rests.bytes + changes.touched.bytes
    bytes +=
      factorisation.path.bytes + workspace.rowList.bytes + workspace.events.bytes
      + workspace.rooms.bytes + workspace.passed.bytes
    bytes +=
      workspace.contributions.bytes + batch.placed.bytes + batch.formerPlaces.bytes
      + batch.leaders.bytes + batch.followers.bytes
      + factorisation.chain.bytes
    bytes +=
      workspace.conflict.bytes + problem.form.bytes + directions.postponed.bytes
      + directions.blocked.bytes
    bytes +=
      workspace.room.bytes + workspace.leastRoom.bytes + workspace.ownRoom.bytes
      + workspace.slope.bytes + workspace.multiplier.bytes
    bytes += batch.reduced.bytes
    return bytes
  }
}
