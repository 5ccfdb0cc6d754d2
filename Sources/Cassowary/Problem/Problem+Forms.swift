// Rows by linear form. Forms are scaled, so that the only form of one variable is the variable itself: its row is noted
// beside the variable. All other forms are in a hash table in buckets of a cache line each.
//
// The bucket of a form follows from the sum of its first and its last variable's number. Forms of neighbouring
// variables, which a layout makes one after the other, thus lie near each other, and building walks through the table
// instead of jumping about in it. A form whose bucket is full goes to one by hash, and on to those behind that. Every
// bucket counts the forms that have gone past it, so that a search ends where none has, and nothing is left of removed
// forms.

extension Problem {
  private func sameForm(_ row: RowID, _ run: UnsafeBufferPointer<Entry>) -> Bool {
    let other = terms.run(row)
    guard other.count == run.count else { return false }
    for index in 0..<run.count
    where run[index].variable != other[index].variable
      || run[index].coefficient != other[index].coefficient
    {
      return false
    }
    return true
  }

  // MARK: Searching

  /// The row with these terms, whose key is given, if there is one.
  @inline(__always)
  func findForm(_ run: UnsafeBufferPointer<Entry>, _ key: FormKey) -> RowID? {
    if run.count == 1 { return findForm(of: run[0].variable) }
    if isRare(counts.formSlots == 0) { return nil }
    let home = home(run)
    // Most forms that are looked for are new, and their first bucket shows it.
    return isUsual(FormBucket.lacks(key.tag, in: forms[home]) && passed(home) == 0)
      ? nil : findAnywhere(run, key, home)
  }

  /// The row whose form is a variable alone, if there is one.
  @inline(__always)
  func findForm(of variable: VariableID) -> RowID? { ownRow[variable].id }

  @inline(never)
  private func findAnywhere(
    _ run: UnsafeBufferPointer<Entry>, _ key: FormKey, _ home: Int32
  ) -> RowID? {
    let row = findForm(run, key, in: home)
    if row != nil || passed(home) == 0 { return row }
    var bucket = refuge(key)
    // After that many the search has come round.
    for _ in 0..<counts.formSlots / FormBucket.words {
      let row = findForm(run, key, in: bucket)
      if row != nil || passed(bucket) == 0 { return row }
      bucket = next(bucket)
    }
    return nil
  }

  /// The row with these terms if it is in the bucket.
  @inline(__always)
  private func findForm(
    _ run: UnsafeBufferPointer<Entry>, _ key: FormKey, in bucket: Int32
  ) -> RowID? {
    let tags = FormBucket.repeated(key.tag)
    for word in 0..<FormBucket.tagWords {
      let present = forms[bucket &+ word]
      var likely = FormBucket.zeros(in: present ^ tags)
      while likely != 0 {
        let lane = word &* FormBucket.lanes &+ Int32(likely.trailingZeroBitCount &>> 3)
        let row = RowID(Int32(bitPattern: forms[bucket &+ FormBucket.rows &+ lane]))
        if sameForm(row, run) { return row }
        likely &= likely &- 1
      }
      if FormBucket.count(of: present) < FormBucket.lanes { return nil }
    }
    return nil
  }

  // MARK: Buckets

  /// The bucket in which a form is looked for first: one for eight sums of a first and a last variable.
  ///
  /// Twice as many sums would fill it if every variable has a form with one variable that all share; half as many would
  /// make the forms of a view lie in twice as many lines.
  @inline(__always)
  private func home(_ run: UnsafeBufferPointer<Entry>) -> Int32 {
    (run[0].variable.number &+ run[run.count &- 1].variable.number) &<< 1 & bucketMask
  }

  /// The bucket in which a form is looked for next.
  @inline(__always)
  private func refuge(_ key: FormKey) -> Int32 {
    Int32(bitPattern: key.hash) & bucketMask
  }

  /// The bucket behind another.
  private func next(_ bucket: Int32) -> Int32 {
    (bucket &+ FormBucket.words) & bucketMask
  }

  private var bucketMask: Int32 {
    @inline(__always) get { counts.formSlots &- FormBucket.words }
  }

