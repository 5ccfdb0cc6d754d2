/// How far the right-hand side of one constraint may go before the basis is no longer optimal, and the rows that end it.
struct SweepStretch: BitwiseCopyable {
  /// The row and breakpoint met at an end.
  struct Stop: BitwiseCopyable {
    var row: RowID
    /// The first of the members of the row that have their breakpoint there.
    var member: Int32
    /// The change of the row's form for each unit of the parameter.
    var rate: Double
    /// True if the row's form comes to the breakpoint from below.
    var isFromBelow: Bool
  }

  /// The value of the parameter at which the stretch was computed.
  var value: Double
  var low = -Double.infinity
  var high = Double.infinity
  var lowStop: Stop?
  var highStop: Stop?
  /// The change of the held row's form for each unit of the parameter: the solved direction times this is how the
  /// variables move. Zero if nothing moves.
  var factor = 0.0
  /// Slopes up to this magnitude are rounding.
  var noise = 0.0

  /// Shortens the stretch by a row at `activity` between two breakpoints.
  mutating func limit(
    _ row: RowID, activity: Double, rate: Double, below: (bound: Double, member: Int32)?,
    above: (bound: Double, member: Int32)?
  ) {
    if let below { meet(row, below.member, below.bound - activity, rate, isFromBelow: false) }
    if let above { meet(row, above.member, above.bound - activity, rate, isFromBelow: true) }
  }

  private mutating func meet(
    _ row: RowID, _ member: Int32, _ distance: Double, _ rate: Double, isFromBelow: Bool
  ) {
    let end = value + distance / rate
    // A row that rises as the parameter does comes to its upper breakpoint ahead.
    if (rate > 0) == isFromBelow {
      guard end < high else { return }
      high = end
      highStop = Stop(row: row, member: member, rate: rate, isFromBelow: isFromBelow)
    } else {
      guard end > low else { return }
      low = end
      lowStop = Stop(row: row, member: member, rate: rate, isFromBelow: isFromBelow)
    }
  }
}
