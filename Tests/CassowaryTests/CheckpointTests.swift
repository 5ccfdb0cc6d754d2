import Cassowary
import Testing

/// Undo and redo go back and forward bit for bit.
@Suite struct CheckpointTests {
  @Test(arguments: 0..<30 as Range<UInt64>) func thereAndBack(seed: UInt64) throws {
    var stream = RandomStream(
      seed: seed,
      shape: .init(
        variables: 6, operations: 10, mix: RandomStream.Operation.withoutPasts))
    let solver = stream.solver
    var states: [(Checkpoint, [UInt8], ShadowModel)] = []
    for _ in 0..<5 {
      #expect(stream.run() == nil)
      #expect(stream.commit() == nil)
      states.append((solver.checkpoint(), solver.stateImage(), stream.model))
    }
    for index in [3, 0, 4, 1, 2, 2, 0] {
      try solver.restore(states[index].0)
      #expect(solver.stateImage() == states[index].1)
      stream.model = states[index].2
      #expect(stream.commit() == nil)
    }
    // A change at the first state ends the way forward.
    try solver.restore(states[0].0)
    _ = solver.makeVariable("new")
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(states[1].0) }
    try solver.restore(states[0].0)
    #expect(solver.stateImage() == states[0].1)
  }

  @Test func handlesOfAnotherPastAreUnknown() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let start = solver.checkpoint()
    let old = try solver.add(x == 3)
    try solver.restore(start)
    #expect(throws: RemoveConstraintError.unknownConstraint(old)) { try solver.remove(old) }
    let new = try solver.add(x == 4)
    #expect(old != new)
    #expect(throws: RemoveConstraintError.unknownConstraint(old)) { try solver.remove(old) }
    solver.discardCheckpoints()
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(start) }
    solver.commit()
    #expect(solver.value(of: x)! == 4)
  }

  /// A relation that is set to what it is already used to be recorded as a change, which ended the way
  /// forward.
  @Test func whatIsAlreadySoIsNoChange() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let limit = try solver.add(x <= 3, priority: .high)
    let start = solver.checkpoint()
    try solver.add(x == 2)
    let forward = solver.checkpoint()
    try solver.restore(start)
    try solver.setRelation(limit, to: .lessThanOrEqual)
    try solver.setPriority(limit, to: .high)
    try solver.setConstant(limit, to: 3)
    try solver.restore(forward)
    solver.commit()
    #expect(solver.value(of: x)! == 2)
  }

  @Test func transactionsAndCheckpointsMix() throws {
    struct Abandoned: Error {}
    let solver = Solver()
    let x = solver.makeVariable("x")
    let start = solver.checkpoint()
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver throws(Abandoned) in
        _ = try? solver.add(x == 3)
        #expect(throws: RestoreError.transactionOpen) { try solver.restore(start) }
        throw Abandoned()
      }
    }
    try solver.transaction { solver in _ = try solver.add(x == 5) }
    solver.commit()
    #expect(solver.value(of: x)! == 5)
    try solver.restore(start)
    #expect(Array(solver.commit()) == [Change(variable: x, old: 5, new: 0)])
  }

  /// An operation that is refused after going back, or a transaction that is abandoned, used to cut off the
  /// way forward.
  @Test func whatIsRefusedAfterGoingBackLeavesTheWayForward() throws {
    struct Abandoned: Error {}
    let solver = Solver()
    let x = solver.makeVariable("x")
    let limit = try solver.add(x <= 10, label: "limit")
    let start = solver.checkpoint()
    try solver.add(x == 7)
    let (y, z) = (solver.makeVariable("y"), solver.makeVariable("z"))
    try solver.add(y + z == x)
    solver.commit()
    let end = solver.checkpoint()
    let (first, last) = (solver.stateImage(), solver.constraints)

    try solver.restore(start)
    let back = solver.stateImage()
    #expect(throws: AddConstraintError(.unsatisfiable(conflict: [limit]))) {
      try solver.add(x >= 11)
    }
    #expect(throws: AddConstraintError.self) { try solver.add(x >= 12) }
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        try solver.setConstant(limit, to: 100)
        try solver.add(x == 50)
        throw Abandoned()
      }
    }
    #expect(solver.redundancy(of: limit) == nil)
    #expect(solver.freedom().count == 1)
    #expect(Array(solver.commit()) == [Change(variable: x, old: 7, new: 0)])
    #expect(solver.stateImage() == back)

    try solver.restore(end)
    #expect(solver.stateImage() == first && solver.constraints == last)
    #expect(solver.commit().contains(Change(variable: x, old: 0, new: 7)))
  }

  /// A commit after going back finds what was optimal when the checkpoint was made.
  @Test func aCommitAfterGoingBackLeavesTheWayForward() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 1, priority: 10)
    let before = solver.checkpoint()
    try solver.add(x == 2, priority: 20)
    let after = solver.checkpoint()
    #expect(Array(solver.commit()) == [Change(variable: x, old: 0, new: 2)])
    for _ in 0..<3 {
      try solver.restore(before)
      #expect(Array(solver.commit()) == [Change(variable: x, old: 2, new: 1)])
      try solver.restore(after)
      #expect(Array(solver.commit()) == [Change(variable: x, old: 1, new: 2)])
    }
  }

  /// One commit in a thousand left a factorisation due. After going back the next one made it, which ended the way
  /// forward.
  @Test func aCommitAfterGoingBackFactorisesNothing() throws {
    for seed in 0..<60 as Range<UInt64> {
      var stream = RandomStream(
        seed: seed, shape: .init(variables: 3, mix: RandomStream.Operation.withoutPasts))
      let solver = stream.solver
      for _ in 0..<40 {
        #expect(stream.operate() == nil)
        #expect(stream.commit() == nil)
        let back = solver.checkpoint()
        _ = solver.makeVariable()
        let forward = solver.checkpoint()
        try solver.restore(back)
        solver.commit()
        #expect(throws: Never.self, "seed \(seed)") { try solver.restore(forward) }
        try solver.restore(back)
        solver.discardCheckpoints()
      }
    }
  }

  /// A document is saved while its undo goes on.
  @Test func savingWhileThereIsAWayBack() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let place = try solver.add(x == 1, priority: 10, label: "place")
    let back = solver.checkpoint()
    try solver.setConstant(place, to: 2)
    let saved = try SolverSnapshot(text: solver.snapshot().text)
    let loaded = try Solver(saved)
    #expect(loaded.variables.map { loaded.value(of: $0)! } == [2])
    #expect(loaded.constraints.map { loaded.label(of: $0) } == ["place"])
    #expect(Array(solver.commit()) == [Change(variable: x, old: 0, new: 2)])
    try solver.restore(back)
    solver.commit()
    #expect(solver.value(of: x)! == 1)
    _ = solver.transaction { solver in
      #expect(throws: SnapshotError.transactionOpen) { try solver.snapshot() }
    }
  }

  /// What lies on a way that was left stays unknown, wherever the solver goes afterwards; what does not is
  /// known. (A stream of a million commits once took the former for a loss.)
  /// A checkpoint that is made on the way back lies before those on the way forward, though it is younger.
  @Test func checkpointsOnTheWayBack() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let place = try solver.add(x == 0, priority: 5)
    var states: [Checkpoint] = []
    for value in 0..<10 {
      try solver.setConstant(place, to: Double(value))
      solver.commit()
      states.append(solver.checkpoint())
    }
    try solver.restore(states[4])
    let younger = [solver.checkpoint(), solver.checkpoint()]
    for (state, value) in [(states[9], 9.0), (younger[1], 4), (states[0], 0), (younger[0], 4)] {
      try solver.restore(state)
      solver.commit()
      #expect(solver.value(of: x)! == value)
    }
    try solver.setConstant(place, to: 42)
    for lost in states[5...] {
      #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(lost) }
    }
    for (state, value) in [(younger[1], 4.0), (states[3], 3), (states[4], 4)] {
      try solver.restore(state)
      solver.commit()
      #expect(solver.value(of: x)! == value)
    }
    solver.discardCheckpoints()
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(states[4]) }
  }

  @Test func aWayThatWasLeftStaysLost() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 10)
    let start = solver.checkpoint()
    try solver.add(x == 7, priority: 1)
    let left = solver.checkpoint()
    try solver.restore(start)
    try solver.add(x == 5, priority: 1)
    let kept = solver.checkpoint()
    for _ in 0..<2 {
      try solver.restore(start)
      #expect(throws: AddConstraintError.self) { try solver.add(x == 11) }
      #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(left) }
      try solver.restore(kept)
      solver.commit()
      #expect(solver.value(of: x)! == 5)
    }
  }

  /// A checkpoint made inside a transaction is good if the transaction is, whatever was undone before.
  @Test func checkpointsInsideTransactions() throws {
    struct Abandoned: Error {}
    let solver = Solver()
    let x = solver.makeVariable("x")
    let start = solver.checkpoint()
    try solver.add(x == 1, priority: 1)
    let forward = solver.checkpoint()
    try solver.restore(start)
    var inside: Checkpoint?
    try? solver.transaction { solver in
      try solver.add(x == 2, priority: 1)
      inside = solver.checkpoint()
      throw Abandoned()
    }
    let abandoned = try #require(inside)
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(abandoned) }
    try solver.restore(forward)
    solver.commit()
    #expect(solver.value(of: x)! == 1)
    try solver.restore(start)
    let kept = try solver.transaction { solver in
      try solver.add(x == 3, priority: 1)
      let kept = solver.checkpoint()
      try solver.add(x == 4, priority: 2)
      return kept
    }
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(forward) }
    solver.commit()
    #expect(solver.value(of: x)! == 4)
    try solver.restore(kept)
    solver.commit()
    #expect(solver.value(of: x)! == 3)
    try solver.restore(start)
    #expect(solver.constraintCount == 0)
  }

  /// A variable that had moved and was removed before the commit kept a value reported long ago when
  /// it came back.
  @Test func aVariableThatComesBackIsReported() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let start = solver.checkpoint()
    try solver.add(x == 5)
    solver.commit()
    try solver.restore(start)
    try solver.remove(x)
    #expect(solver.commit().isEmpty)
    try solver.restore(start)
    #expect(Array(solver.commit()) == [Change(variable: x, old: 5, new: 0)])
    #expect(solver.value(of: x)! == 0)
  }

  /// An undo of ten steps: what is recorded does not grow, and every state that is held is reached bit for bit.
  @Test func anUndoOfLimitedDepth() throws {
    let solver = Solver()
    let cells = (0..<20).map { solver.makeVariable("cell \($0)") }
    for (left, right) in zip(cells, cells.dropFirst()) { try solver.add(right >= left + 10) }
    let start = try solver.add(cells[0] == 0, priority: 10)
    var held: [(checkpoint: Checkpoint, image: [UInt8])] = []
    var memory = 0
    var labelled: Constraint?
    for step in 1...2_000 {
      try solver.setConstant(start, to: Double(step % 7))
      if let labelled { try solver.remove(labelled) }
      labelled = try solver.add(
        cells[5] <= Double(60 + step % 5), priority: 20, label: "limit \(step)")
      solver.commit()
      held.append((solver.checkpoint(), solver.stateImage()))
      if held.count > 10 { try solver.discard(held.removeFirst().checkpoint) }
      if step == 1_000 { memory = solver.tableBytes }
    }
    #expect(solver.tableBytes == memory)
    for state in held.reversed() + held {
      try solver.restore(state.checkpoint)
      #expect(solver.stateImage() == state.image)
    }
    try solver.restore(held[0].checkpoint)
    #expect(solver.constraints.contains { solver.label(of: $0) == "limit 1991" })
  }

  /// One checkpoint goes, the ways to the others stay, wherever the solver is.
  @Test(arguments: 0..<4, 0..<4) func discardingOne(_ place: Int, from present: Int) throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let start = try solver.add(x == 0, priority: 1)
    var held: [Checkpoint] = []
    for value in 1...4 {
      // Enough entries that some are forgotten.
      for step in 0..<100 { try solver.setConstant(start, to: Double(value * 100 - step)) }
      try solver.setConstant(start, to: Double(value))
      solver.commit()
      held.append(solver.checkpoint())
    }
    try solver.restore(held[present])
    try solver.discard(held[place])
    solver.commit()
    #expect(solver.value(of: x)! == Double(present + 1))
    for other in [3, 0, 2, 1, 3] where other != place {
      try solver.restore(held[other])
      solver.commit()
      #expect(solver.value(of: x)! == Double(other + 1))
    }
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(held[place]) }
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.discard(held[place]) }
  }

  /// With the last one the recording ends; before a checkpoint that is discarded may lie the present.
  @Test func discardingWhereTheSolverIs() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let early = solver.checkpoint()
    try solver.add(x == 3)
    let late = solver.checkpoint()
    try solver.restore(early)
    try solver.discard(early)
    #expect(solver.constraintCount == 0)
    try solver.restore(late)
    #expect(solver.constraintCount == 1)
    _ = solver.transaction { solver in
      #expect(throws: RestoreError.transactionOpen) { try solver.discard(late) }
    }
    try solver.discard(late)
    #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(late) }
    let other = Solver()
    #expect(throws: RestoreError.unknownCheckpoint) { try other.discard(late) }
    // As nothing is recorded any more, a new beginning is as good as the first.
    let again = solver.checkpoint()
    try solver.add(x >= 1)
    try solver.restore(again)
    #expect(solver.constraintCount == 1)
  }

  /// Names, labels and locations belong to the thing, not to its place, which is used again.
  @Test func whatIsUndoneHasItsOldNames() throws {
    let solver = Solver()
    let (x, spare) = (solver.makeVariable("x"), solver.makeVariable("spare"))
    let old = try solver.add(
      x == 1, label: "old", location: SourceLocation(file: "old.layout", line: 1))
    let start = solver.checkpoint()
    try solver.remove(old)
    try solver.remove(spare)
    let fresh = solver.makeVariable("fresh")
    let new = try solver.add(
      x == 2, label: "new", location: SourceLocation(file: "new.layout", line: 2))
    let end = solver.checkpoint()
    try solver.restore(start)
    #expect(solver.text(of: old) == "x == 1 (required) \"old\" at old.layout:1")
    #expect(solver.name(of: spare) == "spare" && solver.name(of: fresh) == "")
    try solver.restore(end)
    #expect(solver.text(of: new) == "x == 2 (required) \"new\" at new.layout:2")
    #expect(solver.name(of: fresh) == "fresh" && solver.name(of: spare) == "")
    try solver.restore(start)
    solver.discardCheckpoints()
    #expect(solver.label(of: old) == "old" && solver.name(of: spare) == "spare")
    struct Abandoned: Error {}
    try? solver.transaction { solver in
      try solver.remove(old)
      try solver.add(x == 3, label: "third")
      throw Abandoned()
    }
    #expect(solver.label(of: old) == "old")
  }
}
