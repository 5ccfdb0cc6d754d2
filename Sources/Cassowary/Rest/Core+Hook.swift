// The hook: what the simplex tells of its work to whoever keeps something from one step to the next. There are three
// calls: *shifted*, *exchanged* and *refactorised*. The simplex names nothing else of this folder but supports.
//
// All is inlined, and cases are known where they are told: a call costs what its case does.

extension Core {
  /// A change of the basis, or of an inactive row.
  enum BasisChange {
    /// An active row leaves the basis; it may hand its direction on to the row that enters in its place.
    case left(RowID, handsOn: Bool)
    /// A row that left has handed on what was known of its direction.
    case handedOn(RowID)
    /// A row enters along the solved direction, at the given rate.
    case entered(RowID, factor: Double)
    /// The stay of a variable enters along the solved direction.
    case stayEntered(VariableID)
    /// The stay of a variable enters in the variable's own slot, on which nothing rests.
    case ownStayEntered(VariableID)
    /// A row becomes the definition of a variable on which nothing depends.
    case defined(VariableID, by: RowID, with: UnsafeBufferPointer<Entry>, coefficient: Double)
    /// An inactive row came, went or changed.
    case changed(RowID)
    /// An active row has limits from now on, whose multiplier could have any value.
    case limited
    /// The same of an active row that lies where no breakpoint holds it, or at another cost.
    case loosened(RowID)
    /// The place of a row may be that of another one next.
    case removed(RowID)
  }

  /// What was computed afresh.
  enum Renewal {
    /// The point: it is where the active rows are held.
    case point
    /// All multipliers, or those that were not kept.
    case multipliers
    /// The basis, of which more changed than exchanges tell.
    case basis
    /// The marks of rows, which all are zero.
    case rowMarks
  }

  /// The direction that a row, which leaves the basis, hands on to the row that enters.
  struct Heritage {
    var direction: KeptDirection?
    var leaving = RowID(0)
    var entering = RowID(0)
    var factor = 1.0
  }

  // MARK: Shifted

  /// An active row is held elsewhere, and everything follows.
  /// - Parameter mayWait: true if the point may follow later, together with other shifts.
  @inline(__always)
  mutating func shifted(_ row: RowID, by step: Double, mayWait: Bool) {
    if mayWait && postpone(row, step) { return }
    shift(row, by: step)
  }

  /// The row that entered is taken to its breakpoint, and everything follows along the solved direction, which is the
  /// one that was handed on, if there is one.
  @inline(__always)
  mutating func shifted(along heritage: Heritage, by step: Double) {
    if let direction = heritage.direction,
      follow(
        handed: direction, of: heritage.entering, for: heritage.leaving, factor: heritage.factor,
        step)
    {
      return
    }
    move(by: step)
  }

  // MARK: Exchanged

  /// The basis has changed, or an inactive row.
  @inline(__always)
  mutating func exchanged(_ change: BasisChange) {
    switch change {
    case .left(let row, let handsOn):
      if !handsOn { directions.cache.forget(row) }
      forgetSupports(of: basis.slot(of: row))
    case .handedOn(let row): directions.cache.forget(row)
    case .entered(let row, let factor):
      factorisation.solvedSlot = .none
      if isRare(keepsDirections) { logExchange(entering: row, factor) }
    case .stayEntered(let variable):
      factorisation.solvedSlot = .none
      if isRare(keepsDirections) { logExchange(enteringStayOf: variable) }
    case .ownStayEntered(let variable):
      if isRare(keepsDirections) { logExchange(enteringOwnStayOf: variable) }
    case .defined(let variable, let row, let run, let coefficient):
      factorisation.keepDirection(besides: run)
      if isRare(keepsDirections) {
        logExchange(defining: variable, by: row, with: run, coefficient)
      }
    case .changed(let row):
      if isRare(keepsDirections) { logExchange(ofInactive: row) }
    case .limited: directions.forgetSupports()
    case .loosened(let row): forgetSupports(of: basis.slot(of: row))
    case .removed(let row): directions.forgetSupport(of: row)
    }
  }

  /// Whether directions are kept that exchanges may change.
  @inline(__always)
  var keepsDirections: Bool { directions.cache.isInUse }

  /// True if a row that is about to leave the basis has a direction that is good as it is; a stay has none.
  @inline(__always)
  func canHandOn(from holder: Holder) -> Bool {
    guard let row = holder.row else { return false }
    return directions.canHandOnDirection(of: row, acceleration)
  }

  /// Hands the direction of a row, which can, on to the row that enters in its place.
  @inline(__always)
  mutating func handOn(from leaving: RowID, to entering: RowID, factor: Double) -> Heritage {
    Heritage(
      direction: directions.handOnDirection(of: leaving, to: entering, factor: factor),
      leaving: leaving, entering: entering, factor: factor)
  }

  // MARK: Refactorised

  /// Numbers were computed afresh, so that less of what was kept is good.
  @inline(__always)
  mutating func refactorised(_ renewal: Renewal) {
    switch renewal {
    case .point: dropPostponed()
    case .multipliers: directions.forgetSupports()
    case .basis: forgetDirections()
    case .rowMarks: directions.clearSupportMarks()
    }
  }
}
