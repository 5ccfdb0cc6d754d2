/// Tells every table of the state the place from which its elements are fresh.
struct FreshnessSetter: TableVisitor {
  let sizes: TableSizes
  private var pool = 0

  init(_ sizes: TableSizes) { self.sizes = sizes }

  @inline(__always)
  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    table.fresh = sizes[extent]
  }

  @inline(__always)
  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    table.setFresh(sizes.variables)
  }

  @inline(__always)
  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    field.fresh = sizes[Layout.extent]
  }

  @inline(__always)
  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    pool.setFresh(nodes: sizes[Headers.extent], elements: sizes.pools[self.pool])
    self.pool &+= 1
  }

  @inline(__always)
  mutating func visit(_ pivots: inout PivotTable) { pivots.setFresh(sizes.variables) }
}