  /// The number of forms that found a bucket full, as their first bucket or on their way.
  @inline(__always)
  private func passed(_ bucket: Int32) -> UInt32 {
    forms[bucket &+ FormBucket.passed]
  }

  private func setPassed(_ bucket: Int32, to count: UInt32, _ journal: inout Journal) {
    forms.write(bucket &+ FormBucket.passed, count, &journal)
  }

  /// How many buckets the forms of all rows have gone past, and how many the buckets have counted.
  func formPasses() -> (passes: Int, counted: Int) {
    var passes = 0
    // The terms of a free place were given back.
    for row in allRows where terms.count(row) > 1 {
      let key = FormKey(terms.run(row))
      var bucket = home(terms.run(row))
      var following = refuge(key)
      while findForm(terms.run(row), key, in: bucket) == nil && passed(bucket) > 0 {
        passes += 1
        bucket = following
        following = next(bucket)
      }
    }
    var counted = 0
    var bucket: Int32 = 0
    while bucket < counts.formSlots {
      counted += Int(passed(bucket))
      bucket += FormBucket.words
    }
    return (passes, counted)
  }

  // MARK: Coming and going

  /// Makes the form of a row known: its terms and their key.
  @inline(__always)
  mutating func insertForm<Mode: JournalMode>(
    _ row: RowID, _ run: UnsafeBufferPointer<Entry>, _ key: FormKey, _ mode: Mode.Type,
    _ journal: inout Journal
  ) {
    if run.count == 1 { return ownRow.write(run[0].variable, Link(row), mode, &journal) }
    // Nobody looks for a relation between constants.
    if isRare(run.count == 0) { return }
    if isRare(counts.formsUsed >= counts.formRoom) { growForms(except: row, &journal) }
    counts.formsUsed &+= 1
    if isRare(!enter(row, key, home(run), mode, &journal)) {
      enterElsewhere(row, run, key, &journal)
    }
  }

  /// Puts a row into a bucket.
  /// - Returns: false if the bucket is full.
  @inline(__always)
  private func enter<Mode: JournalMode>(
    _ row: RowID, _ key: FormKey, _ bucket: Int32, _ mode: Mode.Type,
    _ journal: inout Journal
  ) -> Bool {
    for word in 0..<FormBucket.tagWords {
      let tags = forms[bucket &+ word]
      let count = FormBucket.count(of: tags)
      if count == FormBucket.lanes { continue }
      forms.write(
        bucket &+ FormBucket.rows &+ word &* FormBucket.lanes &+ count,
        UInt32(bitPattern: row.number),
        mode, &journal)
      forms.write(
        bucket &+ word, tags | key.tag &<< UInt32(bitPattern: count &* 8), mode, &journal)
      return true
    }
    return false
  }

  @inline(never)
  private func enterElsewhere(
    _ row: RowID, _ run: UnsafeBufferPointer<Entry>, _ key: FormKey, _ journal: inout Journal
  ) {
    var full = home(run)
    var bucket = refuge(key)
    while true {
      setPassed(full, to: passed(full) + 1, &journal)
      if enter(row, key, bucket, Asking.self, &journal) { return }
      full = bucket
      bucket = next(bucket)
    }
  }

  /// Forgets the form of a row.
  @inline(__always)
  mutating func removeForm<Mode: JournalMode>(
    _ row: RowID, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let run = terms.run(row)
    if run.count == 1 { return ownRow.write(run[0].variable, .none, mode, &journal) }
    if isRare(run.count == 0) { return }
    counts.formsUsed &-= 1
    // As a rule the row is in its first bucket and is found by its number, so that its hash is not needed.
    if isRare(!leave(row, home(run), mode, &journal)) { leaveElsewhere(row, run, &journal) }
  }

  /// Takes a row out of the bucket in which it is, if its first bucket was full.
  @inline(never)
  private func leaveElsewhere(
    _ row: RowID, _ run: UnsafeBufferPointer<Entry>, _ journal: inout Journal
  ) {
    let key = FormKey(run)
    var full = home(run)
    var bucket = refuge(key)
    repeat {
      precondition(
        passed(full) > 0, "Internal inconsistency: the form of row \(row) is not known")
      setPassed(full, to: passed(full) - 1, &journal)
      full = bucket
      bucket = next(bucket)
    } while !leave(row, full, Asking.self, &journal)
  }

