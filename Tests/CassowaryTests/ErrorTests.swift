import Cassowary
import Testing

/// Wrong input is answered by a typed error, and nothing changes.
@Suite struct ErrorTests {
  let solver = Solver()
  let x: Variable

  init() { x = solver.makeVariable("x") }

  private func expectRefusal(
    _ error: AddConstraintError, _ constraint: LinearConstraint, priority: Priority = .required,
    weight: Double = 1
  ) {
    let before = solver.stateImage()
    #expect(throws: error) { try solver.add(constraint, priority: priority, weight: weight) }
    #expect(solver.stateImage() == before)
  }

  @Test func numbersThatAreNone() {
    expectRefusal(.notFinite, x == .nan)
    expectRefusal(.notFinite, x == .infinity)
    expectRefusal(.notFinite, .nan * x == 1)
    expectRefusal(.notFinite, x / 0 == 1)
    expectRefusal(.notFinite, x == 1e300)
  }

  @Test func coefficientsOutOfRange() {
    let y = solver.makeVariable("y")
    expectRefusal(.coefficientOutOfRange(x, 1e300), 1e300 * x == 1)
    expectRefusal(.coefficientOutOfRange(x, 1e-300), 1e-300 * x == 1)
    expectRefusal(.coefficientOutOfRange(y, 1e-3), 1e4 * x + 1e-3 * y == 1)
  }

  @Test func expressionsWithoutVariables() {
    expectRefusal(.noVariables, LinearConstraint(LinearExpression(constant: 3), .equal))
    expectRefusal(.noVariables, x - x == 0)
    expectRefusal(.noVariables, 0.1 * x + 0.2 * x - 0.3 * x == 0)
  }

  @Test func theSameVariableTwiceIsAddedUp() throws {
    try solver.add(x + x + x == 12)
    solver.commit()
    #expect(solver.value(of: x) == 4)
  }

  @Test func prioritiesAndWeightsOutOfRange() {
    expectRefusal(.priorityOutOfRange(-1), x == 0, priority: -1)
    #expect(throws: AddConstraintError.self) { try solver.add(x == 0, priority: Priority(.nan)) }
    expectRefusal(.weightOutOfRange(0), x == 0, priority: 1, weight: 0)
    expectRefusal(.weightOutOfRange(-2), x == 0, priority: 1, weight: -2)
    expectRefusal(.weightOutOfRange(.infinity), x == 0, priority: 1, weight: .infinity)
  }

  @Test func variablesOfOthersAndOfThePast() throws {
    let other = Solver()
    let foreign = other.makeVariable("foreign")
    expectRefusal(.unknownVariable(foreign), x + foreign == 0)
    #expect(throws: RemoveVariableError.unknownVariable(foreign)) { try solver.remove(foreign) }
    #expect(throws: ChangeConstraintError.unknownVariable(foreign)) {
      try solver.suggest(1, for: foreign)
    }
    #expect(solver.value(of: foreign).isNaN)
    let past = solver.makeVariable("past")
    try solver.remove(past)
    let present = solver.makeVariable("present")
    expectRefusal(.unknownVariable(past), past == 0)
    #expect(throws: RemoveVariableError.unknownVariable(past)) { try solver.remove(past) }
    #expect(solver.name(of: present) == "present")
    #expect(solver.name(of: past) == "")
  }

  @Test func constraintsOfOthersAndOfThePast() throws {
    let handle = try solver.add(x == 3)
    let other = Solver()
    let foreign = try other.add(other.makeVariable() == 1)
    #expect(throws: RemoveConstraintError.unknownConstraint(foreign)) {
      try solver.remove(foreign)
    }
    try solver.remove(handle)
    #expect(throws: RemoveConstraintError.unknownConstraint(handle)) { try solver.remove(handle) }
    #expect(throws: ChangeConstraintError.unknownConstraint(handle)) {
      try solver.setConstant(handle, to: 1)
    }
    #expect(throws: ChangeConstraintError.unknownConstraint(handle)) {
      try solver.setPriority(handle, to: 1)
    }
  }

  @Test func variablesInUseStay() throws {
    let handle = try solver.add(x == 3)
    #expect(throws: RemoveVariableError.inUse(x, constraints: 1)) { try solver.remove(x) }
    try solver.remove(handle)
    try solver.remove(x)
    #expect(solver.variableCount == 0)
  }

  @Test func editsAreOnePerVariable() throws {
    #expect(throws: ChangeConstraintError.notEdited(x)) { try solver.suggest(1, for: x) }
    let edit = try solver.addEdit(x, priority: 10)
    #expect(throws: AddConstraintError.alreadyEdited(x, edit)) {
      try solver.addEdit(x, priority: 20)
    }
    try solver.remove(edit)
    #expect(throws: ChangeConstraintError.notEdited(x)) { try solver.suggest(1, for: x) }
  }

  @Test func changesThatContradictNameTheConflict() throws {
    let y = solver.makeVariable("y")
    let lower = try solver.add(x >= 5)
    let link = try solver.add(y == x + 1)
    let upper = try solver.add(y <= 10)
    let before = solver.stateImage()
    #expect(throws: ChangeConstraintError.unsatisfiable(conflict: [lower, link])) {
      try solver.setConstant(upper, to: 5)
    }
    #expect(solver.stateImage() == before)
    try solver.setPriority(upper, to: 10)
    try solver.setConstant(upper, to: 5)
    #expect(throws: ChangeConstraintError.unsatisfiable(conflict: [lower, link])) {
      try solver.setPriority(upper, to: .required)
    }
    solver.commit()
    #expect(solver.value(of: y) == 6)
  }
}
