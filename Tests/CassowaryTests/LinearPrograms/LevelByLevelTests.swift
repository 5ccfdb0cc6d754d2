import Cassowary
import Testing

/// Random systems too large for enumeration, judged by GLPK level by level: the least cost of the highest
/// level, then with that held the least of the next, and so on.
@Suite struct LevelByLevelTests {
  struct Size: CustomTestStringConvertible, Sendable {
    let variables: Int
    let rows: Int
    let systems: UInt64
    /// Changes made to each system after it was built, each of which is judged as well.
    let changes: Int
    let levels: Int

    var testDescription: String { "\(variables) variables, \(rows) rows, \(levels) levels" }
  }

  @Test(arguments: [
    Size(variables: 6, rows: 15, systems: 60, changes: 6, levels: 2),
    Size(variables: 20, rows: 60, systems: 20, changes: 8, levels: 4),
    Size(variables: 60, rows: 160, systems: 5, changes: 8, levels: 5),
    Size(variables: 150, rows: 400, systems: 1, changes: 5, levels: 4),
  ])
  func everyLevelCostsAsLittleAsGLPKFinds(_ size: Size) throws {
    for seed in 0..<size.systems {
      var stream = RandomStream(
        seed: 500 + seed,
        shape: .init(
          variables: size.variables, operations: size.rows, coefficients: [1, -1, 2, 0.5, -3],
          priorities: (1...size.levels).map { Double($0) * 100 }, required: 30, commits: 0,
          mix: [.add], isConsistent: true))
      #expect(stream.run() == nil, "seed \(seed)")
      try compare(&stream, "seed \(seed), built")
      stream.continueWith([.remove, .constant, .edit, .add])
      for number in 0..<size.changes {
        #expect(stream.operate() == nil, "seed \(seed)")
        try compare(&stream, "seed \(seed), change \(number)")
      }
    }
  }

