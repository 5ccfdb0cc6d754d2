extension Solver {
  /// The multiplier of a constraint, highest level first; empty if the constraint pulls at nothing.
  ///
  /// After a commit the multipliers prove the solution optimal, without trust in the solver: weighted
  /// with them, the constraints' forms add up to zero; a constraint whose form is above its right-hand
  /// side has its weight at its priority, one below it minus its weight, and one that holds exactly
  /// something in between, compared level by level from the highest (a required one: anything).
  /// This is duality over the ordered field of priority levels.
  ///
  /// - Complexity: the number of constraints on the same linear form.
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
    let scale = constraints[index].scale
    let run = members.run(row)
    let place = Int(position[row])
    let isOnBreakpoint = kind[row] != .segment
    let end = isOnBreakpoint ? Int(groupEnd(row, from: position[row])) : place
    lexOther.clear()
    loadMultiplierIntoOther(row)
    for number in 0..<run.count where number < place || number >= end {
      let member = run[number]
      let level = number < place ? member.rightLevel : member.leftLevel
      let value = number < place ? member.right : -member.left
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
      lexRoom.add(member.rightLevel, member.forbidsRight ? 0 : member.right)
      if !member.forbidsRight && lexOwn.compare(lexRoom) > 0 { lexOwn.assign(lexRoom) }
      lexRoom.clear()
      lexRoom.add(member.leftLevel, member.forbidsLeft ? 0 : -member.left)
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
}
