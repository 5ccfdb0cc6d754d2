// Many primal steps of a few active rows at once: columns whose widths add up to that of their table.

extension Core {
  /// The most active rows with multipliers out of range that are taken together: the tableau grows with the square of
  /// their number.
  static var mostCandidates: Int { 32 }
  /// The most levels at which slopes are added up for each bundle. Layouts have a dozen.
  private static var mostLevels: Int { 16 }

  /// Lets several active rows, whose multipliers are out of range, go to where they are best off together, all
  /// other active rows staying where they are: multiple pricing with suboptimization (I. Maros, Computational
  /// Techniques of the Simplex Method, 2003, chapter 9). The exchanges that lead there are worked out on sums of costs, and
  /// then point and multipliers move once.
  ///
  /// Taken alone, each of these rows would move all that depends on it, again and again: the best place for one depends
  /// on where the others are.
  /// - Returns: false if nothing was done.
  /// - Complexity: the variables and rows that the candidates move, a few times, and the breakpoints that rows pass on
  ///   the way.
  mutating func suboptimise() -> Bool {
    if !acceleration.contains(.suboptimisation)
      || agenda.rangeCount < 2 || !keepOutOfRange()
    {
      return false
    }
    collectCandidates()
    if batch.reduced.candidates.count < 2 || !spreadRates() || !collectRows() || !fillBundles() {
      return false
    }
    batch.reduced.beginTableau()
    if !takeMinorIterations() { return false }
    carryOut()
    return true
  }

  // MARK: Moving variables and rows

  /// Makes the first waiting active rows candidates.
  private mutating func collectCandidates() {
    batch.reduced.candidates.removeAll()
    let epoch = nextRowEpoch()
    for place in agenda.counts.rangeHead..<agenda.counts.rangeTail {
      // Rows that left and came back may wait twice.
      guard let row = agenda.range[place].row, !agenda.isLeaving(row),
        workspace.rowMark[row] != epoch
      else { continue }
      workspace.rowMark[row] = epoch
      batch.reduced.candidates.append(
        Suboptimisation.Candidate(slot: basis.slot(of: row), row: row, first: point.position[row]))
      if batch.reduced.candidates.count == Self.mostCandidates { return }
    }
  }

  /// Finds out how everything moves as the candidates shift: it leaves in `w`, for every variable that they reach, the
  /// number of its rates.
  /// - Returns: false if there are too many different ones.
  private mutating func spreadRates() -> Bool {
    batch.reduced.rates.begin(width: batch.reduced.candidates.count)
    factorisation.beginBtran()
    for column in 0..<batch.reduced.candidates.count {
      factorisation.addSource(batch.reduced.candidates[column].slot, 0)
    }
    for column in 0..<batch.reduced.candidates.count {
      factorisation.w[batch.reduced.candidates[column].slot] = Double(column + 1)
    }
    let headers = factorisation.columns.headers.base
    let entries = factorisation.columns.elements.base
    let marks = factorisation.w.marks.base
    let values = factorisation.w.base
    let hasEtas = factorisation.counts.etas > 0
    var index = factorisation.w.list.count
    while index > 0 {
      index &-= 1
      let variable = Int(factorisation.w.list.base[index])
      var rates = Int32(values[variable])
      var factor = 1.0
      let header = headers[variable]
      for place in Int(header.start)..<Int(header.start &+ header.count) {
        let entry = entries[place]
        if marks[Int(entry.variable)] != factorisation.wEpoch { continue }
        batch.reduced.rates.add(
          Int32(values[Int(entry.variable)]), times: -entry.coefficient, to: &rates, &factor)
      }
      rates = batch.reduced.rates.product(
        rates, times: factor / factorisation.pivot[factorisation.w.list[index]])
      // The search leaves out the additions of etas.
      if rates == RateTable.full
        || hasEtas && rates != 0
          && !factorisation.etas.headOfTarget[factorisation.w.list[index]].isNone
      {
        return false
      }
      values[variable] = Double(rates)
    }
    return true
  }

