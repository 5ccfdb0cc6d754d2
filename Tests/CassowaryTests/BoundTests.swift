import Cassowary
import Testing

/// Bounds of variables: constraints without handles, which belong to their variables.
@Suite struct BoundTests {
  let solver = Solver()

  @Test func `bounds limit a variable and are told`() throws {
    let width = solver.makeVariable("width")
    #expect(solver.bounds(of: width) == Bounds())
    try solver.setBounds(of: width, lower: 10, upper: Bound(300, priority: .high))
    solver.commit()
    #expect(solver.value(of: width) == 10)
    let wish = try solver.add(width == 400, priority: .low)
    solver.commit()
    #expect(solver.value(of: width) == 300)
    #expect(
      solver.bounds(of: width) == Bounds(lower: 10, upper: Bound(300, priority: .high)))
    let lower = try #require(solver.constraint(of: width, .lower))
    #expect(solver.label(of: lower) == "lower bound")
    #expect(solver.text(of: lower) == "width >= 10 (required) \"lower bound\"")
    #expect(solver.boundedVariable(of: lower)?.variable == width)
    #expect(solver.boundedVariable(of: lower)?.side == .lower)
    #expect(solver.boundedVariable(of: wish) == nil)
    #expect(solver.constraintCount == 3)
    try solver.setBounds(of: width, lower: 10)
    solver.commit()
    #expect(solver.value(of: width) == 400)
    #expect(solver.constraint(of: width, .upper) == nil)
    #expect(solver.constraint(of: width, .lower) == lower)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A range that moves beyond where it was: neither bound could go first.
  @Test func `both bounds move together`() throws {
    let x = solver.makeVariable("x")
    try solver.setBounds(of: x, lower: 0, upper: 10)
    let handles = [solver.constraint(of: x, .lower), solver.constraint(of: x, .upper)]
    solver.commit()
    try solver.setBounds(of: x, lower: 20, upper: 30)
    solver.commit()
    #expect(solver.value(of: x) == 20)
    #expect([solver.constraint(of: x, .lower), solver.constraint(of: x, .upper)] == handles)
    try solver.setBounds(of: x, lower: Bound(50, priority: .high), upper: 60)
    solver.commit()
    #expect(solver.value(of: x) == 50)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A size rests at 0 if nothing else has a say.
  @Test func `a bound may draw its variable`() throws {
    let width = solver.makeVariable()
    try solver.setBounds(of: width, lower: Bound(0, rest: 1))
    let wish = try solver.add(width == 50, priority: .low)
    solver.commit()
    #expect(solver.value(of: width) == 50)
    try solver.remove(wish)
    solver.commit()
    #expect(solver.value(of: width) == 0)
    #expect(solver.bounds(of: width)?.lower == Bound(0, rest: 1))
  }

  @Test func `a conflict names bounds, and nothing changes`() throws {
    let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
    try solver.setBounds(of: width, lower: 100)
    try solver.setBounds(of: left, lower: 0, upper: 400)
    let bounds = [solver.constraint(of: left, .lower)!, solver.constraint(of: width, .lower)!]
    do throws(AddConstraintError) {
      try solver.add(left + width <= 50)
      Issue.record("it is refused")
    } catch { #expect(Set(error.conflict ?? []) == Set(bounds)) }
    try solver.setBounds(of: left, lower: 500, upper: Bound(450, priority: .high))
    let lower = try #require(solver.constraint(of: left, .lower))
    do throws(AddConstraintError) {
      try solver.setBounds(of: left, lower: 500, upper: 450)
      Issue.record("it is refused")
    } catch { #expect(error.conflict == [lower]) }
    #expect(
      solver.bounds(of: left) == Bounds(lower: 500, upper: Bound(450, priority: .high)))
    #expect(throws: AddConstraintError.notFinite) {
      try solver.setBounds(of: left, lower: Bound(.nan))
    }
    #expect(throws: AddConstraintError.weightOutOfRange(0)) {
      try solver.setBounds(of: left, lower: Bound(1, weight: 0))
    }
    let stranger = Solver().makeVariable()
    #expect(throws: AddConstraintError.unknownVariable(stranger)) {
      try solver.setBounds(of: stranger, lower: 0)
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `bounds go with their variable`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.setBounds(of: x, lower: 3, upper: 9)
    try solver.setBounds(of: y, lower: 3)
    let sum = try solver.add(x + y == 10)
    solver.commit()
    #expect(throws: RemoveVariableError.self) { try solver.remove(x) }
    try solver.remove(sum)
    try solver.remove(x)
    #expect(solver.constraintCount == 1 && solver.bounds(of: x) == nil)
    // The place of x comes into use again.
    let z = solver.makeVariable()
    #expect(solver.bounds(of: z) == Bounds())
    try solver.remove(solver.constraint(of: y, .lower)!)
    #expect(solver.bounds(of: y) == Bounds())
    solver.commit()
    #expect(solver.checkInvariants().isEmpty)
  }

