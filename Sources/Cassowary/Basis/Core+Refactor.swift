// Factorising the basis from scratch by propagation and tearing.

extension Core {
  /// Factorises again if enough etas were left to matter for accuracy, or they have made as much work as it
  /// will cost; never before as much work was done, so that local changes of a large system stay cheap.
  /// Exchanges that leave no eta are as good as new: their columns are the rows themselves.
  ///
  /// While a change is recorded that may be taken back it waits for the end of the change, if that does
  /// not take too long: every word of the factorisation would be logged.
  @inline(__always)
  mutating func refactoriseIfDue() {
    if isRare(isRefactorisationDue) {
      refactorise()
    } else {
      refreshIfDrifting()
    }
  }

  /// Whether the basis is to be factorised at the next chance.
  @inline(__always)
  var isRefactorisationDue: Bool {
    // Mostly there is not enough even for a system of nothing.
    if counts.updates < Tolerances.updatesBeforeRefactorisation
      && counts.etaEntries - counts.etaEntriesAtStart <= 100 && counts.etaWork == 0
      && counts.isDue == 0
    {
      return false
    }
    let size = counts.liveVariables + counts.liveRows
    let patience: Int32 = journal.isRecording && !keepsWayForward ? 4 : 1
    if counts.isDue != 0 { return true }
    return counts.updates >= patience * Tolerances.updatesBeforeRefactorisation
      && counts.work >= Self.costPerPlace * Int64(size)
      || counts.etaEntries - counts.etaEntriesAtStart > patience * (size + 100)
      || counts.etaWork > Int64(patience) * Self.etaWorkPerPlace * Int64(size)
  }

  /// What a factorisation costs for every variable and row, in entries visited by exchanges.
  private static var costPerPlace: Int64 { 16 }
  /// The same in eta entries read.
  private static var etaWorkPerPlace: Int64 { 64 }

  /// Has the basis factorised at the next chance, even while a change is recorded, because rounding is magnified by the
  /// factorisation as it is. The multipliers, which were computed with it, are computed afresh.
  ///
  /// Where that happens again and again within one optimisation a new factorisation is no better: then only the multipliers are.
  mutating func makeRefactorisationDue() {
    counts.magnifications &+= 1
    if counts.rebuilds > Self.mostRebuilds { return }
    counts.rebuilds &+= 1
    counts.isDue = 1
  }

  /// So often rounding that is magnified asks for a new factorisation in one optimisation.
  private static var mostRebuilds: Int32 { 64 }

  /// Computes afresh what rounding that was magnified is in: the factorisation and the point, if they are due, and the
  /// multipliers.
  @inline(never)
  mutating func removeMagnifiedRounding() {
    refactoriseIfDue()
    if counts.magnifications > 0 { refreshMultipliers() }
  }

  /// Counts the work that an eta makes, in entries, unless it would be there after a factorisation as well.
  /// Finding the eta takes as long as some entries.
  @inline(__always)
  mutating func noteWork(ofEta eta: Int32, entries: Int32) {
    if eta >= counts.etasAtStart { counts.etaWork &+= Int64(entries) &+ 26 }
  }

  /// True if the variable's place is a slot of the factorisation.
  @inline(__always)
  func isSlot(_ variable: Int32) -> Bool { useCount[variable] != -1 }

