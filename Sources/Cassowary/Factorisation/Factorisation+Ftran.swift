// FTRAN: a row as a combination of the active rows, `transpose(B) * alpha = a`. The etas transform the row first, into
// the *spike* by which the factors are updated; then `U` is solved.

extension Factorisation {
  /// Starts the transformation of a combination of rows.
  mutating func beginColumn() {
    zEpoch = nextEpoch()
    hasEtasLeftOut = false
    z.list.removeAll()
    etas.heap.removeAll()
  }

  /// Adds `factor` times the row of the given terms to the combination.
  @inline(__always)
  mutating func addToColumn(_ run: UnsafeBufferPointer<Entry>, _ factor: Double) {
    for entry in run { addToColumn(variable: entry.variable, entry.coefficient * factor) }
  }

  /// Adds `value` times the stay of a variable to the combination.
  mutating func addToColumn(variable: VariableID, _ value: Double) {
    if z.marks[variable] != zEpoch {
      z.marks[variable] = zEpoch
      z[variable] = 0
      z.list.append(variable)
      if !etas.headOfMember[variable].isNone { pushMemberEtas(of: variable, above: nil) }
    }
    z[variable] += value
  }

  /// Applies the etas: afterwards `z` is `E` times the combination.
  /// - Parameter keepsAll: whether etas that change nothing, because the entries that they read cancel, are applied
  ///   nevertheless, so that all slots are listed that could take part in another combination of the same rows.
  mutating func finishColumn(keepsAll: Bool = false) {
    while !etas.heap.isEmpty {
      let eta = etas.heap.removeFirstOfHeap(comesBefore: <)
      let entries = etas.entries(of: eta)
      noteWork(ofEta: eta, entries: entries.count)
      var sum = 0.0
      for number in entries {
        let entry = EtaEntryID(number)
        let variable = etas.variable[entry]
        if z.marks[variable] == zEpoch { sum += etas.factor[entry] * z[variable] }
      }
      if sum == 0 && !keepsAll {
        hasEtasLeftOut = true
        continue
      }
      let target = etas.target[eta]
      if z.marks[target] != zEpoch {
        z.marks[target] = zEpoch
        z[target] = 0
        z.list.append(target)
        pushMemberEtas(of: target, above: eta)
      }
      z[target] += sum
    }
  }

  /// Transforms the row of the given terms.
  mutating func loadColumn(_ run: UnsafeBufferPointer<Entry>) {
    beginColumn()
    addToColumn(run, 1)
    finishColumn()
  }

  /// Transforms the stay of a variable.
  mutating func loadColumn(stayOf variable: VariableID) {
    beginColumn()
    addToColumn(variable: variable, 1)
    finishColumn()
  }

  /// Solves `U * alpha = z`: the combination of active rows that equals the transformed row.
  ///
  /// Afterwards `alpha.list` names the slots, nearest first, and `alpha` holds the factors.
  /// - Returns: whether all slots are listed that could take part, and not only those that do.
  @discardableResult
  mutating func ftran() -> Bool {
    solves.combinations &+= 1
    // The order is collected in postorder in `alpha.list`, then reversed.
    alpha.list.removeAll()
    var isLimited = acceleration.contains(.nearbyFtran)
    for index in 0..<z.list.count {
      let root = z.list[index]
      if alpha.marks[root] == zEpoch { continue }
      if reachDefinitions(from: root, isLimited: &isLimited) {
        solves.combinationRows &+= Self.visitsBeforeNearby + nearby.slots.count
        return false
      }
    }
    alpha.list.reverse()
    for index in 0..<z.list.count { alpha[z.list[index]] = z[z.list[index]] }
    eliminate(alpha.values)
    return true
  }

  /// Turns the transformed row into the combination, in the order of `alpha.list`.
  @inline(__always)
  mutating func eliminate(_ values: Scratch<VariableID, Double>) {
    solves.combinationRows &+= alpha.list.count
    let elimination = Elimination(columns, of: values, by: pivot)
    let order = alpha.list.base
    for index in 0..<alpha.list.count {
      _ = elimination.settle(Int(order[index]))
    }
  }

  /// Visits the definitions below `root`, appending them to `alpha.list` in postorder.
  /// - Parameter isLimited: whether to try, after many, if the combination ends near the row.
  /// - Returns: true if it does; all is solved then.
  private mutating func reachDefinitions(from root: VariableID, isLimited: inout Bool) -> Bool {
    var walk = DepthFirstWalk(
      along: columns, clearing: alpha.values, marks: alpha.marks, zEpoch, path: path)
    let isComplete = walk.visit(from: root) { waiting in
      guard isLimited, waiting &+ alpha.list.count >= Self.visitsBeforeNearby else { return false }
      isLimited = false
      return solveNearby()
    } finish: {
      alpha.list.append($0)
    }
    path = walk.path
    return !isComplete
  }

  // MARK: Etas by member, oldest first

  mutating func pushMemberEtas(of variable: VariableID, above limit: EtaID?) {
    var link = etas.headOfMember[variable]
    while let entry = link.id {
      let eta = etas.owner[entry]
      if let limit, !(eta > limit) { return }
      if etas.mark[eta] != zEpoch {
        etas.mark[eta] = zEpoch
        etas.heap.addToHeap(eta, comesBefore: <)
      }
      link = etas.nextOfMember[entry]
    }
  }
}
