// Factorising the basis from scratch by propagation and tearing.

extension Factorisation {
  /// Factorises the present basis from scratch.
  ///
  /// *Propagation*: an active row with one variable that is not yet defined defines it. When no such
  /// row is left, *tearing*: a variable is taken as if known, its stay standing in, and propagation
  /// goes on; the first row without any undefined variable closes a tear by an ordinary exchange. Closing at once keeps
  /// the etas short, and so does placing last the rows on which nothing else depends.
  ///
  /// - Returns: the rows that turned out to depend on others. They are in no slot then, and stays are in their places.
  mutating func refactor(
    _ problem: borrowing Problem, _ basis: inout Basis, _ journal: inout Journal
  ) -> Stack<RowID> {
    let rows = Stack<RowID>.collecting { list in
      for row in problem.allRows where basis.kind[row] == .active { list.append(row) }
    }
    defer { rows.deallocate() }
    var plan = FactorisationPlan(variables: Int(counts.slots), rows: rows)
    defer { plan.deallocate() }
    for variable in VariableID.first(counts.slots) {
      plan.mentions.isKnown[variable] =
        !problem.isSlot(variable) || !basis.staySlot[variable].isNone ? 1 : 0
    }
    reset(problem, &basis, &journal)
    plan.count(problem.terms)
    while true {
      if let index = plan.nextReady() {
        place(rows[Int(index)], &plan, problem.terms, &basis, &journal)
      } else if !plan.hasPutOffLeaves {
        plan.putOffLeaves(problem.terms)
      } else if let variable = plan.nextTear(problem.terms) {
        plan.tears.append(variable)
        plan.know(variable)
      } else if let (row, variable) = plan.nextPutOff() {
        loadColumn(problem.terms.run(row))
        define(variable, by: row, &plan, &basis, &journal)
      } else {
        break
      }
    }
    counts.updates = 0
    counts.isDue = 0
    counts.work = 0
    counts.etaEntriesAtStart = counts.etaEntries
    counts.etasAtStart = counts.etas
    counts.etaWork = 0
    return plan.takeDependent()
  }

  /// Makes every slot hold its own variable's stay, without etas.
  private mutating func reset(
    _ problem: borrowing Problem, _ basis: inout Basis, _ journal: inout Journal
  ) {
    for variable in VariableID.first(counts.slots) where problem.isSlot(variable) {
      columns.clear(variable, Asking.self, &journal)
      users.clear(variable, Asking.self, &journal)
      makeUnit(variable, Asking.self, &journal)
      basis.hold(.stay(of: variable), in: variable, &journal)
    }
    counts.etas = 0
    counts.etaEntries = 0
    solvedSlot = .none
  }

  /// Gives a row with at most one undefined variable its slot.
  private mutating func place(
    _ row: RowID, _ plan: inout FactorisationPlan, _ terms: RowTerms, _ basis: inout Basis,
    _ journal: inout Journal
  ) {
    loadColumn(terms.run(row))
    guard let variable = plan.mentions.undefinedVariable(in: terms.run(row)) else {
      return close(row, &plan, terms, &basis, &journal)
    }
    if terms.mentionsHardly(variable, in: row) {
      // This would magnify the rows behind it: an open tear that the row mentions more is closed instead.
      plan.tears.append(variable)
      plan.know(variable)
      return close(row, &plan, terms, &basis, &journal)
    }
    define(variable, by: row, &plan, &basis, &journal)
  }

  /// Makes a row, whose column is loaded, the definition of a variable that nothing defines yet.
  private mutating func define(
    _ variable: VariableID, by row: RowID, _ plan: inout FactorisationPlan, _ basis: inout Basis,
    _ journal: inout Journal
  ) {
    basis.setStaySlot(variable, .none, Asking.self, &journal)
    basis.hold(.row(row), in: variable, &journal)
    pivot.write(variable, z[variable], &journal)
    storeColumn(variable, &journal)
    plan.know(variable)
  }

