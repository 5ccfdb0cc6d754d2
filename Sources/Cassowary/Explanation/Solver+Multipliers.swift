extension Solver {
  /// The multiplier of a constraint, highest level first; empty if the constraint pulls at nothing.
  ///
  /// After a commit the multipliers prove the solution optimal, without trust in the solver: weighted
  /// with them, the constraints' forms add up to zero; a constraint whose form is above its right-hand
  /// side has its weight at its priority, one below it minus its weight, and one that holds exactly
  /// something in between, compared level by level from the highest (a required one: anything).
  /// This is duality over the ordered field of priority levels.
  ///
  /// - Complexity: the number of constraints on the same linear form; for a required equality that holds variables, all
  ///   that moves with it.
  public func multiplier(of constraint: Constraint) -> [Multiplier] {
    guard isLive(constraint) else { return [] }
    return asking { wake().core.multiplier(ofConstraint: constraint.id) }
  }

  /// The multipliers of several constraints, in their order, each as ``multiplier(of:)`` gives it; empty for one that is
  /// unknown.
  ///
  /// The multipliers of all constraints together are the proof of the optimum.
  ///
  /// - Complexity: that of asking one by one, until this has cost a pass over all variables and rows; then one such
  ///   pass for each priority level.
  public func multipliers(of constraints: [Constraint]) -> [[Multiplier]] {
    var found: [[Multiplier]] = []
    found.reserveCapacity(constraints.count)
    let enough = Int(problem.counts.liveVariables + problem.counts.liveRows)
    var work = 0
    for (place, constraint) in constraints.enumerated() {
      if work > enough {
        let scope = wake().core.beginChange()
        wake().core.computeOutdatedMultipliers()
        for constraint in constraints[place...] { found.append(multiplier(of: constraint)) }
        wake().core.rollBack(scope)
        break
      }
      let isKept =
        !isLive(constraint)
        || !wake().core.agenda.isOutdated(problem.constraints[constraint.id].row)
      found.append(multiplier(of: constraint))
      if !isKept {
        work += wake().core.factorisation.d.list.count + wake().core.workspace.rowList.count
      }
    }
    return found
  }

  /// Answers a question. Its solves do not count as work on the factorisation: neither the time of the next
  /// factorisation nor the last bits after it depend on questions.
  func asking<Answer>(_ question: () -> Answer) -> Answer {
    let work = wake().core.factorisation.counts.etaWork
    defer { wake().core.factorisation.counts.etaWork = work }
    return question()
  }
}

extension Core {
  /// The part of its row's multiplier that belongs to one constraint, in the constraint's own scale.
  ///
  /// Breakpoints beside the row's place have their full slope. The rest belongs to those at the place; each takes, in
  /// order, as much of it as its range allows.
  mutating func multiplier(ofConstraint index: ConstraintID) -> [Multiplier] {
    let row = problem.constraints[index].row
    let scale = problem.record(of: index).scale
    let run = problem.members.run(row)
    let place = Int(point.position[row])
    let isOnBreakpoint = basis.kind[row] != .segment && !agenda.isLeaving(row)
    let end = isOnBreakpoint ? Int(problem.groupEnd(row, from: point.position[row])) : place
    workspace.multiplier.clear()
    addMultiplierToWorkspace(of: row)
    for number in 0..<run.count where number < place || number >= end {
      let member = run[number]
      let cost = problem.costs[member.cost]
      let level = number < place ? cost.rightLevel : cost.leftLevel
      let value = number < place ? problem.rise(right: member) : -problem.rise(left: member)
      if member.constraint == index {
        return value == 0 ? [] : [Multiplier(priority: Priority(level), value: value / scale)]
      }
      workspace.multiplier.add(level, -value)
    }
    for number in place..<end {
      let member = run[number]
      // The share: the rest, but within the member's own range.
      workspace.ownRoom.assign(workspace.multiplier)
      workspace.room.clear()
      let cost = problem.costs[member.cost]
      workspace.room.add(cost.rightLevel, member.forbidsRight ? 0 : problem.rise(right: member))
      if !member.forbidsRight && workspace.ownRoom.compare(workspace.room) > 0 {
        workspace.ownRoom.assign(workspace.room)
      }
      workspace.room.clear()
      workspace.room.add(cost.leftLevel, member.forbidsLeft ? 0 : -problem.rise(left: member))
      if !member.forbidsLeft && workspace.ownRoom.compare(workspace.room) < 0 {
        workspace.ownRoom.assign(workspace.room)
      }
      if member.constraint == index {
        var parts: [Multiplier] = []
        // Terms that cancel leave rounding behind.
        for term in 0..<workspace.ownRoom.count
        where abs(workspace.ownRoom[term].value) > Tolerances.slope {
          parts.append(
            Multiplier(
              priority: Priority(workspace.ownRoom[term].level),
              value: workspace.ownRoom[term].value / scale))
        }
        return parts
      }
      workspace.multiplier.add(workspace.ownRoom, times: -1)
    }
    return []
  }
}
