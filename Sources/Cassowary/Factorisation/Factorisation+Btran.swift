// BTRAN: how the point moves when active rows shift, `B * d = shifts`.

extension Factorisation {
  /// Starts a direction solve: clears the sources.
  mutating func beginBtran() {
    wEpoch = nextEpoch()
    w.list.removeAll()
    solvedSlot = .none
  }

  /// Makes the row of `slot` shift by `amount` in the solve that was begun.
  ///
  /// Sources must all be added before the solve; each slot once.
  mutating func addSource(_ slot: SlotID, _ amount: Double) {
    if w.marks[slot] != wEpoch { reach(from: slot) }
    w[slot] += amount
  }

  /// Visits the variables that depend on `root`, appending them to `w.list` in postorder and clearing their values in
  /// `w`.
  private mutating func reach(from root: VariableID) {
    var walk = DepthFirstWalk(
      along: users, clearing: w.values, marks: w.marks, wEpoch, path: path)
    walk.visit(from: root) { w.list.append($0) }
    path = walk.path
  }

  /// Solves `transpose(w) * U = sources`, then `d = transpose(E) * w`.
  ///
  /// Afterwards `d.list` names the variables that move and `d` holds by how much; `w` is kept for the update of the
  /// factors. Cost: the reach of the sources.
  mutating func btran() {
    solves.directions &+= 1
    solves.directionVariables &+= w.list.count
    largestPart = 0
    d.list.removeAll()
    etas.heap.removeAll()
    let hasEtas = counts.etas > 0
    let elimination = Elimination(users, of: w.values, by: pivot)
    let order = w.list.base
    let epoch = wEpoch
    var index = w.list.count &- 1
    while index >= 0 {
      let variable = Int(order[index])
      index &-= 1
      let value = elimination.settle(variable)
      if value == 0 { continue }
      d.base[variable] = value
      d.marks.base[variable] = epoch
      d.list.append(VariableID(variable))
      if hasEtas && !etas.headOfTarget[VariableID(variable)].isNone {
        pushTargetEtas(of: VariableID(variable), below: nil)
      }
    }
    if hasEtas { applyEtasToDirection() }
  }

  private mutating func applyEtasToDirection() {
    while !etas.heap.isEmpty {
      let eta = etas.heap.removeFirstOfHeap(comesBefore: >)
      let target = etas.target[eta]
      let factor = d[target]
      if factor == 0 { continue }
      let entries = etas.entries(of: eta)
      noteWork(ofEta: eta, entries: entries.count)
      for number in entries {
        let entry = EtaEntryID(number)
        let variable = etas.variable[entry]
        if d.marks[variable] != wEpoch {
          d.marks[variable] = wEpoch
          d[variable] = 0
          d.list.append(variable)
          pushTargetEtas(of: variable, below: eta)
        }
        let part = etas.factor[entry] * factor
        largestPart = max(largestPart, abs(part))
        d[variable] += part
      }
    }
  }

  /// The direction in which only the row of `slot` moves, by one.
  mutating func btran(of slot: SlotID) {
    if wasSolvedLast(slot) && hasDirectionAtHand(of: slot) { return }
    beginBtran()
    addSource(slot, 1)
    btran()
    solvedSlot = Link(slot)
  }

  /// Whether the direction of a slot is the one that was solved last, so that mostly nothing has to be solved for it.
  @inline(__always)
  func wasSolvedLast(_ slot: SlotID) -> Bool {
    solvedSlot == Link(slot) && acceleration.contains(.keptDirection)
  }

  /// Takes note that a row of the given terms comes into another slot than that whose direction was solved last. The
  /// direction is as good as before if it moves nothing that the row mentions.
  @inline(__always)
  mutating func keepDirection(besides run: UnsafeBufferPointer<Entry>) {
    if solvedSlot.isNone { return }
    if isRare(counts.etas > 0) {
      solvedSlot = .none
      return
    }
    for place in 0..<run.count where w.marks[run[place].variable] == wEpoch {
      solvedSlot = .none
      return
    }
  }

  /// Takes note that the stay of a variable comes into the variable's slot. If its direction was solved last,
  /// everything moves the same way as before.
  @inline(__always)
  mutating func keepDirection(besidesStayOf variable: VariableID) {
    if solvedSlot.isNone { return }
    if counts.etas > 0 || w.marks[variable] == wEpoch && solvedSlot != Link(variable) {
      solvedSlot = .none
    }
  }

  /// Whether the direction that was solved last is still that of its slot, maybe turned around: a row that takes the
  /// place of another moves things the same way, and often goes again next.
  ///
  /// Other factors than one are left to a new solve, so that nothing is rounded twice.
  private mutating func hasDirectionAtHand(of slot: SlotID) -> Bool {
    if w.list.isEmpty || w.marks[slot] != wEpoch { return false }
    let factor = w[slot] * pivot[slot]
    if factor == 1 { return true }
    if factor != -1 { return false }
    for index in 0..<w.list.count { w[w.list[index]] = -w[w.list[index]] }
    for index in 0..<d.list.count { d[d.list[index]] = -d[d.list[index]] }
    return true
  }

  // MARK: Etas by target, newest first

  private mutating func pushTargetEtas(of variable: VariableID, below limit: EtaID?) {
    var link = etas.headOfTarget[variable]
    while let eta = link.id {
      let isBelow = if let limit { eta < limit } else { true }
      if isBelow && etas.mark[eta] != wEpoch {
        etas.mark[eta] = wEpoch
        etas.heap.addToHeap(eta, comesBefore: >)
      }
      link = etas.nextOfTarget[eta]
    }
  }
}
