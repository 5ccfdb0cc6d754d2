// What rounding leaves of a row's combination: factors that would be zero, and are no pivots.
//
// A row that is a sum of required ones, and contradicts them, has nothing else to rest on. If its factors are computed
// through coefficients some decades apart, what cancels leaves a billionth or less of something else, which rounds the
// same way however it is computed. Exchanged for that, the row would move it a billion times as far as itself, and the
// basis would hold one row twice.

extension Core {
  /// Drops the factor of a slot from the solved combination of a row, and all that are about as small, if it is small
  /// enough to be looked at and rounding may be all of it.
  /// - Returns: whether it was dropped.
  mutating func dropIfNoise(_ s: Int32, of row: Int32) -> Bool {
    let size = abs(alpha[s])
    let sure = largestFactor * Tolerances.sureFactor
    if size > sure { return false }
    // What is noise is so in several factors at once.
    let limit = min(sure, size * Tolerances.spanOfNoise)
    if !isSum(row, ofFactorsAbove: limit) {
      if size > largestFactor * Tolerances.pivotRatio { return false }
      if !isRefinedSum(row, ofFactorsAbove: limit) { return false }
    }
    for index in 0..<alphaList.count where abs(alpha[alphaList[index]]) <= limit {
      alpha[alphaList[index]] = 0
    }
    return true
  }

  /// True if a row is the sum of the active rows and stays whose factors in its solved combination are above a threshold,
  /// term by term, up to rounding.
  private mutating func isSum(_ row: Int32, ofFactorsAbove threshold: Double) -> Bool {
    beginDirection()
    dList.removeAll()
    add(terms.run(row), times: -1)
    for index in 0..<alphaList.count {
      let slot = alphaList[index]
      if abs(alpha[slot]) <= threshold { continue }
      let holder = definition[slot]
      if holder >= 0 {
        add(terms.run(holder), times: alpha[slot])
      } else {
        add(alpha[slot], of: -1 - holder)
      }
    }
    for index in 0..<dList.count {
      let variable = dList[index]
      if abs(d[variable]) > Tolerances.factorNoise * w[variable] { return false }
    }
    return true
  }

  /// Looks once more whether a row is the sum of others, which it was not found to be, after what its sum misses was
  /// made up for by other factors.
  ///
  /// Noise has its part in all factors, and makes up for itself. To a term that is far less than what noise was left of
  /// it may be much; the large factors are refined so that they need none, if that can be.
  /// - Returns: whether it is; else the combination is what it was.
  private mutating func isRefinedSum(_ row: Int32, ofFactorsAbove threshold: Double) -> Bool {
    var kept = SparseVector()
    defer { kept.deallocate() }
    for index in 0..<alphaList.count where abs(alpha[alphaList[index]]) > threshold {
      kept.append(alphaList[index], alpha[alphaList[index]])
    }
    beginColumn()
    for index in 0..<dList.count { addToColumn(variable: dList[index], -d[dList[index]]) }
    finishColumn()
    solveCombination()
    for place in 0..<kept.count where alphaMark[kept.indices[place]] == zEpoch {
      kept.values[place] += alpha[kept.indices[place]]
    }
    loadColumn(row: row)
    solveCombination()
    for place in 0..<kept.count { alpha[kept.indices[place]] = kept.values[place] }
    if isSum(row, ofFactorsAbove: threshold) { return true }
    loadColumn(row: row)
    solveCombination()
    return false
  }

  private mutating func add(_ run: UnsafeBufferPointer<Entry>, times factor: Double) {
    for entry in run { add(entry.coefficient * factor, of: entry.id) }
  }

  /// Adds to what is left of a variable's coefficient, in `d`, and to the parts that this is the sum of, in `w`.
  private mutating func add(_ part: Double, of variable: Int32) {
    if dMark[variable] != wEpoch {
      dMark[variable] = wEpoch
      dList.append(variable)
      d[variable] = 0
      w[variable] = 0
    }
    d[variable] += part
    w[variable] += abs(part)
  }
}