  /// Factorises the present basis from scratch and computes the point afresh.
  ///
  /// *Propagation*: an active row with one variable that is not yet defined defines it. When no such
  /// row is left, *tearing*: a variable is taken as if known, its stay standing in, and propagation
  /// goes on; the first row without any undefined variable closes a tear by an ordinary exchange.
  /// Closing at once keeps the etas short, and so does placing last what nothing else depends on.
  /// A row that turns out to depend on others is pinned.
  mutating func refactorise() {
    statistics.refactorisations += 1
    statistics.rowsFactorised &+= Int(counts.liveVariables)
    let variables = Int(counts.variables)
    if variables == 0 { return }
    let rows = Stack<Int32>.collecting { list in
      for row in 0..<counts.rows where kind[row] == .active { list.append(row) }
    }
    defer { rows.deallocate() }
    var plan = FactorisationPlan(variables: variables, rows: rows)
    defer { plan.deallocate() }
    for variable in 0..<counts.variables {
      plan.isKnown[variable] = !isSlot(variable) || staySlot[variable] >= 0 ? 1 : 0
    }
    resetFactor()
    plan.count(&self)
    while true {
      if let index = plan.nextReady() {
        place(rows[Int(index)], &plan)
      } else if !plan.hasPutOffLeaves {
        plan.putOffLeaves(&self)
      } else if let variable = plan.nextTear(&self) {
        plan.tears.append(variable)
        plan.know(variable, &self)
      } else if let (row, variable) = plan.nextPutOff() {
        loadColumn(row: row)
        define(variable, by: row, &plan)
      } else {
        break
      }
    }
    releaseRetiredVariables()
    counts.updates = 0
    counts.isDue = 0
    counts.work = 0
    counts.etaEntriesAtStart = counts.etaEntries
    counts.etasAtStart = counts.etas
    counts.etaWork = 0
    refreshPoint()
    if plan.hasLostMultiplier {
      refreshMultipliers()
    } else {
      // The multipliers were computed with the former one, and rounded with it: so they drift as the point does.
      counts.magnifications &+= 1
    }
  }

  /// Makes every slot hold its own variable's stay, without etas.
  private mutating func resetFactor() {
    for variable in 0..<counts.variables where isSlot(variable) {
      columns.clear(variable, Asking.self, &journal)
      users.clear(variable, Asking.self, &journal)
      pivot.write(variable, 1, &journal)
      definition.write(variable, -1 - variable, &journal)
      setStaySlot(variable, variable)
      etaTargetHead.clear(variable, Asking.self, &journal)
      etaMemberHead.clear(variable, Asking.self, &journal)
    }
    counts.etas = 0
    counts.etaEntries = 0
    solvedSlot = -1
  }

  /// Gives a row with at most one undefined variable its slot.
  private mutating func place(_ row: Int32, _ plan: inout FactorisationPlan) {
    loadColumn(row: row)
    guard let variable = plan.undefinedVariable(of: row, &self) else { return close(row, &plan) }
    if mentionsHardly(variable, in: row) {
      // The rows behind it would be magnified: an open tear that the row mentions more is closed instead.
      plan.tears.append(variable)
      plan.know(variable, &self)
      return close(row, &plan)
    }
    define(variable, by: row, &plan)
  }

  /// Makes a row, whose column is loaded, the definition of a variable that nothing defines yet.
  private mutating func define(
    _ variable: Int32, by row: Int32, _ plan: inout FactorisationPlan
  ) {
    setStaySlot(variable, -1)
    definition.write(variable, row, &journal)
    slot.write(row, variable, &journal)
    pivot.write(variable, z[variable], &journal)
    storeColumn(variable)
    plan.know(variable, &self)
  }

  /// True if a row mentions a variable by much less than others: too little to define it.
  mutating func mentionsHardly(_ variable: Int32, in row: Int32) -> Bool {
    var coefficient = 0.0
    var largest = 0.0
    for entry in terms.run(row) {
      if entry.id == variable { coefficient = abs(entry.coefficient) }
      largest = max(largest, abs(entry.coefficient))
    }
    return coefficient < Tolerances.definingCoefficient * largest
  }

  /// Lets a row, whose column is loaded and which mentions no undefined variable, close an open tear.
  private mutating func close(_ row: Int32, _ plan: inout FactorisationPlan) {
    solveCombination()
    var chosen = -1
    for candidate in 0..<plan.tears.count {
      let tear = plan.tears[candidate]
      if staySlot[tear] != tear || alphaMark[tear] != zEpoch { continue }
      if chosen < 0 || abs(alpha[tear]) > abs(alpha[plan.tears[chosen]]) { chosen = candidate }
    }
    guard chosen >= 0, isPivot(plan.tears[chosen], of: row) else {
      pin(row, &plan)
      return
    }
    let tear = plan.tears[chosen]
    solveDirection(of: tear)
    if !pivotAgrees(alpha[tear], roughly: true) {
      pin(row, &plan)
      return
    }
    plan.tears.removeSwapping(chosen)
    setStaySlot(tear, -1)
    definition.write(tear, row, &journal)
    slot.write(row, tear, &journal)
    updateFactor(tear)
  }

