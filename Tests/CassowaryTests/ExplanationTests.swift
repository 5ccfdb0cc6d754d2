import Cassowary
import Testing

/// Explanations are values first and tested texts second.
@Suite struct ExplanationTests {
  let solver = Solver()

  @Test func constraintsReadAsTheyWereWritten() throws {
    let (left, width) = (solver.makeVariable("left"), solver.makeVariable("width"))
    let unnamed = solver.makeVariable()
    let texts = [
      try solver.add(left + width <= 300): "left + width <= 300 (required)",
      try solver.add(-2 * left == 7.5, priority: 750, label: "twice"):
        "-2 * left == 7.5 (priority 750) \"twice\"",
      try solver.add(width - unnamed >= 0, priority: 1, weight: 2):
        "width - v2 >= 0 (priority 1, weight 2)",
      try solver.addContentSize(
        LinearExpression(width), value: 100, hugging: 250, compression: 750):
        "width ~ 100 (hugging 250, compression 750)",
    ]
    for (constraint, text) in texts { #expect(solver.text(of: constraint) == text) }
  }

  @Test func aRefusalNamesTheConflictAndTheRemedy() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x >= 10, label: "left")
    try solver.add(y >= 0)
    try solver.add(y <= 1_000)
    let error = #expect(throws: AddConstraintError.self) { try solver.add(x + y <= 5) }
    #expect(
      error.map(solver.text(of:)) == """
        The constraint cannot hold together with
          x >= 10 (required) "left"
          y >= 0 (required)
        Remove one of these, or give one of them or the refused one a priority.
        """)
  }

  @Test func whyGoesDownToTheInputs() throws {
    let (left, width, right) = (
      solver.makeVariable("left"), solver.makeVariable("width"), solver.makeVariable("right")
    )
    try solver.add(right == left + width)
    try solver.add(left == 20)
    try solver.add(width <= 80)
    try solver.add(width == 100, priority: 750)
    solver.commit()
    let reason = try #require(solver.why(right))
    // right = 0 + 20 + 80; one more point of width would save one point of error at 750.
    #expect(
      reason.description == """
        right is 100
          1 * 0 by -left - width + right == 0 (required)
          1 * 20 by left == 20 (required)
          1 * 80 by width <= 80 (required), which pulls 1 at 750
        """)
    let sum = reason.parts.reduce(0) { $0 + $1.factor * $1.constant }
    #expect(sum == 100)
    let free = solver.makeVariable("free")
    #expect(
      solver.why(free)?.description == "free is 0\n  1 * 0 by nothing: it keeps its value")
  }

  @Test func freedomOfWhatNothingDetermines() throws {
    let (x, y, z) = (solver.makeVariable("x"), solver.makeVariable("y"), solver.makeVariable("z"))
    try solver.add(x + y == 10)
    try solver.add(z == 4)
    solver.commit()
    #expect(solver.freedom(of: x) && solver.freedom(of: y) && !solver.freedom(of: z))
    let ways = solver.freedom()
    #expect(ways.count == 1)
    #expect(ways[0].direction.map(\.variable) == [x, y])
    #expect(ways[0].direction[0].rate == -ways[0].direction[1].rate)
    try solver.add(x == 3, priority: 1)
    solver.commit()
    #expect(solver.freedom().isEmpty)
    #expect(!solver.freedom(of: x))
  }

  @Test func freedomOfTies() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    try solver.add(x + y == 100)
    try solver.add(x == 30, priority: 5)
    try solver.add(y == 30, priority: 5)
    solver.commit()
    // The error of 40 may be shared in any way.
    #expect(solver.freedom(of: x) && solver.freedom(of: y))
    let ways = solver.freedom()
    #expect(ways.count == 1)
    #expect(ways[0].description.hasSuffix("(priority 5) is in balance with others"))
    try solver.add(x == 31, priority: 4)
    solver.commit()
    #expect(solver.freedom().isEmpty)
  }

  @Test func anInequalityAtItsBoundStillLeavesTheOtherWay() throws {
    let x = solver.makeVariable("x")
    try solver.add(x >= 0)
    solver.commit()
    #expect(solver.freedom(of: x))
    try solver.add(x <= 0)
    solver.commit()
    #expect(!solver.freedom(of: x))
  }

  @Test func questionsChangeNothing() throws {
    var stream = RandomStream(seed: 5, shape: .init(variables: 8, operations: 60))
    #expect(stream.run() == nil)
    stream.solver.commit()
    let before = stream.solver.stateImage()
    _ = stream.solver.freedom()
    for variable in stream.model.variables {
      _ = stream.solver.freedom(of: variable)
      _ = stream.solver.why(variable)
    }
    for row in stream.model.rows { _ = stream.solver.redundancy(of: row.handle) }
    #expect(stream.solver.stateImage() == before)
  }

  @Test func redundancyNamesWhatImpliesIt() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let a = try solver.add(x == 37)
    let b = try solver.add(2 * x == 74)
    let c = try solver.add(y <= x)
    let d = try solver.add(y <= 40)
    #expect(solver.redundancy(of: b)?.impliedBy == [a])
    #expect(solver.redundancy(of: a)?.impliedBy == [b])
    #expect(solver.redundancy(of: c) == nil)
    let implied = try #require(solver.redundancy(of: d))
    #expect(implied.impliedBy.count == 2 && implied.impliedBy.last == c)
    try solver.remove(b)
    #expect(
      solver.redundancy(of: d)?.description == """
        y <= 40 (required) follows from
          x == 37 (required)
          -x + y <= 0 (required)
        """)
  }

  @Test func locationsAppearWhereConstraintsAreNamed() throws {
    let x = solver.makeVariable("x")
    let line = #line + 1
    let lower = try solver.add(x >= 10, label: "low", location: .here())
    let script = SourceLocation(file: "card.layout", line: 7)
    try solver.addContentSize(
      LinearExpression(x), value: 4, hugging: 250, compression: 750, location: script)
    solver.commit()
    #expect(solver.location(of: lower) == SourceLocation(file: #fileID, line: line))
    let error = #expect(throws: AddConstraintError.self) { try solver.add(x <= 5) }
    #expect(
      error.map(solver.text(of:)) == """
        The constraint cannot hold together with
          x >= 10 (required) "low" at CassowaryTests/ExplanationTests.swift:\(line)
        Remove one of these, or give one of them or the refused one a priority.
        """)
    #expect(
      solver.why(x)?.description == """
        x is 10
          1 * 10 by x >= 10 (required) "low" at CassowaryTests/ExplanationTests.swift:\(line), which \
        pulls -1 at 250
        """)
    let described = solver.systemDescription().constraints
    #expect(described.map(\.location) == [solver.location(of: lower), script])
    let snapshot = try solver.snapshot()
    let loaded = try Solver(SolverSnapshot(text: snapshot.text))
    #expect(loaded.constraints.map { loaded.location(of: $0) } == described.map(\.location))
    try solver.remove(lower)
    #expect(solver.location(of: lower) == nil)
  }
}