  /// Lists the rows that move and their rates.
  /// - Returns: false if they are not of the plain kind.
  private mutating func collectRows() -> Bool {
    batch.reduced.rows.removeAll()
    batch.reduced.rowRates.removeAll()
    batch.reduced.pinned.removeAll()
    for column in 0..<batch.reduced.candidates.count {
      batch.reduced.rows.append(batch.reduced.candidates[column].row)
      batch.reduced.rowRates.append(Int32(column + 1))
    }
    let epoch = nextRowEpoch()
    for index in 0..<factorisation.w.list.count {
      let variable = factorisation.w.list[index]
      let rates = Int32(factorisation.w[variable])
      if rates == 0 { continue }
      for entry in point.watchers.run(variable) where workspace.rowMark[entry.row] != epoch {
        workspace.rowMark[entry.row] = epoch
        let row = entry.row
        let rowRates =
          problem.terms.count(row) == 1
          ? batch.reduced.rates.product(rates, times: entry.coefficient) : self.rates(of: row)
        if rowRates == 0 { continue }
        // The multiplier of an owing row is not its slope.
        if rowRates == RateTable.full || agenda.isOwing(row) { return false }
        if basis.kind[row] == .pinned {
          if isFrozen(row) { return false }
          batch.reduced.pinned.append(row)
        }
        batch.reduced.rows.append(row)
        batch.reduced.rowRates.append(rowRates)
      }
    }
    return true
  }

  /// True if required constraints forbid a pinned row to leave its breakpoint on either side.
  private mutating func isFrozen(_ row: RowID) -> Bool {
    let walls = problem.loadKink(
      of: row, point.position[row]..<problem.groupEnd(row, from: point.position[row]),
      into: &workspace.ownRoom)
    return walls.below && walls.above
  }

  /// The gap in which a row lies; for a row on a breakpoint the gap from which it is taken to start: the one before,
  /// unless it is forbidden.
  private mutating func gap(of row: RowID) -> Int32 {
    let place = point.position[row]
    if basis.kind[row] != .pinned { return place }
    let end = problem.groupEnd(row, from: place)
    return problem.loadKink(of: row, place..<end, into: &workspace.ownRoom).below ? end : place
  }

  /// The number of the rates of a row.
  private mutating func rates(of row: RowID) -> Int32 {
    var rates: Int32 = 0
    var factor = 1.0
    for entry in problem.terms.run(row)
    where factorisation.w.marks[entry.variable] == factorisation.wEpoch {
      batch.reduced.rates.add(
        Int32(factorisation.w[entry.variable]), times: entry.coefficient, to: &rates, &factor)
    }
    return batch.reduced.rates.product(rates, times: factor)
  }

  /// Sorts the rows into bundles.
  /// - Returns: false if their costs are of too many levels.
  private mutating func fillBundles() -> Bool {
    arrangeBundles()
    for index in 0..<batch.reduced.rows.count {
      let row = batch.reduced.rows[index]
      let bundle = Int(batch.reduced.bundleOfRates[Int(batch.reduced.rowRates[index])])
      let gap = gap(of: row)
      addBreakpoints(of: row, in: gap, to: bundle)
      batch.reduced.slopes[bundle].addSlope(
        problem.members.run(row), gap: gap, in: problem.costs, times: 1)
      if batch.reduced.slopes[bundle].count > Self.mostLevels { return false }
    }
    for bundle in 0..<batch.reduced.bundles.count { batch.reduced.order(bundle) }
    return true
  }

  /// Makes the bundles, empty, with room for the breakpoints of their rows.
  private mutating func arrangeBundles() {
    batch.reduced.bundles.removeAll()
    batch.reduced.bundleOfRates.removeAll()
    for _ in 0..<batch.reduced.rates.count { batch.reduced.bundleOfRates.append(0) }
    for index in 0..<batch.reduced.rows.count {
      batch.reduced.bundleOfRates[Int(batch.reduced.rowRates[index])] += problem.members.count(
        batch.reduced.rows[index])
    }
    var end: Int32 = 0
    for rates in 0..<batch.reduced.rates.count where batch.reduced.bundleOfRates[rates] > 0 {
      let start = end
      end += batch.reduced.bundleOfRates[rates]
      batch.reduced.bundleOfRates[rates] = Int32(batch.reduced.bundles.count)
      batch.reduced.bundles.append(
        Suboptimisation.Bundle(rates: Int32(rates), start: start, end: end))
    }
    batch.reduced.breakpoints.reserve(Int(end))
    batch.reduced.breakpoints.setCount(Int(end))
    batch.reduced.clearSlopes()
  }

