// Measuring how far multipliers have drifted: that of an active row is what balances the inactive ones along the row's
// direction. Where a primal step has the direction and all rates at hand anyway, the stored one is compared with that now
// and then.

extension Core {
  /// Compares the stored multiplier of a row or stay, whose direction is solved and along which the rates of the inactive rows
  /// are at hand, with what balances them. If it is off by more than a part of a tolerance, all multipliers are computed afresh
  /// before the commit ends.
  ///
  /// - Parameter sign: 1 or -1 as the rates are those of the row's rising or falling.
  /// - Complexity: the rows that move, in one of so many steps.
  @inline(__always)
  mutating func measureMultiplier(of row: Int32, _ sign: Double) {
    if isUsual(statistics.pivots % Self.stepsPerMeasurement != 0) { return }
    measure(row, sign)
  }

  /// One step in so many measures.
  private static var stepsPerMeasurement: Int { 16 }

  @inline(never)
  private mutating func measure(_ row: Int32, _ sign: Double) {
    lexOther.clear()
    lexOther.add(stored: multiplierHead(row), in: cells, times: sign)
    for index in 0..<rowList.count {
      let other = rowList[index]
      if abs(rate[other]) <= Tolerances.drop { continue }
      if kind[other] == .segment && !isOwing(other) {
        lexOther.addSlope(
          members.run(other), gap: position[other], in: costs, times: rate[other])
      } else {
        lexOther.add(stored: multiplier[other], in: cells, times: rate[other])
      }
    }
    for index in 0..<lexOther.count where abs(lexOther[index].value) > Tolerances.multiplierDrift {
      counts.magnifications &+= 1
      return
    }
  }
}
