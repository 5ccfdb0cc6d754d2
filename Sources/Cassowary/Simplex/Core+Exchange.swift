// Rows and stays that enter and leave the basis.

extension Core {
  /// Makes an active row inactive, in the gap before member `gap`.
  ///
  /// - Parameter handsOn: true if the row keeps what is known of its direction, to hand it on.
  mutating func leaveBasis(_ row: RowID, gap: Int32, handsOn: Bool = false) {
    if stepLog.isOn { stepLog.noteLeaving(row, problem, point, agenda) }
    exchanged(.left(row, handsOn: handsOn))
    unmarkLeaving(row)
    basis.slot.write(row, .none, &journal)
    placeInSegment(row, gap: gap)
    watch(row)
  }

  /// Makes the stay of a variable inactive: the variable is determined by rows from now on.
  mutating func leaveBasis(stayOf variable: VariableID) {
    if stepLog.isOn { stepLog.noteLeaving(stayOf: variable, problem) }
    basis.setStaySlot(variable, .none, Asking.self, &journal)
    multipliers.clear(.stay(of: variable), among: problem.counts.variables, &journal)
  }

  /// Makes an inactive row active on the breakpoint that starts at member `first`.
  ///
  /// The caller stores the multiplier, moves the point and updates the factor. The direction of the slot is the one
  /// solved last, `factor` the row's rate along it.
  mutating func enterBasis(_ row: RowID, at first: Int32, slot s: SlotID, factor: Double) {
    if stepLog.isOn { stepLog.noteEntering(row, at: first, problem, point) }
    exchanged(.entered(row, factor: factor))
    activate(row, at: first, slot: s)
  }

  /// Makes an inactive row active without a direction at hand: cached ones must be given up.
  mutating func activate(_ row: RowID, at first: Int32, slot s: SlotID) {
    unwatch(row)
    let bound = problem.members.element(row, first).bound
    basis.kind.write(row, .active, &journal)
    hold(row, at: first)
    point.activity.write(row, bound, &journal)
    basis.slot.write(row, Link(s), &journal)
    basis.definition.write(s, .row(row), &journal)
  }

  /// Puts a stay in the place of the row in slot `s`, which goes to the gap before member `gap`.
  ///
  /// The row's multiplier must equal the slope of the gap. No variable moves.
  mutating func replaceByStay(_ row: RowID, gap: Int32) {
    let s = basis.slot(of: row)
    if canTakeOwnStay(s) {
      leaveBasis(row, gap: gap)
      if stepLog.isOn { stepLog.noteEntering(stayOf: s, problem) }
      exchanged(.ownStayEntered(s))
      takeOwnStay(s, Asking.self)
      return
    }
    factorisation.btran(of: s)
    var chosen: VariableID?
    var largest = 0.0
    for index in 0..<factorisation.d.list.count {
      let variable = factorisation.d.list[index]
      if abs(factorisation.d[variable]) > largest && basis.staySlot[variable].isNone {
        largest = abs(factorisation.d[variable])
        chosen = variable
      }
    }
    // The slot's own variable keeps the pairing simple, if it fits.
    if basis.staySlot[s].isNone && factorisation.d.marks[s] == factorisation.wEpoch
      && abs(factorisation.d[s]) >= 0.1 * largest
    {
      chosen = s
    }
    guard let chosen else { return rebuild(without: row, in: s, gap: gap) }
    factorisation.loadColumn(stayOf: chosen)
    leaveBasis(row, gap: gap)
    if stepLog.isOn { stepLog.noteEntering(stayOf: chosen, problem) }
    exchanged(.stayEntered(chosen))
    basis.hold(.stay(of: chosen), in: s, &journal)
    updateFactor(s)
    refactoriseIfDue()
  }

  /// Takes out of the basis a row whose direction is rounding as far as can be told: any stay will do in its place, and
  /// everything computed with the row is computed afresh.
  private mutating func rebuild(without row: RowID, in s: SlotID, gap: Int32) {
    leaveBasis(row, gap: gap)
    rebuild(withStayIn: s)
  }

