/// Notes where the tables of the state lie, by their tags in the journal.
struct TableFinder: TableVisitor {
  /// Room for ``tagLimit`` places.
  private let places: UnsafeMutablePointer<UnsafeMutableRawPointer>
  /// All tags are below this.
  static var tagLimit: Int { 64 }

  init(in places: UnsafeMutablePointer<UnsafeMutableRawPointer>) { self.places = places }

  @inline(__always)
  private func note(_ tag: UInt8, _ place: UnsafeMutableRawPointer) {
    assert(Int(tag) < Self.tagLimit, "tag \(tag) is not below \(Self.tagLimit)")
    places[Int(tag)] = place
  }

  @inline(__always)
  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    note(table.tag, table.base)
  }

  @inline(__always)
  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    note(table.table.tag, table.table.base)
  }

  @inline(__always)
  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    note(field.tag, field.base)
  }

  @inline(__always)
  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    note(pool.headers.tag, pool.headers.start)
    note(pool.elements.tag, pool.elements.base)
    note(pool.control.tag, pool.control.base)
  }

  @inline(__always)
  mutating func visit(_ pivots: inout PivotTable) {
    note(pivots.signs.tag, pivots.signs.base)
    note(pivots.others.table.tag, pivots.others.table.base)
  }
}
