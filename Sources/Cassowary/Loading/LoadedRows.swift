/// The rows that a batch makes, and those of its rows whose forms the solver had before.
struct LoadedRows: ~Copyable {
  /// The rows that were made, in order.
  private(set) var made = Stack<RowID>()
  /// The numbers of the batch's rows that are installed after the others, one by one.
  var known = Stack<Int32>()
  /// 1 for rows that were made.
  private let marks: Scratch<RowID, UInt8>

  init(atMost rows: Int) { marks = Scratch(capacity: rows) }

  func deallocate() {
    made.deallocate()
    known.deallocate()
    marks.deallocate()
  }

  mutating func append(_ row: RowID) {
    made.append(row)
    marks[row] = 1
  }

  func contains(_ row: RowID) -> Bool { marks[row] != 0 }
}
