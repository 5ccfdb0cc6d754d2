import Cassowary
import Testing

/// Snapshots read back exactly, and a loaded solver continues with the same bits.
@Suite struct SnapshotTests {
  @Test func theTextIsAsDocumented() throws {
    let solver = Solver()
    let x = solver.makeVariable("x \"1\"")
    let y = solver.makeVariable("y")
    try solver.add(x + y == 10, label: "sum")
    try solver.add(x >= 3, priority: 750, weight: 2)
    solver.commit()
    let text = """
      cassowary-snapshot 1 4
      variable 0 1 3.0 bound "x \\"1\\""
      variable 1 2 7.0 bound "y"
      constraint 0 3 0 1.0 10.0 1.0 required required - "sum"
      constraint 1 4 1 1.0 3.0 2.0 750.0 - - ""
      row 0 active 0 terms 2 0 1.0 1 1.0 members 1 0 10.0 multiplier 0
      row 1 active 0 terms 1 0 1.0 members 1 1 3.0 multiplier 0
      end

      """
    #expect(try solver.snapshot().text == text)
    #expect(try SolverSnapshot(text: text) == solver.snapshot())
  }

  @Test(arguments: 0..<40 as Range<UInt64>) func aLoadedSolverContinuesWithTheSameBits(
    seed: UInt64
  ) throws {
    let shape = RandomStream.Shape(
      variables: 8, operations: 50, coefficients: [1, -1, 0.7, 1.0 / 3],
      mix: RandomStream.Operation.withoutPasts + [.stay, .stay, .stay], grid: 0.1)
    var original = RandomStream(seed: seed, shape: shape)
    #expect(original.run() == nil)
    original.solver.commit()
    let snapshot = try original.solver.snapshot()
    let reread = try SolverSnapshot(text: snapshot.text)
    #expect(reread == snapshot)
    var loaded = original
    loaded.solver = try Solver(reread)
    let variables = Dictionary(
      uniqueKeysWithValues: zip(original.solver.variables, loaded.solver.variables))
    loaded.model.variables = try loaded.model.variables.map { try #require(variables[$0]) }
    let handles = Dictionary(
      uniqueKeysWithValues: zip(original.solver.constraints, loaded.solver.constraints))
    for index in loaded.model.rows.indices {
      loaded.model.rows[index].handle = try #require(handles[loaded.model.rows[index].handle])
    }
    loaded.model.edits = loaded.model.edits.compactMapValues { handles[$0] }
    loaded.model.stays = loaded.model.stays.compactMapValues { handles[$0] }
    original.model.edits = original.model.edits.filter { handles[$0.value] != nil }
    #expect(original.commit() == nil)
    #expect(loaded.commit() == nil)
    #expect(original.run() == nil)
    #expect(loaded.run() == nil)
    let values = { (stream: RandomStream) in
      stream.model.variables.map { stream.solver.value(of: $0)!.bitPattern }
    }
    #expect(values(original) == values(loaded))
  }

  /// The priority of a side that costs nothing used to be lost, and to count as zero afterwards.
  @Test func aLoadedConstraintChangesItsRelation() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 5, priority: 750)
    try solver.add(x == 3, priority: 250)
    let loaded = try Solver(SolverSnapshot(text: solver.snapshot().text))
    try loaded.setRelation(loaded.constraints[0], to: .equal)
    loaded.commit()
    #expect(loaded.value(of: loaded.variables[0])! == 5)
    try loaded.setRelation(loaded.constraints[0], to: .greaterThanOrEqual)
    try loaded.setConstant(loaded.constraints[0], to: 2)
    loaded.commit()
    #expect(loaded.value(of: loaded.variables[0])! == 3)
  }

  @Test(arguments: [
    ("", 0, "no end"),
    ("hello", 1, "not a snapshot of version 1"),
    ("cassowary-snapshot 1 0\nvariable 0 1 nan free \"\"\nend", 2, "no finite number: nan"),
    ("cassowary-snapshot 1 0\nvariable 0 1 0 free \"x\nend", 2, "a text does not end"),
    ("cassowary-snapshot 1 0\nrow 0 standing 1", 2, "unknown kind standing"),
    ("cassowary-snapshot 1 0\nend\nmore", 3, "text after the end"),
  ])
  func whatIsNoSnapshotIsRefused(text: String, line: Int, reason: String) {
    let number = line == 0 ? 1 : line
    #expect(throws: SnapshotError.malformed(line: number, reason: reason)) {
      try SolverSnapshot(text: text)
    }
  }

  /// Equal forms are told by their bits: a row written the other way round would never be found again.
  @Test func aFormWithTheWrongSignIsRefused() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x - y == 4)
    solver.commit()
    let text = try solver.snapshot().text
    let turned =
      text
      .replacing("constraint 0 3 0 1.0 4.0", with: "constraint 0 3 0 -1.0 4.0")
      .replacing("0 1.0 1 -1.0 members 1 0 4.0", with: "0 -1.0 1 1.0 members 1 0 -4.0")
    #expect(turned != text)
    #expect(throws: SnapshotError.inconsistent(reason: "terms of row 0 are not in order")) {
      try Solver(SolverSnapshot(text: turned))
    }
  }

  /// Each line of a good snapshot damaged in many ways gives an error or a solver in good order, never
  /// a crash.
  @Test func damagedSnapshotsDoNoHarm() throws {
    var stream = RandomStream(
      seed: 3,
      shape: .init(
        variables: 5, operations: 40,
        mix: RandomStream.Operation.withoutPasts + [.stay, .stay, .stay]))
    #expect(stream.run() == nil)
    let text = try stream.solver.snapshot().text
    var random = SplitMix(seed: 1)
    var refused = 0
    for _ in 0..<600 {
      var lines = text.split(separator: "\n").map(String.init)
      let index = random.int(1...lines.count - 1)
      var words = lines[index].split(separator: " ").map(String.init)
      let word = random.int(0...words.count - 1)
      words[word] = random.pick([
        "0", "1", "7", "-3", "active", "segment", "pinned", "free", "1e9", "=1",
        "5e-324", "1e300", "50000000",
      ])
      lines[index] = words.joined(separator: " ")
      do {
        let solver = try Solver(SolverSnapshot(text: lines.joined(separator: "\n")))
        #expect(solver.checkInvariants().isEmpty)
      } catch { refused += 1 }
    }
    #expect(refused > 100)
  }

  /// A row that names one constraint twice, and so hides that it lacks another; numbers beyond what a solver makes.
  @Test(arguments: [
    ("constraint 1 3 50000000 1.0 5.0 1.0 10.0 10.0 =0", "0 5.0 0 5.0", "1.0"),
    ("constraint 1 3 7 1.0 5.0 1.0 10.0 10.0 -", "0 5.0 0 5.0", "1.0"),
    ("constraint 1 3 0 1.0 5.0 1.0 10.0 10.0 -", "0 5.0 1 5.0", "5e-324"),
    ("constraint 1 3 0 1.0 5.0 1e300 10.0 10.0 -", "0 5.0 1 5.0", "1.0"),
    ("constraint 1 3 0 1e-300 5.0 1.0 10.0 10.0 -", "0 5.0 1 5.0", "1.0"),
  ])
  func snapshotsNoSolverMakesAreRefused(
    constraint: String, members: String, coefficient: String
  ) throws {
    let text = """
      cassowary-snapshot 1 4
      variable 0 1 5.0 bound "x"
      constraint 0 2 0 1.0 5.0 1.0 required required - ""
      \(constraint) ""
      row 0 active 0 terms 1 0 \(coefficient) members 2 \(members) multiplier 0
      end

      """
    #expect {
      try Solver(SolverSnapshot(text: text))
    } throws: {
      if case SnapshotError.inconsistent = $0 { true } else { false }
    }
  }

  /// Ways of a million points beside coefficients of a hundred and a hundredth leave rows that miss their bounds by more than
  /// two bounds may differ by and be one. That is no reason not to save.
  @Test func whatIsRoundedCanBeSaved() throws {
    let solver = Solver()
    let v = (0..<5).map { solver.makeVariable("v\($0)") }
    try solver.add(-100 * v[0] - v[2] - v[3] == -587.0 / 7, priority: 250)
    try solver.add(-1 * v[1] + 100 * v[3] - v[4] >= -117.0 / 7, priority: 1)
    try solver.add(-100 * v[2] + 0.01 * v[3] >= -128.0 / 7, priority: 250)
    try solver.add(0.3 * v[1] + v[4] >= 313.0 / 7, priority: 250)
    try solver.add(v[0] - 100 * v[4] == -874.0 / 7)
    try solver.add(0.3 * v[1] + 100 * v[2] == 920.0 / 7, priority: 250)
    solver.commit()
    let snapshot = try solver.snapshot()
    #expect(try Solver(snapshot).snapshot() == snapshot)
  }

  /// Saving may round values otherwise; what is saved is what the solver goes on with.
  @Test func whatIsSavedIsWhatIsLoaded() throws {
    let solver = Solver()
    let (a, b, c) = (
      solver.makeVariable("a"), solver.makeVariable("b"), solver.makeVariable("c")
    )
    try solver.add(0.3 * a - c <= 316.0 / 7, priority: 1)
    try solver.add(7 * a - c >= 663.0 / 7)
    try solver.add(7 * c - b == -691.0 / 7, priority: 1)
    try solver.add(0.3 * a + 0.3 * b - c == 887.0 / 7, priority: 1)
    try solver.add(7 * b <= 7, priority: 500)
    solver.commit()
    let snapshot = try solver.snapshot()
    let loaded = try Solver(SolverSnapshot(text: snapshot.text))
    #expect(try loaded.snapshot() == snapshot)
    solver.commit()
    for (saved, copy) in zip(solver.variables, loaded.variables) {
      #expect(solver.value(of: saved)!.bitPattern == loaded.value(of: copy)!.bitPattern)
    }
  }

  /// Where a text has been through an editor or a mail its lines end as these like it.
  @Test func linesMayEndWithCarriageReturns() throws {
    let solver = Solver()
    let x = solver.makeVariable("a\rb\r\nc")
    try solver.add(x == 10, label: "ten\r")
    solver.commit()
    let snapshot = try solver.snapshot()
    #expect(try SolverSnapshot(text: snapshot.text) == snapshot)
    let plain = Solver()
    try plain.add(plain.makeVariable("x") == 10, label: "ten")
    plain.commit()
    let other = try plain.snapshot()
    let text = other.text.split(separator: "\n").joined(separator: "\r\n")
    #expect(try SolverSnapshot(text: text) == other)
    #expect(try SolverSnapshot(text: text + "\r\n\r\n") == other)
    #expect(throws: SnapshotError.malformed(line: 3, reason: "unknown keyword rows")) {
      try SolverSnapshot(text: "cassowary-snapshot 1 0\r\n\r\nrows 7\r\nend\r\n")
    }
  }

  /// The values of the last commit and the constraints as they are: not where some of what waits has led already.
  @Test func costsAreThoseOfTheValues() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let first = try solver.add(x == 5, priority: 500)
    try solver.add(x == 9, priority: 200)
    solver.commit()
    #expect(solver.costs().map(\.cost) == [0, 4])
    try solver.setConstant(first, to: 100)
    #expect(solver.value(of: x)! == 5)
    #expect(solver.costs().map(\.cost) == [95, 4])
    #expect(solver.cost(at: 500) == 95 && solver.cost(at: 200) == 4)
    solver.commit()
    #expect(solver.value(of: x)! == 100)
    #expect(solver.costs().map(\.cost) == [0, 91])
    #expect(solver.cost(at: 500) == 0 && solver.cost(at: 200) == 91)
  }

  @Test func linearProgramsReadAsOtherSolversExpect() throws {
    let solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x + y <= 10)
    try solver.add(x == 8, priority: 750)
    try solver.add(y >= 5, priority: 250, weight: 2)
    solver.commit()
    #expect(solver.priorityLevels == [750, 250])
    #expect(solver.cost(at: 750) == 0)
    #expect(solver.cost(at: 250) == 6)
    #expect(
      solver.linearProgram(at: 250) == """
        \\ cost_1: level 750
        \\ cost_2: level 250
        Minimize
         cost: + 1.0 cost_2
        Subject To
         r0: + 1.0 x0 + 1.0 x1 <= 10.0
         r1: + 1.0 x0 + below_1 - above_1 = 8.0
         r2: + 1.0 x1 + below_2 >= 5.0
         level_1: + 1.0 below_1 + 1.0 above_1 - cost_1 = 0
         level_2: + 2.0 below_2 - cost_2 = 0
        Bounds
         cost_1 <= 1e-06
         x0 free
         x1 free
        End

        """)
  }
}
