/// The data of a row side by side, so that making a row writes to few places of memory: where its lists are and where
/// it lies.
///
/// Data that walks read of many rows, and nothing else of them, are in tables of their own: there a line has more rows.
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
