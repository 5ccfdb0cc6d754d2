import Cassowary
import Testing

/// Constraints go in any order, at a cost that grows with their number.
@Suite struct RemovalTests {
  /// Views one below the other that were squeezed: the pull goes through all links, whose multipliers nobody keeps. Links
  /// that go ask for theirs, and get them in common: one by one each would look at all that hangs on it.
  @Test(arguments: [200, 1_000], 0..<4 as Range<UInt64>)
  func aSqueezedStackGoesInAnyOrder(views: Int, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let stack = try SqueezedStack(views: views)
    var order = Array(stack.constraints.indices)
    for place in order.indices.dropFirst() { order.swapAt(place, random.int(0...place)) }
    let (first, second) = (order.prefix(order.count / 2), order.dropFirst(order.count / 2))

    let before = stack.solver.statistics
    for index in first { try stack.solver.remove(stack.constraints[index].handle) }
    #expect(
      stack.solver.statistics.directionSolves - before.directionSolves <= 60, "seed \(seed)")
    stack.solver.commit()
    #expect(stack.solver.checkInvariants() == [], "seed \(seed)")
    let rest = try SqueezedStack(views: views, without: Set(first))
    for (ours, fresh) in zip(stack.solver.costs(), rest.solver.costs()) {
      #expect(ours.priority == fresh.priority)
      #expect(abs(ours.cost - fresh.cost) <= 1e-6, "seed \(seed), \(ours.priority)")
    }

    try stack.solver.transaction { solver in
      for index in second { try solver.remove(stack.constraints[index].handle) }
    }
    stack.solver.commit()
    // The edit.
    #expect(stack.solver.constraintCount == 1)
    #expect(stack.solver.checkInvariants() == [], "seed \(seed)")
  }

  /// A loaded solver has places of rows that no row was ever in: nothing is to be found there.
  @Test func aLoadedStackGoesInAnyOrder() throws {
    let original = try SqueezedStack(views: 60)
    for constraint in original.constraints.prefix(40) {
      try original.solver.remove(constraint.handle)
    }
    original.solver.commit()
    let solver = try Solver(original.solver.snapshot())
    let container = try #require(solver.variables.first)
    for height in [70.0, 15, 90] {
      try solver.suggest(60 * height, for: container)
      solver.commit()
    }
    for constraint in solver.constraints.reversed().dropLast() { try solver.remove(constraint) }
    #expect(solver.checkInvariants() == [])
    solver.commit()
    #expect(solver.constraintCount == 1)
    #expect(solver.checkInvariants() == [])
  }

  /// The same, and all of it taken back.
  @Test func aSqueezedStackThatWentComesBack() throws {
    struct ChangedMyMind: Error {}
    let stack = try SqueezedStack(views: 300)
    let before = stack.solver.stateImage()
    #expect(throws: ChangedMyMind.self) {
      try stack.solver.transaction { solver in
        for constraint in stack.constraints { try solver.remove(constraint.handle) }
        throw ChangedMyMind()
      }
    }
    #expect(stack.solver.stateImage() == before)
    #expect(stack.solver.checkInvariants() == [])
  }
}
