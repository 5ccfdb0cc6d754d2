/// Reads how many elements of the list pools are in use.
struct PoolSizeReader: TableVisitor {
  private(set) var sizes = PoolSizes()
  private var pool = 0

  init() {}

  @inline(__always)
  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    sizes[self.pool] = pool.used
    self.pool &+= 1
  }
}