  /// While a drag goes on, a bound that nobody meets comes and goes beside it.
  @Test func `a bound comes and goes beside a drag`() throws {
    let (width, half, other) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let edit = try solver.add(width == 100, priority: .high)
    try solver.add(width - 2 * half == 0)
    for step in 1...8 {
      try solver.setConstant(edit, to: 100 + Double(step))
      solver.commit()
      if step > 3 {
        try solver.setBounds(of: other, lower: Bound(0, rest: 1))
        #expect(solver.bounds(of: other)?.lower == Bound(0, rest: 1))
        try solver.setBounds(of: other)
      }
      #expect(solver.value(of: half) == 50 + Double(step) / 2)
      #expect(solver.bounds(of: other) == Bounds() && solver.constraintCount == 2)
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `bounds are saved, taken back and brought back`() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.setBounds(of: x, lower: 3, upper: Bound(9, priority: .high, weight: 2))
    try solver.setBounds(of: y, lower: Bound(1, rest: 0.5))
    solver.commit()
    let snapshot = try solver.snapshot()
    #expect(try SolverSnapshot(text: snapshot.text) == snapshot)
    let copy = try Solver(snapshot)
    for (one, other) in zip(copy.variables, [x, y]) {
      #expect(copy.bounds(of: one) == solver.bounds(of: other))
    }
    #expect(copy.checkInvariants().isEmpty)
    let checkpoint = solver.checkpoint()
    try solver.setBounds(of: x, upper: 100)
    #expect(solver.bounds(of: x) == Bounds(upper: 100))
    let later = solver.checkpoint()
    try solver.restore(checkpoint)
    #expect(solver.bounds(of: x) == Bounds(lower: 3, upper: Bound(9, priority: .high, weight: 2)))
    try solver.restore(later)
    #expect(solver.bounds(of: x) == Bounds(upper: 100))
    #expect(solver.checkInvariants().isEmpty)
  }

  /// In a linear program a bound is a row, as other constraints are.
  @Test func `a linear program has bounds`() throws {
    let x = solver.makeVariable("x")
    try solver.setBounds(of: x, lower: 3)
    solver.commit()
    let other = Solver()
    try other.add(other.makeVariable("x") >= 3, label: "lower bound")
    other.commit()
    let level = Priority.high
    #expect(
      solver.linearProgram(at: level, slack: 0) == other.linearProgram(at: level, slack: 0))
  }

  /// Random bounds against the constraints that they are.
  @Test func asConstraints() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      let solvers = [Solver(), Solver()]
      let variables = solvers.map { solver in (0..<4).map { _ in solver.makeVariable() } }
      var handles: [[Constraint]] = Array(repeating: [], count: 4)
      for round in 0..<14 {
        let place = random.int(0...3)
        if random.chance(50) {
          func bound() -> Bound? {
            random.chance(30)
              ? nil
              : Bound(
                Double(random.int(-20...20)),
                priority: random.pick([.required, .high, .low, Priority(3)]),
                weight: random.pick([1, 1, 2]), rest: random.chance(20) ? Priority(1) : nil)
          }
          let (lower, upper) = (bound(), bound())
          var isRefused = false
          do throws(AddConstraintError) {
            try solvers[0].setBounds(of: variables[0][place], lower: lower, upper: upper)
          } catch { isRefused = true }
          var isRefusedToo = false
          do {
            try solvers[1].transaction { solver in
              for handle in handles[place] { try solver.remove(handle) }
              var added: [Constraint] = []
              for (bound, isLower) in [(lower, true), (upper, false)] {
                guard let bound else { continue }
                added += try solver.add(
                  1 * variables[1][place],
                  breakpoints: [
                    Breakpoint(
                      bound.value, below: isLower ? bound.priority : bound.rest,
                      above: isLower ? bound.rest : bound.priority, weight: bound.weight)
                  ])
              }
              handles[place] = added
            }
          } catch { isRefusedToo = true }
          #expect(isRefused == isRefusedToo, "seed \(seed), round \(round)")
        } else {
          let terms = (0..<random.int(2...3)).map { _ in
            (random.int(0...3), random.pick([1.0, -1, 2]))
          }
          let (constant, priority) = (
            Double(random.int(-30...30)), random.pick([Priority.required, .low, Priority(7)])
          )
          let isRefused = zip(solvers, variables).map { solver, variables in
            var sum = LinearExpression(constant: -constant)
            for (variable, factor) in terms { sum.add(variables[variable], times: factor) }
            return (try? solver.add(LinearConstraint(sum, .equal), priority: priority)) == nil
          }
          #expect(isRefused[0] == isRefused[1], "seed \(seed), round \(round)")
        }
        if random.chance(50) { for solver in solvers { solver.commit() } }
      }
      for solver in solvers {
        solver.commit()
        #expect(solver.checkInvariants().isEmpty, "seed \(seed)")
      }
      #expect(solvers[0].constraintCount == solvers[1].constraintCount, "seed \(seed)")
      for priority in [Priority.high, .low, Priority(7), Priority(3), Priority(1)] {
        let costs = solvers.map { solver in
          solver.costs().first { $0.priority == priority }?.cost ?? 0
        }
        #expect(abs(costs[0] - costs[1]) <= 1e-6 * max(1, costs[1]), "seed \(seed)")
      }
    }
  }
}