  /// Adds the breakpoints of a row to its bundle.
  private mutating func addBreakpoints(of row: RowID, in gap: Int32, to bundle: Int) {
    let run = problem.members.run(row)
    let value = point.activity[row]
    var first: Int32 = 0
    while first < run.count {
      let end = problem.groupEnd(row, from: first)
      var forbids = (below: false, above: false)
      for index in first..<end {
        if run[Int(index)].forbidsLeft { forbids.below = true }
        if run[Int(index)].forbidsRight { forbids.above = true }
      }
      let distance = run[Int(first)].bound - value
      if first == gap && basis.kind[row] == .active {
        batch.reduced.bundles[bundle].held = .init(place: 0, row: row, first: first)
      } else if first < gap {
        // A row may be beyond its breakpoint by less than a tolerance.
        batch.reduced.add(
          .init(place: min(0, distance), row: row, first: first), to: bundle, above: false,
          isWall: forbids.below)
      } else {
        batch.reduced.add(
          .init(place: max(0, distance), row: row, first: first), to: bundle, above: true,
          isWall: forbids.above)
      }
      first = end
    }
  }

  // MARK: The exchanges and the move

  /// Brings the rows to where they are best off together.
  private mutating func carryOut() {
    workspace.contributions.removeAll()
    refactorised(.basis)
    for index in 0..<batch.reduced.pinned.count { unpin(batch.reduced.pinned[index]) }
    for column in 0..<batch.reduced.candidates.count where !batch.reduced.isKept(column) {
      release(column)
    }
    for bundle in 0..<batch.reduced.bundles.count { passBreakpoints(of: bundle) }
    let isAccurate = exchangeCandidates()
    stepLog.leaving = nil
    if isAccurate {
      factorisation.beginBtran()
      for column in 0..<batch.reduced.candidates.count {
        let row = batch.reduced.bundles[Int(batch.reduced.holders[column])].held.row
        factorisation.addSource(
          basis.slot(of: row), point.activity[row] - point.exactActivity(of: row, problem).sum)
      }
      factorisation.btran()
      move(by: 1)
    } else {
      refactorise(because: .pivotDisagrees)
    }
    shiftMultipliers()
    refactoriseIfDue()
  }

