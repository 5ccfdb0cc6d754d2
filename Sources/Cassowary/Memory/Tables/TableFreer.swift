/// Frees the tables that do not lie in a block, at the end: no table is changed.
struct TableFreer: TableVisitor {
  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    if case .own = home { table.deallocate() }
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    table.deallocate()
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    pool.deallocate()
  }

  mutating func visit(_ pivots: inout PivotTable) { pivots.deallocate() }

  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    memory.deallocate()
  }

  mutating func visitKept<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    memory.deallocate()
  }
}
