// Many primal steps of a few active rows at once: columns whose widths add up to that of their table.

extension Core {
  /// So many active rows with multipliers out of range are taken together at most.
  static var mostCandidates: Int { 32 }
  /// More levels than this are not added up per bundle.
  private static var mostLevels: Int { 16 }

  /// Lets several active rows, whose multipliers are out of range, go to where they are best off together, all
  /// other active rows staying where they are: multiple pricing with suboptimization (I. Maros, Computational
  /// Techniques of the Simplex Method, 2003, chapter 9). The exchanges that lead there are worked out on sums of costs, and
  /// then point and multipliers move once.
  ///
  /// Taken alone, each of these rows would make all that depends on it move, again and again: what is best for one
  /// depends on where the others are.
  /// - Returns: false if nothing was done.
  /// - Complexity: what the rows move, a few times, and the breakpoints that rows pass on the way.
  mutating func suboptimise() -> Bool {
    if counts.rangeTail - counts.rangeHead < 2 || !keepOutOfRange() { return false }
    collectCandidates()
    if reduced.candidates.count < 2 || !spreadRates() || !collectRows() || !fillBundles() {
      return false
    }
    reduced.beginTableau()
    if !takeMinorIterations() { return false }
    carryOut()
    return true
  }

  // MARK: What moves

  /// Makes the active rows candidates that wait first.
  private mutating func collectCandidates() {
    reduced.candidates.removeAll()
    let epoch = nextEpoch()
    for place in counts.rangeHead..<counts.rangeTail {
      let row = rangeQueue[place]
      // Those that left and came back may wait twice.
      if row < 0 || isLeaving(row) || rowMark[row] == epoch { continue }
      rowMark[row] = epoch
      reduced.candidates.append(
        Suboptimisation.Candidate(slot: slot[row], row: row, first: position[row]))
      if reduced.candidates.count == Self.mostCandidates { return }
    }
  }

  /// Finds out how everything moves as the candidates shift: leaves at every variable that they reach, in `w`, the
  /// number of its rates.
  /// - Returns: false if there are too many different ones.
  private mutating func spreadRates() -> Bool {
    reduced.rates.begin(width: reduced.candidates.count)
    beginDirection()
    for column in 0..<reduced.candidates.count {
      addSource(reduced.candidates[column].slot, 0)
    }
    for column in 0..<reduced.candidates.count {
      w[reduced.candidates[column].slot] = Double(column + 1)
    }
    let headers = columns.headers.base
    let entries = columns.elements.base
    let marks = wMark.base
    let values = w.base
    let hasEtas = counts.etas > 0
    let ahead = lastPlaceAhead(of: wList.count)
    var index = wList.count
    while index > 0 {
      index &-= 1
      if index >= ahead { prefetchDefinitions(before: index) }
      let variable = Int(wList.base[index])
      var rates = Int32(values[variable])
      var factor = 1.0
      let header = headers[variable]
      for place in Int(header.start)..<Int(header.start &+ header.count) {
        let entry = entries[place]
        if marks[Int(entry.id)] != wEpoch { continue }
        reduced.rates.add(
          Int32(values[Int(entry.id)]), times: -entry.coefficient, to: &rates, &factor)
      }
      rates = reduced.rates.product(rates, times: factor / pivot[wList[index]])
      // What an eta adds is not looked for.
      if rates == RateTable.full || hasEtas && rates != 0 && etaTargetHead[wList[index]] > 0 {
        return false
      }
      values[variable] = Double(rates)
    }
    return true
  }

  /// Lists the rows that move and their rates.
  /// - Returns: false if they are not of the plain kind.
  private mutating func collectRows() -> Bool {
    reduced.rows.removeAll()
    reduced.rowRates.removeAll()
    reduced.pinned.removeAll()
    for column in 0..<reduced.candidates.count {
      reduced.rows.append(reduced.candidates[column].row)
      reduced.rowRates.append(Int32(column + 1))
    }
    let epoch = nextEpoch()
    let ahead = placesAhead(of: wList.count)
    for index in 0..<wList.count {
      if index < ahead { prefetchReached(after: index) }
      let variable = wList[index]
      let rates = Int32(w[variable])
      if rates == 0 { continue }
      for entry in watchers.run(variable) where rowMark[entry.id] != epoch {
        rowMark[entry.id] = epoch
        let row = entry.id
        let rowRates =
          terms.count(row) == 1
          ? reduced.rates.product(rates, times: entry.coefficient) : self.rates(of: row)
        if rowRates == 0 { continue }
        // What owes something has a multiplier that is not its slope.
        if rowRates == RateTable.full || isOwing(row) { return false }
        if kind[row] == .pinned {
          if isFrozen(row) { return false }
          reduced.pinned.append(row)
        }
        reduced.rows.append(row)
        reduced.rowRates.append(rowRates)
      }
    }
    return true
  }

