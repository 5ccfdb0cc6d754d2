/// A visit of every table of a core: each part names its tables once, in `visitTables`, and all that has to reach
/// every table is a visitor.
/// A visitor does nothing with tables for which it has no method.
protocol TableVisitor {
  /// A table of the state.
  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome)
  /// A table of the state with an element per variable, as far as there are any but zeros.
  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>)
  /// A field of the records of variables or rows, `place` bytes behind the record's start.
  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int)
  /// Lists of the state; their headers may be a field of records. The share of the first room is that of the elements.
  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare)
  mutating func visit(_ pivots: inout PivotTable)
  /// A table with an element per variable that does not go back with the state.
  mutating func visitUnlogged<Index, Element>(_ table: inout Scratch<Index, Element>)
  /// Working storage of steps, or a cache: it can be given up between operations.
  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare)
  /// Memory that is needed between operations, and does not go back with the state.
  mutating func visitKept<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare)
}

extension TableVisitor {
  @inline(__always)
  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {}

  @inline(__always)
  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {}

  @inline(__always)
  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {}

  @inline(__always)
  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {}

  @inline(__always)
  mutating func visit(_ pivots: inout PivotTable) {}

  @inline(__always)
  mutating func visitUnlogged<Index, Element>(_ table: inout Scratch<Index, Element>) {}

  @inline(__always)
  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {}

  @inline(__always)
  mutating func visitKept<Memory: OwnMemory>(_ memory: inout Memory, first: FirstShare) {}
}

extension TableVisitor {
  /// Lists whose headers are a table of their own.
  @inline(__always)
  mutating func visit<Index, Element>(
    _ pool: inout ListPool<Element, Slab<Index, ListHeader>>, first: FirstShare
  ) {
    visit(&pool, at: 0, first: first)
  }

  @inline(__always)
  mutating func visitWorking<Memory: OwnMemory>(_ memory: inout Memory) {
    visitWorking(&memory, first: .none)
  }
}
