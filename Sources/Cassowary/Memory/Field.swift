/// One field of all records that lie in a table: fields that are used together lie in one cache line.
///
/// Reading is a plain load; writes are journaled as those of a ``Slab`` are. The memory is that of ``Records``.
struct Field<Element: BitwiseCopyable, Layout: RecordLayout> {
  /// The field of the first record.
  private(set) var base = UnsafeMutableRawPointer(UnsafeMutablePointer<UInt64>.toNothing)
  private(set) var capacity = 0
  /// Names the field in the journal.
  let tag: UInt8
  /// Records from here on came into use after the present savepoint, so that their former contents need not be logged.
  var fresh = Int32.max

  init(tag: UInt8) { self.tag = tag }

  /// Takes the field's place in the records.
  mutating func settle(at place: Int, of records: UnsafeMutableRawPointer, _ capacity: Int) {
    base = records + place
    self.capacity = capacity
  }

  /// The field of a record in memory.
  @inline(__always)
  func pointer(to index: Layout.Index) -> UnsafeMutablePointer<Element> {
    assert(
      index.number >= 0 && Int(index) < capacity,
      "index \(index.number) beyond \(capacity), field \(tag)")
    return (base + Int(index) &* Layout.stride).assumingMemoryBound(to: Element.self)
  }

  @inline(__always)
  subscript(_ index: Layout.Index) -> Element { pointer(to: index).pointee }

  /// Logs the field of one record, which the caller overwrites; there is room for the entry.
  @inline(__always)
  func record(_ index: Layout.Index, at place: inout UnsafeMutablePointer<Journal.Entry>) {
    place.pointee = Journal.Entry(
      tag: tag, offset: Int(index) &* Layout.stride, of: pointer(to: index))
    place += 1
  }

  /// Overwrites the field of one record, logging what was there.
  @inline(__always)
  func write(_ index: Layout.Index, _ value: Element, _ journal: inout Journal) {
    write(index, value, Asking.self, &journal)
  }

  /// Overwrites the field of one record, logging what was there if the journal is recording.
  @inline(__always)
  func write<Mode: JournalMode>(
    _ index: Layout.Index, _ value: Element, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let place = pointer(to: index)
    if Mode.isRecording(journal) && index.number < fresh {
      Mode.record(tag: tag, offset: Int(index) &* Layout.stride, of: place, &journal)
    }
    place.pointee = value
  }
}
