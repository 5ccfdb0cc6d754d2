// A row as a combination of the active rows: solves with the transpose of B.

extension Core {
  /// Starts the transformation of a combination of rows.
  mutating func beginColumn() {
    zEpoch = nextEpoch()
    hasEtasLeftOut = false
    zList.removeAll()
    etaHeap.removeAll()
  }

  /// Adds `factor` times a row to the combination.
  mutating func addToColumn(row: Int32, _ factor: Double) {
    addToColumn(terms.run(row), factor)
  }

  @inline(__always)
  private mutating func addToColumn(_ run: UnsafeBufferPointer<Entry>, _ factor: Double) {
    for entry in run { addToColumn(variable: entry.id, entry.coefficient * factor) }
  }

  /// Adds `value` times the stay of a variable to the combination.
  mutating func addToColumn(variable: Int32, _ value: Double) {
    if zMark[variable] != zEpoch {
      zMark[variable] = zEpoch
      z[variable] = 0
      zList.append(variable)
      if etaMemberHead[variable] > 0 { pushMemberEtas(of: variable, above: -1) }
    }
    z[variable] += value
  }

  /// Applies the etas: afterwards `z` is `E` times the combination.
  /// - Parameter keepsAll: whether those that change nothing, as what they read cancels, are applied nevertheless, so that
  ///   all is listed that could take part in another combination of the same rows.
  mutating func finishColumn(keepsAll: Bool = false) {
    while !etaHeap.isEmpty {
      let eta = etaHeap.removeFirstOfHeap(comesBefore: <)
      let start = eta > 0 ? etaEnd[eta - 1] : 0
      noteWork(ofEta: eta, entries: etaEnd[eta] - start)
      var sum = 0.0
      for entry in start..<etaEnd[eta] {
        let variable = etaVariable[entry]
        if zMark[variable] == zEpoch { sum += etaFactor[entry] * z[variable] }
      }
      if sum == 0 && !keepsAll {
        hasEtasLeftOut = true
        continue
      }
      let target = etaTarget[eta]
      if zMark[target] != zEpoch {
        zMark[target] = zEpoch
        z[target] = 0
        zList.append(target)
        pushMemberEtas(of: target, above: eta)
      }
      z[target] += sum
    }
  }

  /// Transforms one row.
  mutating func loadColumn(row: Int32) { loadColumn(terms.run(row)) }

  /// Transforms the row of the given terms.
  mutating func loadColumn(_ run: UnsafeBufferPointer<Entry>) {
    beginColumn()
    addToColumn(run, 1)
    finishColumn()
  }

  /// Transforms the stay of a variable.
  mutating func loadColumn(stayOf variable: Int32) {
    beginColumn()
    addToColumn(variable: variable, 1)
    finishColumn()
  }

  /// Solves `U * alpha = z`: the combination of active rows that equals what was transformed.
  ///
  /// Afterwards `alphaList` names the slots, nearest first, and `alpha` holds the factors.
  /// - Returns: whether all slots are listed that could take part, and not only those that do.
  @discardableResult
  mutating func solveCombination() -> Bool {
    statistics.multiplierSolves += 1
    // The order is collected in postorder in `alphaList`, then reversed.
    alphaList.removeAll()
    var isLimited = true
    let ahead = placesAhead(of: zList.count)
    for index in 0..<zList.count {
      if index < ahead { prefetchTransformed(after: index) }
      let root = zList[index]
      if alphaMark[root] == zEpoch { continue }
      if reachDefinitions(from: root, isLimited: &isLimited) {
        statistics.combinationRows &+= Self.visitsBeforeNearby + nearby.slots.count
        return false
      }
    }
    alphaList.reverse()
    for index in 0..<zList.count { alpha[zList[index]] = z[zList[index]] }
    eliminate(alpha)
    return true
  }

  /// Solves as `solveCombination()` does, along the order that an earlier solve has found, if that
  /// visited all that is needed and nothing has changed since.
  /// - Returns: false if it did not; nothing is solved then.
  mutating func solveCombination(alongReachOf earlier: Int32) -> Bool {
    for index in 0..<zList.count where alphaMark[zList[index]] != earlier { return false }
    statistics.multiplierSolves += 1
    for index in 0..<alphaList.count { alpha[alphaList[index]] = 0 }
    for index in 0..<zList.count { alpha[zList[index]] = z[zList[index]] }
    eliminate(alpha)
    return true
  }

  /// Turns what was transformed into the combination, in the order of `alphaList`.
  @inline(__always)
  mutating func eliminate<Value: Combinable>(_ values: Scratch<Value>) {
    statistics.combinationRows &+= alphaList.count
    let elimination = Elimination(columns, of: values, by: pivot)
    let order = alphaList.base
    let ahead = placesAhead(of: alphaList.count)
    for index in 0..<alphaList.count {
      if index < ahead {
        elimination.prefetch(order[index &+ Lookahead.far], soon: order[index &+ Lookahead.near])
      }
      _ = elimination.settle(Int(order[index]))
    }
  }

  /// Visits the definitions below `root`, appending them to `alphaList` in postorder.
  /// - Parameter isLimited: whether to try, after many, if the combination ends near the row.
  /// - Returns: true if it does; all is solved then.
  private mutating func reachDefinitions(from root: Int32, isLimited: inout Bool) -> Bool {
    var walk = DepthFirstWalk(
      along: columns, of: counts.variables, clearing: alpha, marks: alphaMark, zEpoch, path: path)
    let isComplete = walk.visit(from: root) { waiting in
      guard isLimited, waiting &+ alphaList.count >= Self.visitsBeforeNearby else { return false }
      isLimited = false
      return solveNearby()
    } finish: {
      alphaList.append($0)
    }
    path = walk.path
    return !isComplete
  }

  // MARK: Etas by member, oldest first

  mutating func pushMemberEtas(of variable: Int32, above limit: Int32) {
    var link = etaMemberHead[variable]
    while link > 0 {
      let eta = etaOwner[link - 1]
      if eta <= limit { return }
      if etaMark[eta] != zEpoch {
        etaMark[eta] = zEpoch
        etaHeap.addToHeap(eta, comesBefore: <)
      }
      link = etaMemberNext[link - 1]
    }
  }
}
