// Whether a pivot, computed from the row and from the column, is good enough for a step.

extension Core {
  /// True if the pivot of a step is good enough. If it is worse than usual, the factorisation is due.
  mutating func acceptPivot(_ factor: Double) -> Bool {
    noteMiss(ofPivot: factor) <= Factorisation.mostMiss(ofPivot: factor)
  }

  /// Has the basis factorised at the next chance if the pivot of a step is worse than usual.
  /// - Returns: how far the pivot computed from the row is from that computed from the column.
  @discardableResult
  mutating func noteMiss(ofPivot factor: Double) -> Double {
    let miss = factorisation.missOfPivot(factor)
    if miss > Tolerances.pivotNoise * abs(factor) { makeRefactorisationDue() }
    return miss
  }
}
