/// How the fields of a record lie.
protocol RecordLayout {
  /// The index by which records are found.
  associatedtype Index: TableIndex
  /// The distance between two records in bytes: a multiple of the fields' alignment.
  static var stride: Int { get }
  /// The owners of the records, of which each has one.
  static var extent: TableExtent { get }
}

/// The memory of records, whose fields are each a ``Field``.
struct Records<Layout: RecordLayout> {
  private(set) var base = UnsafeMutableRawPointer(UnsafeMutablePointer<UInt64>.toNothing)
  private(set) var capacity = 0

  /// Takes the records' place in a block.
  mutating func settle(in layout: inout TableBlock.Layout) {
    layout.place(&base, stride: Layout.stride)
    capacity = layout.capacity
  }
}
