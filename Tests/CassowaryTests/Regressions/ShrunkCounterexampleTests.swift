import Cassowary
import JudgedSystems
import PropertyTesting
import Testing

/// Edit sequences that once led the solver to a wrong answer, as the property tests shrank them. The judge is
/// asked after the last edit.
@Suite struct ShrunkCounterexampleTests {
  private func check(variables: Int = 6, _ edits: [SystemEdit]) throws {
    let witness = [Double](repeating: 0, count: variables)
    try EditModel(of: SolverSystem.init(variables:), witness: witness, judgedBy: requireOptimal)
      .run(edits)
  }

  @Test func `removing required rows and editing a content size keeps the required rows`() throws {
    try check([
      .add(id: 5, .relation([.init(1, 1), .init(3, 1)], .equal, 47, priority: .required)),
      .add(id: 6, .relation([.init(3, 1)], .equal, 7, priority: .required)),
      .remove(id: 6),
      .remove(id: 5),
      .add(id: 13, .contentSize([.init(3, 1)], 0, hugging: 250, compression: 250)),
      .add(id: 14, .relation([.init(3, 1), .init(0, 1)], .equal, 7, priority: .required)),
      .add(id: 17, .relation([.init(0, 1), .init(1, 1)], .equal, 40, priority: .required)),
      .setConstant(id: 13, -1),
    ])
  }

  @Test func `lowering a priority and removing a row keeps the required rows`() throws {
    try check([
      .add(
        id: 3,
        .contentSize(
          [.init(5, 1), .init(2, 1), .init(0, 1)], 0, hugging: 250, compression: 250)),
      .add(id: 4, .relation([.init(4, 1)], .equal, 0, priority: 250)),
      .add(id: 5, .contentSize([.init(5, 1)], 0, hugging: 250, compression: 250)),
      .add(id: 10, .relation([.init(5, 1), .init(1, 1)], .equal, 0, priority: 250)),
      .setPriority(id: 10, 50),
      .add(id: 12, .relation([.init(4, 1), .init(0, 1)], .equal, 100, priority: .required)),
      .add(id: 16, .relation([.init(0, 1), .init(1, 1)], .equal, 40, priority: .required)),
      .remove(id: 5),
      .add(id: 17, .relation([.init(4, 1)], .equal, 100, priority: .required)),
    ])
  }

  @Test func `seven additions end at an optimum`() throws {
    try check([
      .add(id: 8, .relation([.init(1, 1)], .greaterThanOrEqual, 40, priority: .required)),
      .add(
        id: 9, .contentSize([.init(2, -1), .init(5, 1)], 0, hugging: 250, compression: 250)),
      .add(id: 13, .relation([.init(3, 0.5), .init(5, 1)], .equal, 6.5, priority: .required)),
      .add(id: 15, .relation([.init(1, 1), .init(2, 2)], .equal, 16, priority: .required)),
      .add(
        id: 16,
        .contentSize(
          [.init(4, 1), .init(3, -2), .init(1, 2)], 0, hugging: 250, compression: 250)),
      .add(id: 20, .relation([.init(1, 1), .init(4, 1)], .equal, 140, priority: .required)),
      .add(id: 23, .relation([.init(1, 1)], .equal, 40, priority: .required)),
    ])
  }

  @Test func `priorities changed there and back end at an optimum`() throws {
    try check([
      .add(
        id: 2, .relation([.init(4, 1), .init(5, 1)], .lessThanOrEqual, 103, priority: .required)),
      .add(
        id: 4, .contentSize([.init(3, 1), .init(2, -1)], 0, hugging: 250, compression: 250)),
      .add(id: 5, .relation([.init(2, -2)], .greaterThanOrEqual, 79, priority: 750)),
      .setPriority(id: 5, 250),
      .add(id: 8, .relation([.init(2, -1), .init(5, -1)], .equal, -64, priority: 250)),
      .add(id: 10, .relation([.init(3, 1)], .equal, 0, priority: 750)),
      .add(id: 16, .relation([.init(2, 1)], .lessThanOrEqual, -12, priority: .required)),
      .add(id: 19, .contentSize([.init(4, -1)], 21, hugging: 250, compression: 750)),
      .setPriority(id: 5, 750),
      .add(
        id: 21,
        .relation([.init(3, -2), .init(4, 1)], .greaterThanOrEqual, 59, priority: .required)),
      .remove(id: 19),
    ])
  }

