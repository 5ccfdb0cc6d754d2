// Primal steps within a suboptimisation: only the candidates shift, and nothing is changed yet.

extension Core {
  /// Solves the problem of the candidates.
  /// - Returns: false if their costs have no minimum as far as can be told, or are at it.
  /// - Complexity: the bundles times the candidates for every step, and the breakpoints that are passed.
  mutating func takeMinorIterations() -> Bool {
    // Its end is a place to go on from in any case.
    var rest = 50 + 20 * batch.reduced.candidates.count
    var isAny = false
    while rest > 0, let step = steepestMinorStep() {
      if !takeMinorStep(column: step.column, up: step.up) { return false }
      isAny = true
      rest -= 1
    }
    return isAny
  }

  /// The held bundle whose multiplier is farthest out of range, and the side; the slope of the cost along that way is
  /// left in `workspace.slope`.
  private mutating func steepestMinorStep() -> (column: Int, up: Bool)? {
    var best: (column: Int, up: Bool)?
    workspace.slope.clear()
    for column in 0..<batch.reduced.candidates.count {
      let bundle = Int(batch.reduced.holders[column])
      let held = batch.reduced.bundles[bundle].held
      // The gains and losses in the cost of all others as this one shifts.
      workspace.multiplier.clear()
      for other in 0..<batch.reduced.bundles.count where batch.reduced.bundles[other].column < 0 {
        let rate = batch.reduced.rate(of: other, by: column)
        if rate != 0 { workspace.multiplier.add(batch.reduced.slopes[other], times: rate) }
      }
      workspace.multiplier.add(batch.reduced.slopes[bundle], times: 1)
      let walls = loadKink(of: held)
      if !walls.above {
        workspace.room.assign(workspace.multiplier, plus: workspace.ownRoom, times: 1)
        if workspace.room.sign < 0 && workspace.room.compare(workspace.slope) < 0 {
          workspace.slope.assign(workspace.room)
          best = (column, true)
        }
      }
      if !walls.below {
        workspace.multiplier.scale(-1)
        if workspace.multiplier.sign < 0 && workspace.multiplier.compare(workspace.slope) < 0 {
          workspace.slope.assign(workspace.multiplier)
          best = (column, false)
        }
      }
    }
    return best
  }

  /// Lets the bundle that is held in a column go up or down, until the slope of the cost along the way, which is in
  /// `workspace.slope`, is not below zero any more, and holds the one that is on a breakpoint there.
  /// - Returns: false if there is none.
  private mutating func takeMinorStep(column: Int, up: Bool) -> Bool {
    let sign = up ? 1.0 : -1.0
    let leaving = Int(batch.reduced.holders[column])
    let held = batch.reduced.bundles[leaving].held
    batch.reduced.append(held, in: leaving, above: !up)
    if up {
      _ = loadKink(of: held)
      batch.reduced.slopes[leaving].add(workspace.ownRoom, times: 1)
    }
    while true {
      guard let event = nextEvent(column: column, sign) else { return false }
      let (bundle, distance) = event
      let rate = batch.reduced.rate(of: bundle, by: column) * sign
      let next = batch.reduced.next(of: bundle, up: rate > 0)
      let walls = loadKink(of: next)
      workspace.room.assign(workspace.slope, plus: workspace.ownRoom, times: abs(rate))
      batch.reduced.removeNext(of: bundle, up: rate > 0)
      let isLast = (rate > 0 ? walls.above : walls.below) || workspace.room.sign >= 0
      if rate < 0 { batch.reduced.slopes[bundle].add(workspace.ownRoom, times: -1) }
      if isLast {
        for other in 0..<batch.reduced.bundles.count {
          batch.reduced.bundles[other].place +=
            batch.reduced.rate(of: other, by: column) * sign * distance
        }
        batch.reduced.bundles[bundle].place = next.place
        batch.reduced.bundles[bundle].held = next
        batch.reduced.exchange(column: column, for: bundle)
        return true
      }
      if rate > 0 { batch.reduced.slopes[bundle].add(workspace.ownRoom, times: 1) }
      batch.reduced.append(next, in: bundle, above: rate < 0)
      swap(&workspace.slope, &workspace.room)
    }
  }

  /// The bundle that comes to a breakpoint first as the one in a column shifts, and after what distance.
  private mutating func nextEvent(column: Int, _ sign: Double) -> (bundle: Int, distance: Double)? {
    var best: (bundle: Int, distance: Double)?
    var bestRate = 0.0
    for bundle in 0..<batch.reduced.bundles.count {
      let rate = batch.reduced.rate(of: bundle, by: column) * sign
      if abs(rate) <= Tolerances.pivotRatio { continue }
      let next = batch.reduced.next(of: bundle, up: rate > 0)
      if next.isNone { continue }
      let distance = max(0, (next.place - batch.reduced.bundles[bundle].place) / rate)
      if let found = best {
        if distance > found.distance { continue }
        if distance == found.distance && abs(rate) <= bestRate { continue }
      }
      best = (bundle, distance)
      bestRate = abs(rate)
    }
    return best
  }

  /// Loads into `workspace.ownRoom` by how much the slope of the cost rises at a breakpoint, apart from required
  /// constraints.
  /// - Returns: on which sides required constraints forbid to be.
  mutating func loadKink(
    of breakpoint: Suboptimisation.Breakpoint
  ) -> (below: Bool, above: Bool) {
    let (row, first) = (breakpoint.row, breakpoint.first)
    return problem.loadKink(
      of: row, first..<problem.groupEnd(row, from: first), into: &workspace.ownRoom)
  }
}
