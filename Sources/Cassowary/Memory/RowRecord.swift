/// What is told of a row side by side, so that making a row writes to few places of memory: where its lists are and
/// where it lies.
///
/// What walks read of many rows, and nothing else of them, is in tables of its own: there more rows are in a line.
enum RowRecord: RecordLayout {
  typealias Index = RowID
  static var stride: Int { 24 }
  static var extent: TableExtent { .row }

  // MARK: Offsets of the fields
  static var terms: Int { 0 }
  static var members: Int { 8 }
  static var position: Int { 16 }
  static var slot: Int { 20 }
}
