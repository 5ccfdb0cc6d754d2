// Combinations at two levels at once. What is resisted at one level is hugged at another, so that most rows that pass
// their content's size change their slopes at both; the way through the basis, which is too long for the cache, is gone
// once for the two.

extension Solver {
  /// From so many contributions at a level on, two levels are solved for at once: for tests, whose systems are small.
  package var fewestPairs: Int {
    get { core.fewestPairs }
    set { core.fewestPairs = newValue }
  }
}

extension Core {
  /// Solves `U * alpha = z` for what rows contribute at two levels, most of them at both.
  ///
  /// Afterwards `alphaList` names the slots, nearest first, and `pairs` holds the factors, those of the upper level first.
  /// - Parameters:
  ///   - upper: where the contributions at one level are.
  ///   - lower: where those at the other are.
  /// - Returns: the mark of the slots that were visited.
  mutating func solveCombinations(_ upper: Range<Int>, _ lower: Range<Int>) -> Int32 {
    statistics.multiplierSolves += 2
    beginColumn()
    alphaList.removeAll()
    pairs.reserveAnew(Int(counts.variables))
    addPairs(upper, lower)
    applyEtasToPairs()
    alphaList.reverse()
    eliminate(pairs)
    // What is marked as solved is not in `alpha`.
    let reached = zEpoch
    zEpoch = nextEpoch()
    return reached
  }

  /// Adds up contributions at two levels, row by row: both lists are in the order of their rows, mostly.
  private mutating func addPairs(_ upper: Range<Int>, _ lower: Range<Int>) {
    let ahead = upper.lowerBound &+ placesAhead(of: upper.count)
    var (first, second) = (upper.lowerBound, lower.lowerBound)
    while first < upper.upperBound || second < lower.upperBound {
      if first < ahead { prefetchPairs(after: first) }
      let ofUpper = first < upper.upperBound ? contributions[first].row : .max
      let ofLower = second < lower.upperBound ? contributions[second].row : .max
      let row = min(ofUpper, ofLower)
      var values = SIMD2<Double>.zero
      if row == ofUpper {
        values.x = contributions[first].value
        first &+= 1
      }
      if row == ofLower {
        values.y = contributions[second].value
        second &+= 1
      }
      for entry in terms.run(row) { add(entry.coefficient * values, to: entry.id) }
    }
  }

  /// Adds values to those of a variable, and visits the definitions below it if it is met for the first time.
  @inline(__always)
  private mutating func add(_ values: SIMD2<Double>, to variable: Int32) {
    if alphaMark[variable] != zEpoch { reachPairs(from: variable) }
    pairs[variable] += values
    if counts.etas > 0 && etaMemberHead[variable] > 0 { pushMemberEtas(of: variable, above: -1) }
  }

  private mutating func reachPairs(from root: Int32) {
    var walk = DepthFirstWalk(
      along: columns, of: counts.variables, clearing: pairs, marks: alphaMark, zEpoch, path: path)
    walk.visit(from: root) { alphaList.append($0) }
    path = walk.path
  }

  private mutating func applyEtasToPairs() {
    while !etaHeap.isEmpty {
      let eta = etaHeap.removeFirstOfHeap(comesBefore: <)
      let start = eta > 0 ? etaEnd[eta - 1] : 0
      noteWork(ofEta: eta, entries: etaEnd[eta] - start)
      var sums = SIMD2<Double>.zero
      for entry in start..<etaEnd[eta] {
        let variable = etaVariable[entry]
        if alphaMark[variable] == zEpoch { sums += etaFactor[entry] * pairs[variable] }
      }
      if sums.isZero {
        hasEtasLeftOut = true
        continue
      }
      let target = etaTarget[eta]
      if alphaMark[target] != zEpoch { reachPairs(from: target) }
      pairs[target] += sums
      if etaMemberHead[target] > 0 { pushMemberEtas(of: target, above: eta) }
    }
  }
}
