/// Writes down the bytes of every table of the state, as far as it is in use.
struct ImageWriter: TableVisitor {
  private(set) var bytes: [UInt8] = []
  private let sizes: TableSizes

  init(_ sizes: TableSizes) { self.sizes = sizes }

  mutating func append<Value: BitwiseCopyable>(_ value: Value) {
    withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
  }

  mutating func visit<Element>(
    _ table: inout Slab<Element>, per extent: TableExtent, in home: TableHome
  ) {
    let count = Int(sizes[extent]) * MemoryLayout<Element>.stride
    bytes.append(contentsOf: UnsafeRawBufferPointer(start: table.base, count: count))
  }

  mutating func visit<Element>(_ table: inout LazySlab<Element>) {
    for index in 0..<sizes.variables { append(table[index]) }
  }

  mutating func visit<Element, Layout>(_ field: inout Field<Element, Layout>, at place: Int) {
    for index in 0..<sizes[Layout.extent] { append(field[index]) }
  }

  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    for node in 0..<sizes[Headers.extent] { append(pool.headers[node]) }
    for node in 0..<sizes[Headers.extent] {
      bytes.append(contentsOf: UnsafeRawBufferPointer(pool.run(node)))
    }
  }

  mutating func visit(_ pivots: inout PivotTable) {
    for slot in 0..<sizes.variables { append(pivots[slot]) }
  }
}
