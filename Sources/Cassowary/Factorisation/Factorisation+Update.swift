// Exchanging one row of the basis in the factors.

extension Factorisation {
  /// How an exchange went.
  enum UpdateOutcome {
    /// The factors are those of the new basis.
    case isExact
    /// They are, but rounding was magnified on the way.
    case isMagnified
    /// The row depends on the others as far as can be told. Nothing has changed.
    case isDependent
  }

  /// Puts the transformed row `z` in slot `s`, whose direction solve `w` is at hand.
  ///
  /// If nothing that `z` reads depends on the slot, the column is replaced and `U` stays acyclic.
  /// Otherwise the slot's row of `U` is eliminated by one row eta: `w / w[s]` combines the rows of
  /// `U` into a multiple of the unit vector of `s`, so the combination leaves only the pivot (the
  /// update of Forrest and Tomlin, 1972, doi:10.1007/BF01584548, without the permutation that the
  /// acyclic pairing replaces).
  /// - Returns: whether the factors were updated, and how exact that was.
  mutating func update(
    _ s: SlotID, _ basis: inout Basis, _ journal: inout Journal
  ) -> UpdateOutcome {
    var overlaps = false
    var overlapping: SlotID?
    var inner = 0.0
    var largest = 0.0
    for index in 0..<z.list.count {
      let variable = z.list[index]
      // The existence of a path counts: values that cancelled to zero still close a cycle.
      if w.marks[variable] != wEpoch { continue }
      let part = w[variable] * z[variable]
      inner += part
      largest = max(largest, abs(part))
      if variable != s && abs(z[variable]) > Tolerances.drop {
        overlapping = overlaps ? nil : variable
        overlaps = true
      }
    }
    var fresh = z.marks[s] == zEpoch ? z[s] : 0
    if isRare(overlaps ? !isPivot(inner / w[s]) : !isPivot(fresh)) && overlapping == nil {
      // As far as can be told, the row depends on the others. The basis without it is computed from scratch.
      return .isDependent
    }
    clearColumn(s, &journal)
    if let overlapping, abs(fresh) <= Tolerances.drop,
      passOn(s, to: overlapping, &basis, &journal)
    {
      return .isExact
    }
    var isMagnified = false
    if overlaps {
      isMagnified = appendEta(target: s, &journal)
      while users.count(s) > 0 {
        let entry = users.element(s, users.count(s) - 1)
        unlink(slot: entry.variable, at: entry.twin, Asking.self, &journal)
      }
      fresh = inner / w[s]
      if abs(inner) < Tolerances.pivotCancellation * largest { isMagnified = true }
    }
    pivot.write(s, fresh, &journal)
    storeColumn(s, &journal)
    if overlaps { counts.updates += 1 }
    // Nothing behind the slot has changed: up to a factor, the direction is that of the new row.
    solvedSlot = overlaps ? .none : Link(s)
    counts.work += Int64(w.list.count + z.list.count + alpha.list.count)
    return isMagnified ? .isMagnified : .isExact
  }

  /// Adds a slot behind all others, of which nothing is known yet.
  @inline(__always)
  mutating func addSlot<Mode: JournalMode>(
    _ slot: SlotID, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    counts.slots = slot.number &+ 1
    columns.begin(slot, mode, &journal)
    users.begin(slot, mode, &journal)
    clearMarks(of: slot)
  }

  /// Makes the empty column of a slot the unit column, which no eta names.
  @inline(__always)
  mutating func makeUnit<Mode: JournalMode>(
    _ slot: SlotID, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    pivot.write(slot, 1, mode, &journal)
    etas.headOfTarget.clear(slot, mode, &journal)
    etas.headOfMember.clear(slot, mode, &journal)
  }

  /// True for a number that can be divided by.
  @inline(__always)
  private func isPivot(_ number: Double) -> Bool { number != 0 && number.isFinite }

  /// Stores the transformed row without an eta if only the pairing is in the way: if the slot that the transformed row
  /// reads depends on `s` in one way only, every definition on this way can be that of the slot after it, and the first
  /// slot of the way becomes free.
  ///
  /// Nothing else that the definitions on the way read depends on `s`, so `U` stays acyclic.
  /// - Returns: false if the way is not of this kind, or too steep; nothing has changed then.
  private mutating func passOn(
    _ s: SlotID, to last: SlotID, _ basis: inout Basis, _ journal: inout Journal
  ) -> Bool {
    if !findWay(from: last, to: s, basis) { return false }
    solvedSlot = Link(passAlong(from: s, &basis, &journal))
    return true
  }

