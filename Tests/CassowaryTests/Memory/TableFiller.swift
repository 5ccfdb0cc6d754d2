@testable import Cassowary

/// Makes room in tables of the state that have none, and writes into those that take no memory otherwise.
struct TableFiller: TableVisitor {
  let sizes: TableSizes
  private var journal = Journal()

  init(_ sizes: TableSizes) { self.sizes = sizes }

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    guard case .own = home else { return }
    let old = table.capacity
    table.reserve(Int(sizes[extent]))
    let stride = MemoryLayout<Element>.stride
    UnsafeMutableRawPointer(table.base + old).initializeMemory(
      as: UInt8.self, repeating: 0, count: (table.capacity - old) * stride)
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    var value = Element.vacant
    withUnsafeMutableBytes(of: &value) { $0[0] = 1 }
    table.write(Index(1), value, among: sizes.variables, &journal)
  }

  mutating func visit(_ pivots: inout PivotTable) {
    pivots.write(SlotID(1 as Int32), 2.5, &journal)
  }
}
