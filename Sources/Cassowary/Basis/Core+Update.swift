// Exchanging one row of the basis in the factorisation.

extension Core {
  /// Puts the transformed row `z` in slot `s`, whose direction solve `w` is at hand.
  ///
  /// If nothing that `z` reads depends on the slot, the column is replaced and `U` stays acyclic.
  /// Otherwise the slot's row of `U` is eliminated by one row eta: `w / w[s]` combines the rows of
  /// `U` into a multiple of the unit vector of `s`, so the combination leaves only the pivot (the
  /// update of Forrest and Tomlin, 1972, doi:10.1007/BF01584548, without the permutation that the
  /// acyclic pairing replaces).
  mutating func updateFactor(_ s: Int32) {
    var overlaps = false
    var overlapping: Int32 = -1
    var inner = 0.0
    var largest = 0.0
    for index in 0..<zList.count {
      let variable = zList[index]
      // What counts is whether a path exists: values that cancelled to zero still close a cycle.
      if wMark[variable] != wEpoch { continue }
      let part = w[variable] * z[variable]
      inner += part
      largest = max(largest, abs(part))
      if variable != s && abs(z[variable]) > Tolerances.drop {
        overlapping = overlaps ? -1 : variable
        overlaps = true
      }
    }
    var fresh = zMark[s] == zEpoch ? z[s] : 0
    if isRare(overlaps ? !isPivot(inner / w[s]) : !isPivot(fresh)) && overlapping < 0 {
      // The row depends on the others as far as can be told. What the basis is without it is found out from scratch.
      return refactorise()
    }
    clearColumn(s)
    if overlapping >= 0 && abs(fresh) <= Tolerances.drop && passOn(s, to: overlapping) { return }
    if overlaps {
      appendEta(target: s)
      while users.count(s) > 0 {
        let entry = users.element(s, users.count(s) - 1)
        unlink(slot: entry.id, at: entry.twin, Asking.self)
      }
      fresh = inner / w[s]
      if abs(inner) < Tolerances.pivotCancellation * largest { makeRefactorisationDue() }
    }
    pivot.write(s, fresh, &journal)
    storeColumn(s)
    if overlaps { counts.updates += 1 }
    // Nothing behind the slot has changed: up to a factor, the direction is that of the new row.
    solvedSlot = overlaps ? -1 : s
    counts.work += Int64(wList.count + zList.count + alphaList.count)
  }

  /// True for a number that can be divided by.
  @inline(__always)
  private func isPivot(_ number: Double) -> Bool { number != 0 && number.isFinite }

  /// Stores the transformed row without an eta where only the pairing is in the way: if the slot that the
  /// transformed row reads depends on `s` in one way only, every definition on this way can be that of
  /// the slot after it, which leaves the first slot of the way free.
  ///
  /// Nothing else that the definitions on the way read depends on `s`, so `U` stays acyclic.
  /// - Returns: false if the way is not of this kind, or too steep; nothing has changed then.
  private mutating func passOn(_ s: Int32, to last: Int32) -> Bool {
    if !findWay(from: last, to: s) { return false }
    solvedSlot = passAlong(from: s)
    return true
  }

  /// Finds the way on which the transformed row in `z` depends on a slot, if that is the only one: `chain` holds the
  /// slots on it then. What can depend on the slot is marked in `w`.
  mutating func findWay(to s: Int32) -> Bool {
    var last: Int32 = -1
    for index in 0..<zList.count {
      let variable = zList[index]
      if wMark[variable] != wEpoch || abs(z[variable]) <= Tolerances.drop { continue }
      if last >= 0 { return false }
      last = variable
    }
    return last >= 0 && findWay(from: last, to: s)
  }

  private mutating func findWay(from last: Int32, to s: Int32) -> Bool {
    if abs(z[last]) < Tolerances.definingCoefficient { return false }
    chain.removeAll()
    var slot = last
    while slot != s {
      // Stays keep to their own slots where they can.
      if definition[slot] < 0 { return false }
      var next: Int32 = -1
      for entry in columns.run(slot) where wMark[entry.id] == wEpoch {
        if next >= 0 || abs(entry.coefficient) < Tolerances.definingCoefficient { return false }
        next = entry.id
      }
      if next < 0 { return false }
      chain.append(slot)
      slot = next
    }
    return true
  }

