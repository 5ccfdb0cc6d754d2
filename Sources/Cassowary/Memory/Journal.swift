/// A log of overwritten memory words, by which the core returns to an earlier state bit for bit.
///
/// Every write to the core's state goes through ``Slab/write(_:_:_:)``; while recording, the bytes
/// it overwrites are logged first. Undoing swaps the logged bytes with the present ones in reverse order, so that an
/// undone log is the log that redoes. Cost: one entry per written word, nothing for other words.
struct Journal {
  /// Bytes that were overwritten, and where.
  struct Entry: BitwiseCopyable {
    /// Byte offset within the slab (48 bits), slab tag (8 bits), size in bytes (8 bits).
    var place: UInt64
    var bytes: UInt64

    init(place: UInt64, bytes: UInt64) {
      self.place = place
      self.bytes = bytes
    }

    /// An entry of one element of no more than a word.
    @inline(__always)
    init<Element: BitwiseCopyable>(
      tag: UInt8, offset: Int, of element: UnsafeMutablePointer<Element>
    ) {
      let size = MemoryLayout<Element>.size
      place = UInt64(truncatingIfNeeded: offset) | UInt64(tag) << 48 | UInt64(size) << 56
      let element = UnsafeRawPointer(element)
      bytes =
        switch size {
        case 8: element.loadUnaligned(as: UInt64.self)
        case 4: UInt64(element.loadUnaligned(as: UInt32.self))
        default: UInt64(element.loadUnaligned(as: UInt8.self))
        }
    }

    var offset: Int { Int(place & 0xffff_ffff_ffff) }
    var tag: UInt8 { UInt8(truncatingIfNeeded: place >> 48) }
    var size: Int { Int(place >> 56) }
  }

  private(set) var entries = UnsafeMutablePointer<Entry>.toNothing
  /// Number of entries that lead back from the present state.
  private(set) var count = 0
  /// Entries from `count` up to here lead forward again, until something new is written.
  private(set) var end = 0
  /// The beginning and the end of the way forward while a change is tried that may be taken back: new entries lie
  /// behind it. Equal if none is set aside.
  private var asideStart = 0
  private var asideEnd = 0
  /// The position of the first entry: entries that led back further were forgotten, and positions go on counting them.
  private(set) var start = 0
  /// Below `Int.max`: the first of the entries forward that were given up.
  private var lowWater = Int.max
  private var capacity = 0
  /// True if the memory is part of the ``FirstRoom``, which gives it back.
  private var isLent = false
  /// True while writes are logged.
  var isRecording = false

  func deallocate() { if capacity > 0 && !isLent { entries.deallocate() } }

  /// The bytes that the log takes beside the first room.
  var bytes: Int { isLent ? 0 : capacity * MemoryLayout<Entry>.stride }

  /// Takes a part of the first room, if the log has no memory yet.
  mutating func begin(in first: inout FirstRoom, room: Int) {
    if capacity > 0 && !isLent { return }
    guard let place: UnsafeMutablePointer<Entry> = first.take(room, isLent: isLent)
    else { return }
    entries = place
    capacity = room
    isLent = true
  }

  /// The entries for which the first memory of a log has room.
  static var fewestEntries: Int { 64 }

  /// Gives back the memory of a log that does not record and leads nowhere.
  mutating func giveBack() {
    precondition(!isRecording && end == 0, "Internal inconsistency: a log of \(end) is given up")
    deallocate()
    self = Journal()
  }

  /// The present position: the number of entries that lead back to the start of the recording, whatever is set aside.
  var position: Int { start + count - (asideEnd - asideStart) }

  /// The place among the entries that belongs to a position.
  func place(of position: Int) -> Int {
    let place = position - start
    return place < asideStart ? place : place + (asideEnd - asideStart)
  }

  /// The least position from which a way forward was given up since the last call; nil if none was.
  mutating func takeLoss() -> Int? {
    defer { lowWater = .max }
    return lowWater < .max ? start + lowWater : nil
  }

  /// Logs one element out of line, so that the writes without a log, which are most, have the registers for themselves.
  @inline(__always)
  mutating func recordElsewhere<Element: BitwiseCopyable>(
    tag: UInt8, offset: Int, of element: UnsafeMutablePointer<Element>
  ) {
    switch MemoryLayout<Element>.size {
    case 1, 4, 8: appendElsewhere(Entry(tag: tag, offset: offset, of: element))
    case let size: appendElsewhere(tag, offset, UnsafeRawPointer(element), size)
    }
  }