  /// Found when rows that follow one another were first exchanged together: the common move broke a
  /// required row, and bringing it back let go of what the rows at 750 agree on.
  ///
  /// c = 3, a = 6 and b = 1 cost nothing at 750 and break no required row; b >= 6 alone gives way.
  @Test func `rows exchanged together keep the required rows`() throws {
    let solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    try solver.add(c - a >= -4)
    try solver.add(a + b == 7, priority: .high)
    try solver.add(a - b >= 2, priority: .high)
    solver.commit()
    try solver.add(b <= 3)
    try solver.add(a >= 0, priority: .high)
    try solver.add(b >= 6, priority: .low)
    try solver.add(c == 3, priority: .high)
    try solver.add(a == 6, priority: .high)
    solver.commit()
    #expect([a, b, c].map { solver.value(of: $0)! } == [6, 1, 3])
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Found in five million commits: a row that owed what it pulled with before its priority fell took the place of a stay,
  /// and nobody looked whether it may pull so hard where it is held.
  ///
  /// y = 17 costs nothing at 750, where the sum is; the difference gives way.
  @Test func `a row that owes is looked at where it is held`() throws {
    let solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let hold = try solver.add(y == 0, priority: 900)
    try solver.add(x <= 2)
    let difference = try solver.add(x - y == 18, priority: .high)
    try solver.add(x + y == 19, priority: .high)
    solver.commit()
    // The two pull at y as hard as each other.
    try solver.remove(hold)
    solver.commit()
    #expect([x, y].map { solver.value(of: $0)! } == [2, 0])
    try solver.setPriority(difference, to: .low)
    try solver.setConstant(difference, to: 1)
    solver.commit()
    #expect([x, y].map { solver.value(of: $0)! } == [2, 17])
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Found when constants came to lie a tolerance beside what stops them: required rows that miss each other by a tolerance were
  /// accepted, and a later commit tried to repair what it took for noise again and again, without an end.
  @Test func `required rows a tolerance apart come to an end`() throws {
    let solver = Solver()
    let v = (0..<13).map { _ in solver.makeVariable() }
    try solver.add(v[1] - v[0] == 9)
    try solver.add(v[2] + v[0] == 0)
    try solver.add(v[4] - v[0] == -6)
    try solver.add(v[5] - v[0] == 0)
    try solver.add(v[6] - 2 * v[0] == -3)
    try solver.add(v[7] - 0.5 * v[0] == -4)
    try solver.add(v[9] - 2 * v[0] == 0)
    let half = try solver.add(v[10] - 0.5 * v[0] == 0)
    try solver.add(v[11] + v[6] == 0)
    let size = try solver.addContentSize(
      LinearExpression(v[6]), value: 1, hugging: .high, compression: 1)
    try solver.add(0.5 * v[0] >= 1, priority: .low)
    try solver.addContentSize(2 * v[12], value: -10, hugging: .high, compression: .high)
    try solver.add(-1 * v[0] - v[4] <= -14)
    let least = try solver.add(2 * v[8] <= 12, priority: .low, weight: 2)
    let ratio = try solver.add(0.5 * v[0] - v[4] >= 4, priority: .high)
    let most = try solver.add(2 * v[7] + v[9] <= 22)
    solver.commit()
    let rows = [7: half, 9: size, 13: least, 14: ratio, 15: most]
    for changes in [
      [(7, -1e-07), (9, -5.99999994), (15, -9.00000045)], [(9, -36.0000054), (15, 21.9999978)],
      [(7, -1e-07), (9, -5.99999994)], [(7, -6.0000018), (9, 30.00003)],
      [(7, -1e-07), (9, -5.99999994), (15, 21.9999978)], [(9, 30.00003), (15, 10.00000001)],
      [(7, -1e-07), (9, -5.99999994), (15, -9.00000045)],
      [(7, 1e-06), (9, 30.00003), (15, -18.0000054)], [(13, -9.0), (14, 1.000000001)],
      [(13, -9.0000027), (14, 1.0000001)], [(13, 0.999999999), (14, -2.0)],
    ] {
      for (row, constant) in changes {
        // What cannot hold is refused.
        try? solver.setConstant(rows[row]!, to: constant)
      }
      solver.commit()
      #expect(solver.value(of: v[0])! >= 10 - 1e-5)
      #expect(2 * solver.value(of: v[7])! + solver.value(of: v[9])! <= 22 + 1e-5)
    }
  }
}
