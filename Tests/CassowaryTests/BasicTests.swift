import Cassowary
import Testing

/// First things: what a reader of the README expects.
@Suite struct BasicTests {
  let solver = Solver()

  @Test func anUndeterminedVariableIsZero() {
    let x = solver.makeVariable("x")
    #expect(solver.commit().isEmpty)
    #expect(solver.value(of: x)! == 0)
  }

  @Test func aLoneInequalityHoldsTheValueOrMovesItToTheBound() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x <= 23)
    try solver.add(y >= 23)
    #expect(Array(solver.commit()) == [Change(variable: y, old: 0, new: 23)])
    #expect(solver.value(of: x)! == 0)
  }

  @Test func requiredEqualitiesAreSolved() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + y == 10)
    try solver.add(x - y == 2)
    solver.commit()
    #expect(solver.value(of: x)! == 6)
    #expect(solver.value(of: y)! == 4)
  }

  @Test func higherPriorityWins() throws {
    let x = solver.makeVariable("x")
    try solver.add(x == 1, priority: 749.5)
    try solver.add(x == 2, priority: 750)
    try solver.add(x == 3, priority: 749.75)
    solver.commit()
    #expect(solver.value(of: x)! == 2)
  }

  @Test func contentSizeStretchesAndShrinks() throws {
    let width = solver.makeVariable("width")
    let size = try solver.addContentSize(
      LinearExpression(width), value: 100, hugging: 250, compression: 750)
    let edit = try solver.add(width == 140, priority: 500)
    solver.commit()
    // Hugging (250) gives way to 500.
    #expect(solver.value(of: width)! == 140)
    try solver.setConstant(edit, to: 60)
    solver.commit()
    // Compression resistance (750) does not.
    #expect(solver.value(of: width)! == 100)
    try solver.setConstant(size, to: 50)
    solver.commit()
    #expect(solver.value(of: width)! == 60)
    try solver.remove(edit)
    solver.commit()
    #expect(solver.value(of: width)! == 50)
  }

  @Test func aRefusedConstraintNamesItsConflictAndChangesNothing() throws {
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let a = try solver.add(x >= 10)
    let b = try solver.add(y >= 0)
    try solver.add(y == 3, priority: 1)
    solver.commit()
    #expect(throws: AddConstraintError(.unsatisfiable(conflict: [a, b]))) {
      try solver.add(x + y <= 5)
    }
    #expect(solver.commit().isEmpty)
    #expect(solver.value(of: x)! == 10)
    #expect(solver.value(of: y)! == 3)
    try solver.add(y == 100, priority: 500)
    solver.commit()
    #expect(solver.value(of: x)! == 10)
    #expect(solver.value(of: y)! == 100)
  }
}
