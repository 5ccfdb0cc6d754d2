// What rounding leaves of a row's combination: factors that would be zero, and are no pivots.
//
// A row that is a sum of required ones, and contradicts them, has nothing else to rest on. If its factors are computed
// through coefficients some decades apart, what cancels leaves a billionth or less of something else, which rounds the
// same way however it is computed. Exchanged for that, the row would move it a billion times as far as itself, and the
// basis would hold one row twice.

extension Core {
  /// True if it is not known yet whether a factor of the solved combination is more than rounding.
  @inline(__always)
  mutating func isDoubtful(factorOf s: Int32) -> Bool {
    isRare(abs(alpha[s]) <= largestFactor * Tolerances.sureFactor) && !isAlone(s)
  }

  /// True if a slot holds the stay of a variable that no active row mentions: a row's factor of it is the row's coefficient
  /// of the variable, without rounding, so that it is a pivot however small.
  @inline(never)
  mutating func isAlone(_ s: Int32) -> Bool { isFresh(s) && etaMemberHead[s] == 0 }

  /// Drops the factor of a slot from the refined combination of a row, and all that are about as small, if it is small
  /// enough to be looked at and rounding may be all of it.
  /// - Returns: whether it was dropped.
  mutating func dropIfNoise(_ s: Int32, of row: Int32) -> Bool {
    let size = abs(alpha[s])
    // What is noise is so in several factors at once.
    let limit = min(largestFactor * Tolerances.sureFactor, size * Tolerances.spanOfNoise)
    if !isSum(row, ofFactorsAbove: limit) { return false }
    for index in 0..<alphaList.count where abs(alpha[alphaList[index]]) <= limit {
      alpha[alphaList[index]] = 0
    }
    return true
  }

  /// True if a row is the sum of the active rows and stays whose factors in its solved combination are above a threshold,
  /// term by term, up to rounding.
  mutating func isSum(_ row: Int32, ofFactorsAbove threshold: Double) -> Bool {
    loadResidual(of: row, ofFactorsAbove: threshold)
    for index in 0..<dList.count {
      let variable = dList[index]
      if !(abs(d[variable]) <= Tolerances.factorNoise * w[variable]) { return false }
    }
    return true
  }
}
