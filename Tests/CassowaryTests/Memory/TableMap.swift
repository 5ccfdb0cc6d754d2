@testable import Cassowary

/// Notes which bytes of a core belong to tables that visitors reach.
struct TableMap: TableVisitor {
  private(set) var ranges: [Range<UInt>] = []
  /// What the journal names tables of the state by.
  private(set) var tags: [UInt8] = []

  /// Notes the bytes of a value in memory, and so many before it, which belong to fields that nobody else may name.
  mutating func note<Value: ~Copyable>(_ value: inout Value, after bytes: Int = 0) {
    withUnsafePointer(to: &value) {
      let start = UInt(bitPattern: $0)
      ranges.append(start - UInt(bytes)..<start + UInt(MemoryLayout<Value>.size))
    }
  }

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    note(&table)
    tags.append(table.tag)
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    note(&table)
    tags.append(table.table.tag)
  }

  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    note(&field)
    tags.append(field.tag)
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    note(&pool)
    tags += [pool.headers.tag, pool.elements.tag, pool.control.tag]
  }

  mutating func visit(_ pivots: inout PivotTable) {
    note(&pivots)
    tags += [pivots.signs.tag, pivots.others.table.tag]
  }

  mutating func visitUnlogged<Index, Element>(_ table: inout Scratch<Index, Element>) {
    note(&table)
  }

  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    note(&memory)
  }

  mutating func visitKept<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {
    note(&memory)
  }

  /// The bytes of a range that were not noted, in runs.
  func gaps(in whole: Range<UInt>) -> [Range<UInt>] {
    var gaps: [Range<UInt>] = []
    var end = whole.lowerBound
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > end { gaps.append(end..<range.lowerBound) }
      end = max(end, range.upperBound)
    }
    if end < whole.upperBound { gaps.append(end..<whole.upperBound) }
    return gaps
  }
}
