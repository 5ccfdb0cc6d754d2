// How the point moves when active rows shift: solves with B.

extension Core {
  /// Starts a direction solve: clears the sources.
  mutating func beginDirection() {
    wEpoch = nextEpoch()
    wList.removeAll()
    solvedSlot = -1
  }

  /// Makes the row of `slot` shift by `amount` in the solve that was begun.
  ///
  /// Sources must all be added before the solve; each slot once.
  mutating func addSource(_ slot: Int32, _ amount: Double) {
    if wMark[slot] != wEpoch { reach(from: slot) }
    w[slot] += amount
  }

  /// Visits what depends on `root`, appending it to `wList` in postorder and clearing its `w`.
  private mutating func reach(from root: Int32) {
    var walk = DepthFirstWalk(
      along: users, of: counts.variables, clearing: w, marks: wMark, wEpoch, path: path)
    walk.visit(from: root) { wList.append($0) }
    path = walk.path
  }

  /// Solves `transpose(w) * U = sources`, then `d = transpose(E) * w`.
  ///
  /// Afterwards `dList` names the variables that move and `d` holds by how much; `w` is kept for the
  /// update of the factorisation. Cost: the reach of the sources.
  mutating func solveDirection() {
    statistics.directionSolves &+= 1
    statistics.directionVariables &+= wList.count
    largestPart = 0
    dList.removeAll()
    etaHeap.removeAll()
    let hasEtas = counts.etas > 0
    let elimination = Elimination(users, of: w, by: pivot)
    let order = wList.base
    let epoch = wEpoch
    let ahead = lastPlaceAhead(of: wList.count)
    var index = wList.count &- 1
    while index >= 0 {
      if index >= ahead {
        let later = order[index &- Lookahead.far]
        elimination.prefetch(later, soon: order[index &- Lookahead.near])
        d.prefetch(later)
        dMark.prefetch(later)
      }
      let variable = Int(order[index])
      index &-= 1
      let value = elimination.settle(variable)
      if value == 0 { continue }
      d.base[variable] = value
      dMark.base[variable] = epoch
      dList.append(Int32(truncatingIfNeeded: variable))
      if hasEtas && etaTargetHead[Int32(truncatingIfNeeded: variable)] > 0 {
        pushTargetEtas(of: Int32(truncatingIfNeeded: variable), below: .max)
      }
    }
    if hasEtas { applyEtasToDirection() }
  }

  private mutating func applyEtasToDirection() {
    while !etaHeap.isEmpty {
      let eta = ~etaHeap.removeFirstOfHeap(comesBefore: <)
      let target = etaTarget[eta]
      let factor = d[target]
      if factor == 0 { continue }
      let start = eta > 0 ? etaEnd[eta - 1] : 0
      noteWork(ofEta: eta, entries: etaEnd[eta] - start)
      for entry in start..<etaEnd[eta] {
        let variable = etaVariable[entry]
        if dMark[variable] != wEpoch {
          dMark[variable] = wEpoch
          d[variable] = 0
          dList.append(variable)
          pushTargetEtas(of: variable, below: eta)
        }
        let part = etaFactor[entry] * factor
        largestPart = max(largestPart, abs(part))
        d[variable] += part
      }
    }
  }

  /// The direction in which only the row of `slot` moves, by one.
  mutating func solveDirection(of slot: Int32) {
    if slot == solvedSlot && hasDirectionAtHand() { return }
    beginDirection()
    addSource(slot, 1)
    solveDirection()
    solvedSlot = slot
  }

  /// Takes note that a row of the given terms comes into another slot than that whose direction was solved last, which
  /// is as good as before if it moves nothing that the row mentions.
  @inline(__always)
  mutating func keepDirection(besides run: UnsafeBufferPointer<Entry>) {
    if solvedSlot < 0 { return }
    if isRare(counts.etas > 0) {
      solvedSlot = -1
      return
    }
    for place in 0..<run.count where wMark[run[place].id] == wEpoch {
      solvedSlot = -1
      return
    }
  }

  /// Takes note that the stay of a variable comes into the variable's slot. Where that is the one whose direction was
  /// solved last, things move the same way as before.
  @inline(__always)
  mutating func keepDirection(besidesStayOf variable: Int32) {
    if solvedSlot < 0 { return }
    if counts.etas > 0 || wMark[variable] == wEpoch && variable != solvedSlot { solvedSlot = -1 }
  }

