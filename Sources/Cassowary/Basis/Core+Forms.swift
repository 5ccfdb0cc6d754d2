// Rows by linear form: an open-addressing table keyed by the terms' bits, without gaps in its chains.

extension Core {
  /// The hash of a linear form.
  @inline(__always)
  mutating func hash(_ run: UnsafeBufferPointer<Entry>) -> UInt32 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for entry in run {
      hash = (hash ^ UInt64(UInt32(bitPattern: entry.id))) &* 0x0000_0100_0000_01b3
      hash = (hash ^ entry.coefficient.bitPattern) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    return UInt32(truncatingIfNeeded: hash)
  }

  private mutating func sameForm(_ row: Int32, _ run: UnsafeBufferPointer<Entry>) -> Bool {
    let other = terms.run(row)
    guard other.count == run.count else { return false }
    for index in 0..<run.count
    where run[index].id != other[index].id || run[index].coefficient != other[index].coefficient {
      return false
    }
    return true
  }

  /// The row with these terms, whose hash is given, or -1.
  mutating func findForm(_ run: UnsafeBufferPointer<Entry>, hash: UInt32) -> Int32 {
    if counts.formSlots == 0 { return -1 }
    let mask = UInt32(bitPattern: counts.formSlots - 1)
    var place = hash & mask
    while true {
      let row = forms[Int32(bitPattern: place)] &- 1
      if row < 0 { return -1 }
      if formHash[row] == hash && sameForm(row, run) { return row }
      place = (place &+ 1) & mask
    }
  }

  /// Makes the form of a row, whose hash is stored, known.
  mutating func insertForm(_ row: Int32) {
    if (counts.formsUsed + 1) * 3 > counts.formSlots * 2 { growForms(except: row) }
    place(row)
  }

  @inline(__always)
  private mutating func place(_ row: Int32) {
    let mask = UInt32(bitPattern: counts.formSlots - 1)
    var place = formHash[row] & mask
    while forms[Int32(bitPattern: place)] > 0 { place = (place &+ 1) & mask }
    counts.formsUsed += 1
    forms.write(Int32(bitPattern: place), row + 1, &journal)
  }

  /// Forgets the form of a row. The entries behind it move up where they may, so that no chain has a
  /// gap and nothing is left of what is gone.
  mutating func removeForm(_ row: Int32) {
    let mask = UInt32(bitPattern: counts.formSlots - 1)
    var gap = formHash[row] & mask
    while forms[Int32(bitPattern: gap)] != row + 1 {
      precondition(
        forms[Int32(bitPattern: gap)] != 0,
        "Internal inconsistency: the form of row \(row) is not known")
      gap = (gap &+ 1) & mask
    }
    var next = gap
    while true {
      next = (next &+ 1) & mask
      let entry = forms[Int32(bitPattern: next)]
      if entry == 0 { break }
      // An entry may move to the gap unless its own place lies behind the gap.
      let distance = (next &- formHash[entry - 1]) & mask
      if distance < (next &- gap) & mask { continue }
      forms.write(Int32(bitPattern: gap), entry, &journal)
      gap = next
    }
    forms.write(Int32(bitPattern: gap), 0, &journal)
    counts.formsUsed -= 1
  }

  /// Rebuilds the table with more room: that of a small one is rather too large, so that it is not rebuilt
  /// often while a system is built.
  private mutating func growForms(except fresh: Int32) {
    var slots: Int32 = 128
    while slots * (slots < 1 << 14 ? 1 : 2) < (counts.liveRows + 1) * 3 { slots *= 2 }
    forms.reserve(Int(slots))
    if journal.isRecording {
      for index in 0..<max(slots, counts.formSlots) { forms.write(index, 0, &journal) }
    } else {
      forms.base.update(repeating: 0, count: Int(max(slots, counts.formSlots)))
    }
    counts.formSlots = slots
    counts.formsUsed = 0
    for row in 0..<counts.rows where kind[row] != .free && row != fresh { place(row) }
  }
}
