@testable import Cassowary

/// Finds tables that take more memory than what is in use needs, after trimming.
struct SpareRoomFinder: TableVisitor {
  let sizes: TableSizes
  /// How many tables were looked at.
  private(set) var tables = 0
  /// The numbers of those that take too much, in the order of visits.
  private(set) var excess: [Int] = []

  init(_ sizes: TableSizes) { self.sizes = sizes }

  private mutating func check(_ bytes: Int, atMost limit: Int) {
    if bytes > limit { excess.append(tables) }
    tables += 1
  }

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    let count = Int(sizes[extent])
    check(table.capacity, atMost: count + count / 256)
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    check(table.table.capacity, atMost: Int(sizes.variables) * 257 / 256)
  }

  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    let count = Int(sizes[Layout.extent])
    check(field.capacity, atMost: count + count / 256)
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    let count = Int(pool.used)
    check(pool.elements.capacity, atMost: count + count / 256)
  }

  mutating func visit(_ pivots: inout PivotTable) {
    check(pivots.capacity, atMost: Int(sizes.variables) * 257 / 256)
  }

  /// Working storage is given up; the part that is needed again at once takes a word for each eta.
  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    check(memory.bytes, atMost: 4 * 32 * Int(sizes.etas))
  }
}