  /// Gives the definition of every slot in `chain`, each of which reads the one after it and the last one
  /// `s`, to the slot after it; the first slot takes the row in `s`, whose transformed row is in `z`.
  ///
  /// The same variables depend on that slot afterwards as did on `s`.
  /// - Returns: the first slot.
  mutating func passAlong(from s: Int32) -> Int32 {
    let entering = definition[s]
    var slot = s
    var reader: Int32 = -1
    var place: Int32 = 0
    counts.work += Int64(chain.count)
    while !chain.isEmpty {
      let next = chain.removeLast()
      let diagonal = moveColumn(of: next, to: slot)
      // Of its users a variable loses one before it gets another: their list need not grow.
      if reader >= 0 { addUser(reader, of: slot, at: place) }
      reader = slot
      place = diagonal
      hold(definition[next], in: slot)
      slot = next
    }
    if reader >= 0 { addUser(reader, of: slot, at: place) }
    hold(entering, in: slot)
    pivot.write(slot, z[slot], &journal)
    storeColumn(slot)
    counts.work += Int64(wList.count + zList.count + alphaList.count)
    return slot
  }

  /// Makes the definition in a slot that of a variable that occurs in it and whose column is empty.
  mutating func passDefinition(of slot: Int32, to other: Int32) {
    addUser(other, of: slot, at: moveColumn(of: slot, to: other))
    hold(definition[slot], in: other)
  }

  /// Makes the column of `slot` that of `other`, whose column is empty and which occurs in it.
  /// - Returns: the place of the entry that was the pivot. It has no twin yet.
  private mutating func moveColumn(of slot: Int32, to other: Int32) -> Int32 {
    journal.isRecording
      ? moveColumn(of: slot, to: other, Recording.self)
      : moveColumn(of: slot, to: other, NotRecording.self)
  }

  private mutating func moveColumn<Mode: JournalMode>(
    of slot: Int32, to other: Int32, _ mode: Mode.Type
  ) -> Int32 {
    var place: Int32 = -1
    columns.exchange(slot, other, mode, &journal)
    for position in 0..<columns.count(other) {
      var entry = columns.element(other, position)
      if entry.id == other {
        // What was the pivot becomes an entry, and this one the pivot.
        removeUser(entry, mode)
        let diagonal = pivot[slot]
        pivot.write(other, entry.coefficient, mode, &journal)
        entry = Entry(id: slot, twin: -1, coefficient: diagonal)
        columns.write(other, position, entry, mode, &journal)
        place = position
      } else {
        var twin = users.element(entry.id, entry.twin)
        twin.id = other
        users.write(entry.id, entry.twin, twin, mode, &journal)
      }
    }
    return place
  }

  /// Gives an entry of the column of a slot, at a place of it, its twin.
  private mutating func addUser(_ s: Int32, of variable: Int32, at place: Int32) {
    var entry = columns.element(s, place)
    entry.twin = users.append(
      variable, Entry(id: s, twin: place, coefficient: entry.coefficient), &journal)
    columns.write(s, place, entry, &journal)
  }

  /// Lets a slot hold a row or a stay.
  private mutating func hold(_ holder: Int32, in slot: Int32) {
    definition.write(slot, holder, &journal)
    if holder >= 0 {
      self.slot.write(holder, slot, &journal)
    } else {
      setStaySlot(-1 - holder, slot)
    }
  }

  /// Adds an entry to a column, with its twin.
  @inline(__always)
  private mutating func link<Mode: JournalMode>(
    _ s: Int32, _ variable: Int32, _ value: Double, _ mode: Mode.Type
  ) {
    let position = columns.count(s)
    let twin = users.append(
      variable, Entry(id: s, twin: position, coefficient: value), mode, &journal)
    _ = columns.append(s, Entry(id: variable, twin: twin, coefficient: value), mode, &journal)
  }

