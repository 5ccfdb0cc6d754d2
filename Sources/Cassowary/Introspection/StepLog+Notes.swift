// Keeping the steps of the simplex method, for whoever wants to see them.

extension StepLog {
  /// Takes note that a row leaves the basis, where it lay on the breakpoint that starts at `first`.
  mutating func noteLeaving(_ row: RowID, at first: Int32, _ problem: borrowing Problem) {
    leaving = Self.part(row, at: first, problem)
  }

  /// Takes note that a row is about to leave the basis.
  mutating func noteLeaving(
    _ row: RowID, _ problem: borrowing Problem, _ point: borrowing PrimalPoint,
    _ agenda: borrowing Agenda
  ) {
    if let place = held.lastIndex(where: { $0.row == row }) {
      leaving = held.remove(at: place).part
    } else if !agenda.isLeaving(row) {
      noteLeaving(row, at: point.position[row], problem)
    }
  }

  /// Takes note of the breakpoint that holds a row that is about to lose one.
  mutating func noteHolding(
    _ row: RowID, _ problem: borrowing Problem, _ basis: borrowing Basis,
    _ point: borrowing PrimalPoint, _ agenda: borrowing Agenda
  ) {
    if basis.kind[row] != .active || agenda.isLeaving(row) { return }
    forgetHolding(row, agenda)
    held.append((row, Self.part(row, at: point.position[row], problem)))
  }

  /// Forgets the breakpoint that held a row, unless the row is about to leave without it.
  mutating func forgetHolding(_ row: RowID, _ agenda: borrowing Agenda) {
    if agenda.isLeaving(row) { return }
    held.removeAll { $0.row == row }
  }

  /// Forgets the breakpoints that held rows that stay in the basis, or are not there any more.
  mutating func forgetHoldings(_ problem: borrowing Problem, _ agenda: borrowing Agenda) {
    var kept: [(row: RowID, part: StepPart)] = []
    for entry in held
    where entry.row.number < problem.counts.rows && agenda.isLeaving(entry.row) {
      kept.append(entry)
    }
    held = kept
  }

  /// Takes note that the stay of a variable leaves the basis.
  mutating func noteLeaving(stayOf variable: VariableID, _ problem: borrowing Problem) {
    leaving = .stay(of: variable, generation: problem.variableGeneration[variable])
  }

  /// Takes note that a row is about to enter the basis on the breakpoint that starts at `first`, in
  /// place of the row or stay that has left.
  mutating func noteEntering(
    _ row: RowID, at first: Int32, _ problem: borrowing Problem, _ point: borrowing PrimalPoint
  ) {
    guard let leaving else { return }
    var reason = SolverStep.Reason.improve
    // This only reads: a step must not depend on whether someone watches.
    if point.activity[row] > point.upper[row] || point.activity[row] < point.lower[row] {
      let distance = problem.members.element(row, first).bound - point.activity[row]
      reason = .repair(by: distance < 0 ? -distance : distance)
    } else if case .stay = leaving {
      reason = .determine
    }
    keep(StepRecord(entering: Self.part(row, at: first, problem), leaving: leaving, reason: reason))
  }

  /// Takes note that the stay of a variable takes the place of the row or stay that has left.
  mutating func noteEntering(stayOf variable: VariableID, _ problem: borrowing Problem) {
    guard let leaving else { return }
    let stay = StepPart.stay(of: variable, generation: problem.variableGeneration[variable])
    keep(StepRecord(entering: stay, leaving: leaving, reason: .release))
  }

  /// Takes note that an active row is held at another bound.
  mutating func noteShift(
    _ row: RowID, by distance: Double, _ problem: borrowing Problem, _ point: borrowing PrimalPoint
  ) {
    let part = Self.part(row, at: point.position[row], problem)
    keep(StepRecord(entering: part, leaving: part, reason: .shift(by: distance)))
  }

  private mutating func keep(_ record: StepRecord) {
    leaving = nil
    if records.count < Self.limit { records.append(record) }
  }

  private static func part(
    _ row: RowID, at first: Int32, _ problem: borrowing Problem
  ) -> StepPart {
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
