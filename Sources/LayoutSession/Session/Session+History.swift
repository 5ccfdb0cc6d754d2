import AutoLayout
import Cassowary
import LayoutReports

extension Session {
  /// Keeps a step that was carried out; steps taken back before can no longer be redone.
  func record(_ step: Step) {
    if position < steps.count {
      steps.removeLast(steps.count - position)
      checkpoints.removeAll { $0.position > position }
    }
    steps.append(step)
    position += 1
  }

  /// Performs the inverses of `changes` in reverse order.
  func takeBack(_ changes: [Alteration]) {
    for change in changes.reversed() { performAgain(change.inverse) }
  }

  /// Performs a change that was possible in this state before.
  private func performAgain(_ change: Alteration) {
    do {
      try model.perform(change)
    } catch {
      preconditionFailure("Internal inconsistency: \(change) was possible before: \(error)")
    }
  }

  /// Takes steps back.
  func undo(_ target: UndoTarget) throws(SessionError) -> Response {
    let goal: Int
    switch target {
    case .steps(let count):
      guard position > 0 else { throw SessionError("there is nothing to undo") }
      goal = max(0, position - count)
    case .checkpoint(let name): goal = try place(of: name)
    }
    guard goal <= position else {
      throw SessionError(
        "the checkpoint lies ahead", hint: "redo \(goal - position) leads there")
    }
    guard goal >= floor else {
      throw SessionError("undo would go back before the first statement of the file")
    }
    return walk(to: goal, "undone")
  }

  /// Carries steps out again that were taken back.
  func redo(_ count: Int) throws(SessionError) -> Response {
    guard position < steps.count else { throw SessionError("there is nothing to redo") }
    return walk(to: min(steps.count, position + count), "redone")
  }

  /// Goes to another place in the history: back to the very state that was there, and forward by the statements.
  private func walk(to goal: Int, _ verb: String) -> Response {
    let passed = min(goal, position)..<max(goal, position)
    let what =
      passed.count == 1
      ? steps[passed.lowerBound].line : NumberText.count(passed.count, "statement")
    hasTurnedBack = true
    var parts: [Response.Part] = []
    if goal < position {
      if !Self.isShort(goal) || isTracing { takeBackSteps(to: goal) }
      parts = takeTrace()
      returnExactly(to: goal)
    } else {
      for index in passed where position == index && !carryOutAgain(index) {
        parts = [
          .warning(
            "the statement is refused now, and forgotten with those after it: \(steps[index].line)\n"
          )
        ]
        steps.removeLast(steps.count - index)
        checkpoints.removeAll { $0.position > index }
      }
      let hasRefused = !parts.isEmpty
      parts += takeTrace()
      if !Self.isShort(position) || hasRefused { returnExactly(to: position) }
    }
    return Response([.note("\(verb): \(what)\n")] + parts)
  }

  /// Goes back by the inverses of what was altered.
  private func takeBackSteps(to goal: Int) {
    var values = Placement()
    for step in steps[goal..<position].reversed() {
      takeBack(step.alterations)
      for move in step.moves.reversed() { values.put(move.coordinate, at: move.old) }
    }
    model.nextNumber = steps[goal].numbers.before
    position = goal
    settleModel()
    // A variable that moved without a record stands elsewhere only because of a tie.
    for move in takeMoves() { values.keep(move.coordinate, at: move.old) }
    settle(values)
  }

  /// Carries out the statement of a step again, behind those before it.
  ///
  /// - Returns: Whether it was possible; nothing has changed otherwise.
  private func carryOutAgain(_ index: Int) -> Bool {
    let number = model.nextNumber
    changes = []
    defer { changes = [] }
    do throws(SessionError) {
      _ = try execute(try StatementParser.statement(in: steps[index].line))
    } catch {
      leaveChanges(nextNumber: number)
      return false
    }
    settleModel()
    steps[index] = step(
      line: steps[index].line, from: number, fingerprint: steps[index].fingerprint)
    position = index + 1
    return true
  }

  /// Makes the state that there was after so many statements, to the last bit of what could ever be told of it.
  ///
  /// A state is what its statements made, one after the other: of several constraints that could be given up, of equally
  /// good places and of equal reasons, which one it is depends on the way there, and no inverse leads that way back. So
  /// they are carried out again. Behind many statements, where that takes its time, inverses have led here, and all is
  /// carried out again only if the state differs from the one that was there.
  ///
  /// - Complexity: that of all statements up to there, if they are carried out.
  func returnExactly(to goal: Int) {
    if !Self.isShort(goal) {
      let wanted = steps[goal - 1].fingerprint
      if wanted == nil || wanted == fingerprint || goal > Self.mostCarriedOutAgain { return }
    }
    model = LayoutModel(measurer: model.measurer)
    model.engine.solver.keepsSteps = isTracing
    position = 0
    for index in 0..<goal where position == index { _ = carryOutAgain(index) }
    _ = model.engine.solver.takeSteps()
    knownRows = isTracing ? model.engine.rowsByHandle : [:]
  }

  /// Whether statements are so few that all of them are carried out again without a pause that is felt, a tenth of a
  /// second.
  static func isShort(_ statements: Int) -> Bool { statements <= 500 }

  /// More statements are not carried out again to get back: it would take more than a second.
  private static let mostCarriedOutAgain = 5_000

  /// Puts variables where they are wanted, as far as the constraints leave them open.
  func settle(_ placement: Placement) {
    let wrong = placement.values.compactMap { wanted -> (variable: Variable, value: Double)? in
      guard let variable = wanted.coordinate.variable(in: model),
        model.engine.value(of: variable) != wanted.value
      else { return nil }
      return (variable, wanted.value)
    }
    if !wrong.isEmpty { model.engine.settle(wrong) }
    _ = model.engine.takeVariableChanges()
  }

  /// The coordinates that moved since they were last taken.
  func takeMoves() -> [Step.Move] {
    model.engine.takeVariableChanges().compactMap { change in
      Coordinate(change.variable, in: model).map {
        Step.Move(coordinate: $0, old: change.old, new: change.new)
      }
    }
  }

  /// Takes back what a refused statement has altered so far.
  func leaveChanges(nextNumber: Int) {
    takeBack(changes)
    changes = []
    model.nextNumber = nextNumber
    settleModel()
    settleAsBefore()
  }

  /// Puts back the variables that moved since changes were last taken, after everything was taken back.
  func settleAsBefore() {
    var values = Placement()
    for move in takeMoves() { values.keep(move.coordinate, at: move.old) }
    settle(values)
  }

  /// Names this place in the history.
  func setCheckpoint(_ name: Name?) throws(SessionError) -> Response {
    let name = name?.value ?? "\(checkpoints.count + 1)"
    checkpoints.removeAll { $0.name == name }
    checkpoints.append((name, position))
    return Response([.note("checkpoint \(name) after \(NumberText.count(position, "statement"))\n")]
    )
  }

  private func place(of name: Name?) throws(SessionError) -> Int {
    guard let name else {
      guard let last = checkpoints.last(where: { $0.position <= position }) else {
        throw SessionError("there is no checkpoint", hint: "checkpoint sets one")
      }
      return last.position
    }
    guard let found = checkpoints.last(where: { $0.name == name.value }) else {
      throw SessionError(
        "no checkpoint is named \(name.value)", at: name.columns,
        hint: Suggestion.question(for: name.value, among: checkpoints.map(\.name)))
    }
    return found.position
  }
}
