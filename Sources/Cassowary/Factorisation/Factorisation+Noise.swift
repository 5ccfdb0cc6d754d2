// The rounding that is left in a row's combination.

extension Factorisation {
  /// Drops the factor of a slot from the refined combination of a row, and all factors about as small, if it is small
  /// enough to be checked and rounding may be all of it.
  /// - Returns: whether it was dropped.
  mutating func dropIfNoise(
    _ s: SlotID, of row: RowID, largest: Double, _ terms: RowTerms, _ basis: borrowing Basis
  ) -> Bool {
    let size = abs(alpha[s])
    // Noise is in several factors at once.
    let limit = min(largest * Tolerances.sureFactor, size * Tolerances.spanOfNoise)
    if !isSum(row, ofFactorsAbove: limit, terms, basis) { return false }
    for index in 0..<alpha.list.count where abs(alpha[alpha.list[index]]) <= limit {
      alpha[alpha.list[index]] = 0
    }
    return true
  }

  /// True if a row is the sum of the active rows and stays whose factors in its solved combination are above a threshold,
  /// term by term, up to rounding.
  mutating func isSum(
    _ row: RowID, ofFactorsAbove threshold: Double, _ terms: RowTerms, _ basis: borrowing Basis
  ) -> Bool {
    loadResidual(of: row, ofFactorsAbove: threshold, terms, basis)
    for index in 0..<d.list.count {
      let variable = d.list[index]
      if !(abs(d[variable]) <= Tolerances.factorNoise * w[variable]) { return false }
    }
    return true
  }

  /// The largest factor of the solved combination.
  var largestFactor: Double {
    var largest = 0.0
    let slots = alpha.list.base
    let factors = alpha.base
    for index in 0..<alpha.list.count { largest = max(largest, abs(factors[Int(slots[index])])) }
    return largest
  }

  /// How far the pivot computed from the row, by FTRAN, is from that computed from the column, by BTRAN (`w` times `z`).
  mutating func missOfPivot(_ factor: Double) -> Double {
    var inner = 0.0
    for index in 0..<z.list.count where w.marks[z.list[index]] == wEpoch {
      inner += w[z.list[index]] * z[z.list[index]]
    }
    return abs(inner - factor)
  }

  /// The largest rate along the solved direction that may be rounding only.
  @inline(__always)
  var rateNoise: Double {
    Tolerances.drop + Tolerances.rateNoise * max(largestRate, largestPart)
  }

  /// The rate of the fastest variable along the solved direction.
  var largestRate: Double {
    var largest = 0.0
    for index in 0..<d.list.count {
      largest = max(largest, abs(d[d.list[index]]))
    }
    return largest
  }

  /// True if the pivot computed from the row equals that from the column.
  mutating func pivotAgrees(_ factor: Double) -> Bool {
    missOfPivot(factor) <= Self.mostMiss(ofPivot: factor)
  }

  /// How far a pivot computed in two ways may differ: for a small pivot this is a part of it.
  @inline(__always)
  static func mostMiss(ofPivot factor: Double) -> Double {
    let size = abs(factor)
    return min(
      Tolerances.pivotAgreement * max(1, size), Tolerances.largestPivotMiss * size)
  }
}
