import Cassowary

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

  /// Goes to another place in the history.
  ///
  /// Variables that the constraints leave open are put where they were then, for the answer to a
  /// question must not depend on the way by which a state was reached.
  private func walk(to goal: Int, _ verb: String) -> Response {
    let passed = min(goal, position)..<max(goal, position)
    var values = Placement()
    if goal < position {
      for step in steps[passed].reversed() {
        takeBack(step.alterations)
        for move in step.moves.reversed() { values.put(move.coordinate, at: move.old) }
      }
    } else {
      for step in steps[passed] {
        for alteration in step.alterations { performAgain(alteration) }
        for move in step.moves { values.put(move.coordinate, at: move.new) }
      }
    }
    position = goal
    hasTurnedBack = true
    if let first = passed.first, let last = passed.last {
      model.nextNumber = steps[first].numbers.before
      if goal > first { model.nextNumber = steps[last].numbers.after }
    }
    let what =
      passed.count == 1
      ? steps[passed.lowerBound].line : NumberText.count(passed.count, "statement")
    let warnings = settleModel()
    // A variable that moved without a record stands elsewhere only because of a tie.
    for move in takeMoves() { values.keep(move.coordinate, at: move.old) }
    settle(values)
    return Response([.note("\(verb): \(what)\n")] + warnings + takeTrace())
  }

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

  /// Puts back the variables that moved since changes were last taken, after everything was taken
  /// back.
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
