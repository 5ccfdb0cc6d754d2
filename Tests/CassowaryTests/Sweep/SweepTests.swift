import Cassowary
import Testing

@Suite struct SweepTests {
  /// Two boxes that share a width; the second one wants 100 at least.
  private struct Boxes {
    let solver = Solver()
    let width, first, second: Variable
    let edit: Constraint

    init(priority: Priority = 999) throws {
      width = solver.makeVariable("width")
      first = solver.makeVariable("first")
      second = solver.makeVariable("second")
      try solver.add(first + second == width)
      try solver.add(first == second, priority: 10)
      try solver.add(second >= 100, priority: 500)
      try solver.add(first >= 30)
      edit = try solver.add(width == 300, priority: priority)
      solver.commit()
    }
  }

  @Test func `pieces end where constraints take hold`() throws {
    let boxes = try Boxes()
    let sweep = try boxes.solver.sweep(boxes.edit, over: 0...400)
    // 30 is the least of the first box; 100 of the second holds from 130 on; from 200 on both are equal. At the low end the
    // second gives up its 100 first, and then the whole its width, which it cannot: 0 + 30.
    let ends = sweep.pieces.map(\.range.upperBound)
    for expected in [130.0, 200, 400] {
      #expect(ends.contains { abs($0 - expected) < 1e-9 }, "\(expected) in \(ends)")
    }
    #expect(sweep.segments(of: boxes.first).map(\.slope) == [0, 1, 0.5])
    #expect(sweep.segments(of: boxes.second).map(\.slope) == [1, 0, 0.5])
    #expect(sweep.value(of: boxes.second, at: 50) == 20)
    #expect(sweep.conflictAbove.isEmpty)
    #expect(sweep.pieces.last?.end == .range)
  }

  @Test func `the state is as before, bit for bit`() throws {
    let boxes = try Boxes()
    try boxes.solver.setConstant(boxes.edit, to: 250)
    let image = boxes.solver.stateImage()
    _ = try boxes.solver.sweep(boxes.edit, over: 0...400)
    #expect(boxes.solver.stateImage() == image)
    // A change that waits for its commit waits still.
    #expect(boxes.solver.value(of: boxes.width)! == 300)
    boxes.solver.commit()
    #expect(boxes.solver.value(of: boxes.width)! == 250)
  }

  @Test func `a conflict ends the pieces and is named`() throws {
    let boxes = try Boxes(priority: .required)
    let limit = try boxes.solver.add(boxes.second <= 180)
    let cap = try boxes.solver.add(boxes.first <= 170)
    boxes.solver.commit()
    let sweep = try boxes.solver.sweep(boxes.edit, over: 20...500)
    #expect(abs(sweep.solvedRange.upperBound - 350) < 1e-9)
    #expect(Set(sweep.conflictAbove).isSuperset(of: [limit, cap]))
    #expect(sweep.conflictBelow.isEmpty, "the second box may be negative")
    try boxes.solver.add(boxes.second >= 0)
    boxes.solver.commit()
    let bounded = try boxes.solver.sweep(boxes.edit, over: 20...340)
    #expect(abs(bounded.solvedRange.lowerBound - 30) < 1e-9)
    #expect(!bounded.conflictBelow.isEmpty)
  }

  @Test func `bad input is refused and nothing is lost`() throws {
    let boxes = try Boxes(priority: .required)
    try boxes.solver.add(boxes.second <= 180)
    boxes.solver.commit()
    let image = boxes.solver.stateImage()
    #expect(refusal(boxes, 5...5) == .noRange(from: 5, to: 5))
    #expect(refusal(boxes, 0...(.infinity)) == .noRange(from: 0, to: .infinity))
    #expect(throws: SweepError.notEdited(boxes.width)) {
      _ = try boxes.solver.sweep(boxes.width, over: 0...1)
    }
    let other = Solver().makeVariable()
    #expect(throws: SweepError.unknownVariable(other)) {
      _ = try boxes.solver.sweep(other, over: 0...1)
    }
    let refused = refusal(boxes, 0...400, atMost: 1)
    guard case .tooManyPieces(limit: 1, reached: let reached) = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
    // At 60 the boxes are as wide as each other: the wish that they be equal is met there and passed.
    #expect(abs(reached - 60) < 1e-9)
    #expect(boxes.solver.stateImage() == image)
  }

  /// Each of three hundred wishes is met at a value of its own: refused at the limit, and the solver works on.
  @Test func `more pieces than are allowed are refused`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let edit = try solver.add(x == 0, priority: 999)
    for number in 1...300 { try solver.add(x >= Double(number), priority: 10) }
    solver.commit()
    let image = solver.stateImage()
    let error = #expect(throws: SweepError.self) {
      try solver.sweep(edit, over: 0.5...1e9, atMost: 200)
    }
    guard case .tooManyPieces(limit: 200, reached: let reached)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    // The first piece ends at 1, the two hundredth at 200.
    #expect(abs(reached - 200) < 1e-6)
    #expect(solver.stateImage() == image)
    // One piece for each that changes sides, and one.
    #expect(try solver.sweep(edit, over: 0.5...1e9).pieces.count == 301)
  }

  @Test func `a range that conflicts everywhere is refused with the conflict`() throws {
    let boxes = try Boxes(priority: .required)
    let limits = [
      try boxes.solver.add(boxes.second <= 180), try boxes.solver.add(boxes.first <= 120),
    ]
    boxes.solver.commit()
    let image = boxes.solver.stateImage()
    guard case .neverHolds(let constraints) = refusal(boxes, 1_000...2_000) else {
      Issue.record("not refused")
      return
    }
    #expect(Set(constraints).isSuperset(of: limits))
    #expect(boxes.solver.stateImage() == image)
  }

  private func refusal(
    _ boxes: Boxes, _ range: ClosedRange<Double>, atMost limit: Int = 10_000
  ) -> SweepError? {
    do throws(SweepError) {
      _ = try boxes.solver.sweep(boxes.edit, over: range, atMost: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test func `an edit of a variable is a parameter`() throws {
    let solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(y == x * 2 + 1)
    try solver.add(y <= 21, priority: 100)
    try solver.addEdit(x, priority: 50)
    solver.commit()
    let sweep = try solver.sweep(x, over: 0...50)
    // The edit is weaker than the limit: x stops at 10.
    #expect(sweep.segments(of: x).map(\.slope) == [1, 0])
    #expect(abs(sweep.pieces[0].range.upperBound - 10) < 1e-9)
  }
}
