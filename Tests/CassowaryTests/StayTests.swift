import Cassowary
import Testing

/// Variables that are to stay where they are, at priorities of their own.
@Suite struct StayTests {
  let solver = Solver()
  let left: Variable
  let width: Variable
  let right: Variable

  init() throws {
    left = solver.makeVariable("left")
    width = solver.makeVariable("width")
    right = solver.makeVariable("right")
    try solver.add(left + width == right)
    let first = try solver.add(left == 10)
    let second = try solver.add(width == 100)
    solver.commit()
    try solver.remove(first)
    try solver.remove(second)
    solver.commit()
  }

  private var values: [Double] { [left, width, right].map { solver.value(of: $0)! } }

  /// The left edge is to stay rather than the width, while the right one is dragged.
  private func beginDrag(weightOfWidth: Double = 1) throws {
    try solver.addStay(left, priority: 20)
    try solver.addStay(width, priority: 10, weight: weightOfWidth)
    try solver.addEdit(right, priority: 900)
  }

  @Test func whatStaysAtALowerPriorityGivesWay() throws {
    try beginDrag()
    try solver.suggest(150, for: right)
    solver.commit()
    #expect(values == [10, 140, 150])
  }

  /// A width that was dragged keeps what it became: where the other edge is dragged afterwards it does not pull back.
  @Test func aStayFollowsItsVariable() throws {
    try solver.addStay(right, priority: 5)
    let widthStays = try solver.addStay(width, priority: 10)
    let leftStays = try solver.addStay(left, priority: 20)
    let edit = try solver.addEdit(right, priority: 900)
    try solver.suggest(150, for: right)
    solver.commit()
    try solver.remove(edit)
    solver.commit()
    #expect(values == [10, 140, 150])
    #expect(solver.cost(at: 10) == 0)
    try solver.setPriority(leftStays, to: 1)
    try solver.setPriority(widthStays, to: 30)
    try solver.addEdit(left, priority: 900)
    try solver.suggest(40, for: left)
    solver.commit()
    #expect(values == [40, 140, 180])
  }

  /// Repeated suggestions, there and back, as in a drag.
  @Test func dragsTakeStaysAlong() throws {
    try beginDrag()
    try solver.add(width >= 50)
    for target in [110.0, 120, 130, 140, 90, 40, 20, 60, 100] {
      try solver.suggest(target, for: right)
      solver.commit()
      #expect(solver.checkInvariants().isEmpty)
    }
    // Pushed to -30 by the least width, the left edge stayed there.
    #expect(values == [-30, 130, 100])
  }

  @Test func commitsWithoutAChangeReportNothing() throws {
    try beginDrag()
    try solver.suggest(150, for: right)
    #expect(solver.commit().count == 2)
    #expect(solver.commit().isEmpty)
    #expect(solver.commit().isEmpty)
  }

  @Test func goingBackTakesStaysAlong() throws {
    try beginDrag()
    solver.commit()
    let start = solver.checkpoint()
    let image = solver.stateImage()
    try solver.suggest(150, for: right)
    solver.commit()
    try solver.restore(start)
    #expect(solver.stateImage() == image)
    try solver.suggest(120, for: right)
    solver.commit()
    #expect(values == [10, 110, 120])
  }

  /// A constant that is given to a stay counts in one commit, and also where that is taken back.
  @Test func aStayHoldsTheValueAfterEveryCommit() throws {
    let stay = try solver.addStay(left, priority: 20)
    let edit = try solver.addEdit(left, priority: 900)
    solver.commit()
    try solver.setConstant(stay, to: 7)
    let before = solver.checkpoint()
    solver.commit()
    #expect(solver.cost(at: 20) == 0)
    try solver.restore(before)
    solver.commit()
    #expect(solver.cost(at: 20) == 0)
    try solver.remove(edit)
    solver.commit()
    #expect(solver.value(of: left)! == 10)
    try solver.setConstant(stay, to: 7)
    solver.commit()
    #expect(solver.value(of: left)! == 7)
  }

  /// Several constraints on the variable alone lie between where it was and where it goes.
  @Test func aStayPassesOtherConstraints() throws {
    for least in stride(from: 20.0, through: 60, by: 20) {
      try solver.add(left >= least, priority: 5)
      try solver.add(left <= least + 10, priority: 4)
    }
    try solver.addStay(left, priority: 3)
    let edit = try solver.addEdit(left, priority: 900)
    for target in [25.0, 40, 65, 1, 70, 70, 30, 55] {
      try solver.suggest(target, for: left)
      solver.commit()
      #expect(solver.value(of: left)! == target)
      #expect(solver.cost(at: 3) == 0)
      #expect(solver.checkInvariants().isEmpty)
    }
    try solver.remove(edit)
    solver.commit()
    #expect(solver.value(of: left)! == 60)
    #expect(solver.cost(at: 3) == 0)
  }

