// Shifts that wait for each other: where many optional constraints of one commit change their constants, as all
// texts of a list do when their size changes, the point moves once for all of them. One by one, each would move
// everything below it.

extension Core {
  /// A shift of an active row that the point has not followed yet.
  struct PostponedShift: BitwiseCopyable {
    var row: RowID
    var step: Double
  }

  /// True if the point may not be where the active rows are held: at rest, or because shifts were postponed.
  var isBehind: Bool {
    @inline(__always) get { rest != .awake }
  }

  /// Lets the point follow a shift later, if as many variables as there are have been moved since the last commit:
  /// until then it costs little to follow at once, along cached directions where there are any.
  /// - Returns: false if it is to follow at once.
  mutating func postpone(_ row: RowID, _ step: Double) -> Bool {
    let moved = point.counts.drift &- point.counts.driftAtCommit
    if moved <= Int64(problem.counts.liveVariables) || stepLog.isOn
      || !acceleration.contains(.postponedShifts)
    {
      return false
    }
    directions.postponed.append(PostponedShift(row: row, step: step))
    rest = .behind
    return true
  }

  /// Brings the point to where the active rows are held: along the ready directions, or by the postponed shifts.
  @inline(never)
  mutating func catchUp() {
    switch rest {
    case .resting: disturb()
    case .behind: shiftPostponed()
    case .awake: break
    }
  }

  /// Moves the point by all postponed shifts.
  ///
  /// - Complexity: the variables that depend on the rows, once.
  private mutating func shiftPostponed() {
    if directions.postponed.count == 1 {
      shift(directions.postponed[0].row, by: directions.postponed[0].step)
    } else {
      factorisation.beginBtran()
      for place in 0..<directions.postponed.count {
        factorisation.addSource(
          basis.slot(of: directions.postponed[place].row), directions.postponed[place].step)
      }
      factorisation.btran()
      move(by: 1)
      refreshIfDrifting()
    }
    dropPostponed()
  }

  /// Takes note that the point is where it would be after the postponed shifts.
  mutating func dropPostponed() {
    directions.postponed.removeAll()
    if rest == .behind { rest = .awake }
  }
}
