/// One nonzero of a sparse matrix that is stored by rows and by columns: each copy knows where its
/// twin is, so that an entry is removed from both in constant time.
struct Entry: PoolElement {
  /// The number of the row or column at the other end.
  private var other: Int32
  /// Position of the twin in the list at the other end; -1 if it has none.
  var twin: Int32
  var coefficient: Double

  @inline(__always)
  init(_ other: some TableIndex, twin: Int32, coefficient: Double) {
    self.other = other.number
    self.twin = twin
    self.coefficient = coefficient
  }

  /// The variable or slot at the other end of a term, or of an entry of the factors.
  @inline(__always) var variable: VariableID {
    get { VariableID(other) }
    set { other = newValue.number }
  }

  /// The row at the other end of an entry in the list of a variable's rows.
  @inline(__always) var row: RowID { RowID(other) }

  init(freeLink: Int32) { self.init(freeLink, twin: 0, coefficient: 0) }
  var freeLink: Int32 { other }
}
