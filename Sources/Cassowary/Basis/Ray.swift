/// A cached direction: how everything moves when one active row shifts by one.
struct Ray {
  var row: Int32 = -1
  /// True if the ray was computed, and not only a shift noted.
  var isFilled = false
  /// Of the rays of a set, kept in the first: which gives way next.
  var turn: UInt8 = 0
  /// True if the point has moved along the ray since the last report.
  var isFollowed = false
  /// The state of the basis, up to exchanges, for which the ray is good.
  var basis: Int64 = -1
  /// How many of the exchanges noted since are in it.
  var exchanges = 0
  /// The variables that move.
  var variables = SparseVector()
  /// The inactive rows whose values change.
  var rows = SparseVector()

  func deallocate() {
    variables.deallocate()
    rows.deallocate()
  }

  /// Number of parts that there is room for.
  var room: Int { variables.room + rows.room }
}
