import Cassowary
import Testing

/// Several constraints on one sum by one call, against the same ones by one call each.
@Suite struct BreakpointTests {
  /// What one by one makes of a breakpoint.
  @discardableResult
  private func addAlone(
    _ breakpoint: Breakpoint, on sum: LinearExpression, to solver: Solver
  ) throws -> Constraint {
    guard let below = breakpoint.below else {
      return try solver.add(
        sum <= breakpoint.value, priority: breakpoint.above!, weight: breakpoint.weight,
        label: "one")
    }
    guard let above = breakpoint.above else {
      return try solver.add(
        sum >= breakpoint.value, priority: below, weight: breakpoint.weight, label: "one")
    }
    return try solver.addContentSize(
      sum, value: breakpoint.value, hugging: above, compression: below, weight: breakpoint.weight,
      label: "one")
  }

  private func breakpoint(_ random: inout SplitMix) -> Breakpoint {
    let priorities: [Priority] = [.required, .high, .low, Priority(1), Priority(900)]
    let sides = random.int(0...2)
    return Breakpoint(
      Double(random.int(-40...40)), below: sides == 0 ? nil : random.pick(priorities),
      above: sides == 1 ? nil : random.pick(priorities), weight: random.pick([1, 1, 2, 0.5]))
  }

  /// Random sums with random breakpoints, in new and in old systems, at rest and not: the same values, the same
  /// refusals and the same constraints as by one call for each breakpoint in a transaction.
  @Test func asOneByOne() throws {
    for seed in 0..<150 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let solvers = [Solver(), Solver()]
      let variables = solvers.map { solver in (0..<5).map { _ in solver.makeVariable() } }
      for round in 0..<12 {
        let terms = (0..<random.int(1...3)).map { _ in
          (variable: random.int(0...4), factor: random.pick([1.0, 1, -1, 2, 0.5]))
        }
        let constant = Double(random.int(-5...5))
        let breakpoints = (0..<random.int(1...4)).map { _ in breakpoint(&random) }
        func sum(_ place: Int) -> LinearExpression {
          var sum = LinearExpression(constant: constant)
          for term in terms { sum.add(variables[place][term.variable], times: term.factor) }
          return sum
        }
        var refusal: AddConstraintError?
        do throws(AddConstraintError) {
          try solvers[0].add(sum(0), breakpoints: breakpoints, label: "one")
        } catch { refusal = error }
        var other: AddConstraintError?
        func addAll(_ solver: Solver) throws {
          for breakpoint in breakpoints { try addAlone(breakpoint, on: sum(1), to: solver) }
        }
        do {
          if breakpoints.count > 1 {
            try solvers[1].transaction { solver in try addAll(solver) }
          } else {
            try addAll(solvers[1])
          }
        } catch { other = error as? AddConstraintError }
        #expect((refusal == nil) == (other == nil), "seed \(seed), round \(round)")
        // Members that came with the same call are gone again.
        if let refusal, let other, case .unsatisfiable(let members) = refusal.kind {
          #expect(members.allSatisfy { solvers[0].constraints.contains($0) })
          #expect(members.count <= other.conflict?.count ?? 0)
        }
        if random.chance(60) { for solver in solvers { solver.commit() } }
        if random.chance(20), let last = solvers[0].constraints.last {
          try solvers[0].remove(last)
          try solvers[1].remove(solvers[1].constraints.last!)
        }
      }
      for solver in solvers { solver.commit() }
      for (one, two) in zip(variables[0], variables[1]) {
        #expect(solvers[0].value(of: one) == solvers[1].value(of: two), "seed \(seed)")
      }
      #expect(
        solvers[0].constraints.map { solvers[0].text(of: $0) }
          == solvers[1].constraints.map { solvers[1].text(of: $0) }, "seed \(seed)")
      #expect(solvers[0].checkInvariants().isEmpty, "seed \(seed)")
    }
  }

  /// The forms of a limit, a maximum and a content size are looked up once, and their row is one.
  @Test func oneRow() throws {
    let solver = Solver()
    let (left, right) = (solver.makeVariable("left"), solver.makeVariable("right"))
    let handles = try solver.add(
      right - left,
      breakpoints: [
        Breakpoint(0, below: .required), Breakpoint(300, above: .required),
        Breakpoint(80, below: .high, above: .low),
      ], label: "width")
    solver.commit()
    #expect(solver.value(of: right)! - solver.value(of: left)! == 80)
    #expect(solver.label(of: handles[1]) == "width")
    try solver.setConstant(handles[2], to: 400)
    solver.commit()
    #expect(solver.value(of: right)! - solver.value(of: left)! == 300)
    try solver.remove(handles[1])
    solver.commit()
    #expect(solver.value(of: right)! - solver.value(of: left)! == 400)
    let loaded = try Solver(try solver.snapshot())
    loaded.commit()
    #expect(loaded.constraintCount == 2)
  }

  @Test func refusals() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    func refusal(_ breakpoints: [Breakpoint]) -> AddConstraintError? {
      do throws(AddConstraintError) {
        try solver.add(1 * width, breakpoints: breakpoints, label: "size")
        return nil
      } catch { return error }
    }
    let good = Breakpoint(3, below: .low)
    let sideless = refusal([good, Breakpoint(4)])
    #expect(sideless?.kind == .priorityOutOfRange(-1))
    #expect(sideless?.description.contains("\"size\" is refused") == true)
    #expect(refusal([good, Breakpoint(.nan, below: .low)])?.kind == .notFinite)
    #expect(refusal([good, Breakpoint(4, below: .low, weight: 0)])?.kind == .weightOutOfRange(0))
    // They contradict each other: no constraint that is in force has to give way, and the sentence names the first one.
    let before = try solver.snapshot()
    let own = refusal([Breakpoint(50, above: .required), Breakpoint(60, below: .required)])
    #expect(try solver.snapshot() == before)
    #expect(own?.kind == .unsatisfiable(conflict: []))
    #expect(own?.description.contains("width <= 50") == true)
    #expect(solver.constraintCount == 0)
    #expect(try solver.add(1 * width, breakpoints: []).isEmpty)
    // Terms that cancel leave relations between constants.
    #expect(
      throws: AddConstraintError.self,
      performing: { try solver.add(width - width, breakpoints: [good]) })
    try solver.add(
      width - width,
      breakpoints: [Breakpoint(0, below: .required), Breakpoint(1, above: .required)]
    )
    #expect(solver.constraintCount == 2)
    // A false one is refused though it is optional, and so is the true one before it.
    #expect(throws: AddConstraintError.self) {
      try solver.add(width - width, breakpoints: [Breakpoint(-1, below: .low), good])
    }
    #expect(solver.constraintCount == 2)
  }
}
