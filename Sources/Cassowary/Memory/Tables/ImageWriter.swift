/// Writes down the bytes of every table of the state, as far as it is in use.
struct ImageWriter: TableVisitor {
  private(set) var bytes: [UInt8] = []
  private let sizes: TableSizes

  init(_ sizes: TableSizes) { self.sizes = sizes }

  mutating func append<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  mutating func visit<Index, Element>(
    _ table: inout Slab<Index, Element>, per extent: TableExtent, in home: TableHome
  ) {
    let count = Int(sizes[extent]) * MemoryLayout<Element>.stride
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: table.base, count: count))
  }

  mutating func visit<Index, Element>(_ table: inout LazySlab<Index, Element>) {
    for number in 0..<sizes.variables { append(table[Index(number)]) }
  }

  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    for number in 0..<sizes[Layout.extent] { append(field[Layout.Index(number)]) }
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    for number in 0..<sizes[Headers.extent] { append(pool.headers[Headers.Index(number)]) }
    for number in 0..<sizes[Headers.extent] {
      bytes.append(contentsOf: UnsafeRawBufferPointer(pool.run(Headers.Index(number))))
    }
  }

  mutating func visit(_ pivots: inout PivotTable) {
    for slot in SlotID.first(sizes.variables) { append(pivots[slot]) }
  }
}