  @inline(never)
  private mutating func appendElsewhere(_ entry: Entry) { append(entry) }

  @inline(never)
  private mutating func appendElsewhere(
    _ tag: UInt8, _ offset: Int, _ element: UnsafeRawPointer, _ size: Int
  ) {
    record(tag, offset, element, size)
  }

  /// Logs one element before it is overwritten, in words of at most eight bytes.
  @inline(__always)
  mutating func record<Element: BitwiseCopyable>(
    tag: UInt8, offset: Int, of element: UnsafeMutablePointer<Element>
  ) {
    record(tag, offset, UnsafeRawPointer(element), MemoryLayout<Element>.size)
  }

  @inline(__always)
  private mutating func record(
    _ tag: UInt8, _ offset: Int, _ raw: UnsafeRawPointer, _ size: Int
  ) {
    var done = 0
    while done &+ 8 <= size {
      append(tag, offset &+ done, 8, raw.loadUnaligned(fromByteOffset: done, as: UInt64.self))
      done &+= 8
    }
    if done &+ 4 <= size {
      append(
        tag, offset &+ done, 4,
        UInt64(raw.loadUnaligned(fromByteOffset: done, as: UInt32.self)))
      done &+= 4
    }
    while done < size {
      append(
        tag, offset &+ done, 1, UInt64(raw.loadUnaligned(fromByteOffset: done, as: UInt8.self)))
      done &+= 1
    }
  }

  @inline(__always)
  private mutating func append(_ tag: UInt8, _ offset: Int, _ size: UInt64, _ bytes: UInt64) {
    append(
      Entry(
        place: UInt64(truncatingIfNeeded: offset) | UInt64(tag) << 48 | size << 56, bytes: bytes))
  }

  @inline(__always)
  mutating func append(_ entry: Entry) {
    if count == capacity { grow() }
    if count < end { lowWater = Swift.min(lowWater, count) }
    entries[count] = entry
    count &+= 1
    end = count
  }

  /// Makes room for `room` entries; entries written there count from ``endEntries(at:)`` on.
  /// - Returns: the place of the first.
  @inline(__always)
  mutating func beginEntries(_ room: Int) -> UnsafeMutablePointer<Entry> {
    if count &+ room > capacity { grow() }
    if count < end { lowWater = Swift.min(lowWater, count) }
    return entries + count
  }

  @inline(__always)
  mutating func endEntries(at place: UnsafeMutablePointer<Entry>) {
    count = place - entries
    end = count
  }

  @inline(never)
  private mutating func grow() {
    let room = Swift.max(Self.fewestEntries, capacity * 2)
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: room)
    larger.update(from: entries, count: end)
    deallocate()
    entries = larger
    capacity = room
    isLent = false
  }

  /// Forgets the entries from the given length on.
  mutating func truncate(to length: Int) {
    count = length
    end = length
  }

  /// Forgets everything.
  mutating func stopRecording() {
    isRecording = false
    truncate(to: 0)
    start = 0
    lowWater = .max
  }

  /// Forgets the entries that lead only to states before one position or after another.
  ///
  /// - Returns: whether the first entries are forgotten: only if there are at least as many of them as are left to
  ///   move.
  mutating func forget(before first: Int, after last: Int) -> Bool {
    precondition(asideEnd == asideStart, "Internal inconsistency: a way forward is set aside")
    end = Swift.max(count, place(of: last))
    let surplus = Swift.min(count, place(of: first))
    if surplus < Self.fewestEntries || surplus < end - surplus { return false }
    entries.update(from: entries + surplus, count: end - surplus)
    count -= surplus
    end -= surplus
    start += surplus
    return true
  }

  /// Notes that the present state is now the one at the given length.
  mutating func moveCursor(to length: Int) { count = length }

  /// Keeps the way forward while a change is tried, if there is one and it is not kept already.
  /// - Returns: whether ``endAside()`` must follow.
  mutating func setAside() -> Bool {
    guard count < end, asideEnd == asideStart else { return false }
    asideStart = count
    asideEnd = end
    count = end
    return true
  }

  /// Ends the change that ``setAside()`` began: the way forward is restored if the change was taken back, and else
  /// given up.
  mutating func endAside() {
    let added = count - asideEnd
    if added == 0 {
      count = asideStart
      end = asideEnd
    } else {
      lowWater = Swift.min(lowWater, asideStart)
      (entries + asideStart).update(from: entries + asideEnd, count: added)
      count = asideStart + added
      end = count
    }
    asideStart = 0
    asideEnd = 0
  }
}
