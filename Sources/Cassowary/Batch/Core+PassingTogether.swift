// Active rows that go on together to breakpoints at which their multipliers are in range.

extension Core {
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
