import Cassowary
import Testing

/// Batches, loaded at once: what comes of them, and what refuses them.
@Suite struct LoadTests {
  let solver = Solver()

  private var fingerprint: UInt64 { solver.fingerprint { UInt64($0.place) } }

  @Test func `variables and rows come at once`() throws {
    var batch = Batch()
    let left = batch.addVariable("left")
    let width = batch.addVariable("width")
    let free = batch.addVariable(startingAt: 7)
    batch.addRow([(left, 1), (width, 1)], .lessThanOrEqual, 300, label: "inside")
    batch.addRow([(left, 1)], .equal, 20)
    batch.addRow(
      [(width, 1)], [Breakpoint(0, below: .required), Breakpoint(400, below: .high, above: .low)],
      label: "width")
    let loaded = try solver.load(batch)
    let changes = solver.commit()
    #expect(loaded.variables.map { solver.value(of: $0)! } == [20, 280, 7])
    #expect(Set(changes.map(\.variable)) == Set(loaded.variables))
    #expect(solver.name(of: loaded.variables[width]) == "width")
    #expect(loaded.constraints.map { solver.label(of: $0) } == ["inside", "", "width", "width"])
    #expect(solver.constraintCount == 4)
    try solver.setConstant(loaded.constraints[0], to: 500)
    solver.commit()
    #expect(solver.value(of: loaded.variables[width]) == 400)
    try solver.remove(loaded.constraints[3])
    try solver.remove(loaded.constraints[1])
    solver.commit()
    #expect(solver.checkInvariants().isEmpty)
    #expect(solver.value(of: loaded.variables[free]) == 7)
  }

