/// One nonzero of a sparse matrix that is stored by rows and by columns: each copy knows where its
/// twin is, so that an entry is removed from both in constant time.
struct Entry: PoolElement {
  /// The row or column at the other end.
  var id: Int32
  /// Position of the twin in the list at the other end; -1 if it has none.
  var twin: Int32
  var coefficient: Double

  init(id: Int32, twin: Int32, coefficient: Double) {
    self.id = id
    self.twin = twin
    self.coefficient = coefficient
  }

  init(freeLink: Int32) { self.init(id: freeLink, twin: 0, coefficient: 0) }
  var freeLink: Int32 { id }
}
