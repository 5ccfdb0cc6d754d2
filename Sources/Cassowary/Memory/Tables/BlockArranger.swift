/// Gives the tables of one block their places.
struct BlockArranger: TableVisitor {
  let extent: TableExtent
  var layout: TableBlock.Layout
  /// The records of variables or rows, in which the fields lie.
  var records = UnsafeMutableRawPointer(UnsafeMutablePointer<UInt64>.toNothing)

  init(_ extent: TableExtent, in layout: TableBlock.Layout) {
    self.extent = extent
    self.layout = layout
  }

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    if case .block = home, extent == self.extent { table.settle(in: &layout) }
  }

  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    if Layout.extent == extent { field.settle(at: place, of: records, layout.capacity) }
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    if extent == .sizeClass {
      pool.lodgeControl(in: &layout)
    } else if Headers.extent == extent {
      pool.headers.settle(in: &self, at: place)
    }
  }

  mutating func visit(_ pivots: inout PivotTable) {
    if extent == .variable { pivots.settle(in: &layout) }
  }

  mutating func visitUnlogged<Index, Element>(_ table: inout Scratch<Index, Element>) {
    if extent == .variable { table.settle(in: &layout) }
  }
}
