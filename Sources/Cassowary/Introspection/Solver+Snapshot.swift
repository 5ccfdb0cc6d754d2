extension Solver {
  /// The solver's state as a value. The solver first optimises everything that waits for a commit; the next commit
  /// reports it.
  ///
  /// The solver itself continues from the snapshot, as any solver made of it does: both give the same bits from here
  /// on. If this changes the rounding of values, the next commit reports it. While checkpoints are held the solver
  /// cannot do so, as they lead back and forward to its very bits: then a solver made of the snapshot gives the same
  /// answers up to rounding.
  /// - Throws: `SnapshotError.transactionOpen` within a transaction;
  ///   `SnapshotError.inconsistent` where coefficients of very different sizes magnify rounding so much that the point
  ///   cannot be computed from the active rows (one of 2,000,000 random systems that mix coefficients from 0.01 to 100
  ///   in a row). Nothing has changed then except by the changes that waited for a commit.
  /// - Complexity: the size of the whole system.
  public func snapshot() throws(SnapshotError) -> SolverSnapshot {
    guard openTransactions == 0 else { throw .transactionOpen }
    prepareCommit()
    if wake().core.journal.isRecording { return try copied() }
    var snapshot = describe()
    try wake().core.rebuild(from: snapshot)
    for _ in 1..<Self.mostRebuilds {
      // The rebuilt state may differ in its last bits, and is then saved instead. If it goes on changing, or a rebuild
      // is refused, the snapshot before it is saved: other solvers made of that are bit for bit like this one.
      let rebuilt = describe()
      if rebuilt == snapshot { break }
      guard (try? wake().core.rebuild(from: rebuilt)) != nil else { break }
      snapshot = rebuilt
    }
    return snapshot
  }

  /// The snapshot of a solver made of this one's state, which has its values.
  ///
  /// If the rows of the basis depend on each other but for their last digits, a new factorisation may lead to other
  /// values, or to none: then those of this solver are kept as they are.
  private func copied() throws(SnapshotError) -> SolverSnapshot {
    var state = describe()
    if state.unproved == 0, let snapshot = try? Solver(state).snapshot(),
      snapshot.hasValues(of: state)
    {
      return snapshot
    }
    if state.unproved == 0 { state.unproved = NumericalTrouble.provedElsewhere }
    return try Solver(state).snapshot()
  }

  /// The most times that a solver is made anew of its own snapshot: each leaves a part of the rounding of the one before.
  private static var mostRebuilds: Int { 3 }

  /// Makes a solver of a snapshot. ``variables`` and ``constraints`` give the handles, in the order in
  /// which they were made.
  ///
  /// - Throws: `SnapshotError.inconsistent` if the parts do not fit together.
  public convenience init(_ snapshot: SolverSnapshot) throws(SnapshotError) {
    self.init()
    try wake().core.rebuild(from: snapshot)
    for part in snapshot.variables {
      if !part.name.isEmpty { setName(part.name, of: variable(at: part.place)) }
      wake().core.changes.reported[part.place] = wake().core.point.x[part.place]
    }
    for part in snapshot.constraints {
      setNotes(part.label, part.location, on: constraint(at: part.place))
    }
  }

  /// The variables, in the order in which they were made.
  public var variables: [Variable] {
    var list: [Variable] = []
    for index in problem.allVariables where problem.isInUse(index) {
      list.append(variable(at: index))
    }
    return list.sorted { $0.generation < $1.generation }
  }

  /// The installed constraints, in the order in which they were added.
  public var constraints: [Constraint] {
    var list: [Constraint] = []
    for index in problem.allConstraints where !problem.constraints[index].isFree {
      list.append(constraint(at: index))
    }
    return list.sorted { $0.generation < $1.generation }
  }

  private func describe() -> SolverSnapshot {
    var snapshot = SolverSnapshot(serial: problem.serial)
    snapshot.unproved = wake().core.optimisation.counts.unproved
    for index in problem.allVariables where problem.isInUse(index) {
      snapshot.variables.append(
        .init(
          place: index, serial: problem.variableGeneration[index],
          value: wake().core.point.x[index],
          isFree: !wake().core.basis.staySlot[index].isNone,
          name: name(at: index)))
    }
    for index in problem.allConstraints where !problem.constraints[index].isFree {
      let record = problem.record(of: index)
      snapshot.constraints.append(
        .init(
          place: index, serial: record.generation, row: record.row, scale: record.scale,
          constant: record.constant, weight: record.weight,
          below: record.costsBelow ? record.below : nil,
          above: record.costsAbove ? record.above : nil,
          edited: problem.editedVariable(of: index),
          staying: problem.stayingVariable(of: index),
          bounded: problem.boundedVariable(of: index).map { .init($0.variable, $0.side) },
          label: labels.note(at: index.number, serial: record.generation) ?? "",
          location: locations.note(at: index.number, serial: record.generation)))
    }
    for row in problem.allRows where wake().core.basis.kind[row] != .free {
      snapshot.rows.append(describe(row))
    }
    return snapshot
  }

  private func describe(_ row: RowID) -> SolverSnapshot.RowPart {
    var part = SolverSnapshot.RowPart(
      place: row, kind: .segment, position: wake().core.point.position[row], terms: [], members: [],
      multiplier: [])
    part.terms = problem.terms.run(row).map {
      .init(variable: $0.variable, value: $0.coefficient)
    }
    part.members = problem.members.run(row).map {
      .init(constraint: $0.constraint, value: $0.bound)
    }
    if wake().core.basis.kind[row] == .active { part.kind = .active }
    if wake().core.basis.kind[row] == .pinned {
      part.kind = .pinned
      var link = wake().core.multipliers.head[row]
      while let id = link.id {
        let cell = wake().core.multipliers.cells[id]
        part.multiplier.append(.init(level: cell.level, value: cell.value))
        link = cell.next
      }
    }
    return part
  }
}
