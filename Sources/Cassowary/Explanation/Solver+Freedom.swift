extension Solver {
  /// True if the variable could have another value at the same cost on every level: the layout that it
  /// stands for is ambiguous.
  ///
  /// Commit first: the question is about the optimum.
  /// - Complexity: one combination solve, and a direction solve for each active constraint in it that could give way.
  ///   If these can be moved, but none of them alone: as much for all that moves with them and cannot go every way, a
  ///   combination solve for each such constraint, and the solution of a system of that size.
  public func freedom(of variable: Variable) -> Bool {
    guard isLive(variable) else { return false }
    commitQuietly()
    return asking {
      let parts = wake().core.parts(ofVariable: variable.id)
      if parts.contains(where: { wake().core.isFree($0.slot) }) { return true }
      if !parts.contains(where: { wake().core.mayMove($0.slot) }) { return false }
      var movement = JointMovement()
      return movement.moves(parts, in: &wake().core) != nil
    }
  }

  /// The ways in which the solution could move at no cost: first those with one cause, by its age, undetermined
  /// variables before constraints in balance with others; then those in which several have to move together, for each
  /// variable that does not move in any of the others, by age.
  ///
  /// Commit first: the question is about the optimum.
  /// - Parameter most: how many are looked for. If many constraints are in balance, each direction may name as many
  ///   variables, so that all of them take memory with the square of the system's size.
  /// - Complexity: a direction solve for each undetermined variable and each constraint in balance, until enough are
  ///   found. If some of these can be moved, but not alone, also the cost of ``freedom(of:)`` for each variable that
  ///   would move with them.
  public func freedom(atMost most: Int = .max) -> [Freedom] {
    commitQuietly()
    return withPinnedRowsEntered {
      var found: [Freedom] = []
      let causes = causesOfFreedom()
      var blocked: [SlotID] = []
      for (slot, cause) in causes where found.count < most {
        if wake().core.isFree(slot) {
          wake().core.factorisation.btran(of: slot)
          found.append(freedom(cause, direction: solvedDirection()))
        } else if wake().core.mayMove(slot) {
          blocked.append(slot)
        }
      }
      if !blocked.isEmpty && found.count < most {
        appendJointFreedoms(of: blocked, causes, atMost: most, to: &found)
      }
      return found
    }
  }

  /// Looks for movements of variables that no freedom found so far moves. It looks among the variables that slots would
  /// move which cannot move alone.
  private func appendJointFreedoms(
    of blocked: [SlotID], _ causes: [(slot: SlotID, cause: Freedom.Cause)], atMost most: Int,
    to found: inout [Freedom]
  ) {
    var moved: Set<Variable> = []
    for way in found { moved.formUnion(way.direction.map { $0.variable }) }
    var waiting: Set<Variable> = []
    for slot in blocked {
      wake().core.factorisation.btran(of: slot)
      waiting.formUnion(solvedDirection().map { $0.variable })
    }
    var movement = JointMovement()
    for variable in waiting.sorted(by: { $0.generation < $1.generation })
    where found.count < most && !moved.contains(variable) {
      let parts = wake().core.parts(ofVariable: variable.id)
      guard let rates = movement.moves(parts, in: &wake().core) else { continue }
      wake().core.factorisation.beginBtran()
      for (slot, rate) in rates { wake().core.factorisation.addSource(slot, rate) }
      wake().core.factorisation.btran()
      let direction = solvedDirection()
      moved.formUnion(direction.map { $0.variable })
      found.append(freedom(cause(among: rates.map { $0.slot }, causes), direction: direction))
    }
  }

  /// The oldest constraint of several causes that move together, or if there is none the oldest variable.
  private func cause(
    among slots: [SlotID], _ causes: [(slot: SlotID, cause: Freedom.Cause)]
  ) -> Freedom.Cause {
    let moving = causes.filter { slots.contains($0.slot) }
    let tied = moving.first { if case .tied = $0.cause { true } else { false } }
    guard let cause = (tied ?? moving.first)?.cause else {
      preconditionFailure("Internal inconsistency: slots \(slots) move without a cause")
    }
    return cause
  }

  private func freedom(_ cause: Freedom.Cause, direction: [Freedom.Rate]) -> Freedom {
    let names = names(of: direction)
    let text =
      switch cause {
      case .undetermined(let variable):
        "\(names) can move: nothing determines \(nameOrNumber(of: variable.id))"
      case .tied(let constraint):
        "\(names) can move: \(text(of: constraint)) is in balance with others"
      }
    return Freedom(cause: cause, direction: direction, description: text)
  }

  /// The possible causes of a freedom, with their slots: undetermined variables by age, then active rows by the age of
  /// the constraints that hold them.
  private func causesOfFreedom() -> [(slot: SlotID, cause: Freedom.Cause)] {
    var undetermined: [(slot: SlotID, variable: Variable)] = []
    var held: [(slot: SlotID, constraint: Constraint)] = []
    for slot in problem.allVariables where problem.isInUse(slot) {
      let holder = wake().core.basis.definition[slot]
      if let stay = holder.stay {
        undetermined.append((slot, variable(at: stay)))
      } else if let row = holder.row, !wake().core.agenda.isUnlimited(row) {
        held.append(
          (slot, constraint(at: problem.holder(of: row, at: wake().core.point.position[row]))))
      }
    }
    undetermined.sort { $0.variable.generation < $1.variable.generation }
    held.sort { $0.constraint.generation < $1.constraint.generation }
    return undetermined.map { ($0.slot, .undetermined($0.variable)) }
      + held.map { ($0.slot, .tied($0.constraint)) }
  }

  /// The variables that move in the solved direction, by age.
  private func solvedDirection() -> [Freedom.Rate] {
    var direction: [Freedom.Rate] = []
    for place in 0..<wake().core.factorisation.d.list.count {
      let index = wake().core.factorisation.d.list[place]
      if abs(wake().core.factorisation.d[index]) <= Tolerances.pivotRatio { continue }
      direction.append(
        Freedom.Rate(variable: variable(at: index), rate: wake().core.factorisation.d[index]))
    }
    return direction.sorted { $0.variable.generation < $1.variable.generation }
  }

  /// The first few of the variables that move, and how many more there are.
  private func names(of direction: [Freedom.Rate]) -> String {
    // As many names as a reader takes in: a sentence of an error has to hold them.
    let most = 10
    let first = direction.prefix(direction.count > most ? most - 1 : most)
    let names = first.map { nameOrNumber(of: $0.variable.id) }.joined(separator: ", ")
    return first.count == direction.count
      ? names : "\(names) and \(direction.count - first.count) more"
  }

  /// Runs a question with all pinned rows in the basis that can be (they lie on breakpoints and forbid
  /// movements that the basis alone would allow), and takes that back afterwards.
  private func withPinnedRowsEntered<Answer>(_ question: () -> Answer) -> Answer {
    let scope = wake().core.beginChange()
    if problem.counts.retiredVariables > 0 { wake().core.refactorise(because: .retiredVariables) }
    wake().core.enterPinnedRows()
    let answer = question()
    wake().core.rollBack(scope)
    return answer
  }
}
