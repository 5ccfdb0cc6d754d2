import Cassowary
import Testing

/// Rows that depend on each other but for the last digits of their coefficients, and chains of small ones. A call ends in a
/// bounded number of steps; what is refused as a contradiction is one, and what cannot be told is said to be undecided.
@Suite struct NumericalTroubleTests {
  let solver = Solver()

  private func variables(_ count: Int) -> [Variable] {
    (0..<count).map { solver.makeVariable("v\($0)") }
  }

  private func form(_ terms: [(Int, Double)], _ v: [Variable]) -> LinearExpression {
    LinearExpression(terms: terms.map { .init(v[$0.0], coefficient: $0.1) })
  }

  private func expectFinite(_ variables: [Variable]) {
    for variable in variables { #expect(solver.value(of: variable)!.isFinite) }
    #expect(solver.checkInvariants() == [])
  }

  // MARK: Steps that did not end

  /// Three rows of which the third is the second times 1 - 2^-13, but for the last digits. The fourth was added for ever.
  ///
  /// By the second and the third row `c` is 1e-17 `a` at most, which is the rounding of their coefficients.
  @Test func rowsThatAreNearlyMultiplesEnd() throws {
    let v = variables(3)
    try solver.add(v[1] - 2 * v[2] - v[0] == 0)
    let second = try solver.add(v[1] + v[2] - 0.9999999925494194 * v[0] == 0)
    let third = try solver.add(
      -0.9998779296875 * v[1] + v[2] + 0.9998779222378289 * v[0] == 0)
    #expect(throws: AddConstraintError(.unsatisfiable(conflict: [second, third]))) {
      try solver.add(1 * v[2] == 1)
    }
    solver.commit()
    #expect(solver.statistics.refactorisations < 20)
    expectFinite(v)
  }

