@testable import Cassowary

/// Turns every bit of every element that is in use in the tables of the state, through the journal.
struct TableScrambler: TableVisitor {
  let sizes: TableSizes
  var journal: Journal
  /// How many elements of each table were overwritten, by tag.
  private(set) var counts: [UInt8: Int] = [:]

  init(_ sizes: TableSizes, _ journal: Journal) {
    self.sizes = sizes
    self.journal = journal
  }

  private func turned<Value: BitwiseCopyable>(_ value: Value) -> Value {
    var value = value
    withUnsafeMutableBytes(of: &value) { bytes in
      for index in bytes.indices { bytes[index] = ~bytes[index] }
    }
    return value
  }

  private mutating func turn<Index, Element>(_ table: Slab<Index, Element>, _ count: Int) {
    for index in (0..<Int32(count)).map(Index.init) {
      table.write(index, turned(table[index]), &journal)
    }
    counts[table.tag, default: 0] += count
  }

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    turn(table, Int(sizes[extent]))
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    turn(table.table, min(table.table.capacity, Int(sizes.variables)))
  }

  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    for index in (0..<sizes[Layout.extent]).map(Layout.Index.init) {
      field.write(index, turned(field[index]), &journal)
    }
    counts[field.tag, default: 0] += Int(sizes[Layout.extent])
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    turn(pool.elements, Int(pool.used))
    turn(pool.control, pool.control.capacity)
    for node in (0..<sizes[Headers.extent]).map(Headers.Index.init) {
      pool.headers.write(node, turned(pool.headers[node]), &journal)
    }
    counts[pool.headers.tag, default: 0] += Int(sizes[Headers.extent])
  }

  mutating func visit(_ pivots: inout PivotTable) {
    turn(pivots.signs, Int(sizes.variables))
    turn(pivots.others.table, min(pivots.others.table.capacity, Int(sizes.variables)))
  }
}
