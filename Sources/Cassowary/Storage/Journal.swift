/// A log of overwritten memory words, by which the core returns to an earlier state bit for bit.
///
/// Every write to the core's state goes through ``Slab/write(_:_:_:)``; while recording, the bytes
/// it overwrites are logged first. Undoing swaps the logged bytes with the present ones in reverse
/// order, so that an undone log is the log that redoes. Cost: one entry per written word, nothing
/// for what is not written.
struct Journal {
  /// Bytes that were overwritten, and where.
  struct Entry: BitwiseCopyable {
    /// Byte offset within the slab (48 bits), slab tag (8 bits), size in bytes (8 bits).
    var place: UInt64
    var bytes: UInt64

    var offset: Int { Int(place & 0xffff_ffff_ffff) }
    var tag: UInt8 { UInt8(truncatingIfNeeded: place >> 48) }
    var size: Int { Int(place >> 56) }
  }

  private(set) var entries: UnsafeMutablePointer<Entry>
  private(set) var count = 0
  private var capacity: Int
  /// True while writes are logged.
  var isRecording = false

  init() {
    capacity = 64
    entries = .allocate(capacity: capacity)
  }

  func deallocate() { entries.deallocate() }

  /// Logs the bytes of one element before it is overwritten, in words of at most eight bytes.
  mutating func record(tag: UInt8, offset: Int, size: Int, from element: UnsafeRawPointer) {
    var done = 0
    while done < size {
      let step = Swift.min(8, size - done)
      var bytes: UInt64 = 0
      withUnsafeMutableBytes(of: &bytes) {
        $0.copyMemory(from: UnsafeRawBufferPointer(start: element + done, count: step))
      }
      append(
        Entry(
          place: UInt64(offset + done) | UInt64(tag) << 48 | UInt64(step) << 56, bytes: bytes))
      done += step
    }
  }

  mutating func append(_ entry: Entry) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
      larger.update(from: entries, count: count)
      entries.deallocate()
      entries = larger
      capacity *= 2
    }
    entries[count] = entry
    count += 1
  }

  /// Forgets the entries from the given one on.
  mutating func truncate(to length: Int) { count = length }
}
