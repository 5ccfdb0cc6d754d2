/// The row that stops the row of a ready direction at one end of its range.
enum BlockingRow: BitwiseCopyable, Equatable {
  /// Nobody has looked.
  case unknown
  /// Nothing, or something that is not as simple as an exchange for one row.
  case none
  /// The row that takes its place there.
  case row(RowID)
}
