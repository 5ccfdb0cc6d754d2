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
  @inline(__always)
  mutating func findForm(_ run: UnsafeBufferPointer<Entry>, hash: UInt32) -> Int32 {
    if counts.formSlots == 0 { return -1 }
    let mask = formMask
    let entries = forms.base
    var place = hash & mask
    while true {
      let entry = entries[Int(place)]
      if entry == 0 { return -1 }
      // The rest of the hash tells most other forms apart without a look at their rows.
      if (entry ^ hash) & ~mask == 0 {
        let row = Int32(bitPattern: entry & mask) &- 1
        if sameForm(row, run) { return row }
      }
      place = (place &+ 1) & mask
    }
  }

  /// What of a hash is the place in the table. The bits above are kept in the entry, beside the row's number.
  private var formMask: UInt32 {
    @inline(__always) mutating get { UInt32(bitPattern: counts.formSlots &- 1) }
  }

  /// Makes the form of a row, whose hash is stored, known.
  @inline(__always)
  mutating func insertForm<Mode: JournalMode>(_ row: Int32, _ mode: Mode.Type) {
    if (counts.formsUsed &+ 1) &* 3 > counts.formSlots &* 2 { growForms(except: row) }
    place(row, mode)
  }

  @inline(__always)
  private mutating func place<Mode: JournalMode>(_ row: Int32, _ mode: Mode.Type) {
    let mask = formMask
    let hash = formHash[row]
    var place = hash & mask
    while forms.base[Int(place)] != 0 { place = (place &+ 1) & mask }
    counts.formsUsed &+= 1
    let entry = UInt32(bitPattern: row &+ 1) | hash & ~mask
    forms.write(Int32(bitPattern: place), entry, mode, &journal)
  }

  /// Forgets the form of a row. The entries behind it move up where they may, so that no chain has a
  /// gap and nothing is left of what is gone.
  mutating func removeForm(_ row: Int32) {
    let mask = formMask
    var gap = formHash[row] & mask
    while forms[Int32(bitPattern: gap)] & mask != UInt32(bitPattern: row &+ 1) {
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
      let own = formHash[Int32(bitPattern: entry & mask) &- 1]
      let distance = (next &- own) & mask
      if distance < (next &- gap) & mask { continue }
      forms.write(Int32(bitPattern: gap), entry, &journal)
      gap = next
    }
    forms.write(Int32(bitPattern: gap), 0, &journal)
    counts.formsUsed -= 1
  }

  /// Rebuilds the table with more room: that of a small one is rather too large, so that it is not rebuilt
  /// often while a system is built.
  @inline(never)
  private mutating func growForms(except fresh: Int32) {
    var slots: Int32 = 128
    // The number of every row, and not only of as many as there are now, fits into an entry.
    while slots * (slots < 1 << 14 ? 1 : 2) < (counts.rows + 1) * 3 { slots *= 2 }
    forms.reserve(Int(slots))
    if journal.isRecording {
      for index in 0..<max(slots, counts.formSlots) { forms.write(index, 0, &journal) }
    } else {
      forms.base.update(repeating: 0, count: Int(max(slots, counts.formSlots)))
    }
    counts.formSlots = slots
    counts.formsUsed = 0
    for row in 0..<counts.rows where kind[row] != .free && row != fresh {
      place(row, Asking.self)
    }
  }
}
