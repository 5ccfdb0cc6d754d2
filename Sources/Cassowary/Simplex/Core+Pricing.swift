// Pricing: which of the active rows whose multipliers are out of range takes the next primal step.

extension Core {
  /// Variables moved and rows looked at so far: what steps cost.
  var workOfSteps: Int {
    statistics.variablesMoved &+ statistics.combinationRows &+ statistics.multiplierChanges
  }

  /// Brings to the head of its queue the active row or stay whose multiplier is farthest out of range, so that the cost
  /// falls fastest as it leaves: Dantzig's rule (G. B. Dantzig, Linear Programming and Extensions, 1963), the highest
  /// level at which two differ deciding. Rows that give way one after the other, each at a priority of its own, leave
  /// in that order then, each once; in any other order those that left first come back as others leave.
  ///
  /// Those whose multipliers are in range do not wait any more.
  /// - Complexity: the rows that wait.
  mutating func putSteepestFirst() {
    if !keepOutOfRange() { return }
    var best = counts.rangeHead
    lexOther.clear()
    for place in counts.rangeHead..<counts.rangeTail {
      let row = rangeQueue[place]
      if isLeaving(row) {
        best = place
        break
      }
      let side = rangeViolation(row)
      if side < 0 { lexRoom.scale(-1) }
      if lexRoom.compare(lexOther) > 0 {
        swap(&lexRoom, &lexOther)
        best = place
      }
    }
    let first = rangeQueue[counts.rangeHead]
    rangeQueue.write(counts.rangeHead, rangeQueue[best], &journal)
    rangeQueue.write(best, first, &journal)
  }
}