  /// Puts a pinned row beside its breakpoint.
  private mutating func unpin(_ row: RowID) {
    let gap = gap(of: row)
    workspace.slope.clear()
    workspace.slope.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: 1)
    workspace.slope.add(stored: multipliers.head[row], in: multipliers.cells, times: -1)
    workspace.contribute(row, workspace.slope)
    placeInSegment(row, gap: gap)
  }

  /// Makes a candidate inactive, on the side of its breakpoint to which its bundle went.
  private mutating func release(_ column: Int) {
    let candidate = batch.reduced.candidates[column]
    let row = candidate.row
    let isAbove = batch.reduced.isBelow(row, candidate.first, column)
    let gap = isAbove ? problem.groupEnd(row, from: candidate.first) : candidate.first
    workspace.slope.clear()
    workspace.slope.addSlope(problem.members.run(row), gap: gap, in: problem.costs, times: 1)
    workspace.slope.add(stored: multipliers.head[row], in: multipliers.cells, times: -1)
    workspace.contribute(row, workspace.slope)
    let s = basis.slot(of: row)
    leaveBasis(row, gap: gap)
    // The candidate keeps the slot until another row takes its place.
    basis.slot.write(row, Link(s), &journal)
  }

  /// Lets the rows of a bundle pass the breakpoints between its former and its present place.
  private mutating func passBreakpoints(of bundle: Int) {
    for up in [true, false] {
      workspace.places.removeAll()
      let count = batch.reduced.count(of: bundle, above: !up)
      for number in batch.reduced.heapCount(of: bundle, above: !up)..<count {
        let place = batch.reduced.place(of: number, in: bundle, above: !up)
        let breakpoint = batch.reduced.breakpoints[place]
        if (breakpoint.first < point.position[breakpoint.row]) == up { continue }
        _ = loadKink(of: breakpoint)
        if !up { workspace.ownRoom.scale(-1) }
        workspace.contribute(breakpoint.row, workspace.ownRoom)
        statistics.flips += 1
        workspace.places.append(Int32(place))
      }
      // A row may have passed several.
      for index in 0..<workspace.places.count {
        let breakpoint = batch.reduced.breakpoints[Int(workspace.places[index])]
        let gap = up ? problem.groupEnd(breakpoint.row, from: breakpoint.first) : breakpoint.first
        if (gap > point.position[breakpoint.row]) == up { placeInSegment(breakpoint.row, gap: gap) }
      }
    }
  }

  /// Exchanges the candidates that were released for the rows that hold the bundles now.
  /// - Returns: false if the factorisation could not be updated.
  private mutating func exchangeCandidates() -> Bool {
    batch.reduced.pairReleased()
    // A row that follows a candidate one way takes its place without a solve; solves make new marks, so they come
    // later.
    for index in 0..<batch.reduced.pairs.count {
      let pair = batch.reduced.pairs[index]
      if pair.bundle != pair.column { break }
      let candidate = batch.reduced.candidates[Int(pair.column)].row
      let row = batch.reduced.bundles[Int(pair.bundle)].held.row
      let s = basis.slot[candidate].certain
      if row != candidate {
        factorisation.loadColumn(problem.terms.run(row))
        if !factorisation.findWay(to: s, basis) { continue }
      }
      enter(pair)
      batch.reduced.pairs[index].isDone = true
      if row == candidate { continue }
      factorisation.clearColumn(s, &journal)
      _ = factorisation.passAlong(from: s, &basis, &journal)
    }
    var isAccurate = true
    for index in 0..<batch.reduced.pairs.count where !batch.reduced.pairs[index].isDone {
      let pair = batch.reduced.pairs[index]
      let row = batch.reduced.bundles[Int(pair.bundle)].held.row
      let s = basis.slot[batch.reduced.candidates[Int(pair.column)].row].certain
      if isAccurate {
        factorisation.btran(of: s)
        factorisation.loadColumn(problem.terms.run(row))
        var factor = 0.0
        for entry in problem.terms.run(row)
        where factorisation.d.marks[entry.variable] == factorisation.wEpoch {
          factor += entry.coefficient * factorisation.d[entry.variable]
        }
        if abs(factor) <= Tolerances.pivotRatio || !factorisation.pivotAgrees(factor) {
          statistics.inaccuratePivots += 1
          isAccurate = false
        }
      }
      enter(pair)
      if isAccurate { updateFactor(s) }
    }
    factorisation.solvedSlot = .none
    return isAccurate
  }

  /// Makes the row that holds a bundle active in the place of a candidate.
  private mutating func enter(_ pair: Suboptimisation.Pair) {
    let candidate = batch.reduced.candidates[Int(pair.column)]
    let held = batch.reduced.bundles[Int(pair.bundle)].held
    let s = basis.slot[candidate.row].certain
    basis.slot.write(candidate.row, .none, &journal)
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: held.row)
    if stepLog.isOn && held.row != candidate.row {
      stepLog.noteLeaving(candidate.row, at: candidate.first, problem)
      stepLog.noteEntering(held.row, at: held.first, problem, point)
    }
    activate(held.row, at: held.first, slot: s)
    multipliers.set(
      .row(held.row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    agenda.enqueueRange(.row(held.row), among: problem.counts.variables, &journal)
    statistics.pivots += held.row == candidate.row ? 0 : 1
  }
}
