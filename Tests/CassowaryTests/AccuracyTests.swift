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
    let miss = sum.reduce(-value) { $0 + solver.value(of: $1) }
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
}
