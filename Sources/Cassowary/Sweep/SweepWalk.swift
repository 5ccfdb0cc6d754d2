/// The walk of a solver's solution over the values of one right-hand side, from basis to basis.
///
/// The solver's state is that at the last value looked at; whoever walks takes it back. It is a class as the optimiser of
/// Swift 6.3 ends in "Found ownership error" over a structure that holds the solver; and none of it is inlined into the
/// caller, which would make it one.
final class SweepWalk {
  private let solver: Solver
  private let index: ConstraintID
  private let range: ClosedRange<Double>
  private let limit: Int
  private let isRequired: Bool
  private var recorder: SweepRecorder
  /// The constraints that excluded the last value that was refused.
  private var conflict: [Constraint] = []

  @inline(never)
  init(solver: Solver, index: ConstraintID, range: ClosedRange<Double>, limit: Int) {
    self.solver = solver
    self.index = index
    self.range = range
    self.limit = limit
    isRequired = solver.problem.isRequired(index)
    recorder = SweepRecorder(variables: Int(solver.problem.counts.variables))
  }

  /// Walks through the range.
  @inline(never)
  func run() throws(SweepError) -> Sweep {
    if solver.problem.counts.retiredVariables > 0 {
      solver.wake().core.refactorise(because: .retiredVariables)
    }
    solver.wake().core.optimise()
    var (at, conflictBelow) = try enter()
    var step = firstStep(at: at)
    while at < range.upperBound {
      if recorder.pieces.count >= limit {
        throw .tooManyPieces(limit: limit, reached: at)
      }
      guard let stretch = try cross(from: at, to: range.upperBound, by: step) else { break }
      recorder.begin(at: at, stretch, solver.wake().core)
      let end = min(max(stretch.high, stretch.value), range.upperBound)
      try close(at...end, stretch.highStop, &step)
      at = end
    }
    return try result(conflictBelow)
  }

  /// Goes to the lowest value of the range for which there is a solution.
  /// - Returns: that value, and the constraints that exclude those below.
  private func enter() throws(SweepError) -> (Double, [Constraint]) {
    let present = solver.problem.constraints[index].constant
    if try move(to: range.lowerBound) { return (range.lowerBound, []) }
    let excluding = conflict
    // The values that have a solution are an interval with the present one in it.
    if present <= range.lowerBound { throw .neverHolds(constraints: excluding) }
    var at = present
    var step = firstStep(at: at)
    var count = 0
    while let stretch = try cross(from: at, to: range.lowerBound, by: step) {
      count += 1
      if count > limit { throw .tooManyPieces(limit: limit, reached: at) }
      at = min(stretch.low, stretch.value)
      step = self.step(beyond: stretch.lowStop, at: at)
    }
    if at >= range.upperBound { throw .neverHolds(constraints: conflict) }
    return (at, conflict)
  }

  /// Passes a breakpoint, and gives the stretch of the basis beyond; nil if there is no solution there.
  ///
  /// The solver takes a row as held until it misses its bound by a tolerance, so the way beyond has to be long enough
  /// for every row that is met at the breakpoint.
  private func cross(
    from start: Double, to end: Double, by first: Double
  ) throws(SweepError) -> SweepStretch? {
    let sign = end > start ? 1.0 : -1
    var step = first
    while true {
      let isLast = step >= abs(end - start)
      let value = isLast ? end : start + sign * step
      guard try move(to: value) else { return nil }
      let stretch = solver.wake().core.stretch(of: index)
      let (reach, stop) =
        sign > 0 ? (stretch.high, stretch.highStop) : (stretch.low, stretch.lowStop)
      if isLast || (reach - value) * sign > 0 { return stretch }
      let needed = abs(reach - start) + self.step(beyond: stop, at: value)
      step = max(Self.growth * step, min(needed, Self.mostGrowth * step))
    }
  }

  /// Gives the right-hand side a value, and optimises.
  /// - Returns: false if required constraints exclude the value: `conflict` holds them, and nothing has changed.
  private func move(to value: Double) throws(SweepError) -> Bool {
    if solver.problem.constraints[index].constant == value { return true }
    if isRequired {
      let scope = solver.wake().core.beginChange()
      if !solver.wake().core.setConstant(index, to: value) {
        conflict = solver.conflict(without: index)
        let trouble = solver.wake().core.optimisation.trouble
        solver.wake().core.rollBack(scope)
        if let trouble { throw .illConditioned(trouble, at: value) }
        return false
      }
      solver.wake().core.endChange(scope)
    } else {
      _ = solver.wake().core.setConstant(index, to: value)
    }
    solver.wake().core.optimise()
    return true
  }

  // MARK: Ends

  /// Notes why a piece ends, and how far to go for the next one.
  private func close(
    _ piece: ClosedRange<Double>, _ stop: SweepStretch.Stop?, _ step: inout Double
  ) throws(SweepError) {
    guard piece.upperBound < range.upperBound, let stop else {
      return recorder.end(piece, .range)
    }
    step = self.step(beyond: stop, at: piece.upperBound)
    // Named before the row is changed by the next steps.
    let holder = solver.problem.holder(of: stop.row, at: stop.member)
    let isTurned = solver.problem.record(of: holder).scale < 0
    // One step beyond tells whether the row is held; the walk goes on from there.
    let next = min(piece.upperBound + step, range.upperBound)
    guard try move(to: next) else { return recorder.end(piece, .conflict(conflict)) }
    recorder.end(
      piece,
      .constraint(
        solver.constraint(at: holder), isFromBelow: stop.isFromBelow != isTurned,
        holds: solver.wake().core.basis.kind[stop.row] == .active))
  }

  private func result(_ conflictBelow: [Constraint]) throws(SweepError) -> Sweep {
    if recorder.pieces.isEmpty { throw .neverHolds(constraints: conflict) }
    var pieces = recorder.pieces
    let last = pieces[pieces.count - 1]
    if last.range.upperBound < range.upperBound {
      pieces[pieces.count - 1] = SweepPiece(range: last.range, end: .conflict(conflict))
    }
    return Sweep(
      parameter: solver.constraint(at: index), range: range, pieces: pieces,
      conflictBelow: conflictBelow,
      variables: solver.problem.allVariables.map {
        solver.problem.isInUse($0) ? solver.variable(at: $0) : nil
      },
      knots: recorder.knots)
  }

  // MARK: Steps

  private func firstStep(at value: Double) -> Double { 4 * Tolerances.margin(of: value) }

  /// The way after which a row that stops a stretch misses its bound by more than its tolerance.
  private func step(beyond stop: SweepStretch.Stop?, at value: Double) -> Double {
    guard let stop else { return firstStep(at: value) }
    let run = solver.problem.members.run(stop.row)
    let bound = Int(stop.member) < run.count ? run[Int(stop.member)].bound : value
    return 2 * Tolerances.margin(of: bound) / abs(stop.rate) + 1e-15 * abs(value)
  }

  /// A way that was too short grows by at least this, and by no more than `mostGrowth` at once, so that pieces beyond the
  /// breakpoint are not passed over.
  private static var growth: Double { 2 }
  private static var mostGrowth: Double { 1_000 }
}