  /// Ratios written once as Double and once as Float. The last two rows ask for `c` and so `b` to be 0, the first two for
  /// `b` to be at most -95 / 4e-8: they contradict each other.
  @Test func ratiosOfBothPrecisionsEnd() throws {
    let v = variables(3)
    let rows = [
      try solver.add(0.6666666666666666 * v[1] - 2 * v[0] == 0),
      try solver.add(1.3333333730697632 * v[1] - 4 * v[0] <= -95),
      try solver.add(1.7777777777777777 * v[2] - v[1] == 0),
    ]
    #expect(throws: AddConstraintError(.unsatisfiable(conflict: rows))) {
      try solver.add(0.8888888955116272 * v[2] - 0.5 * v[1] == 0)
    }
    solver.commit()
    #expect(solver.statistics.refactorisations < 20)
    expectFinite(v)
  }

  // MARK: Reads outside of tables

  /// At the limit of steps the basis was factorised anew in the middle of a step. The row that was about to leave turned out to
  /// depend on others and had no slot any more; the table was read at -1.
  @Test func aRowThatLeavesAtTheLimitOfStepsIsNotMoved() {
    var system = FamilySystem(.parallel(12), seed: 1_000_025, variables: 4...12)
    system.stream(steps: 379, judgedEvery: 379)
    #expect(system.tally.broken == 0 && system.tally.wrong == 0, "\(system.tally)")
    // The precise program takes over at the limit of steps. No stream is known that still ends there: of 400 of 120
    // commits each, with rows parallel to 1e-8 to 1e-12, none did.
    #expect(system.solver.trouble != .stepLimit && system.solver.statistics.preciseSolves > 0)
  }

  /// A stay took part in the combination of a row that had nothing else to rest on, and its variable was taken for a row.
  @Test func aStayIsNoRowOfAConflict() throws {
    let v = variables(6)
    try solver.add(-3 * v[4] + v[2] == 232, priority: 999)
    try solver.add(
      2 * v[4] - v[0] + 0.3333333333333333 * v[5] + 0.5 * v[1] - v[3] >= -8.7, priority: 1000)
    try solver.add(-2 * v[4] + v[0] - 0.3333333333333333 * v[5] - 0.5 * v[1] + v[3] >= 0)
    try solver.add(1 * v[5] == 0)
    let last = -4.0000004 * v[4] + 2 * v[0] - v[1] + 2 * v[3]
    #expect(isHandled { try solver.add(last == 0) })
    solver.commit()
    expectFinite(v)
  }

  /// The same with a third that was rounded.
  @Test func aStayIsNoRowOfAConflictWithRoundedThirds() throws {
    let v = variables(6)
    func row(_ third: Double) -> LinearExpression {
      form([(3, -1.0), (5, -third), (0, -1), (2, 2), (4, -1), (1, -1)], v)
    }
    try solver.add(LinearConstraint(row(1.0 / 3) * -1, .equal), priority: 750)
    try solver.add(LinearConstraint(row(1.0 / 3) + 15, .greaterThanOrEqual))
    #expect(
      isHandled { try solver.add(LinearConstraint(row(0.3333333333284827) + 15.0001, .equal)) })
    solver.commit()
    expectFinite(v)
  }

  /// True if a constraint is added, or refused because it cannot be told whether it can hold: not as a contradiction.
  private func isHandled(_ add: () throws -> Constraint) -> Bool {
    do {
      _ = try add()
      return true
    } catch let error as AddConstraintError {
      guard case .illConditioned(_, let rows) = error.kind else { return false }
      return !rows.isEmpty
    } catch {
      return false
    }
  }

  // MARK: Numbers that are none

  /// Five variables and six rows with coefficients from 1/3 to 4: all values were no numbers for ever.
  @Test func valuesAreNumbers() throws {
    let v = variables(5)
    func row(_ terms: [(Int, Double)], _ constant: Double) -> LinearExpression {
      form(terms, v) - constant
    }
    let third = 1.0 / 3
    try solver.add(
      LinearConstraint(row([(2, third), (3, -third), (4, -0.5), (1, -2), (0, -1)], 21), .equal))
    try solver.add(
      LinearConstraint(
        row(
          [(2, third), (3, -third), (4, -0.4999999995343387), (1, -1.9999999981373549), (0, -1)],
          21), .equal))
    try solver.add(
      LinearConstraint(
        row(
          [
            (2, 0.3333307902018229), (3, -0.33), (4, -0.5), (1, -1.9999847393483066),
            (0, -1.0000076293945312),
          ], 42), .equal), priority: 750)
    try solver.add(
      LinearConstraint(
        row([(4, -third), (0, 1), (3, 2), (2, -1), (1, 2)], 42.2), .lessThanOrEqual))
    try solver.add(
      LinearConstraint(
        row(
          [
            (4, -0.6666666616996129), (0, 1.9999999850988388), (3, 4), (2, -1.9999999850988388),
            (1, 4),
          ], 84.4), .equal))
    try solver.add(LinearConstraint(row([(3, 1)], 0), .lessThanOrEqual))
    solver.commit()
    expectFinite(v)
    for constraint in solver.constraints { try solver.remove(constraint) }
    for variable in v { try solver.add(1 * variable == 1, priority: 500) }
    solver.commit()
    for variable in v { #expect(abs(solver.value(of: variable)! - 1) < 1e-9) }
  }

  // MARK: Small coefficients

  /// A new variable can always be what a link of a chain asks for, however small its coefficient is.
  @Test(arguments: [1e6, 1e3, 1e2, 1e1]) func aNewVariableTakesAnyValue(factor: Double) throws {
    var link = solver.makeVariable("link 0")
    try solver.add(1 * link == 1)
    for number in 1...9 {
      let next = solver.makeVariable("link \(number)")
      try solver.add(1 / factor * next - link == 0)
      link = next
    }
    solver.commit()
    var expected = 1.0
    for _ in 1...9 { expected *= factor }
    #expect(abs(solver.value(of: link)! / expected - 1) < 1e-12)
    #expect(solver.trouble == nil)
  }

  /// Two rows that differ by a billionth meet at a billion.
  @Test func rowsThatDifferByABillionthMeet() throws {
    let v = variables(2)
    try solver.add(v[0] + v[1] == 0)
    try solver.add(v[0] + 1.000000001 * v[1] == 1)
    solver.commit()
    #expect(abs(solver.value(of: v[1])! / 1e9 - 1) < 1e-6)
  }

  /// A chain of millionths leaves what numbers there are: the link that would go beyond all bounds is refused, and nothing
  /// else has changed.
  @Test func noValueIsBeyondAllBounds() throws {
    var link = solver.makeVariable()
    try solver.add(1 * link == 1e15)
    var refused = 0
    for number in 1...80 {
      let next = solver.makeVariable()
      do {
        try solver.add(1e-6 * next - link == 0)
        link = next
      } catch {
        guard case .illConditioned(.outOfRange, _) = error.kind else { throw error }
        refused = number
        break
      }
    }
    #expect(refused == 8)
    solver.commit()
    #expect(abs(solver.value(of: link)!) < Solver.largestValue)
    #expect(solver.checkInvariants() == [])
  }

  /// A chain that is built at zero and pulled out later: what is required is refused, what is optional goes no further than
  /// values may.
  @Test(arguments: [true, false]) func aLongChainThatIsPulledOutStaysWithinBounds(
    isRequired: Bool
  ) throws {
    let first = solver.makeVariable()
    let start = try solver.add(1 * first == 0, priority: isRequired ? .required : 500)
    var links = [first]
    for _ in 1...20 {
      let next = solver.makeVariable()
      try solver.add(1e-6 * next - links[links.count - 1] == 0)
      links.append(next)
    }
    solver.commit()
    do {
      try solver.setConstant(start, to: 1)
      #expect(!isRequired)
    } catch {
      guard case .illConditioned = error.kind else { throw error }
      #expect(isRequired)
    }
    solver.commit()
    for link in links {
      #expect(abs(solver.value(of: link)!) <= (isRequired ? 0 : Solver.largestValue))
    }
  }

  /// A commit could not prove its point optimal. A constraint that comes after it, holds, and asks for no step is installed;
  /// it was refused within, and its handle was that of no constraint.
  @Test func whatACommitCouldNotProveIsNotHeldAgainstTheNextConstraint() throws {
    let v = variables(4)
    try solver.add(v[1] + v[2] <= -77)
    try solver.add(-v[1] - 1.00000003 * v[2] <= 77.001)
    try solver.add(4 * v[1] + 0.5 * v[0] + 1.0 / 3 * v[3] >= 53, priority: 1)
    try solver.add(0.5 * v[1] <= -20)
    try solver.add(2 * v[3] >= -61)
    try solver.add(3.0000000900000003 * v[1] + 3 * v[2] == -231)
    try solver.add(-2.00000014 * v[1] - 2.00000006 * v[2] == 154.002, priority: 750)
    let others = (solver.makeVariable("a"), solver.makeVariable("b"))
    let limit = try solver.add(others.0 + others.1 <= 10)
    solver.commit()
    #expect(solver.trouble == .residual)
    let count = solver.constraintCount
    let wider = try solver.add(others.0 + others.1 <= 20)
    #expect(solver.constraintCount == count + 1)
    #expect(solver.text(of: wider) == "a + b <= 20 (required)")
    try solver.remove(limit)
    try solver.add(others.0 + others.1 == 20)
    solver.commit()
    #expect(solver.value(of: others.0)! + solver.value(of: others.1)! == 20)
    for variable in v { #expect(solver.value(of: variable)!.isFinite) }
  }

  // MARK: Small factors

  /// `a` may be anything below 12: then `e` is (12 - a + 2e-5) / 5e-8 by the two rows that are nearly parallel, which is
  /// beyond 400, `d` at most -50 - 2e, and `c` what the last row makes of that. The step on which that rests has a factor
  /// of a quarter beside ones of ten million; it was looked for only where no breakpoint had been passed before.
  @Test func aSmallFactorIsLookedAtBehindABreakpoint() throws {
    let v = variables(5)
    try solver.add(v[0] <= 12)
    try solver.add(3.0000020999999997 * v[0] == 36, priority: 750)
    try solver.add(0.5 * v[4] - v[1] == 56)
    try solver.add(0.24999985 * v[4] - 0.4999996 * v[1] + v[0] == 40)
    try solver.add(4 * v[3] - 2 * v[2] + 1.0 / 3 * v[0] == -1)
    try solver.add(0.5 * v[2] + 0.5 * v[4] == 74, priority: 250)
    try solver.add(v[4] + 0.5 * v[3] <= -25)
    solver.commit()
    let x = v.map { solver.value(of: $0)! }
    #expect(x[4] + 0.5 * x[3] <= -25 + 1e-5)
    #expect(abs(4 * x[3] - 2 * x[2] + x[0] / 3 + 1) < 1e-5)
    expectFinite(v)
  }

  /// Multipliers of these systems of six decades, or of rows parallel to a billionth, did not add up to zero, and costs were
  /// far from the least; the commit said nothing of it.
  @Test(arguments: [
    (SystemFamily.sixDecades, 1411 as UInt64), (.sixDecades, 1941), (.parallel(10), 25),
  ]) func whatADoubtfulStepLeavesIsConfirmedOrTold(_ family: SystemFamily, _ seed: UInt64) {
    var system = FamilySystem(family, seed: seed)
    system.build()
    #expect(system.tally.wrong == 0, "\(system.tally)")
    #expect(system.solver.checkInvariants() == [])
  }
}
