import Cassowary
import Foundation
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
    expectNothingChanges {
      #expect(throws: error) { try solver.add(constraint, priority: priority, weight: weight) }
    }
  }

  /// Neither the state changes nor what can be saved of it.
  private func expectNothingChanges(_ body: () -> Void) {
    solver.commit()
    let text = try? solver.snapshot().text
    let before = solver.stateImage()
    body()
    #expect(solver.stateImage() == before)
    #expect(solver.commit().isEmpty)
    #expect(text != nil && (try? solver.snapshot().text) == text)
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

  /// A relation between constants is true or false whatever the others say: a false one is refused.
  @Test func falseRelationsBetweenConstants() {
    for priority in [Priority.required, 10] {
      expectRefusal(
        .noVariables, LinearConstraint(LinearExpression(constant: 3), .equal), priority: priority)
      expectRefusal(.noVariables, x - x >= 3, priority: priority)
      expectRefusal(.noVariables, x - x <= -3, priority: priority)
      expectRefusal(.noVariables, 0 * x == 1, priority: priority)
      expectRefusal(.noVariables, 0.1 * x + 0.2 * x - 0.3 * x == 0.1, priority: priority)
    }
    expectNothingChanges {
      #expect(throws: AddConstraintError.noVariables) {
        try solver.addContentSize(LinearExpression(), value: 1, hugging: 250, compression: 750)
      }
    }
  }

  /// A true one is a constraint like any other: it is listed, printed, changed, saved, taken back and removed.
  @Test func trueRelationsBetweenConstants() throws {
    try solver.add(x == 7)
    let before = solver.stateImage()
    let checkpoint = solver.checkpoint()
    let relations = [
      x - x >= -3, x - x <= 3, x - x == 0, 0.1 * x + 0.2 * x - 0.3 * x == 0, 0 * x <= 2,
      LinearConstraint(LinearExpression(constant: 3), .greaterThanOrEqual),
    ]
    for priority in [Priority.required, 10, 1000] {
      var handles: [Constraint] = []
      for relation in relations {
        handles.append(try solver.add(relation, priority: priority, label: "constants"))
      }
      handles.append(
        try solver.addContentSize(x - x, value: 0, hugging: 250, compression: priority))
      solver.commit()
      #expect(solver.value(of: x) == 7 && solver.constraintCount == 8)
      #expect(solver.checkInvariants().isEmpty)
      #expect(solver.text(of: handles[0]).hasPrefix("0 >= -3 ("))
      #expect(solver.costs().allSatisfy { $0.cost == 0 } && solver.freedom().isEmpty)
      #expect(solver.multiplier(of: handles[2]).isEmpty)
      _ = solver.redundancy(of: handles[0])

      try solver.setConstant(handles[0], to: -1)
      try solver.setConstants([(handles[1], 8), (handles[4], 9)])
      try solver.setPriority(handles[2], to: 20)
      try solver.setWeight(handles[2], to: 3)
      try solver.setRelation(handles[3], to: .lessThanOrEqual)
      expectNothingChanges {
        #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: []))) {
          try solver.setConstant(handles[0], to: 1)
        }
        #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: []))) {
          try solver.setConstants([(handles[1], 5), (handles[4], -1)])
        }
        #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: []))) {
          try solver.setRelation(handles[0], to: .equal)
        }
      }
      let loaded = try Solver(SolverSnapshot(text: solver.snapshot().text))
      loaded.commit()
      #expect(loaded.constraintCount == 8 && loaded.checkInvariants().isEmpty)
      #expect(solver.linearProgram(at: priority).hasSuffix("End\n"))

      for handle in handles { try solver.remove(handle) }
      solver.commit()
      #expect(solver.constraintCount == 1 && solver.checkInvariants().isEmpty)
    }
    try solver.restore(checkpoint)
    #expect(solver.stateImage() == before)
  }

  /// They come and go while an edit is at rest, and the edit stays right.
  @Test func relationsBetweenConstantsDuringADrag() throws {
    let y = solver.makeVariable("y")
    try solver.add(y == x + 10)
    try solver.addEdit(x, priority: 900)
    for step in 1...20 {
      try solver.suggest(Double(step), for: x)
      solver.commit()
      #expect(solver.value(of: y) == Double(step) + 10)
      if step % 3 == 0 {
        let handle = try solver.add(x - x >= Double(-step))
        #expect(throws: AddConstraintError.noVariables) { try solver.add(y - y >= 1) }
        if step % 2 == 0 { try solver.remove(handle) }
      }
      #expect(solver.checkInvariants().isEmpty)
    }
  }

  /// Debug builds tell two threads apart that use one solver at the same time.
  @Test func twoThreadsAtOnce() async {
    #if DEBUG
      await #expect(processExitsWith: .failure) {
        let solver = Solver()
        solver.transaction { solver in
          nonisolated(unsafe) let shared = solver
          let other = Thread { _ = shared.makeVariable() }
          other.start()
          while !other.isFinished {}
        }
      }
    #endif
    await #expect(processExitsWith: .success) {
      // One after the other is no mistake, whatever the thread.
      nonisolated(unsafe) let solver = Solver()
      for _ in 0..<3 {
        let other = Thread { solver.transaction { _ = $0.makeVariable() } }
        other.start()
        while !other.isFinished {}
        solver.commit()
      }
      exit(solver.variableCount == 3 ? 0 : 1)
    }
  }

  /// 1000 is no "required" here, and every text that names such a constraint says so.
  @Test func aThousandIsNotRequired() throws {
    let wish = try solver.add(x == 3, priority: 1000)
    #expect(solver.text(of: wish) == "x == 3 (priority 1000, not required)")
    try solver.add(x == 4)
    solver.commit()
    #expect(solver.value(of: x) == 4)
    let size = try solver.addContentSize(x, value: 3, hugging: 1000, compression: 999)
    #expect(solver.text(of: size) == "x ~ 3 (hugging 1000, not required, compression 999)")
  }

  @Test func theSameVariableTwiceIsAddedUp() throws {
    try solver.add(x + x + x == 12)
    solver.commit()
    #expect(solver.value(of: x)! == 4)
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

  @Test func staysAreOnePerVariable() throws {
    let stay = try solver.addStay(x, priority: 10)
    let error = #expect(throws: AddConstraintError.alreadyStays(x, stay)) {
      try solver.addStay(x, priority: 20)
    }
    #expect(throws: AddConstraintError.priorityOutOfRange(-1)) {
      try solver.addStay(solver.makeVariable(), priority: Priority(-1))
    }
    let stranger = Solver().makeVariable()
    #expect(throws: AddConstraintError.unknownVariable(stranger)) {
      try solver.addStay(stranger, priority: 10)
    }
    #expect(
      error?.description
        == "x has a stay already. Change its priority or remove it.")
    #expect(solver.label(of: stay) == "stay")
    try solver.remove(stay)
    try solver.addStay(x, priority: 20)
  }

  @Test func changesThatContradictNameTheConflict() throws {
    let y = solver.makeVariable("y")
    let lower = try solver.add(x >= 5)
    let link = try solver.add(y == x + 1)
    let upper = try solver.add(y <= 10)
    let before = solver.stateImage()
    #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: [lower, link]))) {
      try solver.setConstant(upper, to: 5)
    }
    #expect(solver.stateImage() == before)
    try solver.setPriority(upper, to: 10)
    try solver.setConstant(upper, to: 5)
    #expect(throws: ChangeConstraintError(.unsatisfiable(conflict: [lower, link]))) {
      try solver.setPriority(upper, to: .required)
    }
    solver.commit()
    #expect(solver.value(of: y)! == 6)
  }

  /// Every throwing operation with every kind of bad number.
  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e16])
  func badConstants(_ number: Double) throws {
    let size = try solver.addContentSize(
      LinearExpression(x), value: 3, hugging: 250, compression: 750)
    let y = solver.makeVariable("y")
    let edit = try solver.addEdit(y, priority: 10)
    expectRefusal(.notFinite, x == number)
    expectRefusal(.notFinite, x + number <= y, priority: 10)
    expectNothingChanges {
      #expect(throws: AddConstraintError.notFinite) {
        try solver.addContentSize(
          LinearExpression(y), value: number, hugging: 250, compression: 750)
      }
      #expect(throws: ChangeConstraintError.notFinite) { try solver.suggest(number, for: y) }
      for handle in [size, edit] {
        #expect(throws: ChangeConstraintError.notFinite) {
          try solver.setConstant(handle, to: number)
        }
      }
    }
  }

  @Test(arguments: [1e300, 1e-300, -1e300, -1e-300, 1e7, 1e-7])
  func badCoefficients(_ number: Double) throws {
    let y = solver.makeVariable("y")
    try solver.add(y == 1)
    expectRefusal(.coefficientOutOfRange(x, number), number * x == 1)
    expectRefusal(.coefficientOutOfRange(x, number), number * x + y <= 1, priority: 10)
    expectNothingChanges {
      #expect(throws: AddConstraintError.coefficientOutOfRange(x, number)) {
        try solver.addContentSize(number * x, value: 1, hugging: 250, compression: 750)
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity]) func coefficientsThatAreNone(
    _ number: Double
  ) {
    expectRefusal(.notFinite, number * x == 1)
    expectNothingChanges {
      #expect(throws: AddConstraintError.notFinite) {
        try solver.addContentSize(number * x, value: 1, hugging: 250, compression: 750)
      }
    }
  }

  /// Sums of constants and coefficients that are finite one by one.
  @Test func sumsThatOverflow() {
    expectRefusal(.notFinite, x + Double.greatestFiniteMagnitude + .greatestFiniteMagnitude == 0)
    let huge = LinearExpression(
      terms: [
        .init(x, coefficient: .greatestFiniteMagnitude),
        .init(x, coefficient: .greatestFiniteMagnitude),
      ])
    expectNothingChanges {
      #expect(throws: AddConstraintError.self) {
        try solver.add(LinearConstraint(huge, .equal))
      }
    }
  }

  @Test(arguments: [-1.0, -0.5, -.infinity, .nan]) func badLevels(_ level: Double) throws {
    let handle = try solver.add(x == 1, priority: 10)
    let size = try solver.addContentSize(
      LinearExpression(x), value: 3, hugging: 250, compression: 750)
    let bad = Priority(level)
    expectNothingChanges {
      #expect(throws: AddConstraintError.self) { try solver.add(x == 0, priority: bad) }
      #expect(throws: AddConstraintError.self) { try solver.addEdit(x, priority: bad) }
      for (hugging, compression) in [(bad, Priority.high), (.low, bad)] {
        #expect(throws: AddConstraintError.self) {
          try solver.addContentSize(
            LinearExpression(x), value: 1, hugging: hugging, compression: compression)
        }
        #expect(throws: ChangeConstraintError.self) {
          try solver.setPriorities(size, hugging: hugging, compression: compression)
        }
      }
      #expect(throws: ChangeConstraintError.self) { try solver.setPriority(handle, to: bad) }
    }
  }

  /// Whatever is wrong with a constraint, the error names it with its label and says what is wrong.
  @Test func refusalsNameTheConstraint() {
    let (solver, other) = (Solver(), Solver())
    let (width, foreign) = (solver.makeVariable("width"), other.makeVariable("foreign"))
    func refusal(_ body: () throws(AddConstraintError) -> Void) -> String {
      do { try body() } catch { return error.description }
      return "nothing was thrown"
    }
    let name = "width <= 300 (required) \"limit\" is refused. "
    #expect(
      refusal { () throws(AddConstraintError) in
        try solver.add(width <= 300, weight: 0, label: "limit")
      } == name + "The weight 0 is not between 0.001 and 1000000.")
    #expect(
      refusal { () throws(AddConstraintError) in
        try solver.add(width - width >= 3, label: "empty")
      }.hasSuffix(
        "\"empty\" is false, and has no variable. Check for terms that cancel."))
    #expect(
      refusal { () throws(AddConstraintError) in
        try solver.add(width + foreign == 3, label: "mixed")
      }.contains("\"mixed\" is refused. "))
    #expect(
      refusal { () throws(AddConstraintError) in
        try solver.add(1e-9 * width == 3, label: "tiny")
      }.hasSuffix(
        "\"tiny\" is refused. The coefficient 1e-09 of width is too small or too large. Scale the constraint."
      ))
    #expect(
      refusal { () throws(AddConstraintError) in
        try solver.addContentSize(
          width, value: 5, hugging: Priority(-1), compression: .high, label: "size")
      }.hasSuffix("\"size\" is refused. The priority -1 is not a number of at least zero."))
    #expect(solver.constraintCount == 0)
  }

  /// A content size of a variable is that of the expression with the variable alone.
  @Test func contentSizeOfAVariable() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    try solver.addContentSize(width, value: 60, hugging: .low, compression: .high)
    try solver.add(width >= 80, priority: .low)
    solver.commit()
    // The wish for at least 80 and the hugging of 60 are of one level: either end of 60 to 80 costs the same.
    #expect((60...80).contains(solver.value(of: width)!))
    try solver.add(width <= 40, priority: Priority(751))
    solver.commit()
    #expect(solver.value(of: width)! == 40)
  }

  /// Errors of every operation say in words what they are about, and what to do.
  @Test func errorsInWords() throws {
    let solver = Solver()
    let (width, gap) = (solver.makeVariable("width"), solver.makeVariable("gap"))
    let limit = try solver.add(width <= 300, label: "limit")
    let fixed = try solver.add(gap == 8)
    func change(_ body: () throws(ChangeConstraintError) -> Void) -> String {
      do { try body() } catch { return error.description }
      return "nothing was thrown"
    }
    let wide = try solver.add(width >= 200)
    #expect(
      change { () throws(ChangeConstraintError) in try solver.setConstant(wide, to: 400) } == """
        The change of width >= 200 (required) is refused. It would not hold together with
          width <= 300 (required) "limit"
        Change these together with setConstants, remove one, or give one a priority.
        """)
    #expect(
      change { () throws(ChangeConstraintError) in try solver.suggest(1, for: gap) }
        == "gap is not being edited. Add an edit first.")
    #expect(
      change { () throws(ChangeConstraintError) in try solver.setConstant(limit, to: .nan) }
        == "The change of width <= 300 (required) \"limit\" is refused. The new constant is NaN, infinite or too large."
        + " Check divisions and infinities.")
    #expect(
      change { () throws(ChangeConstraintError) in try solver.setPriority(limit, to: -1) }
        == "The change of width <= 300 (required) \"limit\" is refused."
        + " The priority -1 is not a number of at least zero.")
    func removal(of variable: Variable) -> String {
      do { try solver.remove(variable) } catch { return error.description }
      return "nothing was thrown"
    }
    #expect(
      removal(of: width) == "width is in use: 2 constraints mention it. Remove them first.")
    #expect(removal(of: gap) == "gap is in use: a constraint mentions it. Remove that first.")
    try solver.remove(fixed)
    do { try solver.remove(fixed) } catch {
      #expect(error.description.hasPrefix("The constraint belongs to another solver or was"))
    }
  }

  /// A variable that the solver does not have has no value; a number would show somewhere else.
  @Test func foreignVariablesHaveNoValue() throws {
    #expect(solver.value(of: x) == 0)
    #expect(solver.value(of: Solver().makeVariable()) == nil)
    #expect(Solver().value(of: x) == nil)
    let past = solver.makeVariable()
    try solver.remove(past)
    #expect(solver.value(of: past) == nil)
    // The place is used again: the handle of the past is not that of the present.
    let present = solver.makeVariable()
    #expect(solver.value(of: present) == 0 && solver.value(of: past) == nil)
  }

  /// An error keeps the names of the moment at which it was thrown, and counts what it does not list.
  @Test func errorsKeepTheirNames() throws {
    let solver = Solver()
    let width = solver.makeVariable("width")
    let parts = (0..<14).map { solver.makeVariable("part\($0)") }
    for part in parts { try solver.add(part >= 1) }
    let error = #expect(throws: AddConstraintError.self) {
      try solver.add(parts.dropFirst().reduce(1 * parts[0]) { $0 + $1 } <= 0, label: "sum")
    }
    let words = error?.description ?? ""
    #expect(words.hasPrefix("part0 + part1 + "))
    #expect(
      words.contains(" + … (2 more terms) <= 0 (required) \"sum\" cannot hold together with\n"))
    #expect(words.contains("\n  and 2 more\n"))
    #expect(words.split(separator: "\n").count == 15)
    #expect(error?.conflict?.count == 14)

    let limit = try solver.add(width <= 40, label: "limit")
    let refusal = #expect(throws: AddConstraintError.self) {
      try solver.addContentSize(1 * width, value: 50, hugging: .low, compression: .required)
    }
    try solver.remove(limit)
    #expect(
      refusal?.description == """
        width ~ 50 (hugging 250, compression required) cannot hold together with
          width <= 40 (required) "limit"
        Remove one of these, or give one of them or the refused one a priority.
        """)
  }

  /// A solver that is made when another has gone mostly gets its place in memory; handles of the one that has gone are
  /// foreign to it all the same.
  @Test func handlesOfASolverThatHasGone() throws {
    for _ in 0..<20 {
      let (variable, constraint, checkpoint) = try handlesOfAPassingSolver()
      let solver = Solver()
      let mine = solver.makeVariable("mine")
      let kept = try solver.add(mine == 7)
      solver.commit()
      _ = solver.checkpoint()
      #expect(variable != mine)
      #expect(constraint != kept)
      #expect(throws: AddConstraintError.unknownVariable(variable)) {
        try solver.add(variable == 42)
      }
      #expect(throws: RemoveConstraintError.unknownConstraint(constraint)) {
        try solver.remove(constraint)
      }
      #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(checkpoint) }
      #expect(solver.value(of: mine)! == 7)
    }
  }

  private func handlesOfAPassingSolver() throws -> (Variable, Constraint, Checkpoint) {
    let solver = Solver()
    let variable = solver.makeVariable("passing")
    let constraint = try solver.add(variable == 7)
    solver.commit()
    return (variable, constraint, solver.checkpoint())
  }

  /// Handles of another solver and of the past, in every operation that takes one.
  @Test func handlesThatMeanNothingHere() throws {
    let other = Solver()
    let foreign = other.makeVariable("foreign")
    let gone = solver.makeVariable("gone")
    let removed = try solver.add(x == 3)
    try solver.remove(removed)
    try solver.remove(gone)
    let elsewhere = try other.add(foreign == 1)
    for variable in [foreign, gone] {
      expectRefusal(.unknownVariable(variable), x + variable == 0)
      expectNothingChanges {
        #expect(throws: AddConstraintError.unknownVariable(variable)) {
          try solver.addEdit(variable, priority: 1)
        }
        #expect(throws: AddConstraintError.unknownVariable(variable)) {
          try solver.addContentSize(
            LinearExpression(variable), value: 1, hugging: 250, compression: 750)
        }
        #expect(throws: ChangeConstraintError.unknownVariable(variable)) {
          try solver.suggest(1, for: variable)
        }
        #expect(throws: RemoveVariableError.unknownVariable(variable)) {
          try solver.remove(variable)
        }
        #expect(solver.why(variable) == nil && !solver.freedom(of: variable))
        #expect(solver.basisEntry(of: variable) == nil)
      }
    }
    for constraint in [removed, elsewhere] {
      expectNothingChanges {
        #expect(throws: RemoveConstraintError.unknownConstraint(constraint)) {
          try solver.remove(constraint)
        }
        #expect(throws: ChangeConstraintError.unknownConstraint(constraint)) {
          try solver.setConstant(constraint, to: 1)
        }
        #expect(throws: ChangeConstraintError.unknownConstraint(constraint)) {
          try solver.setPriority(constraint, to: 1)
        }
        #expect(throws: ChangeConstraintError.unknownConstraint(constraint)) {
          try solver.setPriorities(constraint, hugging: 1, compression: 2)
        }
        #expect(throws: ChangeConstraintError.unknownConstraint(constraint)) {
          try solver.setRelation(constraint, to: .equal)
        }
        #expect(solver.redundancy(of: constraint) == nil)
        #expect(solver.multiplier(of: constraint).isEmpty)
        #expect(solver.label(of: constraint) == "" && solver.location(of: constraint) == nil)
        #expect(solver.text(of: constraint) == "an unknown constraint")
      }
    }
    let checkpoint = other.checkpoint()
    expectNothingChanges {
      #expect(throws: RestoreError.unknownCheckpoint) { try solver.restore(checkpoint) }
    }
  }
}
