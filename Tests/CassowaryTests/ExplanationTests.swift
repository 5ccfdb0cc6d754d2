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
      error?.description == """
        x + y <= 5 (required) cannot hold together with
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

  /// The last of many views one below the other, which something would have lower: what pulls at it pulls at all links
  /// and contents above, whose multipliers are computed in common.
  @Test(arguments: [100, 1_000]) func whyAtTheEndOfALongChain(views: Int) throws {
    let chain = try stack(of: views, height: 25)
    let last = chain.tops[views - 1]
    try solver.add(last == Double(views) * 24, priority: 100)
    solver.commit()
    let before = solver.statistics
    let reason = try #require(solver.why(last))
    #expect(solver.statistics.directionSolves - before.directionSolves <= 10)
    #expect(solver.statistics.multiplierSolves - before.multiplierSolves <= 10)
    #expect(reason.value == Double(views - 1) * 20)
    #expect(reason.value == reason.parts.reduce(0) { $0 + $1.factor * $1.constant })
    #expect(reason.parts.count == views + views - 1)
    // A point more of anything saves a point of that wish.
    for part in reason.parts {
      #expect(part.multiplier.map(\.priority) == [100])
      #expect(part.multiplier.map(\.value).map(abs) == [1])
    }
  }

  /// Together or one by one, in any state: the same multipliers, and nothing changes by asking.
  @Test(arguments: 0..<60 as Range<UInt64>) func multipliersTogether(seed: UInt64) throws {
    var stream = RandomStream(seed: seed, shape: .init(variables: 10, operations: 80))
    #expect(stream.run() == nil)
    stream.solver.commit()
    let solver = stream.solver
    let before = solver.stateImage()
    var all = solver.constraints
    // Asked often enough, all of them are computed in common.
    all = Array(repeatElement(all, count: 20).joined())
    let together = solver.multipliers(of: all)
    #expect(solver.stateImage() == before)
    for (constraint, multipliers) in zip(all, together).suffix(all.count / 20) {
      let alone = solver.multiplier(of: constraint)
      #expect(alone.map(\.priority) == multipliers.map(\.priority), "seed \(seed)")
      for (one, other) in zip(alone, multipliers) {
        #expect(abs(one.value - other.value) <= 1e-8 * max(1, abs(one.value)), "seed \(seed)")
      }
    }
  }

  /// Contents that share what is missing in any way are as many freedoms as there are, less one: only so many are looked
  /// for as are asked for, and texts name the first variables.
  @Test func someOfManyFreedoms() throws {
    let views = 400
    let chain = try stack(of: views, height: 15.03)
    let all = solver.freedom()
    #expect(all.count == views - 1)
    let before = solver.statistics
    #expect(solver.freedom(atMost: 5) == Array(all.prefix(5)))
    #expect(solver.statistics.directionSolves - before.directionSolves <= 20)
    #expect(solver.freedom(atMost: 0).isEmpty)
    for way in all.prefix(5) {
      #expect(way.direction.contains { chain.heights.contains($0.variable) })
      let names = way.direction.map { solver.name(of: $0.variable) }
      let shown =
        names.count <= 10
        ? names.joined(separator: ", ")
        : names.prefix(9).joined(separator: ", ") + " and \(names.count - 9) more"
      #expect(way.description.hasPrefix(shown + " can move: "))
    }
  }

  /// Views one below the other in a container of so much height for each, which all want 20.
  private func stack(
    of views: Int, height: Double
  ) throws -> (tops: [Variable], heights: [Variable]) {
    let container = solver.makeVariable("container")
    try solver.addEdit(container, priority: 999)
    var tops: [Variable] = []
    var heights: [Variable] = []
    for index in 0..<views {
      tops.append(solver.makeVariable("top\(index)"))
      heights.append(solver.makeVariable("height\(index)"))
      try solver.add(heights[index] >= 0)
      try solver.add(
        index == 0 ? tops[0] == 0 : tops[index] == tops[index - 1] + heights[index - 1])
      try solver.add(heights[index] == 20, priority: 250)
    }
    try solver.add(tops[views - 1] + heights[views - 1] <= container)
    try solver.suggest(Double(views) * height, for: container)
    solver.commit()
    return (tops, heights)
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

  @Test(arguments: 0..<60 as Range<UInt64>) func questionsChangeNothing(seed: UInt64) throws {
    var stream = RandomStream(seed: seed, shape: .init(variables: 8, operations: 60))
    #expect(stream.run() == nil)
    stream.solver.commit()
    let before = stream.solver.stateImage()
    _ = stream.solver.freedom()
    for variable in stream.model.variables {
      _ = stream.solver.freedom(of: variable)
      _ = stream.solver.why(variable)
    }
    for row in stream.model.rows {
      _ = stream.solver.redundancy(of: row.handle)
      _ = stream.solver.multiplier(of: row.handle)
    }
    #expect(stream.solver.stateImage() == before, "seed \(seed)")
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

  /// Two sides are refused by different constraints; what one side needs may imply the other as well.
  @Test func whatImpliesCannotDoWithoutAnyOfIt() throws {
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let limit = try solver.add(x <= 5)
    let other = try solver.add(y == 5)
    let equal = try solver.add(x == y)
    let implied = try solver.add(x == 5)
    solver.commit()
    // x = y = 5 without the limit, which is the only one that can be left out.
    #expect(solver.redundancy(of: implied)?.impliedBy == [other, equal])
    try solver.remove(other)
    #expect(solver.redundancy(of: implied) == nil)
    #expect(solver.redundancy(of: limit)?.impliedBy == [implied])
  }

  /// 0.1 + 0.2 - 0.3 is no pull.
  @Test func roundingPullsAtNothing() throws {
    let x = solver.makeVariable("x")
    let held = try solver.add(x == 0)
    try solver.add(0.1 * x >= 5, priority: 1)
    try solver.add(0.2 * x >= 10, priority: 1)
    try solver.add(0.3 * x <= -15, priority: 1)
    solver.commit()
    #expect(solver.multiplier(of: held).isEmpty)
    #expect(solver.multipliers(of: [held]) == [[]])
    #expect(solver.why(x)?.description == "x is 0\n  1 * 0 by x == 0 (required)")
  }

  /// Not even the numbers that handles are given later are others, whatever the answer.
  @Test func whoeverAsksForRedundancyLeavesNoTrace() throws {
    var texts: Set<String> = []
    for asks in [false, true] {
      let solver = Solver()
      let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
      let first = try solver.add(x == 37)
      let second = try solver.add(y <= x)
      let third = try solver.add(y <= 40)
      solver.commit()
      if asks {
        #expect(solver.redundancy(of: first) == nil)
        #expect(solver.redundancy(of: second) == nil)
        #expect(solver.redundancy(of: third)?.impliedBy == [first, second])
      }
      try solver.remove(third)
      try solver.add(y == 30)
      texts.insert(try solver.snapshot().text)
    }
    #expect(texts.count == 1)
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
      error?.description == """
        x <= 5 (required) cannot hold together with
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