  /// Puts some stay in a slot, and computes everything afresh.
  mutating func rebuild(withStayIn s: SlotID) {
    // The stay of the fastest variable is the best guess. One stay is missing, as there are as many slots as variables.
    var chosen: VariableID?
    for index in 0..<factorisation.d.list.count
    where basis.staySlot[factorisation.d.list[index]].isNone {
      let variable = factorisation.d.list[index]
      if let chosen, abs(factorisation.d[variable]) <= abs(factorisation.d[chosen]) { continue }
      chosen = variable
    }
    if chosen == nil {
      chosen = problem.allVariables.first { problem.isSlot($0) && basis.staySlot[$0].isNone }
    }
    guard let chosen else {
      preconditionFailure("Internal inconsistency: every stay is active, and slot \(s) free")
    }
    if stepLog.isOn { stepLog.noteEntering(stayOf: chosen, problem) }
    basis.hold(.stay(of: chosen), in: s, &journal)
    refactorised(.basis)
    refactorise(because: .endlessWay)
    refreshMultipliers()
  }

  /// True if the stay of its own variable can take the place of the row in a slot without a solve.
  @inline(__always)
  mutating func canTakeOwnStay(_ s: SlotID) -> Bool {
    acceleration.contains(.ownStays) && basis.staySlot[s].isNone && isOwnStayPlain(s)
      && factorisation.pivot.isSign(s, orAtMost: Self.largestPlainPivot)
  }

  /// Puts the stay of its own variable in a slot.
  @inline(__always)
  mutating func takeOwnStay<Mode: JournalMode>(_ s: SlotID, _ mode: Mode.Type) {
    basis.definition.write(s, .stay(of: s), mode, &journal)
    basis.setStaySlot(s, Link(s), mode, &journal)
    factorisation.clearColumn(s, mode, &journal)
    factorisation.pivot.write(s, 1, mode, &journal)
    factorisation.keepDirection(besidesStayOf: s)
  }

  /// The largest pivot of a row that is exchanged for the stay of the variable that it defines without a look at the
  /// other variables that it moves. It is a coefficient of a row as it was scaled.
  private static var largestPlainPivot: Double { 4 }

  /// True if the stay of a slot's own variable is the same in the slot as elsewhere, whatever depends on the slot: no
  /// eta reads the variable, so that the column of the stay is the unit column, and no cached direction needs the way
  /// along which the exchange leads. Then nothing has to be solved.
  @inline(__always)
  private mutating func isOwnStayPlain(_ s: SlotID) -> Bool {
    factorisation.etas.headOfMember[s].isNone && (!keepsDirections || isLoose(s))
  }

  /// True if a variable has no part in any definition but its own, and in no inactive row: nothing moves with it.
  @inline(never)
  mutating func isLoose(_ variable: VariableID) -> Bool {
    factorisation.users.count(variable) == 0 && point.watchers.count(variable) == 0
      && factorisation.etas.headOfTarget[variable].isNone
      && factorisation.etas.headOfMember[variable].isNone
  }

  /// Moves the bound at which an active row is held.
  ///
  /// - Parameter mayWait: true if the point may follow later, together with other shifts.
  mutating func shiftActive(_ row: RowID, to bound: Double, mayWait: Bool) {
    let step = bound - point.activity[row]
    if step == 0 { return }
    if stepLog.isOn { stepLog.noteShift(row, by: step, problem, point) }
    point.activity.write(row, bound, &journal)
    shifted(row, by: step, mayWait: mayWait)
  }

