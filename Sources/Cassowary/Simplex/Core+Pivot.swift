// Whether a pivot, computed from the row and from the column, is good enough for a step.

extension Core {
  /// True if the pivot computed from the row equals that from the column.
  mutating func pivotAgrees(_ factor: Double) -> Bool {
    factorisation.missOfPivot(factor) <= Self.mostMiss(ofPivot: factor)
  }

  /// How far a pivot computed in two ways may differ: for a small pivot this is a part of it.
  @inline(__always)
  private static func mostMiss(ofPivot factor: Double) -> Double {
    let size = abs(factor)
    return min(
      Tolerances.pivotAgreement * max(1, size), Tolerances.largestPivotMiss * size)
  }

  /// True if the pivot of a step is good enough. If it is worse than usual, the factorisation is due.
  mutating func acceptPivot(_ factor: Double) -> Bool {
    noteMiss(ofPivot: factor) <= Self.mostMiss(ofPivot: factor)
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
