// The rounding that moves may have left in the point, and the time to compute it afresh for that: each move rounds in
// the last place, and nothing else would correct it.

extension PrimalPoint {
  /// True if moves have added up to many times the whole system, which has `variables` variables, or one went far.
  @inline(__always)
  func isDrifting(among variables: Int32) -> Bool {
    counts.drift >= 1_000 * Int64(variables) &+ 1
  }

  /// Has the point computed afresh at the next chance, however many variables there are by then: a variable came from
  /// so far that the rounding of its way counts at its present value.
  @inline(__always)
  mutating func noteFarWay() { counts.drift = Self.driftOfFarWay }

  /// True if something came from far since the point was last computed afresh.
  var hasComeFar: Bool { counts.drift >= Self.driftOfFarWay }

  /// A drift that is due in a system of any size, and to which moves may add without an overflow.
  private static var driftOfFarWay: Int64 { .max / 2 }

  /// True if a step along a direction takes a variable further than values may be.
  func isTooFar(_ step: Double, along direction: WorkVector) -> Bool {
    if isUsual(abs(step) <= Tolerances.far) {
      // A short step is a long way at the end of a chain of factors; a few of them do not lead that far.
      let count = direction.list.count
      if count <= Self.mostLinksOfShortWay { return false }
      var largest = 0.0
      for index in 0..<count {
        let rate = abs(direction[direction.list[index]])
        largest = rate > largest ? rate : largest
      }
      if isUsual(largest * abs(step) <= Tolerances.far) { return false }
    }
    for index in 0..<direction.list.count {
      let variable = direction.list[index]
      if !(abs(x[variable] + direction[variable] * step) <= Tolerances.largestValue) {
        return true
      }
    }
    return false
  }

  /// The links of the longest chain that is not looked at: a step of a million along eight factors of a million stays
  /// within the range of values.
  private static var mostLinksOfShortWay: Int { 8 }

  /// True if a variable on which nothing depends may move by a step.
  @inline(__always)
  func isWithinLimits(_ variable: VariableID, after step: Double) -> Bool {
    isUsual(abs(step) <= Tolerances.far) || abs(x[variable] + step) <= Tolerances.largestValue
  }
}