  /// A stay that becomes required holds its variable; one that may give way again follows it.
  @Test func requiredStaysHold() throws {
    let stay = try solver.addStay(left, priority: 20)
    try solver.setPriority(stay, to: .required)
    try solver.addEdit(left, priority: 900)
    try solver.suggest(40, for: left)
    solver.commit()
    #expect(solver.value(of: left)! == 10)
    try solver.setPriority(stay, to: 20)
    solver.commit()
    #expect(solver.value(of: left)! == 40)
    #expect(solver.cost(at: 20) == 0)
  }

  /// A stay that is required on one side lets its variable go to the other without following it; it does again where nothing
  /// requires it any more, from the next commit on.
  @Test func staysRequiredOnOneSideFollowAfterwards() throws {
    let stay = try solver.addStay(left, priority: 20)
    try solver.setPriority(stay, to: .required)
    try solver.setRelation(stay, to: .lessThanOrEqual)
    let edit = try solver.addEdit(left, priority: 900)
    try solver.suggest(-8, for: left)
    solver.commit()
    #expect(solver.value(of: left)! == -8)
    try solver.setPriority(stay, to: 20)
    try solver.setRelation(stay, to: .equal)
    solver.commit()
    #expect(solver.value(of: left)! == -8)
    #expect(solver.cost(at: 20) == 0)
    try solver.remove(edit)
    solver.commit()
    #expect(solver.value(of: left)! == -8)
  }

  /// A stay that a transaction added goes with it, and may be added again.
  @Test func abandonedStaysAreGone() throws {
    struct Abandoned: Error {}
    let image = solver.stateImage()
    #expect(throws: Abandoned.self) {
      try solver.transaction { solver in
        try solver.addStay(left, priority: 20)
        solver.commit()
        throw Abandoned()
      }
    }
    #expect(solver.stateImage() == image)
    try solver.addStay(left, priority: 20)
  }

  /// What was taken back is a commit, which came after the change that moved the variable.
  @Test(arguments: [false, true]) func aStayThatComesBackFollows(isTransaction: Bool) throws {
    struct Abandoned: Error {}
    let stay = try solver.addStay(left, priority: 1)
    let place = try solver.add(left == 25, priority: 500)
    solver.commit()
    try solver.setConstant(place, to: 178)
    if isTransaction {
      #expect(throws: Abandoned.self) {
        try solver.transaction { solver in
          try solver.remove(stay)
          solver.commit()
          throw Abandoned()
        }
      }
    } else {
      let before = solver.checkpoint()
      try solver.remove(stay)
      solver.commit()
      try solver.restore(before)
    }
    solver.commit()
    try solver.remove(place)
    solver.commit()
    #expect(solver.value(of: left)! == 178)
  }

  /// A checkpoint has stays hold what a commit would let them hold, so that a commit after going back leaves the way
  /// forward open.
  @Test func stopsOnTheWayBackLeaveTheWayForwardOpen() throws {
    try beginDrag()
    solver.commit()
    try solver.suggest(130, for: right)
    let first = solver.checkpoint()
    try solver.suggest(160, for: right)
    solver.commit()
    let second = solver.checkpoint()
    try solver.restore(first)
    solver.commit()
    #expect(values == [10, 120, 130])
    try solver.restore(second)
    solver.commit()
    #expect(values == [10, 150, 160])
  }

  /// A solver that is loaded does not know what was pending when the other one was saved.
  @Test func staysAreRenewedBeforeSaving() throws {
    try solver.addStay(left, priority: 1)
    let place = try solver.add(left == 25, priority: 500)
    solver.commit()
    try solver.setConstant(place, to: 178)
    let loaded = try Solver(solver.snapshot())
    for solver in [solver, loaded] {
      solver.commit()
      let last = try #require(solver.constraints.last)
      try solver.remove(last)
      solver.commit()
      #expect(solver.value(of: solver.variables[0])! == 178)
    }
  }

  @Test func staysAreSavedAndLoaded() throws {
    try beginDrag(weightOfWidth: 2)
    try solver.suggest(150, for: right)
    solver.commit()
    let snapshot = try solver.snapshot()
    #expect(try SolverSnapshot(text: snapshot.text) == snapshot)
    let loaded = try Solver(SolverSnapshot(text: snapshot.text))
    #expect(try loaded.snapshot() == snapshot)
    for solver in [solver, loaded] {
      let copy = try #require(
        solver.constraints.first { solver.label(of: $0) == "edit" })
      try solver.remove(copy)
      let right = solver.variables[2]
      try solver.addEdit(right, priority: 900)
      try solver.suggest(170, for: right)
      solver.commit()
      try solver.suggest(160, for: right)
      solver.commit()
      #expect(solver.variables.map { solver.value(of: $0)! } == [10, 150, 160])
    }
    #expect(throws: SnapshotError.self) {
      try Solver(SolverSnapshot(text: snapshot.text.replacing(" =0 ", with: " =2 ")))
    }
  }
}
