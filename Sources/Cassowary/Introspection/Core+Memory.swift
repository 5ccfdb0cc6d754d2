extension Solver {
  /// The bytes that the solver takes beside names and labels, by which the gate limits memory.
  package var tableBytes: Int { wake().core.tableBytes + MemoryLayout<Core>.size }
}

extension Core {
  /// The bytes that tables, working storage and caches have room for.
  var tableBytes: Int {
    mutating get {
      var meter = TableMeter()
      visitTables(&meter)
      let blocks =
        memory.variables.bytes + memory.rows.bytes + memory.pools.bytes
        + factorisation.workspace.bytes + memory.firstRoom.bytes
      return meter.bytes + blocks + changes.report.pointee.list.bytes
    }
  }
}
