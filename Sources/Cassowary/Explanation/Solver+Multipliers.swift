extension Solver {
  /// The multiplier of a constraint, highest level first; empty if the constraint pulls at nothing.
  ///
  /// After a commit the multipliers prove the solution optimal, without trust in the solver: weighted
  /// with them, the constraints' forms add up to zero; a constraint whose form is above its right-hand
  /// side has its weight at its priority, one below it minus its weight, and one that holds exactly
  /// something in between, compared level by level from the highest (a required one: anything).
  /// This is duality over the ordered field of priority levels.
  ///
  /// - Complexity: the number of constraints on the same linear form; of a required equality that holds
  ///   variables, what moves with it.
  public func multiplier(of constraint: Constraint) -> [Multiplier] {
    guard isLive(constraint) else { return [] }
    return core.multiplier(ofConstraint: constraint.index)
  }
}

extension Core {
  /// The part of its row's multiplier that belongs to one constraint, in the constraint's own scale.
  ///
  /// Breakpoints beside the row's place have their full slope. What is left over belongs to those at
  /// the place; each takes, in order, as much of it as its range allows.
  mutating func multiplier(ofConstraint index: Int32) -> [Multiplier] {
    let row = constraints[index].row
    let scale = record(of: index).scale
    let run = members.run(row)
    let place = Int(position[row])
    let isOnBreakpoint = kind[row] != .segment && !isLeaving(row)
    let end = isOnBreakpoint ? Int(groupEnd(row, from: position[row])) : place
    lexOther.clear()
    loadMultiplierIntoOther(row)
    for number in 0..<run.count where number < place || number >= end {
      let member = run[number]
      let cost = costs[member.cost]
      let level = number < place ? cost.rightLevel : cost.leftLevel
      let value = number < place ? rise(right: member) : -rise(left: member)
      if member.constraint == index {
        return value == 0 ? [] : [Multiplier(priority: Priority(level), value: value / scale)]
      }
      lexOther.add(level, -value)
    }
    for number in place..<end {
      let member = run[number]
      // The share: what is left, but within the member's own range.
      lexOwn.assign(lexOther)
      lexRoom.clear()
      let cost = costs[member.cost]
      lexRoom.add(cost.rightLevel, member.forbidsRight ? 0 : rise(right: member))
      if !member.forbidsRight && lexOwn.compare(lexRoom) > 0 { lexOwn.assign(lexRoom) }
      lexRoom.clear()
      lexRoom.add(cost.leftLevel, member.forbidsLeft ? 0 : -rise(left: member))
      if !member.forbidsLeft && lexOwn.compare(lexRoom) < 0 { lexOwn.assign(lexRoom) }
      if member.constraint == index {
        var parts: [Multiplier] = []
        for term in 0..<lexOwn.count where lexOwn[term].value != 0 {
          parts.append(
            Multiplier(priority: Priority(lexOwn[term].level), value: lexOwn[term].value / scale))
        }
        return parts
      }
      lexOther.add(lexOwn, times: -1)
    }
    return []
  }

  /// How steeply the cost rises to the right of a breakpoint.
  private func rise(right member: Member) -> Double {
    member.costsRight ? costs[member.cost].slope : 0
  }

  /// How steeply the cost rises to the left of a breakpoint.
  private func rise(left member: Member) -> Double {
    member.costsLeft ? costs[member.cost].slope : 0
  }
}
