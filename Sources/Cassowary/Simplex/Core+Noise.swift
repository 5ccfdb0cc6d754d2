// The rounding that is left in a row's combination: factors that would be zero, and are no pivots.
//
// A row that is a sum of required ones, and contradicts them, has nothing else to rest on. If its factors are computed
// through coefficients some decades apart, terms that cancel leave a billionth or less of some other row, which rounds
// the same way however it is computed. Exchanged for that one, the row would move it a billion times as far as itself,
// and the basis would hold one row twice.

extension Core {
  /// True if it is not known yet whether a factor of the solved combination is more than rounding.
  @inline(__always)
  mutating func isDoubtful(factorOf s: SlotID) -> Bool {
    isRare(abs(factorisation.alpha[s]) <= ratioTest.largestFactor * Tolerances.sureFactor)
      && !isAlone(s)
  }

  /// True if a slot holds the stay of a variable that no active row mentions: a row's factor of it is the row's coefficient
  /// of the variable, without rounding, so that it is a pivot however small.
  @inline(never)
  mutating func isAlone(_ s: SlotID) -> Bool {
    isFresh(s) && factorisation.etas.headOfMember[s].isNone
  }

  /// Drops the factor of a slot from the refined combination of a row if rounding may be all of it.
  /// - Returns: whether it was dropped.
  mutating func dropIfNoise(_ s: SlotID, of row: RowID) -> Bool {
    factorisation.dropIfNoise(
      s, of: row, largest: ratioTest.largestFactor, problem.terms, basis)
  }
}
