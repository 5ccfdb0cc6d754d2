// The registry: one visit reaches every table.

extension Core {
  /// Calls the visitor with the tables of all parts.
  ///
  /// To add a table, name it in `visitTables` of its part: then it is logged and taken back, gets its place in a block or in
  /// the first room, and is trimmed, measured, compared and freed.
  @inline(__always)
  mutating func visitTables<Visitor: TableVisitor>(_ visitor: inout Visitor) {
    problem.visitTables(&visitor)
    basis.visitTables(&visitor)
    factorisation.visitTables(&visitor)
    point.visitTables(&visitor)
    multipliers.visitTables(&visitor)
    agenda.visitTables(&visitor)
    changes.visitTables(&visitor)
    ratioTest.visitTables(&visitor)
    workspace.visitTables(&visitor)
    directions.visitTables(&visitor)
    batch.visitTables(&visitor)
    memory.visitTables(&visitor)
    visitor.visitKept(&journal, first: .elements(2 * Journal.fewestEntries))
  }

  /// How many elements of each kind of table are in use.
  var tableSizes: TableSizes {
    mutating get {
      TableSizes(
        variables: problem.counts.variables, rows: problem.counts.rows,
        constraints: problem.counts.constraints, cells: multipliers.counts.cells,
        etas: factorisation.counts.etas, etaEntries: factorisation.counts.etaEntries,
        formSlots: problem.counts.formSlots, requiredPlaces: agenda.counts.requiredTail,
        optionalPlaces: agenda.counts.optionalTail, rangePlaces: agenda.counts.rangeTail,
        pools: poolSizes)
    }
  }

  /// How many elements of the list pools are in use.
  var poolSizes: PoolSizes {
    @inline(__always) mutating get {
      var reader = PoolSizeReader()
      visitTables(&reader)
      return reader.sizes
    }
  }

  /// Sets how many elements of the list pools are in use; free runs are forgotten if there were none then.
  @inline(__always)
  mutating func setPoolSizes(_ sizes: PoolSizes, forgettingFreeRuns: Bool = false) {
    var writer = PoolSizeWriter(sizes, forgetsFreeRuns: forgettingFreeRuns)
    visitTables(&writer)
  }

  /// Gives every table that has an element for a certain thing its place in a block.
  mutating func arrangeBlock(
    of extent: TableExtent, records: UnsafeMutableRawPointer? = nil,
    in layout: inout TableBlock.Layout
  ) {
    var arranger = BlockArranger(extent, in: layout)
    if let records { arranger.records = records }
    visitTables(&arranger)
    layout = arranger.layout
  }
}