  /// Lets a row that is on a breakpoint, or beyond its segment (`side` tells where), take the place of an undetermined
  /// variable's stay, without looking at multipliers: a stay's is zero and remains so.
  ///
  /// The stay is searched among the definitions that the row rests on, nearest first, up to a bound;
  /// a full solve per added row would make building a deep tree quadratic.
  /// - Returns: false if none was found; nothing has changed then.
  mutating func enterForStay(_ row: RowID, side: Int) -> Bool {
    if !acceleration.contains(.stayExchanges) { return false }
    let first: Int32
    if basis.kind[row] == .pinned || side > 0 {
      first = point.position[row]
    } else {
      if side == 0 { return false }
      first = problem.groupStart(row, to: point.position[row] - 1)
    }
    if enterForFreshVariable(row, at: first) { return true }
    let isForbidden = problem.forbids(row, point.activity[row])
    guard let s = findStay(under: problem.terms.run(row), isForbidden: isForbidden) else {
      return false
    }
    if enterForStay(row, slot: s, at: first) { return true }
    guard
      let other = findStay(under: problem.terms.run(row), isForbidden: isForbidden, besides: s)
    else { return false }
    return enterForStay(row, slot: other, at: first)
  }

  /// Lets a row define a variable on which nothing depends yet, if it mentions one.
  private mutating func enterForFreshVariable(_ row: RowID, at first: Int32) -> Bool {
    guard let (variable, coefficient) = freshVariable(in: problem.terms.run(row)) else {
      return false
    }
    if stepLog.isOn {
      stepLog.noteLeaving(stayOf: variable, problem)
      stepLog.noteEntering(row, at: first, problem, point)
    }
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    unwatch(row)
    let bound = problem.members.element(row, first).bound
    let step = (bound - point.exactActivity(of: row, problem).sum) / coefficient
    basis.kind.write(row, .active, &journal)
    hold(row, at: first)
    point.activity.write(row, bound, &journal)
    multipliers.set(.row(row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    basis.slot.write(row, Link(variable), &journal)
    exchanged(
      .defined(variable, by: row, with: problem.terms.run(row), coefficient: coefficient))
    define(variable, by: row, with: problem.terms.run(row), Asking.self)
    moveAlone(variable, by: step, Asking.self)
    return true
  }

  /// Lets a row take the place of the stay in a slot, on the breakpoint that starts at member `first`.
  /// - Returns: false if the row does not depend on the stay enough; nothing has changed then.
  @discardableResult
  mutating func enterForStay(_ row: RowID, slot s: SlotID, at first: Int32) -> Bool {
    if basis.isStayAlone(problem.terms.run(row), in: s) {
      replaceStay(in: s, by: row, at: first)
      return true
    }
    factorisation.btran(of: s)
    var factor = 0.0
    for entry in problem.terms.run(row)
    where factorisation.d.marks[entry.variable] == factorisation.wEpoch {
      factor += entry.coefficient * factorisation.d[entry.variable]
    }
    if abs(factor) < Tolerances.definingCoefficient || !acceptPivot(factor) { return false }
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    let (value, _) = point.exactActivity(of: row, problem)
    let step = (problem.members.element(row, first).bound - value) / factor
    leaveBasis(stayOf: basis.definition[s].certainStay)
    enterBasis(row, at: first, slot: s, factor: factor)
    multipliers.set(.row(row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    move(by: step)
    updateFactor(s)
    statistics.structuralAdds += 1
    refactoriseIfDue()
    return true
  }

  /// Lets a row that is on the breakpoint that starts at member `first`, or beyond it, and mentions one variable only take
  /// the place of that variable's stay.
  private mutating func replaceStay(in s: SlotID, by row: RowID, at first: Int32) {
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    let step = problem.members.element(row, first).bound - point.exactActivity(of: row, problem).sum
    leaveBasis(stayOf: problem.terms.run(row)[0].variable)
    if stepLog.isOn { stepLog.noteEntering(row, at: first, problem, point) }
    activate(row, at: first, slot: s)
    multipliers.set(.row(row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    statistics.structuralAdds += 1
    if step == 0 { return }
    factorisation.btran(of: s)
    move(by: step)
  }
}