  /// Whether the direction that was solved last is, maybe turned around, that of `solvedSlot` still: a row
  /// that takes the place of another moves things the same way, and often goes again next.
  ///
  /// Other factors than one are left to a new solve, so that nothing is rounded twice.
  private mutating func hasDirectionAtHand() -> Bool {
    if wList.isEmpty || wMark[solvedSlot] != wEpoch { return false }
    let factor = w[solvedSlot] * pivot[solvedSlot]
    if factor == 1 { return true }
    if factor != -1 { return false }
    for index in 0..<wList.count { w[wList[index]] = -w[wList[index]] }
    for index in 0..<dList.count { d[dList[index]] = -d[dList[index]] }
    return true
  }

  /// Moves the point by `step` times the solved direction and queues rows that leave their segment.
  mutating func move(by step: Double) {
    if step == 0 { return }
    // Of what is listed there is room for all, so that nothing in the loop can move a table.
    touched.reserve(more: dList.count)
    rowList.reserve(rowBlock.capacity)
    journal.isRecording ? move(by: step, Recording.self) : move(by: step, NotRecording.self)
    statistics.variablesMoved &+= dList.count
    counts.drift &+= Int64(dList.count)
    let activities = activity.base
    let lowest = lower.base
    let highest = upper.base
    let ahead = placesAhead(of: rowList.count)
    for index in 0..<rowList.count {
      if index < ahead { prefetchMoved(after: index) }
      let row = Int(rowList[index])
      let value = activities[row]
      if value < lowest[row] || value > highest[row] { enqueue(Int32(truncatingIfNeeded: row)) }
    }
  }

  /// Moves the point, and the inactive rows on it, which are listed in `rowList`.
  @inline(__always)
  private mutating func move<Mode: JournalMode>(by step: Double, _ mode: Mode.Type) {
    let epoch = nextEpoch()
    let headers = watchers.headers.base
    let entries = watchers.elements.base
    let marks = rowMark.base
    let rows = rowList.base
    let moving = dList.base
    let direction = d.base
    let values = x.base
    let activities = activity.base
    let flags = flags.base
    let changed = touched.base
    var rowCount = 0
    var changedCount = touched.count
    var longest = 0.0
    var nearest = Double.infinity
    var total = 0.0
    let ahead = placesAhead(of: dList.count)
    for index in 0..<dList.count {
      if index < ahead { prefetchMoving(after: index) }
      let variable = moving[index]
      let place = Int(variable)
      let change = direction[place] * step
      if change == 0 { continue }
      let value = values[place] + change
      // An instruction each, other than by `max` and `min`.
      longest = abs(change) > longest ? abs(change) : longest
      total += abs(change)
      nearest = abs(value) < nearest ? abs(value) : nearest
      x.write(variable, value, mode, &journal)
      let known = flags[place]
      if !known.contains(.touched) {
        flags[place] = known.union(.touched)
        changed[changedCount] = variable
        changedCount &+= 1
      }
      if !known.contains(.watched) { continue }
      let header = headers[place]
      var entry = entries + Int(header.start)
      let end = entry + Int(header.count)
      while entry < end {
        let row = entry.pointee.id
        let value = activities[Int(row)] + entry.pointee.coefficient * change
        activity.write(row, value, mode, &journal)
        if marks[Int(row)] != epoch {
          marks[Int(row)] = epoch
          rows[rowCount] = row
          rowCount &+= 1
        }
        entry += 1
      }
    }
    // What lies further away than anything went is large beside that rounding.
    longest = max(longest, abs(largestPart * step))
    if longest > Tolerances.far && nearest < longest { noteFarWay() }
    touched.setCount(changedCount)
    rowList.setCount(rowCount)
    // Also what is no number shows in a sum.
    if isRare(!(total <= Tolerances.largestValue)) { limitMoved() }
  }

  // MARK: Etas by target, newest first

  private mutating func pushTargetEtas(of variable: Int32, below limit: Int32) {
    var link = etaTargetHead[variable]
    while link > 0 {
      let eta = link - 1
      if eta < limit && etaMark[eta] != wEpoch {
        etaMark[eta] = wEpoch
        // The heap has the smallest first.
        etaHeap.addToHeap(~eta, comesBefore: <)
      }
      link = etaTargetNext[eta]
    }
  }
}
