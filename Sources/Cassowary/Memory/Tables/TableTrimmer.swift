/// Gives back the unused room of tables with memory of their own, and all working storage.
struct TableTrimmer: TableVisitor {
  let sizes: TableSizes

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    if case .own = home { table.trim(to: Int(sizes[extent])) }
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    table.trim(to: sizes.variables)
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    pool.gather(sizes[Headers.extent], isTight: true)
  }

  mutating func visit(_ pivots: inout PivotTable) { pivots.trim(to: sizes.variables) }

  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    memory.giveBack()
  }

  mutating func visitKept<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    memory.trim()
  }
}
