// Pricing chooses, among the active rows whose multipliers are out of range, the one that takes the next primal step.

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

  /// The fewest waiting rows that are settled together, instead of by a step for each (decision 21).
  static var fewestTogether: Int32 { 16 }
}