  /// True if a row depends on what is in a slot by more than rounding leaves; the combination of the row is solved.
  private mutating func isPivot(_ s: Int32, of row: Int32) -> Bool {
    if abs(alpha[s]) > Tolerances.sureFactor { return true }
    if alpha[s] == 0 { return false }
    refineCombination(of: row)
    largestFactor = largestAlpha
    return abs(alpha[s]) > largestFactor * Tolerances.activityNoise && !dropIfNoise(s, of: row)
  }

  /// Takes a row that depends on other active rows out of the basis; it keeps its multiplier.
  private mutating func pin(_ row: Int32, _ plan: inout FactorisationPlan) {
    forgetRays()
    slot.write(row, -1, &journal)
    if isLeaving(row) {
      unmarkLeaving(row)
      lexOther.clear()
      lexOther.add(stored: multiplier[row], in: cells, times: 1)
      placeInSegment(row, gap: position[row])
      watch(row)
      owe(row)
      return
    }
    if isOutdated(row) {
      // Any multiplier will do, as the row depends on others, if these balance it.
      clearMultiplier(row)
      queued.write(row, queued[row] & ~Queue.outdated, &journal)
      plan.hasLostMultiplier = true
    }
    placeOnBreakpoint(row, first: position[row])
    watch(row)
  }

  /// Computes the point from the active rows (by iterative refinement of the present one) and the activities of the
  /// inactive rows from the point.
  mutating func refreshPoint() {
    statistics.pointRefreshes += 1
    // What was postponed is made up for here.
    postponed.removeAll()
    // Whatever direction was solved may be one of the factorisation before this.
    beginDirection()
    let noise = hasComeFar ? Tolerances.sumNoise : Tolerances.activityNoise
    var former = Double.infinity
    while true {
      let largest = largestMiss(beyond: noise)
      // Each step leaves a small part of the misses, unless the factorisation can do no better.
      if !(largest > 0) || largest > former / 2 { break }
      former = largest
      refine(largest, beyond: noise)
    }
    // However far that went, it leads to where the active rows meet.
    counts.drift = 0
    counts.driftAtCommit = 0
    for row in 0..<counts.rows where kind[row] == .segment || kind[row] == .pinned {
      let value = exactActivity(row).sum
      activity.write(row, value, &journal)
      if value < lower[row] || value > upper[row] { enqueue(row) }
    }
  }

  /// Moves the point by what the active rows miss their bounds by, as far as the factorisation is exact.
  ///
  /// What is small beside 1 is dropped on the way: small misses are magnified, or a part of them would stay for good.
  /// - Parameters:
  ///   - largest: the largest miss.
  ///   - noise: as for `miss(of:beyond:)`.
  private mutating func refine(_ largest: Double, beyond noise: Double) {
    let unit = min(1, largest)
    beginDirection()
    for s in 0..<counts.variables where isSlot(s) && definition[s] >= 0 {
      let miss = miss(of: definition[s], beyond: noise)
      if miss != 0 { addSource(s, miss / unit) }
    }
    solveDirection()
    move(by: unit)
  }

  /// By how much an active row misses its bound; zero if rounding of its terms may be all of it.
  /// - Parameter noise: which part of the terms rounding is.
  @inline(__always)
  private mutating func miss(of row: Int32, beyond noise: Double) -> Double {
    let (value, magnitude) = exactActivity(row)
    let miss = activity[row] - value
    return abs(miss) > noise * max(1, magnitude) ? miss : 0
  }

  /// The largest miss of an active row.
  private mutating func largestMiss(beyond noise: Double) -> Double {
    var largest = 0.0
    for s in 0..<counts.variables where isSlot(s) && definition[s] >= 0 {
      largest = max(largest, abs(miss(of: definition[s], beyond: noise)))
    }
    return largest
  }

  /// Computes the multipliers of the active rows from those of the inactive ones.
  mutating func refreshMultipliers() {
    forgetSupports()
    contributeInactive()
    for s in 0..<counts.variables where isSlot(s) {
      let holder = definition[s]
      clearMultiplier(holder)
      if holder >= 0 && isOutdated(holder) {
        queued.write(holder, queued[holder] & ~Queue.outdated, &journal)
      }
      enqueueRange(holder)
    }
    shiftMultipliers(except: -1)
    counts.magnifications = 0
  }
}