  private func compare(_ stream: inout RandomStream, _ place: String) throws {
    #expect(stream.commit() == nil)
    let model = stream.model
    let program = LevelByLevelProgram(model.rows, variables: model.variables.count)
    let least = try #require(program.leastCosts(), "\(place): GLPK finds no solution")
    let found = model.costs(at: model.variables.map { stream.solver.value(of: $0)! })
    for (level, cost) in least {
      let ours = found[level] ?? 0
      #expect(
        abs(ours - cost) <= 1e-4 * max(1, cost), "\(place), level \(level): \(ours), GLPK \(cost)")
      #expect(
        abs(stream.solver.cost(at: Priority(level)) - ours) <= 1e-6 * max(1, cost), "\(place)")
    }
  }

  /// What is written for other solvers says what the solver solves: the text is checked by GLPK's own
  /// reader of LP format.
  @Test(arguments: 0..<10 as Range<UInt64>) func linearProgramsReadAndAgree(seed: UInt64) throws {
    var stream = RandomStream(
      seed: seed,
      shape: .init(
        variables: 10, operations: 40, coefficients: [1, -1, 2, 0.5], required: 40, commits: 0,
        mix: [.add], isConsistent: true))
    #expect(stream.run() == nil)
    #expect(stream.commit() == nil)
    let costs = stream.solver.costs()
    #expect(costs.map(\.priority) == stream.solver.priorityLevels)
    for (level, ours) in costs {
      #expect(ours == stream.solver.cost(at: level))
      let text = stream.solver.linearProgram(at: level)
      let cost = try #require(LinearProgramText.leastCost(of: text), "\(text)")
      #expect(abs(cost - ours) <= 1e-4 * max(1, ours), "level \(level.level)")
    }
  }

  /// Names of rows hold nothing that readers take for an operator, whatever the levels are, and none is there twice.
  @Test func levelsOfAnySizeHaveNames() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let levels = [1e20, 1e19, 750, 1.5, 1e-7, 1e-20]
    for (place, level) in levels.enumerated() {
      try solver.add(x == Double(place), priority: Priority(level))
    }
    solver.commit()
    // The highest level has its way.
    for (place, level) in levels.enumerated() {
      let text = solver.linearProgram(at: Priority(level))
      let cost = try #require(LinearProgramText.leastCost(of: text), "\(text)")
      #expect(abs(cost - Double(place)) <= 1e-4, "\(text)")
    }
    #expect(
      solver.linearProgram(at: 1e-20).split(separator: "\n").filter { $0.hasPrefix("\\") } == [
        "\\ cost_1: level 1e+20", "\\ cost_2: level 1e+19", "\\ cost_3: level 750",
        "\\ cost_4: level 1.5", "\\ cost_5: level 1e-07", "\\ cost_6: level 1e-20",
      ])
  }

  /// Readers ask for a row at least.
  @Test func aProgramWithoutRowsReads() throws {
    let solver = Solver()
    #expect(LinearProgramText.leastCost(of: solver.linearProgram(at: 1)) == 0)
    try solver.add(solver.makeVariable("x") == 5, priority: 1)
    solver.commit()
    #expect(LinearProgramText.leastCost(of: solver.linearProgram(at: 2)) == 0)
    #expect(LinearProgramText.leastCost(of: solver.linearProgram(at: 1)) == 0)
  }

  /// A row whose terms cancel holds, or it would have been refused: it costs nothing.
  @Test func rowsOfConstantsRead() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x - x >= -5, priority: 2)
    try solver.add(x - x <= 0)
    try solver.add(x == 1, priority: 1)
    solver.commit()
    #expect(LinearProgramText.leastCost(of: solver.linearProgram(at: 2)) == 0)
    #expect(LinearProgramText.leastCost(of: solver.linearProgram(at: 1)) == 0)
  }

  /// Whoever has a program written chooses names, comments, rows and sides; all levels stand in one objective.
  @Test func aFormNamesAndChooses() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable("free"), solver.makeVariable("ä e"))
    try solver.add(x == 3, priority: 5)
    let tie = try solver.add(x == 4, priority: 1)
    try solver.addContentSize(y, value: 2, hugging: 0.5, compression: 7)
    solver.commit()
    let form = LinearProgramForm(
      rest: 0.5, column: { solver.name(of: $0) },
      comment: { $0 == tie ? nil : solver.text(of: $0) })
    let text = solver.linearProgram(in: form)
    #expect(
      text == """
        \\ costs by level: each level weighs a thousand times the next
        \\ cost_1: level 7
        \\ cost_2: level 5
        Minimize
         cost: + 1000.0 cost_1 + 1.0 cost_2
        Subject To
        \\ free == 3 (priority 5)
         r0: + 1.0 _free + below_0 - above_0 = 3.0
        \\ ä e ~ 2 (hugging 0.5, compression 7)
         r2: + 1.0 __e + below_2 >= 2.0
         level_1: + 1.0 below_2 - cost_1 = 0
         level_2: + 1.0 below_0 + 1.0 above_0 - cost_2 = 0
        Bounds
         _free free
         __e free
        End

        """)
    #expect(LinearProgramText.leastCost(of: text) == 0)
  }

  /// Columns of one name are told apart by numbers, past those that other columns have as their own names.
  @Test func columnsOfOneNameAreNumbered() throws {
    let solver = Solver()
    let count = 20_000
    for _ in 0..<count { try solver.add(solver.makeVariable("width") == 1) }
    try solver.add(solver.makeVariable("height_2") == 1)
    for _ in 0..<2 { try solver.add(solver.makeVariable("height") == 1) }
    let text = solver.linearProgram(in: LinearProgramForm(column: { solver.name(of: $0) }))
    let columns = text.split(separator: "\n").filter { $0.hasSuffix(" free") }
    #expect(columns.first == " width free" && columns[count - 1] == " width_\(count) free")
    #expect(columns.suffix(3) == [" height_2 free", " height free", " height_3 free"])
    #expect(columns.count == count + 3 && Set(columns).count == columns.count)
  }
}
