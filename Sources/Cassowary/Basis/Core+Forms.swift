// Rows by linear form: an open-addressing table keyed by the terms' bits.

extension Core {
  private func hash(_ run: UnsafeBufferPointer<Entry>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for entry in run {
      hash = (hash ^ UInt64(UInt32(bitPattern: entry.id))) &* 0x0000_0100_0000_01b3
      hash = (hash ^ entry.coefficient.bitPattern) &* 0x9e37_79b9_7f4a_7c15
      hash ^= hash >> 29
    }
    return hash
  }

  private func sameForm(_ row: Int32, _ run: UnsafeBufferPointer<Entry>) -> Bool {
    let other = terms.run(row)
    guard other.count == run.count else { return false }
    for index in 0..<run.count
    where run[index].id != other[index].id || run[index].coefficient != other[index].coefficient {
      return false
    }
    return true
  }

  /// The row with these terms, or -1.
  func findForm(_ run: UnsafeBufferPointer<Entry>) -> Int32 {
    let mask = UInt64(counts.formSlots - 1)
    var place = hash(run) & mask
    while true {
      let value = forms[Int32(place)]
      if value == 0 { return -1 }
      if value > 0 && sameForm(value - 1, run) { return value - 1 }
      place = (place + 1) & mask
    }
  }

  mutating func insertForm(_ row: Int32) {
    if (counts.formsUsed + 1) * 2 > counts.formSlots { growForms(except: row) }
    place(row)
  }

  private mutating func place(_ row: Int32) {
    let mask = UInt64(counts.formSlots - 1)
    var place = hash(terms.run(row)) & mask
    while forms[Int32(place)] > 0 { place = (place + 1) & mask }
    if forms[Int32(place)] == 0 { counts.formsUsed += 1 }
    forms.write(Int32(place), row + 1, &journal)
  }

  mutating func removeForm(_ row: Int32) {
    let mask = UInt64(counts.formSlots - 1)
    var place = hash(terms.run(row)) & mask
    while forms[Int32(place)] != row + 1 {
      precondition(
        forms[Int32(place)] != 0, "Internal inconsistency: the form of row \(row) is not known")
      place = (place + 1) & mask
    }
    forms.write(Int32(place), -1, &journal)
  }

  /// Rebuilds the table with room for twice the rows in use.
  private mutating func growForms(except fresh: Int32) {
    var slots: Int32 = 16
    while slots < (counts.liveRows + 1) * 4 { slots *= 2 }
    for index in 0..<counts.formSlots { forms.write(index, 0, &journal) }
    forms.reserve(Int(slots))
    for index in counts.formSlots..<max(slots, counts.formSlots) {
      forms.write(index, 0, &journal)
    }
    counts.formSlots = slots
    counts.formsUsed = 0
    for row in 0..<counts.rows where kind[row] != .free && row != fresh { place(row) }
  }
}
