/// Adds up the bytes of tables that lie neither in a block nor in the first room.
struct TableMeter: TableVisitor {
  private(set) var bytes = 0

  init() {}

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    if case .own = home { bytes += table.bytes }
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    bytes += table.bytes
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    bytes += pool.bytes
  }

  mutating func visit(_ pivots: inout PivotTable) { bytes += pivots.otherBytes }

  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    bytes += memory.bytes
  }

  mutating func visitKept<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    bytes += memory.bytes
  }
}
