import Cassowary
import Testing

/// Undo and redo go back and forward bit for bit.
@Suite struct CheckpointTests {
  @Test(arguments: 0..<30 as Range<UInt64>) func thereAndBack(seed: UInt64) throws {
    var stream = RandomStream(seed: seed, shape: .init(variables: 6, operations: 10))
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
    #expect(solver.value(of: x) == 4)
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
    #expect(solver.value(of: x) == 5)
    try solver.restore(start)
    #expect(solver.commit() == [Change(variable: x, old: 5, new: 0)])
  }
}
