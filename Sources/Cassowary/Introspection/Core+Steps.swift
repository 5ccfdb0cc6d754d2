// Keeping the steps of the simplex method, for whoever wants to see them.

extension Core {
  /// Takes note that a row leaves the basis, where it lay on the breakpoint that starts at `first`.
  mutating func noteLeaving(_ row: RowID, at first: Int32) {
    stepLog.leaving = stepPart(row, at: first)
  }

  /// Takes note that a row is about to leave the basis.
  mutating func noteLeaving(_ row: RowID) {
    if let place = stepLog.held.lastIndex(where: { $0.row == row }) {
      stepLog.leaving = stepLog.held.remove(at: place).part
    } else if !agenda.isLeaving(row) {
      noteLeaving(row, at: point.position[row])
    }
  }

  /// Takes note of what holds a row that is about to lose a breakpoint.
  mutating func noteHolding(_ row: RowID) {
    if basis.kind[row] != .active || agenda.isLeaving(row) { return }
    forgetHolding(row)
    stepLog.held.append((row, stepPart(row, at: point.position[row])))
  }

  /// Forgets what held a row, unless it is about to leave without it.
  mutating func forgetHolding(_ row: RowID) {
    if agenda.isLeaving(row) { return }
    stepLog.held.removeAll { $0.row == row }
  }

  /// Forgets what held the rows that stay in the basis, or are not there any more.
  mutating func forgetHoldings() {
    var kept: [(row: RowID, part: StepPart)] = []
    for entry in stepLog.held
    where entry.row.number < problem.counts.rows && agenda.isLeaving(entry.row) {
      kept.append(entry)
    }
    stepLog.held = kept
  }

  /// Takes note that the stay of a variable leaves the basis.
  mutating func noteLeaving(stayOf variable: VariableID) {
    stepLog.leaving = .stay(of: variable, generation: problem.variableGeneration[variable])
  }

  /// Takes note that a row is about to enter the basis on the breakpoint that starts at `first`, in
  /// place of what has left.
  mutating func noteEntering(_ row: RowID, at first: Int32) {
    guard let leaving = stepLog.leaving else { return }
    var reason = SolverStep.Reason.improve
    // Looked at only: what a step does must not depend on whether someone watches.
    if point.activity[row] > point.upper[row] || point.activity[row] < point.lower[row] {
      let distance = problem.members.element(row, first).bound - point.activity[row]
      reason = .repair(by: distance < 0 ? -distance : distance)
    } else if case .stay = leaving {
      reason = .determine
    }
    keep(StepRecord(entering: stepPart(row, at: first), leaving: leaving, reason: reason))
  }

  /// Takes note that the stay of a variable takes the place of what has left.
  mutating func noteEntering(stayOf variable: VariableID) {
    guard let leaving = stepLog.leaving else { return }
    let stay = StepPart.stay(of: variable, generation: problem.variableGeneration[variable])
    keep(StepRecord(entering: stay, leaving: leaving, reason: .release))
  }

  /// Takes note that an active row is held at another bound.
  mutating func noteShift(_ row: RowID, by distance: Double) {
    let part = stepPart(row, at: point.position[row])
    keep(StepRecord(entering: part, leaving: part, reason: .shift(by: distance)))
  }

  private mutating func keep(_ record: StepRecord) {
    stepLog.leaving = nil
    if stepLog.records.count < StepLog.limit { stepLog.records.append(record) }
  }

  private mutating func stepPart(_ row: RowID, at first: Int32) -> StepPart {
    var parts: [(id: ConstraintID, generation: UInt32)] = []
    for place in first..<problem.groupEnd(row, from: first) {
      let index = problem.members.element(row, place).constraint
      let generation = problem.constraints[index].generation
      if !parts.contains(where: { $0.id == index && $0.generation == generation }) {
        parts.append((index, generation))
      }
    }
    return .constraints(parts)
  }
}
