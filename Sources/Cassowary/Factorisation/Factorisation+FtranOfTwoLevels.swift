// Combinations at two levels at once. What is resisted at one level is hugged at another, so that most rows that pass
// their content's size change their slopes at both; the way through the basis, which is too long for the cache, is gone
// once for the two.

extension Solver {
  /// From so many contributions at a level on, two levels are solved for at once: for tests, whose systems are small.
  package var fewestPairs: Int {
    get { core.batch.fewestPairs }
    set { core.batch.fewestPairs = newValue }
  }
}

extension Factorisation {
  /// Solves `U * alpha = z` for what rows contribute at two levels, most of them at both.
  ///
  /// Afterwards `alpha.list` names the slots, nearest first, and `pairs` holds the factors, those of the upper level first.
  /// - Parameters:
  ///   - upper: where the contributions at one level are.
  ///   - lower: where those at the other are.
  ///   - contributions: what rows contribute.
  ///   - terms: the terms of all rows.
  /// - Returns: the mark of the slots that were visited.
  mutating func ftranOfTwoLevels(
    _ upper: Range<Int>, _ lower: Range<Int>, of contributions: Stack<Core.Contribution>,
    _ terms: RowTerms
  ) -> Int32 {
    solves.combinations &+= 2
    beginColumn()
    alpha.list.removeAll()
    pairs.reserveAnew(Int(counts.slots))
    addPairs(upper, lower, contributions, terms)
    applyEtasToPairs()
    alpha.list.reverse()
    eliminate(pairs)
    // What is marked as solved is not in `alpha`.
    let reached = zEpoch
    zEpoch = nextEpoch()
    return reached
  }

  /// Adds up contributions at two levels, row by row: both lists are in the order of their rows, mostly.
  private mutating func addPairs(
    _ upper: Range<Int>, _ lower: Range<Int>, _ contributions: Stack<Core.Contribution>,
    _ terms: RowTerms
  ) {
    let ahead = upper.lowerBound &+ placesAhead(of: upper.count)
    var (first, second) = (upper.lowerBound, lower.lowerBound)
    while first < upper.upperBound || second < lower.upperBound {
      if first < ahead { prefetchPairs(of: contributions, after: first, terms) }
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
    if alpha.marks[variable] != zEpoch { reachPairs(from: variable) }
    pairs[variable] += values
    if counts.etas > 0 && etas.headOfMember[variable] > 0 {
      pushMemberEtas(of: variable, above: -1)
    }
  }

  private mutating func reachPairs(from root: Int32) {
    var walk = DepthFirstWalk(
      along: columns, of: nodesOfWalks, clearing: pairs, marks: alpha.marks, zEpoch, path: path)
    walk.visit(from: root) { alpha.list.append($0) }
    path = walk.path
  }

  private mutating func applyEtasToPairs() {
    while !etas.heap.isEmpty {
      let eta = etas.heap.removeFirstOfHeap(comesBefore: <)
      let start = eta > 0 ? etas.end[eta - 1] : 0
      noteWork(ofEta: eta, entries: etas.end[eta] - start)
      var sums = SIMD2<Double>.zero
      for entry in start..<etas.end[eta] {
        let variable = etas.variable[entry]
        if alpha.marks[variable] == zEpoch { sums += etas.factor[entry] * pairs[variable] }
      }
      if sums.isZero {
        hasEtasLeftOut = true
        continue
      }
      let target = etas.target[eta]
      if alpha.marks[target] != zEpoch { reachPairs(from: target) }
      pairs[target] += sums
      if etas.headOfMember[target] > 0 { pushMemberEtas(of: target, above: eta) }
    }
  }

  /// Asks for the terms of rows that contribute, and for the definitions of their variables.
  @inline(__always)
  private mutating func prefetchPairs(
    of contributions: Stack<Core.Contribution>, after place: Int, _ terms: RowTerms
  ) {
    let later = contributions[place &+ Lookahead.far].row
    terms.headers.prefetch(later)
    terms.prefetchRun(contributions[place &+ Lookahead.near].row)
    for entry in terms.run(contributions[place &+ Lookahead.next].row) {
      pairs.prefetch(entry.id)
      alpha.marks.prefetch(entry.id)
      columns.headers.prefetch(entry.id)
    }
    for entry in terms.run(contributions[place &+ Lookahead.last].row) {
      columns.prefetchRun(entry.id)
    }
  }
}