  /// Lets a row, whose column is loaded and which mentions no undefined variable, close an open tear.
  private mutating func close(
    _ row: RowID, _ plan: inout FactorisationPlan, _ terms: RowTerms, _ basis: inout Basis,
    _ journal: inout Journal
  ) {
    ftran()
    var chosen: Int?
    for candidate in 0..<plan.tears.count {
      let tear = plan.tears[candidate]
      if basis.staySlot[tear] != Link(tear) || alpha.marks[tear] != zEpoch { continue }
      if let chosen, abs(alpha[tear]) <= abs(alpha[plan.tears[chosen]]) { continue }
      chosen = candidate
    }
    guard let chosen, isPivot(plan.tears[chosen], of: row, terms, basis) else {
      return plan.noteDependent(row)
    }
    let tear = plan.tears[chosen]
    btran(of: tear)
    if !(missOfPivot(alpha[tear]) <= abs(alpha[tear]) / 2) { return plan.noteDependent(row) }
    plan.tears.removeSwapping(chosen)
    basis.setStaySlot(tear, .none, Asking.self, &journal)
    basis.hold(.row(row), in: tear, &journal)
    if update(tear, &basis, &journal) == .isDependent {
      plan.tears.append(tear)
      basis.hold(.stay(of: tear), in: tear, &journal)
      plan.noteDependent(row)
    }
  }

  /// True if a row depends on the holder of a slot by more than rounding; the combination of the row is solved.
  private mutating func isPivot(
    _ s: SlotID, of row: RowID, _ terms: RowTerms, _ basis: borrowing Basis
  ) -> Bool {
    if abs(alpha[s]) > Tolerances.sureFactor { return true }
    if alpha[s] == 0 { return false }
    refineCombination(of: row, terms, basis)
    let largest = largestFactor
    return abs(alpha[s]) > largest * Tolerances.activityNoise
      && !dropIfNoise(s, of: row, largest: largest, terms, basis)
  }

  // MARK: When

  /// Why the basis is to be factorised at the next chance: because there are enough etas to matter for accuracy, or because
  /// they have made as much work as a factorisation costs; never before that much work was done, so that local changes
  /// of a large system stay cheap.
  /// - Parameters:
  ///   - size: how many variables and rows there are.
  ///   - isLogged: whether every word of a factorisation would be logged: then it waits, if not too long.
  /// - Returns: nil if it is not due.
  @inline(__always)
  func reasonToRefactor(of size: Int32, isLogged: Bool) -> LeaveReason? {
    // Most systems are below this limit whatever their size.
    if counts.updates < Tolerances.updatesBeforeRefactorisation
      && counts.etaEntries - counts.etaEntriesAtStart <= 100 && counts.etaWork == 0
      && counts.isDue == 0
    {
      return nil
    }
    return reasonOfMany(size, patience: isLogged ? 4 : 1)
  }

  @inline(__always)
  private func reasonOfMany(_ size: Int32, patience: Int32) -> LeaveReason? {
    if counts.isDue != 0 { return .magnifiedRounding }
    if counts.updates >= patience * Tolerances.updatesBeforeRefactorisation
      && counts.work >= Self.costPerPlace * Int64(size)
    {
      return .manyUpdates
    }
    if counts.etaEntries - counts.etaEntriesAtStart > patience * (size + 100) { return .longEtas }
    return counts.etaWork > Int64(patience) * Self.etaWorkPerPlace * Int64(size) ? .slowSolves : nil
  }

  /// The cost of a factorisation for every variable and row, in entries visited by exchanges.
  private static var costPerPlace: Int64 { 16 }
  /// The same in entries of etas that solves read, each of which counts a quarter of a visited one.
  private static var etaWorkPerPlace: Int64 { 64 }

  /// Counts the work that an eta makes, in entries, unless the eta would be there after a factorisation as well.
  /// Finding the eta takes as long as some entries.
  @inline(__always)
  mutating func noteWork(ofEta eta: EtaID, entries: Int) {
    if eta.number >= counts.etasAtStart { counts.etaWork &+= Int64(entries) &+ 26 }
  }
}