  /// Finds the way on which the transformed row in `z` depends on a slot, if there is only one: `chain` holds the slots
  /// on it then. The variables that can depend on the slot are marked in `w`.
  mutating func findWay(to s: SlotID, _ basis: borrowing Basis) -> Bool {
    var last: SlotID?
    for index in 0..<z.list.count {
      let variable = z.list[index]
      if w.marks[variable] != wEpoch || abs(z[variable]) <= Tolerances.drop { continue }
      if last != nil { return false }
      last = variable
    }
    guard let last else { return false }
    return findWay(from: last, to: s, basis)
  }

  private mutating func findWay(
    from last: SlotID, to s: SlotID, _ basis: borrowing Basis
  ) -> Bool {
    if abs(z[last]) < Tolerances.definingCoefficient { return false }
    chain.removeAll()
    var slot = last
    while slot != s {
      // Stays keep to their own slots if they can.
      if basis.definition[slot].isStay { return false }
      var next: SlotID?
      for entry in columns.run(slot) where w.marks[entry.variable] == wEpoch {
        if next != nil || abs(entry.coefficient) < Tolerances.definingCoefficient { return false }
        next = entry.variable
      }
      guard let next else { return false }
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
  mutating func passAlong(
    from s: SlotID, _ basis: inout Basis, _ journal: inout Journal
  ) -> SlotID {
    let entering = basis.definition[s]
    var slot = s
    var reader: (slot: SlotID, place: Int32)?
    counts.work += Int64(chain.count)
    while !chain.isEmpty {
      let next = chain.removeLast()
      let diagonal = moveColumn(of: next, to: slot, &journal)
      // A variable loses one of its users before it gets another: their list need not grow.
      if let reader { addUser(reader.slot, of: slot, at: reader.place, &journal) }
      reader = (slot, diagonal)
      basis.hold(basis.definition[next], in: slot, &journal)
      slot = next
    }
    if let reader { addUser(reader.slot, of: slot, at: reader.place, &journal) }
    basis.hold(entering, in: slot, &journal)
    pivot.write(slot, z[slot], &journal)
    storeColumn(slot, &journal)
    counts.work += Int64(w.list.count + z.list.count + alpha.list.count)
    return slot
  }

  /// Gives the definition in a slot to a variable that occurs in it and whose column is empty.
  mutating func passDefinition(
    of slot: SlotID, to other: VariableID, _ basis: inout Basis, _ journal: inout Journal
  ) {
    let place = moveColumn(of: slot, to: other, &journal)
    addUser(other, of: slot, at: place, &journal)
    basis.hold(basis.definition[slot], in: other, &journal)
  }

  /// Gives the column of `slot` to `other`, whose column is empty and which occurs in it.
  /// - Returns: the place of the entry that was the pivot. It has no twin yet.
  private mutating func moveColumn(
    of slot: SlotID, to other: VariableID, _ journal: inout Journal
  ) -> Int32 {
    journal.isRecording
      ? moveColumn(of: slot, to: other, Recording.self, &journal)
      : moveColumn(of: slot, to: other, NotRecording.self, &journal)
  }

  private mutating func moveColumn<Mode: JournalMode>(
    of slot: SlotID, to other: VariableID, _ mode: Mode.Type, _ journal: inout Journal
  ) -> Int32 {
    var place: Int32 = -1
    columns.exchange(slot, other, mode, &journal)
    for position in 0..<columns.count(other) {
      var entry = columns.element(other, position)
      if entry.variable == other {
        // The former pivot becomes an entry, and this one the pivot.
        removeUser(entry, mode, &journal)
        let diagonal = pivot[slot]
        pivot.write(other, entry.coefficient, mode, &journal)
        entry = Entry(slot, twin: -1, coefficient: diagonal)
        columns.write(other, position, entry, mode, &journal)
        place = position
      } else {
        var twin = users.element(entry.variable, entry.twin)
        twin.variable = other
        users.write(entry.variable, entry.twin, twin, mode, &journal)
      }
    }
    return place
  }

  /// Gives its twin to an entry at a place of a slot's column.
  private mutating func addUser(
    _ s: SlotID, of variable: VariableID, at place: Int32, _ journal: inout Journal
  ) {
    var entry = columns.element(s, place)
    entry.twin = users.append(
      variable, Entry(s, twin: place, coefficient: entry.coefficient), &journal)
    columns.write(s, place, entry, &journal)
  }

  /// Adds an entry to a column, with its twin.
  @inline(__always)
  private mutating func link<Mode: JournalMode>(
    _ s: SlotID, _ variable: VariableID, _ value: Double, _ mode: Mode.Type,
    _ journal: inout Journal
  ) {
    let position = columns.count(s)
    let twin = users.append(
      variable, Entry(s, twin: position, coefficient: value), mode, &journal)
    _ = columns.append(s, Entry(variable, twin: twin, coefficient: value), mode, &journal)
  }

  /// Stores the transformed row as the column of slot `s`, without the pivot.
  mutating func storeColumn(_ s: SlotID, _ journal: inout Journal) {
    journal.isRecording
      ? storeColumn(s, Recording.self, &journal) : storeColumn(s, NotRecording.self, &journal)
  }

  private mutating func storeColumn<Mode: JournalMode>(
    _ s: SlotID, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    for index in 0..<z.list.count {
      let variable = z.list[index]
      let value = z[variable]
      if variable == s || abs(value) <= Tolerances.drop { continue }
      link(s, variable, value, mode, &journal)
    }
  }

  /// Removes the entries of the column of slot `s`.
  mutating func clearColumn(_ s: SlotID, _ journal: inout Journal) {
    journal.isRecording
      ? clearColumn(s, Recording.self, &journal) : clearColumn(s, NotRecording.self, &journal)
  }

  @inline(__always)
  mutating func clearColumn<Mode: JournalMode>(
    _ s: SlotID, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    if columns.count(s) > 0 { removeEntries(ofColumn: s, mode, &journal) }
  }

  @inline(never)
  private mutating func removeEntries<Mode: JournalMode>(
    ofColumn s: SlotID, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let run = columns.run(s)
    var place = run.count
    while place > 0 {
      place &-= 1
      removeUser(run[place], mode, &journal)
    }
    columns.clear(s, mode, &journal)
  }

  /// Removes one entry of a column and its twin.
  @inline(__always)
  private mutating func unlink<Mode: JournalMode>(
    slot s: SlotID, at position: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    removeUser(columns.element(s, position), mode, &journal)
    if columns.removeSwapping(s, at: position, mode, &journal) {
      let moved = columns.element(s, position)
      var twin = users.element(moved.variable, moved.twin)
      twin.twin = position
      users.write(moved.variable, moved.twin, twin, mode, &journal)
    }
  }

  /// Removes the twin of an entry of a column.
  @inline(__always)
  private mutating func removeUser<Mode: JournalMode>(
    _ entry: Entry, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    if users.removeSwapping(entry.variable, at: entry.twin, mode, &journal) {
      let moved = users.element(entry.variable, entry.twin)
      var twin = columns.element(moved.variable, moved.twin)
      twin.twin = entry.twin
      columns.write(moved.variable, moved.twin, twin, mode, &journal)
    }
  }

  /// Records the row operation: row `target` of `U` plus `w[v] / w[target]` times each row `v`.
  /// - Returns: whether one of the factors magnifies rounding.
  private mutating func appendEta(target: VariableID, _ journal: inout Journal) -> Bool {
    let eta = EtaID(counts.etas)
    counts.etas += 1
    etas.target.reserve(Int(counts.etas))
    etas.end.reserve(Int(counts.etas))
    etas.nextOfTarget.reserve(Int(counts.etas))
    etas.mark.reserve(Int(counts.etas))
    etas.target.write(eta, target, &journal)
    etas.nextOfTarget.write(eta, etas.headOfTarget[target], &journal)
    etas.headOfTarget.write(target, Link(eta), among: counts.slots, &journal)
    var isSteep = false
    for index in 0..<w.list.count {
      let variable = w.list[index]
      if variable == target || w[variable] == 0 { continue }
      let entry = EtaEntryID(counts.etaEntries)
      counts.etaEntries += 1
      etas.variable.reserve(Int(counts.etaEntries))
      etas.factor.reserve(Int(counts.etaEntries))
      etas.nextOfMember.reserve(Int(counts.etaEntries))
      etas.owner.reserve(Int(counts.etaEntries))
      let factor = w[variable] / w[target]
      if abs(factor) > Tolerances.steepestEta { isSteep = true }
      etas.variable.write(entry, variable, &journal)
      etas.factor.write(entry, factor, &journal)
      etas.nextOfMember.write(entry, etas.headOfMember[variable], &journal)
      etas.owner.write(entry, eta, &journal)
      etas.headOfMember.write(variable, Link(entry), among: counts.slots, &journal)
    }
    etas.end.write(eta, counts.etaEntries, &journal)
    return isSteep
  }
}
