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
    #expect([a, b, c].map { solver.value(of: $0) } == [6, 1, 3])
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
    #expect([x, y].map { solver.value(of: $0) } == [2, 0])
    try solver.setPriority(difference, to: .low)
    try solver.setConstant(difference, to: 1)
    solver.commit()
    #expect([x, y].map { solver.value(of: $0) } == [2, 17])
    #expect(solver.checkInvariants().isEmpty)
  }
}
