import Cassowary
import Testing

/// Guides that come and go while things are dragged: each is a variable that nothing else depends on, and the constraint that
/// holds it. The drags go on without a look at any row.
@Suite struct RestingChangeTests {
  let solver = Solver()
  var width: Variable { container.width }
  var height: Variable { container.height }
  var views: [(left: Variable, width: Variable)] { container.views }
  private let container: DraggedContainer

  init() throws { container = try DraggedContainer(in: solver) }

  private func drag(to total: Double) throws -> Changes {
    try solver.suggest(total, for: width)
    return solver.commit()
  }

  @Test(arguments: [Priority.required, 500]) func aGuideMovesWithADragAndNoRowIsLookedAt(
    _ priority: Priority
  ) throws {
    let before = solver.statistics
    for round in 0..<3 {
      let guide = solver.makeVariable("guide")
      let tie = try solver.add(guide == views[1].left + 1, priority: priority)
      #expect(solver.value(of: guide)! == 0)
      let left = solver.value(of: views[1].left)!
      #expect(Array(solver.commit()) == [Change(variable: guide, old: 0, new: left + 1)])
      #expect(solver.value(of: guide)! == left + 1)
      for total in [330.0, 360, 390 + 3 * Double(round)] {
        let old = solver.value(of: guide)!
        let changes = try drag(to: total)
        #expect(changes.count == 7)
        #expect(changes.contains(Change(variable: guide, old: old, new: total / 3 + 1)))
        #expect(solver.value(of: guide)! == total / 3 + 1)
        #expect(solver.value(of: views[2].left)! == 2 * total / 3)
      }
      try solver.remove(tie)
      #expect(solver.commit().isEmpty)
      #expect(try drag(to: 309).count == 6)
      #expect(solver.value(of: guide)! == 131 + Double(round))
      try solver.remove(guide)
      #expect(solver.commit().isEmpty)
    }
    #expect(solver.statistics.directionRows == before.directionRows)
    #expect(solver.statistics.directionMoves == before.directionMoves + 12)
    #expect(solver.statistics.directionSolves == before.directionSolves)
    container.expectThirds(of: 309)
  }

  /// A view comes with all its constraints: each of its variables depends on the one before.
  @Test func whatComesRestsOnWhatCame() throws {
    let before = solver.statistics
    let badge = (
      left: solver.makeVariable(), width: solver.makeVariable(), right: solver.makeVariable()
    )
    let ties = [
      try solver.add(badge.left == views[1].left + 2), try solver.add(badge.width == 10),
      try solver.add(badge.right == badge.left + badge.width),
    ]
    #expect(solver.commit().count == 3)
    #expect(try drag(to: 330).count == 8)
    #expect(solver.statistics.directionRows == before.directionRows)
    #expect(solver.value(of: badge.right)! == 122)
    // The left edge goes, and the right one stays with it.
    try solver.remove(ties[0])
    #expect(solver.commit().isEmpty)
    #expect(try drag(to: 360).count == 6)
    #expect(solver.value(of: badge.right)! == 122)
    container.expectThirds(of: 360)
  }

  @Test func aGuideThatTwoDragsMove() throws {
    let guide = solver.makeVariable("guide")
    let tie = try solver.add(guide == views[1].left + height)
    solver.commit()
    #expect(try drag(to: 330).count == 7)
    #expect(solver.value(of: guide)! == 110 + 618)
    try solver.suggest(700, for: height)
    #expect(solver.commit().count == 2)
    try solver.suggest(800, for: height)
    try solver.suggest(360, for: width)
    #expect(solver.commit().count == 8)
    #expect(solver.value(of: guide)! == 120 + 800)
    try solver.remove(tie)
    #expect(try drag(to: 390).count == 6)
    #expect(solver.value(of: guide)! == 920)
    container.expectThirds(of: 390)
  }

  @Test func aGuideBesideSuggestionsOfTheSameCommit() throws {
    let guide = solver.makeVariable("guide")
    try solver.suggest(330, for: width)
    let tie = try solver.add(guide == views[1].left + 1)
    try solver.suggest(360, for: width)
    #expect(solver.commit().count == 7)
    #expect(solver.value(of: guide)! == 121)
    // What goes after the suggestion has gone along; what goes before has not.
    for value in [363.0, 366, 369] { _ = try drag(to: value) }
    try solver.suggest(390, for: width)
    try solver.remove(tie)
    try solver.suggest(420, for: width)
    #expect(solver.commit().count == 7)
    #expect(solver.value(of: guide)! == 131)
    container.expectThirds(of: 420)
  }