  /// Takes a row out of a bucket, whose last one takes its place.
  /// - Returns: false if it is not there.
  @inline(__always)
  private func leave<Mode: JournalMode>(
    _ row: RowID, _ bucket: Int32, _ mode: Mode.Type,
    _ journal: inout Journal
  ) -> Bool {
    let rows = bucket &+ FormBucket.rows
    var count: Int32 = 0
    var word: Int32 = 0
    repeat {
      count &+= FormBucket.count(of: forms[bucket &+ word])
      word &+= 1
    } while count == word &* FormBucket.lanes && word < FormBucket.tagWords
    var place: Int32 = 0
    while place < count && forms[rows &+ place] != UInt32(bitPattern: row.number) {
      place &+= 1
    }
    if place == count { return false }
    let last = count &- 1
    if place < last {
      changeTag(bucket, place, by: tag(bucket, place) ^ tag(bucket, last), mode, &journal)
      forms.write(rows &+ place, forms[rows &+ last], mode, &journal)
    }
    changeTag(bucket, last, by: tag(bucket, last), mode, &journal)
    forms.write(rows &+ last, 0, mode, &journal)
    return true
  }

  @inline(__always)
  private func tag(_ bucket: Int32, _ lane: Int32) -> UInt32 {
    forms[bucket &+ FormBucket.word(of: lane)] &>> FormBucket.shift(of: lane) & 0xff
  }

  /// Flips bits of a tag.
  @inline(__always)
  private func changeTag<Mode: JournalMode>(
    _ bucket: Int32, _ lane: Int32, by bits: UInt32, _ mode: Mode.Type,
    _ journal: inout Journal
  ) {
    let word = bucket &+ FormBucket.word(of: lane)
    forms.write(
      word, forms[word] ^ bits &<< FormBucket.shift(of: lane), mode, &journal)
  }

  /// The words of the first table: sixteen buckets, a kilobyte.
  static var fewestFormSlots: Int32 { 256 }

  /// Rebuilds the table with more room: a small one gets rather too much, so that it is not rebuilt often while a
  /// system is built. The table is at most half full: in a fuller one many forms are not in their first bucket, but far
  /// away in memory.
  @inline(never)
  private mutating func growForms(except fresh: RowID, _ journal: inout Journal) {
    var slots = max(
      Self.fewestFormSlots, counts.formSlots * (counts.formSlots < 1 << 14 ? 4 : 2))
    // As a rule there are fewer forms of several variables than variables.
    while slots < 2 * counts.variables { slots *= 2 }
    forms.reserve(Int(slots))
    rebuildForms(slots, room: slots / 2, except: fresh, &journal)
  }

  /// Rebuilds the table with room for only a few more forms: at most five of six places for rows are taken. Nothing may
  /// be recorded.
  mutating func trimForms(_ journal: inout Journal) {
    var slots = FormBucket.words
    while counts.formsUsed &+ counts.formsUsed / 32 >= slots / 8 * 5 { slots *= 2 }
    slots = counts.formsUsed == 0 ? 0 : min(slots, counts.formSlots)
    if Int(slots) == forms.capacity && !forms.isLent { return }
    forms.trim(to: 0)
    forms.reserveExactly(Int(slots))
    rebuildForms(slots, room: slots / 8 * 5, except: nil, &journal)
  }

  /// Makes the table anew, for `room` forms at most.
  private mutating func rebuildForms(
    _ slots: Int32, room: Int32, except fresh: RowID?, _ journal: inout Journal
  ) {
    if journal.isRecording {
      for index in 0..<slots { forms.write(index, 0, &journal) }
    } else {
      forms.base.update(repeating: 0, count: Int(slots))
    }
    counts.formSlots = slots
    counts.formRoom = room
    counts.formsUsed = 0
    for row in allRows
    where row != fresh && terms.count(row) > 1 {
      let run = terms.run(row)
      insertForm(row, run, FormKey(run), Asking.self, &journal)
    }
  }

  /// The row of the form under construction, if it has one.
  func findFormAtHand(_ key: FormKey) -> RowID? {
    form.count == 1
      ? findForm(of: form[0].variable) : findForm(formRun, key)
  }
}