  /// True if required constraints forbid a pinned row to leave its breakpoint on either side.
  private mutating func isFrozen(_ row: Int32) -> Bool {
    let walls = loadKink(row, position[row]..<groupEnd(row, from: position[row]))
    return walls.below && walls.above
  }

  /// The gap in which a row lies, or from which it is taken to start if it is on a breakpoint: that before, unless it
  /// is forbidden.
  private mutating func gap(of row: Int32) -> Int32 {
    let place = position[row]
    if kind[row] != .pinned { return place }
    let end = groupEnd(row, from: place)
    return loadKink(row, place..<end).below ? end : place
  }

  /// The number of the rates of a row.
  private mutating func rates(of row: Int32) -> Int32 {
    var rates: Int32 = 0
    var factor = 1.0
    for entry in terms.run(row) where wMark[entry.id] == wEpoch {
      reduced.rates.add(Int32(w[entry.id]), times: entry.coefficient, to: &rates, &factor)
    }
    return reduced.rates.product(rates, times: factor)
  }

  /// Sorts the rows into bundles.
  /// - Returns: false if their costs are of too many levels.
  private mutating func fillBundles() -> Bool {
    arrangeBundles()
    let ahead = placesAhead(of: reduced.rows.count)
    for index in 0..<reduced.rows.count {
      if index < ahead { prefetchBundled(after: index) }
      let row = reduced.rows[index]
      let bundle = Int(reduced.bundleOfRates[Int(reduced.rowRates[index])])
      let gap = gap(of: row)
      addBreakpoints(of: row, in: gap, to: bundle)
      reduced.slopes[bundle].addSlope(members.run(row), gap: gap, in: costs, times: 1)
      if reduced.slopes[bundle].count > Self.mostLevels { return false }
    }
    for bundle in 0..<reduced.bundles.count { reduced.order(bundle) }
    return true
  }

  /// Makes the bundles, empty, with room for the breakpoints of their rows.
  private mutating func arrangeBundles() {
    reduced.bundles.removeAll()
    reduced.bundleOfRates.removeAll()
    for _ in 0..<reduced.rates.count { reduced.bundleOfRates.append(0) }
    let ahead = placesAhead(of: reduced.rows.count)
    for index in 0..<reduced.rows.count {
      if index < ahead { prefetchRecord(reduced.rows[index &+ Lookahead.far]) }
      reduced.bundleOfRates[Int(reduced.rowRates[index])] += members.count(reduced.rows[index])
    }
    var end: Int32 = 0
    for rates in 0..<reduced.rates.count where reduced.bundleOfRates[rates] > 0 {
      let start = end
      end += reduced.bundleOfRates[rates]
      reduced.bundleOfRates[rates] = Int32(reduced.bundles.count)
      reduced.bundles.append(
        Suboptimisation.Bundle(rates: Int32(rates), start: start, end: end))
    }
    reduced.breakpoints.reserve(Int(end))
    reduced.breakpoints.setCount(Int(end))
    reduced.clearSlopes()
  }

  /// Adds the breakpoints of a row to its bundle.
  private mutating func addBreakpoints(of row: Int32, in gap: Int32, to bundle: Int) {
    let run = members.run(row)
    let value = activity[row]
    var first: Int32 = 0
    while first < run.count {
      let end = groupEnd(row, from: first)
      var forbids = (below: false, above: false)
      for index in first..<end {
        if run[Int(index)].forbidsLeft { forbids.below = true }
        if run[Int(index)].forbidsRight { forbids.above = true }
      }
      let distance = run[Int(first)].bound - value
      if first == gap && kind[row] == .active {
        reduced.bundles[bundle].held = .init(place: 0, row: row, first: first)
      } else if first < gap {
        // A row may be beyond its breakpoint by what counts as nothing.
        reduced.add(
          .init(place: min(0, distance), row: row, first: first), to: bundle, above: false,
          isWall: forbids.below)
      } else {
        reduced.add(
          .init(place: max(0, distance), row: row, first: first), to: bundle, above: true,
          isWall: forbids.above)
      }
      first = end
    }
  }

  // MARK: What is done

  /// Brings the rows to where they are best off together.
  private mutating func carryOut() {
    contributions.removeAll()
    forgetRays()
    for index in 0..<reduced.pinned.count { unpin(reduced.pinned[index]) }
    for column in 0..<reduced.candidates.count where !reduced.isKept(column) { release(column) }
    for bundle in 0..<reduced.bundles.count { passBreakpoints(of: bundle) }
    let isAccurate = exchangeCandidates()
    stepLog.leaving = nil
    if isAccurate {
      beginDirection()
      for column in 0..<reduced.candidates.count {
        let row = reduced.bundles[Int(reduced.holders[column])].held.row
        addSource(slot[row], activity[row] - exactActivity(row).sum)
      }
      solveDirection()
      move(by: 1)
    } else {
      refactorise()
    }
    gatherScattered()
    shiftMultipliers(except: -1)
    refactoriseIfDue()
  }