  @Test func aGuideThatGoesBeforeASuggestionOfTheSameCommit() throws {
    let guide = solver.makeVariable("guide")
    let tie = try solver.add(guide == views[1].left + 1)
    solver.commit()
    for value in [312.0, 315] { _ = try drag(to: value) }
    try solver.remove(tie)
    #expect(try drag(to: 420).count == 6)
    #expect(solver.value(of: guide)! == 106)
    container.expectThirds(of: 420)
  }

  @Test func aGuideThatComesAndGoesBeforeItsCommit() throws {
    let guide = solver.makeVariable("guide")
    let tie = try solver.add(guide == views[1].left + 1)
    try solver.remove(tie)
    try solver.add(guide == views[2].left)
    try solver.remove(try solver.add(height == guide, priority: .low))
    #expect(Array(solver.commit()) == [Change(variable: guide, old: 0, new: 206)])
    #expect(try drag(to: 330).count == 7)
    #expect(solver.value(of: guide)! == 220)
    container.expectThirds(of: 330)
  }

  @Test func limitsThatNobodyMeetsComeAndGoBesideADrag() throws {
    let before = solver.statistics
    for round in 0..<3 {
      let limits = [
        try solver.add(views[1].left - views[0].width <= 150),
        try solver.add(height - views[2].left >= -500, priority: 800),
        try solver.add(height <= 2000),
      ]
      #expect(solver.commit().isEmpty)
      #expect(try drag(to: 330 + Double(round)).count == 6)
      try solver.remove(limits[2])
      try solver.remove(limits[0])
      #expect(try drag(to: 360).count == 6)
      try solver.remove(limits[1])
      #expect(try drag(to: 309).count == 6)
    }
    // But the second, which two drags move: it ends the rest each time, and the next two steps look at six rows and more.
    #expect(solver.statistics.directionSolves == before.directionSolves)
    container.expectThirds(of: 309)
  }

  @Test func aLimitThatComesBesideADragNarrowsItsRange() throws {
    let before = solver.statistics
    let limit = try solver.add(views[1].left - views[0].left <= 120)
    #expect(try drag(to: 330).count == 6)
    #expect(solver.statistics.directionRows == before.directionRows)
    #expect(try drag(to: 600).count == 6)
    container.expectThirds(of: 360)
    #expect(solver.value(of: width)! == 360)
    try solver.remove(limit)
    #expect(solver.commit().count == 6)
    container.expectThirds(of: 600)
  }

  /// One at which a drag is held, and one that comes while it is.
  @Test func limitsComeAndGoWhileADragIsHeld() throws {
    let limit = try solver.add(views[1].left - views[0].left <= 120)
    solver.commit()
    for total in [330.0, 600, 330, 600, 330, 600, 330, 600] {
      _ = try drag(to: total)
      #expect(solver.value(of: width)! == min(total, 360))
    }
    let other = try solver.add(views[1].width - views[0].left <= 110)
    solver.commit()
    #expect(solver.value(of: width)! == 330)
    #expect(try drag(to: 700).isEmpty)
    try solver.remove(other)
    solver.commit()
    #expect(solver.value(of: width)! == 360)
    let far = try solver.add(views[2].left - views[0].left <= 240)
    _ = try drag(to: 651)
    try solver.remove(limit)
    solver.commit()
    #expect(solver.value(of: width)! == 360)
    try solver.remove(far)
    solver.commit()
    container.expectThirds(of: 651)
  }

  /// An inequality is a row that the drag has to heed.
  @Test func aLimitThatComesWithAGuideHolds() throws {
    let guide = solver.makeVariable("guide")
    try solver.add(guide == views[1].left)
    solver.commit()
    _ = try drag(to: 312)
    let limit = try solver.add(guide <= 110)
    solver.commit()
    #expect(try drag(to: 600).count == 7)
    #expect(solver.value(of: guide)! == 110)
    try solver.remove(limit)
    solver.commit()
    #expect(solver.value(of: guide)! == 200)
    container.expectThirds(of: 600)
  }

  @Test func aStayOfAGuideIsKept() throws {
    let guide = solver.makeVariable("guide")
    try solver.add(guide == 7, priority: .low)
    solver.commit()
    try solver.addStay(guide, priority: 10)
    solver.commit()
    let other = solver.makeVariable("other")
    try solver.addStay(other, priority: 10)
    #expect(try drag(to: 330).count == 6)
    #expect(solver.value(of: guide)! == 7)
    container.expectThirds(of: 330)
  }

  @Test func anEditOfAGuideEnds() throws {
    let guide = solver.makeVariable("guide")
    let edit = try solver.addEdit(guide, priority: 800)
    for value in [1.0, 2, 3, 4] {
      try solver.suggest(value, for: guide)
      _ = try drag(to: 309 + 3 * value)
    }
    try solver.remove(edit)
    #expect(solver.commit().isEmpty)
    #expect(throws: ChangeConstraintError.notEdited(guide)) { try solver.suggest(9, for: guide) }
    #expect(try drag(to: 330).count == 6)
    #expect(solver.value(of: guide)! == 4)
    container.expectThirds(of: 330)
  }

