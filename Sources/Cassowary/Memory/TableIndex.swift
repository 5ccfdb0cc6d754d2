/// The index by which elements of a table are found: a place, or the ``ID`` of a thing of which the table has an
/// element each.
protocol TableIndex: BitwiseCopyable, Equatable {
  init(_ number: Int32)
  var number: Int32 { get }
}

extension Int32: TableIndex {
  @inline(__always) var number: Int32 { self }
}

extension Int {
  /// How far an element lies from the first.
  @inline(__always)
  init(_ index: some TableIndex) { self.init(truncatingIfNeeded: index.number) }
}