  /// Stores the transformed row as the column of slot `s`, without the pivot.
  mutating func storeColumn(_ s: Int32) {
    journal.isRecording ? storeColumn(s, Recording.self) : storeColumn(s, NotRecording.self)
  }

  private mutating func storeColumn<Mode: JournalMode>(_ s: Int32, _ mode: Mode.Type) {
    for index in 0..<zList.count {
      let variable = zList[index]
      let value = z[variable]
      if variable == s || abs(value) <= Tolerances.drop { continue }
      link(s, variable, value, mode)
    }
  }

  /// Removes the entries of the column of slot `s`.
  mutating func clearColumn(_ s: Int32) {
    journal.isRecording ? clearColumn(s, Recording.self) : clearColumn(s, NotRecording.self)
  }

  @inline(__always)
  mutating func clearColumn<Mode: JournalMode>(_ s: Int32, _ mode: Mode.Type) {
    if columns.count(s) > 0 { removeEntries(ofColumn: s, mode) }
  }

  @inline(never)
  private mutating func removeEntries<Mode: JournalMode>(ofColumn s: Int32, _ mode: Mode.Type) {
    let run = columns.run(s)
    var place = run.count
    while place > 0 {
      place &-= 1
      removeUser(run[place], mode)
    }
    columns.clear(s, mode, &journal)
  }

  /// Removes one entry of a column and its twin.
  @inline(__always)
  private mutating func unlink<Mode: JournalMode>(
    slot s: Int32, at position: Int32, _ mode: Mode.Type
  ) {
    removeUser(columns.element(s, position), mode)
    if columns.removeSwapping(s, at: position, mode, &journal) {
      let moved = columns.element(s, position)
      var twin = users.element(moved.id, moved.twin)
      twin.twin = position
      users.write(moved.id, moved.twin, twin, mode, &journal)
    }
  }

  /// Removes the twin of an entry of a column.
  @inline(__always)
  private mutating func removeUser<Mode: JournalMode>(_ entry: Entry, _ mode: Mode.Type) {
    if users.removeSwapping(entry.id, at: entry.twin, mode, &journal) {
      let moved = users.element(entry.id, entry.twin)
      var twin = columns.element(moved.id, moved.twin)
      twin.twin = entry.twin
      columns.write(moved.id, moved.twin, twin, mode, &journal)
    }
  }

  /// Records the row operation: row `target` of `U` plus `w[v] / w[target]` times each row `v`.
  private mutating func appendEta(target: Int32) {
    let eta = counts.etas
    counts.etas += 1
    etaTarget.reserve(Int(counts.etas))
    etaEnd.reserve(Int(counts.etas))
    etaTargetNext.reserve(Int(counts.etas))
    etaMark.reserve(Int(counts.etas))
    etaTarget.write(eta, target, &journal)
    etaTargetNext.write(eta, etaTargetHead[target], &journal)
    etaTargetHead.write(target, eta + 1, among: counts.variables, &journal)
    var isSteep = false
    for index in 0..<wList.count {
      let variable = wList[index]
      if variable == target || w[variable] == 0 { continue }
      let entry = counts.etaEntries
      counts.etaEntries += 1
      etaVariable.reserve(Int(counts.etaEntries))
      etaFactor.reserve(Int(counts.etaEntries))
      etaMemberNext.reserve(Int(counts.etaEntries))
      etaOwner.reserve(Int(counts.etaEntries))
      let factor = w[variable] / w[target]
      if abs(factor) > Tolerances.steepestEta { isSteep = true }
      etaVariable.write(entry, variable, &journal)
      etaFactor.write(entry, factor, &journal)
      etaMemberNext.write(entry, etaMemberHead[variable], &journal)
      etaOwner.write(entry, eta, &journal)
      etaMemberHead.write(variable, entry + 1, among: counts.variables, &journal)
    }
    etaEnd.write(eta, counts.etaEntries, &journal)
    if isSteep { makeRefactorisationDue() }
  }
}
