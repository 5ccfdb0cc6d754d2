import Cassowary
import Testing

/// Constants that lie within tolerances of each other: what is taken to hold does so within a tolerance, and what the
/// point is computed from holds exactly.
@Suite struct AccuracyTests {
  let solver = Solver()

  private func variables(_ count: Int) -> [Variable] {
    (0..<count).map { solver.makeVariable("v\($0)") }
  }

  private func expectExact(_ sum: [Variable], _ value: Double) {
    let miss = sum.reduce(-value) { $0 + solver.value(of: $1)! }
    #expect(abs(miss) < 1e-12, "off by \(miss)")
    #expect(solver.checkInvariants() == [])
  }

  /// It entered the basis where it was, and all that was computed from it was off by as much.
  @Test func whatIsPastItsBreakpointByLessThanAToleranceEntersThere() throws {
    let v = variables(3)
    let first = try solver.add(v[1] == 2e-7, priority: Priority(250), weight: 2)
    let second = try solver.add(-1 * v[2] == 1.000_000_02, priority: Priority(1))
    solver.commit()
    try solver.add(v[1] + v[2] == 0.999_999_8, priority: Priority(250), weight: 2)
    try solver.add(-1 * v[0] - v[1] == -1, priority: Priority(1))
    try solver.setConstant(second, to: -0.999_999_7)
    try solver.add(v[2] - v[1] == 0, priority: Priority(1))
    solver.commit()
    try solver.remove(first)
    solver.commit()
    expectExact([v[1], v[2]], 0.999_999_8)
  }

  /// The row was taken to lie on the other breakpoint, without being there.
  @Test func aBreakpointThatGoesDoesNotLeaveItsRowToOneBesideIt() throws {
    let v = variables(2)
    try solver.add(v[0] == 5 - 9e-8)
    try solver.add(v[1] == 5)
    let lower = try solver.add(v[0] - v[1] == 0, priority: Priority(2))
    let upper = try solver.add(v[0] - v[1] == 5e-8, priority: Priority(1))
    solver.commit()
    try solver.remove(lower)
    solver.commit()
    #expect(solver.checkInvariants() == [])
    #expect(solver.multiplier(of: upper) == [Multiplier(priority: Priority(1), value: -1)])
  }

  /// One test said that the two bounds are one breakpoint, the other that they are not.
  @Test func requiredBoundsThatAreNotOneBreakpointContradictEachOther() throws {
    let v = variables(2)
    try solver.add(v[1] - v[0] <= 1)
    #expect(throws: AddConstraintError.self) { try solver.add(v[1] - v[0] == 1.000_000_001) }
    try solver.add(v[1] - v[0] == 1.000_000_000_9)
    #expect(solver.checkInvariants() == [])
  }

  /// It was joined with the optional one, beyond the other required one.
  @Test func aRequiredBoundJoinsARequiredOneRatherThanAnOptionalOne() throws {
    let x = solver.makeVariable("x")
    try solver.add(x <= 1 - 0.8e-9)
    try solver.add(x == 1 + 0.8e-9, priority: Priority(1))
    let least = try solver.add(x >= 1)
    #expect(solver.checkInvariants() == [])
    solver.commit()
    try solver.setConstant(least, to: 0)
    solver.commit()
    #expect(solver.checkInvariants() == [])
    #expect(abs(solver.value(of: x)! - 1) < 1e-8)
  }

  /// Either stop was looked for where the other one does not let the row be, and it was held there.
  @Test func stopsThatMissEachOtherByLessThanATolerance() throws {
    let v = variables(2)
    try solver.add(v[1] == 0)
    let drag = try solver.add(v[0] == 0.75e-7, priority: Priority(1))
    try solver.add(v[0] + v[1] <= 0, priority: Priority(3))
    try solver.add(v[0] - v[1] >= 1.5e-7, priority: Priority(2))
    solver.commit()
    for turn in 0..<80 {
      try solver.setConstant(drag, to: 0.7e-7 + 1e-9 * Double(turn % 5))
      solver.commit()
    }
    for end in [5.0, -5, 5] {
      try solver.setConstant(drag, to: end)
      solver.commit()
    }
    expectExact([v[0]], 0)
  }

  /// Rows far away, whose terms round to more than a tolerance, hold as well as they can be seen to: none is refused, and
  /// none has to be exchanged for another.
  @Test func whatRoundsFarAwayIsNoViolation() throws {
    let v = variables(5)
    try solver.add(v[0] == 1e12 / 3)
    for index in 1..<5 { try solver.add(v[index] == v[index - 1] + 0.1) }
    for index in 2..<5 {
      let distance = 0.1 * Double(index)
      try solver.add(v[index] - v[0] <= distance)
      try solver.add(v[index] - v[0] >= distance)
      try solver.add(v[index] - v[0] == distance, priority: 5)
    }
    solver.commit()
    #expect(solver.statistics.pivots == 0)
    #expect(abs(solver.value(of: v[4])! - 1e12 / 3 - 0.4) < 1e-3)
    #expect(solver.checkInvariants() == [])
  }
}
