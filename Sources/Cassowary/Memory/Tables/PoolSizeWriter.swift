/// Sets how many elements of the list pools are in use, as they were at a savepoint.
struct PoolSizeWriter: TableVisitor {
  private let sizes: PoolSizes
  /// True if free runs are to be forgotten, because there were none then.
  private let forgetsFreeRuns: Bool
  private var pool = 0

  init(_ sizes: PoolSizes, forgetsFreeRuns: Bool) {
    self.sizes = sizes
    self.forgetsFreeRuns = forgetsFreeRuns
  }

  @inline(__always)
  mutating func visit<Element, Headers>(
    _ pool: inout ListPool<Element, Headers>, at place: Int, first: FirstShare
  ) {
    pool.used = sizes[self.pool]
    if forgetsFreeRuns { pool.forgetFreeRuns() }
    self.pool &+= 1
  }
}
