/// A cached direction: how everything moves when one active row shifts by one.
struct EditDirection {
  // MARK: Of a ready direction The fields that every shift and the commit after it read come first, so that they lie
  // together.
  /// The constraint that holds the row, and the place of its breakpoint among all.
  var constraint = Link<ConstraintEntry>.none
  var member: Int32 = 0
  /// The place of its first variable in the report's list, and the number of its variables.
  var firstPlace: Int32 = 0
  var placeCount: Int32 = 0
  /// The handle of the variable whose edit the constraint is; no variable's if the direction is not ready, or the
  /// constraint is no edit.
  var edited = EditDirection.noVariable
  /// The value of the row, up to which the point moves at the next report, and the value up to which it has moved.
  var value = 0.0
  var reached = 0.0
  /// Constants between these are values that the row reaches freely: no other breakpoint is near, and nothing stops the
  /// row. None, if the constraint has another scale than the row.
  var low = Double.infinity
  var high = -Double.infinity
  /// True if the list's odd run has the present values of its variables.
  var isOdd = false
  /// Its place in the cache.
  var place: UInt8 = 0
  /// True if the shift of the constraint needs no look at any row: nothing but ready directions moves them.
  var isReady = false
  /// True if the point has moved along the direction since the last report.
  var isFollowed = false
  /// True if the direction was computed, and not only a shift noted.
  var isFilled = false
  /// Factor from the row's form to the constraint as written, and whether it differs from 1.
  var scale = 1.0
  var isScaled = false
  /// The bounds of the breakpoints beside the constraint's.
  var before = -Double.infinity
  var after = Double.infinity
  /// The values between which the row may be before another row leaves its segment by a breakpoint that it does not
  /// pass freely.
  var least = 0.0
  var most = 0.0

  /// The value of the row when the direction was made ready, and the rows that stop it at `least` and `most`.
  var start = 0.0
  var blockingBelow = BlockingRow.unknown
  var blockingAbove = BlockingRow.unknown

  // MARK: Moving variables and rows
  /// The row that is shifted; none if the direction is none's.
  var owner = Link<RowRecord>.none
  /// The variables that move.
  var variables = SparseVector<VariableID>()
  /// The inactive rows whose values change.
  var rows = SparseVector<RowID>()
  /// The largest rate of a variable when the direction was computed, or part of one, if that was larger.
  var largestRate = 0.0

  // MARK: For which state of the basis
  /// The state of the basis, up to exchanges, for which the direction is good.
  var basis: Int64 = -1
  /// The number of exchanges noted since that it has taken in.
  var exchanges = 0
  /// The direction of a set that gives way next, kept in the first of the set.
  var turn: UInt8 = 0

  // MARK: When it is worth while to make the direction ready
  /// True if the direction was found to have something in common with another one that is ready.
  var isShared = false
  /// How often the direction was followed since the disturbance with this number.
  var repeats: Int32 = 0
  var disturbance: Int64 = -1
  /// The number of times that it is followed before it is made ready: more if shifts turned out to be too long.
  var patience: Int32 = 1

  /// The row that is shifted, where it is known that there is one.
  @inline(__always) var row: RowID { owner.certain }

  /// A number that no variable's handle has.
  static var noVariable: UInt64 { .max }

  func deallocate() {
    variables.deallocate()
    rows.deallocate()
  }

  /// The bytes that the direction's parts take.
  var bytes: Int { variables.bytes + rows.bytes }

  /// Number of parts that there is room for.
  var room: Int { variables.room + rows.room }
}