  /// A column of views is a chain of definitions: nothing is solved, and each variable is computed once.
  @Test func `a column takes no pivot`() throws {
    var batch = Batch()
    var tops: [Int] = []
    var heights: [Int] = []
    // From the last view to the first, so that no row has one unknown variable when it comes.
    for place in 0..<100 {
      tops.append(batch.addVariable())
      heights.append(batch.addVariable())
      batch.addRow([(heights[place], 1)], .greaterThanOrEqual, 0)
      if place > 0 {
        batch.addRow(
          [(tops[place - 1], 1), (tops[place], -1), (heights[place], -1)], .equal, 8)
      }
      batch.addRow(
        [(heights[place], 1)],
        [Breakpoint(Double(20 + place % 7), below: .high, above: .low)])
    }
    batch.addRow([(tops[99], 1)], .equal, 20)
    let loaded = try solver.load(batch)
    solver.commit()
    #expect(solver.value(of: loaded.variables[tops[98]])! == 20 + 21 + 8)
    #expect(solver.statistics.pivots == 0)
    #expect(solver.statistics.directionSolves == 0)
    #expect(solver.statistics.multiplierSolves == 0)
    #expect(solver.statistics.refactorisations == 0)
    #expect(solver.statistics.structuralAdds == 200)
    #expect(solver.statistics.variablesMoved == 200)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Of limits of one variable the one that asks for most defines it: a row at least 44 high that holds texts of 46.
  @Test func `the limit that asks for most defines a size`() throws {
    var batch = Batch()
    let (row, column) = (batch.addVariable("row"), batch.addVariable("column"))
    batch.addRow([(row, 1)], .greaterThanOrEqual, 44)
    batch.addRow([(column, 1), (row, -1)], .lessThanOrEqual, -12)
    batch.addRow([(column, 1)], [Breakpoint(34, below: .high, above: .low)])
    for _ in 0..<6 {
      let text = batch.addVariable()
      batch.addRow([(text, 1), (column, -1)], .lessThanOrEqual, 0)
    }
    let loaded = try solver.load(batch)
    solver.commit()
    #expect(solver.value(of: loaded.variables[row]) == 46)
    #expect(solver.statistics.pivots == 0)
    #expect(solver.checkInvariants().isEmpty)
  }

  /// Columns of one width share a container: no row has one unknown variable, and the content that defined a width has
  /// to give way.
  @Test func `columns of one width`() throws {
    var batch = Batch()
    var last: (left: Int, width: Int)?
    var widths: [Int] = []
    for place in 0..<5 {
      let (left, width) = (batch.addVariable(), batch.addVariable())
      if let last {
        batch.addRow([(left, 1), (last.left, -1), (last.width, -1)], .equal, 10)
        batch.addRow([(width, 1), (last.width, -1)], .equal, 0)
      } else {
        batch.addRow([(left, 1)], .equal, 0)
      }
      batch.addRow([(width, 1)], [Breakpoint(Double(30 * place), below: .high, above: .low)])
      last = (left, width)
      widths.append(width)
    }
    batch.addRow([(last!.left, 1), (last!.width, 1)], .equal, 540)
    let loaded = try solver.load(batch)
    solver.commit()
    #expect(widths.map { solver.value(of: loaded.variables[$0])! } == [100, 100, 100, 100, 100])
    #expect(solver.checkInvariants().isEmpty)
  }

  // MARK: Refusals

  private func refusal(of batch: Batch) -> LoadError? {
    do throws(LoadError) {
      try solver.load(batch)
      return nil
    } catch { return error }
  }

  @Test func `a contradiction names its members and changes nothing`() throws {
    let container = solver.makeVariable("container")
    let limit = try solver.add(container <= 100, label: "limit")
    solver.commit()
    var batch = Batch()
    let width = batch.add(container)
    for place in 0..<8 { batch.addRow([(batch.addVariable(), 1)], .equal, Double(place)) }
    let title = batch.addVariable("title")
    let text = batch.addRow([(title, 1)], .greaterThanOrEqual, 120, label: "text")
    batch.addRow([(title, 1), (width, -1)], .lessThanOrEqual, 0, label: "inside")
    let refusal = try #require(self.refusal(of: batch))
    #expect(refusal.conflict == [.constraint(limit), .breakpoint(text)])
    guard case .refused(let breakpoint, let row, _, _) = refusal.kind else {
      Issue.record("\(refusal)")
      return
    }
    #expect(breakpoint == 9 && row == 9)
    #expect(
      refusal.description == """
        title - container <= 0 (required) "inside" cannot hold together with
          container <= 100 (required) "limit"
          title >= 120 (required) "text"
        Remove one of these, or give one of them or the refused one a priority.
        """)
    #expect(solver.variableCount == 1 && solver.constraintCount == 1)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func `what is wrong with a batch is told`() throws {
    let stranger = Solver().makeVariable()
    var batch = Batch()
    batch.add(stranger)
    #expect(refusal(of: batch)?.kind == .unknownVariable(stranger))
    batch.removeAll()
    batch.addVariable(startingAt: .infinity)
    #expect(
      refusal(of: batch)?.kind == .startingValueOutOfRange(variable: 0, .infinity))
    batch.removeAll()
    batch.addRow([(batch.addVariable(), 1)], .equal, 1)
    batch.addRow([(1, 1)], .equal, 1)
    #expect(refusal(of: batch)?.kind == .noSuchVariable(row: 1))
    batch.removeAll()
    batch.addTerm(batch.addVariable())
    #expect(refusal(of: batch)?.kind == .unfinishedRow)
    batch.removeAll()
    let width = batch.addVariable("width")
    for _ in 0..<10 { batch.addRow([(batch.addVariable(), 1)], .equal, 1) }
    batch.addRow([(width, .nan)], .equal, 1)
    guard case .refused(10, row: 10, .notFinite, conflict: []) = refusal(of: batch)?.kind else {
      Issue.record("\(String(describing: refusal(of: batch)))")
      return
    }
    #expect(solver.variableCount == 0 && solver.constraintCount == 0)
  }

  @Test func `a transaction takes a batch back`() throws {
    struct Regret: Error {}
    var batch = Batch()
    for place in 0..<20 {
      let variable = batch.addVariable()
      batch.addRow([(variable, 1)], .equal, Double(place))
    }
    let before = fingerprint
    #expect(throws: Regret.self) {
      try solver.transaction { solver in
        try solver.load(batch)
        throw Regret()
      }
    }
    #expect(fingerprint == before)
    let checkpoint = solver.checkpoint()
    try solver.load(batch)
    solver.commit()
    try solver.restore(checkpoint)
    #expect(solver.variableCount == 0 && solver.checkInvariants().isEmpty)
  }
}
