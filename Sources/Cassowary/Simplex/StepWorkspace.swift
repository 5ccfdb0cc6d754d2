/// Working storage of steps; nothing in it outlasts an operation but what is said to.
struct StepWorkspace: ~Copyable {
  // MARK: Along a direction
  /// Rates of rows along a direction; room is made for them where they are computed.
  var rate = Scratch<Double>()
  /// Is there for all rows that there is room for, or not at all.
  var rowMark = Scratch<Int32>()
  /// Counts what marks rows: what is marked with it belongs to the last of that.
  var rowEpoch: Int32 = 0
  var rowList = Stack<Int32>()
  /// The next breakpoints of rows along the direction.
  var events = Stack<Event>()

  // MARK: Ratio test
  /// Rooms of multipliers, and the active rows that passed breakpoints.
  var rooms = Stack<Core.Room>()
  var passed = Stack<Int32>()
  /// True if a part of the solved combination, as chosen from last, is too small for a pivot.
  var skipsPivots = false
  /// The largest factor of the solved combination, when a row to leave the basis was last chosen.
  var largestFactor = 0.0
  /// True if rooms that were compared last are so close that multipliers may have gone out of range where they give way.
  var hasCloseRooms = false
  /// How far the multiplier of the row that is looked at may go; the least of those looked at before; and how far that of
  /// the entering row is from the slope beyond its breakpoint.
  var room = LexVector()
  var leastRoom = LexVector()
  var ownRoom = LexVector()

  // MARK: Slopes
  /// The slope of the cost along the way of a primal step, or of a row in a gap.
  var slope = LexVector()
  /// The multiplier of the row at hand.
  var multiplier = LexVector()
  /// Changes of multipliers that the active rows are to balance.
  var contributions = Stack<Core.Contribution>()

  /// The constraints that contradict each other, or are concerned where that cannot be told.
  var conflict = Stack<Int32>()
}

extension StepWorkspace {
  /// Frees what does not lie in a block.
  func deallocate() {
    rate.deallocate()
    rowMark.deallocate()
    rowList.deallocate()
    events.deallocate()
    rooms.deallocate()
    passed.deallocate()
    room.deallocate()
    leastRoom.deallocate()
    ownRoom.deallocate()
    slope.deallocate()
    multiplier.deallocate()
    contributions.deallocate()
    conflict.deallocate()
  }
}
