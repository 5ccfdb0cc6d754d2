// An optional row has to give way to some required constraints, as to that of the last link of a row of views. The dual
// step by which the new row enters the basis is made at once if it is clear beforehand that it ends there.

extension Core {
  /// Installs a required constraint on a form that no row has yet, which rests on no stay, by a dual step. It does so
  /// only if the step takes no other row to where a required constraint forbids it to be, so that no way back is
  /// needed.
  /// - Returns: how that went; ``DirectEntry/restsOnNoStay`` if nothing was done.
  mutating func installByDualStep(
    _ member: Member, _ constant: Double, _ survey: FormSurvey,
    _ interval: (low: Double, high: Double)
  ) -> DirectEntry {
    if !acceleration.contains(.directDualSteps) || survey.isWithin(interval) || isBehind
      || stepLog.isOn || agenda.counts.leavingRows > 0
    {
      return .restsOnNoStay
    }
    let up = survey.value > interval.high
    // If a content size is required on one side only, its row may be on the other side, where it costs.
    if !(up ? member.forbidsRight : member.forbidsLeft) { return .restsOnNoStay }
    // A refused constraint must leave the state as it was.
    let etaWork = factorisation.counts.etaWork
    let before = workOfSteps
    guard let exchange = findDualExchange(for: problem.formRun, member, up: up, from: survey.value)
    else {
      factorisation.counts.etaWork = etaWork
      return .restsOnNoStay
    }
    let index = install(member, constant, survey, by: exchange, up: up, interval)
    optimisation.counts.workOfRestoring &+= Int64(workOfSteps &- before)
    return .installed(index)
  }

  /// The active row that gives way first, and the new row's rate along the direction of that row, which is left solved.
  private struct DualExchange {
    var slot: SlotID
    var factor: Double
  }

  /// The exchange for a row of the given terms, if an optional row leaves the basis for it and passes no other
  /// breakpoint. `ratioTest.leastRoom` then tells how far multipliers change.
  private mutating func findDualExchange(
    for run: UnsafeBufferPointer<Entry>, _ member: Member, up: Bool, from value: Double
  ) -> DualExchange? {
    factorisation.loadColumn(run)
    factorisation.ftran()
    guard let s = chooseLeaving(up: up), let row = basis.definition[s].row,
      ratioTest.leastRoom.sign >= 0
    else { return nil }
    if abs(factorisation.alpha[s]) <= ratioTest.largestFactor * Tolerances.sureFactor {
      return nil
    }
    if keepsDirections && canHandOn(from: .row(row)) { return nil }
    factorisation.btran(of: s)
    let factor = factorisation.alpha[s]
    let step = (member.bound - value) / factor
    if !factorisation.pivotAgrees(factor) || !isShort(step, of: row, isFalling: (factor > 0) == up)
      || !canMove(by: step, isFree: false)
    {
      return nil
    }
    return DualExchange(slot: s, factor: factor)
  }

  /// True if an active row does not get to its next breakpoint by a step.
  private mutating func isShort(_ step: Double, of row: RowID, isFalling: Bool) -> Bool {
    guard let next = nextGroup(of: row, isFalling: isFalling) else { return true }
    return abs(step) <= abs(problem.members.element(row, next).bound - point.activity[row])
  }

  private mutating func install(
    _ member: Member, _ constant: Double, _ survey: FormSurvey, by exchange: DualExchange, up: Bool,
    _ interval: (low: Double, high: Double)
  ) -> ConstraintID {
    let s = exchange.slot
    let old = basis.definition[s].certainRow
    noteMiss(ofPivot: exchange.factor)
    changeMultipliers(by: ratioTest.leastRoom, up: up)
    workspace.multiplier.clear()
    workspace.multiplier.add(ratioTest.leastRoom, times: up ? 1 : -1)
    let place = point.position[old]
    leaveBasis(
      old, gap: (exchange.factor > 0) == up ? place : problem.groupEnd(old, from: place))
    let made = makeActiveRow(
      member, constant, survey, problem.formRun, in: s, interval, NotRecording.self)
    basis.definition.write(s, .row(made.row), NotRecording.self, &journal)
    exchanged(.entered(made.row, factor: exchange.factor))
    multipliers.set(
      .row(made.row), to: workspace.multiplier, among: problem.counts.variables, &journal)
    move(by: (member.bound - survey.value) / exchange.factor)
    updateFactor(s)
    statistics.pivots += 1
    refactoriseIfDue()
    return made.constraint
  }
}
