import Cassowary
import Testing

/// What gives way to a row that comes is searched for as long as something is found.
@Suite struct DegenerateExchangeTests {
  /// Widths each of which the one before defines, and a variable that no constraint mentions, so that not all is
  /// determined.
  private struct Widths {
    let solver = Solver()
    let widths: [Variable]
    let unmentioned: Variable

    init(_ count: Int) throws {
      widths = (0..<count).map { [solver] in solver.makeVariable("width \($0)") }
      unmentioned = solver.makeVariable("unmentioned")
      try solver.add(widths[0] == 300)
      for (left, right) in zip(widths, widths.dropFirst()) { try solver.add(right == left + 1) }
      solver.commit()
    }

    func addContent(_ variable: Variable, _ value: Double) throws {
      try solver.addContentSize(
        LinearExpression(variable), value: value, hugging: .low, compression: .high)
    }
  }

  @Test func contentsThatComeLastAreNotSearchedForInVainForEver() throws {
    let count = 4_000
    let system = try Widths(count)
    let solver = system.solver
    let before = solver.statistics.definitionsSearched
    for width in system.widths { try system.addContent(width, 80) }
    let searched = solver.statistics.definitionsSearched - before
    // Sixteen definitions for each of the first few, and for one in sixty-four later; all of them would be 64,000.
    #expect(searched > 16 * 40)
    #expect(searched <= 16 * (64 + count / 64))
    solver.commit()
    #expect(solver.value(of: system.widths[count - 1])! == 300 + Double(count - 1))
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func aCommitLetsAllBeSearchedForAgain() throws {
    let system = try Widths(400)
    let solver = system.solver
    for width in system.widths[..<300] { try system.addContent(width, 80) }
    solver.commit()
    let before = solver.statistics.definitionsSearched
    for width in system.widths[300..<340] { try system.addContent(width, 80) }
    #expect(solver.statistics.definitionsSearched - before == 40 * 16)
  }

  /// The heights of rows are shared by their cells, each of which has a content: the first of a row gives the height,
  /// however many searches for the others were in vain.
  @Test func whatDefinitionsRestOnIsFoundAtOnce() throws {
    let solver = Solver()
    _ = solver.makeVariable()
    var heights: [Variable] = []
    for row in 0..<12 {
      let height = solver.makeVariable()
      heights.append(height)
      for cell in 0..<100 {
        let own = solver.makeVariable()
        try solver.add(own == height)
        let before = solver.value(of: height)!
        try solver.addContentSize(
          LinearExpression(own), value: cell == 0 ? Double(20 + row) : 15, hugging: .low,
          compression: .high)
        if cell == 0 { #expect(before == 0) }
      }
    }
    solver.commit()
    #expect(heights.map { solver.value(of: $0)! } == (0..<12).map { Double(20 + $0) })
    // The content that gives the height came into the basis at once: without it eight of the rows would wait for the commit.
    #expect(solver.statistics.pivots == 0)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Gaps of at least 4 hold what is behind them until widths are given: each gives way to one. However many searches
  /// were in vain before, soon every one is made.
  @Test func whatGivesWayIsFoundAfterManySearchesInVain() throws {
    let system = try Widths(2_000)
    let solver = system.solver
    for width in system.widths { try system.addContent(width, 80) }
    var widths: [Variable] = []
    for _ in 0..<160 {
      let (left, width, right) = (
        solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
      )
      try solver.add(left >= 4)
      try solver.add(right == left + width)
      try solver.add(right == 300)
      widths.append(width)
    }
    let before = solver.statistics.multiplierSolves
    for width in widths { try solver.add(width == 80, priority: .high) }
    solver.commit()
    #expect(widths.allSatisfy { solver.value(of: $0)! == 80 })
    #expect(solver.statistics.multiplierSolves - before <= 64)
    #expect(solver.checkInvariants().isEmpty)
  }
}
