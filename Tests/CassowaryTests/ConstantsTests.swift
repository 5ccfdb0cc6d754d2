import Cassowary
import Testing

/// Constants that are changed together: whether required constraints hold is asked once, of all of them.
@Suite struct ConstantsTests {
  let solver = Solver()

  /// A range moves beyond itself, which neither of its ends can alone.
  @Test func bothEndsOfARangeMoveTogether() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    // On one form, and on two of which one follows from the other.
    let least = try solver.add(x >= 10)
    let most = try solver.add(x <= 20)
    let tie = try solver.add(y == x + 5)
    let leastOther = try solver.add(y >= 12)
    try solver.add(x == 0, priority: .low)
    solver.commit()
    #expect(solver.value(of: x)! == 10)
    let image = solver.stateImage()
    #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: [most]))) {
      try solver.setConstant(least, to: 100)
    }
    #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: [most, tie]))) {
      try solver.setConstant(leastOther, to: 110)
    }
    #expect(solver.stateImage() == image)
    try solver.setConstants([(least, 100), (leastOther, 110), (most, 200)])
    solver.commit()
    #expect(solver.value(of: x)! == 105)
    try solver.setConstants([(leastOther, 7), (most, 2), (least, 1)])
    solver.commit()
    #expect(solver.value(of: x)! == 2)
    #expect(solver.checkInvariants().isEmpty)
  }

  @Test func whatCannotHoldTogetherChangesNothing() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let least = try solver.add(x >= 10)
    let most = try solver.add(x <= 20)
    let tie = try solver.add(y == x + 5)
    let other = try solver.add(y <= 40)
    let wish = try solver.add(y == 18, priority: .low)
    solver.commit()
    let image = solver.stateImage()
    #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: [least, most]))) {
      try solver.setConstants([(wish, 1), (least, 30), (most, 29), (other, 100)])
    }
    #expect(solver.stateImage() == image)
    #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: [least, tie, other]))) {
      try solver.setConstants([(wish, 1), (least, 50), (most, 60), (other, 54)])
    }
    #expect(solver.stateImage() == image)
    #expect(throws: ChangeConstraintError.notFinite) {
      try solver.setConstants([(wish, 1), (least, .nan)])
    }
    let stranger = try { try $0.add($0.makeVariable() == 1) }(Solver())
    #expect(throws: ChangeConstraintError.unknownConstraint(stranger)) {
      try solver.setConstants([(wish, 1), (stranger, 2)])
    }
    #expect(solver.stateImage() == image)
    #expect(solver.commit().isEmpty)
    try solver.setConstants([])
    try solver.setConstants([(wish, 12), (wish, 16)])
    solver.commit()
    #expect(solver.value(of: y)! == 16)
  }

  /// A column of required heights that all change moves once.
  @Test(arguments: [50, 500]) func requiredConstantsMoveEverythingOnce(_ views: Int) throws {
    var heights: [Constraint] = []
    var gaps: [Constraint] = []
    var bottoms: [Variable] = []
    for _ in 0..<views {
      let top = solver.makeVariable()
      let height = solver.makeVariable()
      let bottom = solver.makeVariable()
      try solver.add(bottom == top + height)
      heights.append(try solver.add(height == 40))
      if let last = bottoms.last {
        gaps.append(try solver.add(top - last == 8))
      } else {
        gaps.append(try solver.add(top == 8))
      }
      bottoms.append(bottom)
    }
    solver.commit()
    let before = solver.statistics
    try solver.setConstants(heights.map { ($0, 30) } + gaps.map { ($0, 10) })
    #expect(solver.commit().count == 3 * views)
    #expect(solver.statistics.variablesMoved - before.variablesMoved <= 8 * views)
    for (index, bottom) in bottoms.enumerated() {
      #expect(solver.value(of: bottom)! == 40 * Double(index + 1))
    }
    #expect(solver.checkInvariants().isEmpty)
  }

  /// A pane that is dragged by two required constants glides like one by two calls.
  @Test func aDragOfTwoConstantsLooksAtNothing() throws {
    let pane = (x: solver.makeVariable(), y: solver.makeVariable())
    let place = (x: try solver.add(pane.x == 10), y: try solver.add(pane.y == 20))
    let shadow = (x: solver.makeVariable(), y: solver.makeVariable())
    try solver.add(shadow.x == pane.x + 3)
    let tie = try solver.add(shadow.y == pane.y + 3)
    let wall = try solver.add(shadow.y <= 500)
    for step in 1...4 {
      try solver.setConstants([(place.x, 10 + Double(step)), (place.y, 20 + Double(step))])
      solver.commit()
    }
    let before = solver.statistics
    for step in 5...8 {
      try solver.setConstants([(place.x, 10 + Double(step)), (place.y, 20 + Double(step))])
      #expect(solver.commit().count == 4)
    }
    #expect(solver.statistics.directionSolves == before.directionSolves)
    #expect(solver.statistics.directionMoves == before.directionMoves + 8)
    // The first would glide, the second contradicts the wall.
    #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: [place.y, tie, wall]))) {
      try solver.setConstants([(place.x, 0), (place.y, 600)])
    }
    #expect(solver.commit().isEmpty)
    #expect(solver.value(of: shadow.x)! == 21)
    #expect(solver.value(of: shadow.y)! == 31)
    #expect(solver.checkInvariants().isEmpty)
  }
}