  /// Puts a pinned row beside its breakpoint.
  private mutating func unpin(_ row: Int32) {
    let gap = gap(of: row)
    lexSlope.clear()
    lexSlope.addSlope(members.run(row), gap: gap, in: costs, times: 1)
    lexSlope.add(stored: multiplier[row], in: cells, times: -1)
    contribute(row, lexSlope)
    placeInSegment(row, gap: gap)
  }

  /// Makes a candidate inactive, on the side of its breakpoint to which its bundle went.
  private mutating func release(_ column: Int) {
    let candidate = reduced.candidates[column]
    let row = candidate.row
    let isAbove = reduced.isBelow(row, candidate.first, column)
    let gap = isAbove ? groupEnd(row, from: candidate.first) : candidate.first
    lexSlope.clear()
    lexSlope.addSlope(members.run(row), gap: gap, in: costs, times: 1)
    lexSlope.add(stored: multiplier[row], in: cells, times: -1)
    contribute(row, lexSlope)
    let s = slot[row]
    leaveBasis(row, gap: gap)
    // Until its place is taken.
    slot.write(row, s, &journal)
  }

  /// Lets the rows of a bundle pass the breakpoints between where it was and where it is.
  private mutating func passBreakpoints(of bundle: Int) {
    for up in [true, false] {
      passed.removeAll()
      let count = reduced.count(of: bundle, above: !up)
      let breakpointsAhead = placesAhead(of: Int(count))
      for number in reduced.heapCount(of: bundle, above: !up)..<count {
        if Int(number) < breakpointsAhead {
          prefetchPassing(after: number, of: bundle, above: !up)
        }
        let place = reduced.place(of: number, in: bundle, above: !up)
        let breakpoint = reduced.breakpoints[place]
        if (breakpoint.first < position[breakpoint.row]) == up { continue }
        _ = loadKink(of: breakpoint)
        if !up { lexOwn.scale(-1) }
        contribute(breakpoint.row, lexOwn)
        statistics.flips += 1
        passed.append(Int32(place))
      }
      // A row may have passed several.
      let passedAhead = placesAhead(of: passed.count)
      for index in 0..<passed.count {
        if index < passedAhead { prefetchPassed(after: index) }
        let breakpoint = reduced.breakpoints[Int(passed[index])]
        let gap = up ? groupEnd(breakpoint.row, from: breakpoint.first) : breakpoint.first
        if (gap > position[breakpoint.row]) == up { placeInSegment(breakpoint.row, gap: gap) }
      }
    }
  }

  /// Exchanges the candidates that were released for the rows that hold the bundles now.
  /// - Returns: false if the factorisation could not be brought up to date.
  private mutating func exchangeCandidates() -> Bool {
    reduced.pairReleased()
    // What follows a candidate one way takes its place without a solve; solves make new marks, and wait.
    for index in 0..<reduced.pairs.count {
      let pair = reduced.pairs[index]
      if pair.bundle != pair.column { break }
      let candidate = reduced.candidates[Int(pair.column)].row
      let row = reduced.bundles[Int(pair.bundle)].held.row
      let s = slot[candidate]
      if row != candidate {
        loadColumn(row: row)
        if !findWay(to: s) { continue }
      }
      enter(pair)
      reduced.pairs[index].isDone = true
      if row == candidate { continue }
      clearColumn(s)
      _ = passAlong(from: s)
    }
    var isAccurate = true
    for index in 0..<reduced.pairs.count where !reduced.pairs[index].isDone {
      let pair = reduced.pairs[index]
      let row = reduced.bundles[Int(pair.bundle)].held.row
      let s = slot[reduced.candidates[Int(pair.column)].row]
      if isAccurate {
        solveDirection(of: s)
        loadColumn(row: row)
        var factor = 0.0
        for entry in terms.run(row) where dMark[entry.id] == wEpoch {
          factor += entry.coefficient * d[entry.id]
        }
        if abs(factor) <= Tolerances.pivotRatio || !pivotAgrees(factor) {
          statistics.inaccuratePivots += 1
          isAccurate = false
        }
      }
      enter(pair)
      if isAccurate { updateFactor(s) }
    }
    solvedSlot = -1
    return isAccurate
  }

  /// Makes the row that holds a bundle active in the place of a candidate.
  private mutating func enter(_ pair: Suboptimisation.Pair) {
    let candidate = reduced.candidates[Int(pair.column)]
    let held = reduced.bundles[Int(pair.bundle)].held
    let s = slot[candidate.row]
    slot.write(candidate.row, -1, &journal)
    lexOther.clear()
    loadMultiplierIntoOther(held.row)
    if stepLog.isOn && held.row != candidate.row {
      noteLeaving(candidate.row, at: candidate.first)
      noteEntering(held.row, at: held.first)
    }
    activate(held.row, at: held.first, slot: s)
    setMultiplier(held.row, lexOther)
    enqueueRange(held.row)
    statistics.pivots += held.row == candidate.row ? 0 : 1
  }
}
