// Pricing chooses, among the active rows whose multipliers are out of range, the one that takes the next primal step;
// if there are many, it brings all into range without one.

extension Core {
  /// Variables moved and rows looked at so far: the cost of steps.
  var workOfSteps: Int {
    statistics.variablesMoved &+ factorisation.solves.combinationRows
      &+ statistics.multiplierChanges
  }

  /// Brings to the head of its queue the active row or stay whose multiplier is farthest out of range, so that the cost
  /// falls fastest as it leaves: Dantzig's rule (G. B. Dantzig, Linear Programming and Extensions, 1963), where the
  /// highest level at which two differ decides. Rows that give way one after the other, each at a priority of its own,
  /// then leave in that order, each once; in any other order the first ones come back as others leave.
  ///
  /// Only those wait whose multipliers are out of range indeed (`keepOutOfRange()`).
  /// - Complexity: the rows that wait.
  mutating func putSteepestFirst() {
    var best = agenda.counts.rangeHead
    workspace.multiplier.clear()
    for place in agenda.counts.rangeHead..<agenda.counts.rangeTail {
      let holder = agenda.range[place]
      if agenda.isLeaving(holder) {
        best = place
        break
      }
      let side = multipliers.rangeViolation(
        of: holder, problem, point, optimisation, excess: &workspace.room)
      if side < 0 { workspace.room.scale(-1) }
      if workspace.room.compare(workspace.multiplier) > 0 {
        swap(&workspace.room, &workspace.multiplier)
        best = place
      }
    }
    let first = agenda.range[agenda.counts.rangeHead]
    agenda.range.write(agenda.counts.rangeHead, agenda.range[best], &journal)
    agenda.range.write(best, first, &journal)
  }

  /// Lets many active rows, whose multipliers are out of range, go on together to the nearest breakpoints where they are
  /// in range, as the views of a row that is cut in two do; only if there is such a breakpoint for each.
  ///
  /// No multiplier changes by that, and the point moves once. Rows that it takes beyond their segments come back by
  /// dual steps, as from any basis whose multipliers are in range. Only rows whose multipliers are indeed out of range
  /// wait.
  /// - Returns: false if nothing was done.
  /// - Complexity: the rows that wait, and the variables and rows that move with them.
  mutating func passTogether() -> Bool {
    if !acceleration.contains(.passingTogether)
      || agenda.rangeCount < Self.fewestTogether
    {
      return false
    }
    workspace.places.removeAll()
    for place in agenda.counts.rangeHead..<agenda.counts.rangeTail {
      guard let row = agenda.range[place].row, !agenda.isLeaving(row),
        let rest = restingPlace(of: row)
      else { return false }
      workspace.places.append(rest)
    }
    factorisation.beginBtran()
    for place in agenda.counts.rangeHead..<agenda.counts.rangeTail {
      let row = agenda.range[place].certainRow
      let rest = workspace.places[Int(place - agenda.counts.rangeHead)]
      // Rows that left and came back may wait twice.
      if point.position[row] == rest { continue }
      let bound = problem.members.element(row, rest).bound
      let step = bound - point.activity[row]
      if stepLog.isOn { stepLog.noteShift(row, by: step, problem, point) }
      hold(row, at: rest)
      point.activity.write(row, bound, &journal)
      factorisation.addSource(basis.slot(of: row), step)
      statistics.flips += 1
    }
    factorisation.btran()
    move(by: 1)
    return true
  }

  /// The fewest waiting rows that are settled together, instead of by a step for each (decision 21).
  static var fewestTogether: Int32 { 16 }

  /// The first member of the breakpoint nearest to that of an active row where its multiplier is in range, if there is
  /// one.
  private mutating func restingPlace(of row: RowID) -> Int32? {
    var place = point.position[row]
    let first = multipliers.rangeViolation(
      of: row, at: place, problem, optimisation, excess: &workspace.room)
    while true {
      let side = multipliers.rangeViolation(
        of: row, at: place, problem, optimisation, excess: &workspace.room)
      if side == 0 { return place }
      // Between two breakpoints, as far as rounding can tell.
      if side != first { return nil }
      if side < 0 {
        if place == 0 { return nil }
        place = problem.groupStart(row, to: place - 1)
      } else {
        place = problem.groupEnd(row, from: place)
        if place >= problem.members.count(row) { return nil }
      }
    }
  }
}
