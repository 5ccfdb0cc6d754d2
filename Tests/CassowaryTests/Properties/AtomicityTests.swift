import Cassowary
import Testing

/// An operation that throws, and a transaction that is abandoned, leave the state bit for bit.
@Suite struct AtomicityTests {
  struct Abandoned: Error {}

  @Test(arguments: 0..<60 as Range<UInt64>)
  func whatThrowsChangesNothing(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let solver = Solver()
    let variables = (0..<8).map { solver.makeVariable("v\($0)") }
    var handles: [Constraint] = []
    var refusals = 0
    for _ in 0..<80 {
      var expression = LinearExpression(constant: Double(random.int(-20...20)))
      for _ in 0..<random.int(1...3) {
        expression = expression + random.pick([1.0, -1, 2]) * random.pick(variables)
      }
      let constraint = LinearConstraint(
        expression, random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]))
      let before = solver.stateImage()
      do {
        let priority = random.chance(60) ? Priority.required : Priority(Double(random.int(1...3)))
        handles.append(try solver.add(constraint, priority: priority))
      } catch {
        refusals += 1
        #expect(solver.stateImage() == before, "add: \(error)")
      }
      if let handle = handles.randomElement(using: &random) {
        let before = solver.stateImage()
        do {
          if random.chance(50) {
            try solver.setConstant(handle, to: Double(random.int(-30...30)))
          } else {
            try solver.setPriority(handle, to: random.pick([.required, 1, 2]))
          }
        } catch {
          refusals += 1
          #expect(solver.stateImage() == before, "change: \(error)")
        }
      }
      if random.chance(40) { solver.commit() }
    }
    #expect(refusals > 0)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func anAbandonedTransactionLeavesNoTrace(seed: UInt64) throws {
    let shape = RandomStream.Shape(
      variables: 6, operations: 40, required: 30, mix: RandomStream.Operation.withoutPasts)
    var stream = RandomStream(seed: seed, shape: shape)
    #expect(stream.run() == nil)
    stream.solver.commit()
    let before = stream.solver.stateImage()
    var inside = stream
    #expect(throws: Abandoned.self) {
      try stream.solver.transaction { solver throws(Abandoned) in
        if let complaint = inside.run() { Issue.record("\(complaint)") }
        let fresh = solver.makeVariable("fresh")
        _ = try? solver.add(fresh == 3)
        throw Abandoned()
      }
    }
    #expect(stream.solver.stateImage() == before)
    // The next commit reports the way back, if commits inside reported the way there.
    #expect(stream.commit() == nil)
  }

  @Test func aTransactionThatSucceedsKeepsItsWork() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let handle = try solver.transaction { solver in try solver.add(x == 7) }
    solver.commit()
    #expect(solver.value(of: x)! == 7)
    try solver.remove(handle)
    #expect(solver.constraintCount == 0)
  }
}