  @Test func reportsThatAreKeptDoNotChange() throws {
    let kept = try drag(to: 330)
    let guide = solver.makeVariable("guide")
    let tie = try solver.add(guide == views[1].left + 1)
    let came = solver.commit()
    let moved = try drag(to: 360)
    try solver.remove(tie)
    solver.commit()
    _ = try drag(to: 390)
    #expect(kept.count == 6)
    #expect(kept.contains(Change(variable: width, old: 309, new: 330)))
    #expect(kept.contains(Change(variable: views[2].left, old: 206, new: 220)))
    #expect(Array(came) == [Change(variable: guide, old: 0, new: 111)])
    #expect(moved.count == 7)
    #expect(moved.contains(Change(variable: guide, old: 111, new: 121)))
    container.expectThirds(of: 390)
  }

  @Test func whatCannotComeChangesNothing() throws {
    let guide = solver.makeVariable("guide")
    let other = Solver().makeVariable()
    #expect(throws: AddConstraintError.unknownVariable(other)) {
      try solver.add(guide == views[1].left + other)
    }
    try solver.add(guide == views[1].left)
    #expect(throws: AddConstraintError.self) { try solver.add(guide == views[1].left + 1) }
    #expect(Array(solver.commit()) == [Change(variable: guide, old: 0, new: 103)])
    #expect(try drag(to: 330).count == 7)
    container.expectThirds(of: 330)
  }

  /// A snapshot has the system factorised from scratch: the guide rests on widths that all rest on each other, a badge on the
  /// guide, and nothing on the badge.
  @Test func aGuideThatWasThereAtAFactorisationGoesBesideADrag() throws {
    let guide = solver.makeVariable("guide")
    let badge = solver.makeVariable("badge")
    var tie = try solver.add(guide == views[1].left + views[1].width)
    var pin = try solver.add(badge == guide + 10)
    _ = try drag(to: 312)
    _ = try solver.snapshot()
    for total in [315.0, 318, 321, 324] { _ = try drag(to: total) }
    let before = solver.statistics
    for total in [330.0, 345, 360] {
      try solver.remove(pin)
      try solver.remove(tie)
      solver.commit()
      #expect(try drag(to: total).count == 6)
      tie = try solver.add(guide == views[1].left + views[1].width)
      pin = try solver.add(badge == guide + 10)
      solver.commit()
      #expect(try drag(to: total + 6).count == 8)
      #expect(solver.value(of: guide)! == (total + 6) * 2 / 3)
      #expect(solver.value(of: badge)! == (total + 6) * 2 / 3 + 10)
    }
    #expect(solver.statistics.directionRows == before.directionRows)
    #expect(solver.statistics.directionSolves == before.directionSolves)
    container.expectThirds(of: 366)
  }

  /// Each at a priority of its own, of which the solver keeps what the constraint costs. Nobody asks anything, which would end
  /// the rest, before all have gone.
  @Test func limitsThatComeAndGoBesideADragForLongTakeNoMemory() throws {
    for round in 0..<8_000 {
      let limit = try solver.add(
        height - views[0].left <= 5_000, priority: Priority(100 + Double(round) / 100))
      solver.commit()
      try solver.remove(limit)
      solver.commit()
    }
    // Of 8,000 costs a few hundred may wait to be forgotten, at some 40 bytes each.
    #expect(solver.tableBytes < 150_000)
    container.expectThirds(of: 309)
  }

  /// More guides than changes of the basis are kept for directions.
  @Test func manyGuidesComeAndGo() throws {
    var guides: [(guide: Variable, tie: Constraint)] = []
    let before = solver.statistics
    for round in 0..<400 {
      let guide = solver.makeVariable()
      let anchor = round.isMultiple(of: 3) ? height : views[1 + round % 2].left
      guides.append((guide, try solver.add(guide == anchor + Double(round))))
      solver.commit()
      if round % 4 > 1 {
        let gone = guides.remove(at: round * 7 % guides.count)
        try solver.remove(gone.tie)
        try solver.remove(gone.guide)
        solver.commit()
      }
      _ = try drag(to: 309 + Double(round % 5) * 3)
    }
    #expect(guides.count == 200)
    // Where the tables grow the rest ends, and where free places are put in order.
    #expect(solver.statistics.directionRows - before.directionRows < 400)
    #expect(solver.statistics.directionSolves - before.directionSolves < 8)
    #expect(solver.statistics.directionMoves == before.directionMoves + 399)
    #expect(solver.checkInvariants().isEmpty)
  }
}
