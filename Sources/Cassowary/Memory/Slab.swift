/// A growable table in raw memory whose writes are journaled.
///
/// Reading is a plain load; bounds are asserted in debug builds only. The memory is the table's own,
/// unless the table lies in a ``TableBlock``; in both cases the core that holds the table frees it.
struct Slab<Index: TableIndex, Element: BitwiseCopyable> {
  private(set) var base = UnsafeMutablePointer<Element>.toNothing
  private(set) var capacity = 0
  // The short ones come last, so that no gaps are between them: a core has some forty slabs.
  /// Elements from here on came into use after the present savepoint: going back drops them, so their former contents
  /// need not be logged.
  var fresh = Int32.max
  /// Names the slab in the journal.
  let tag: UInt8
  /// True if elements are read before they are written, or have gaps between their fields: then new memory is filled
  /// with zero bytes. Else new memory is not even touched before it is used.
  private let isZeroed: Bool
  /// True if the memory is part of the ``FirstRoom``, or of a block that the table may leave, which gives it back.
  private(set) var isLent = false

  init(tag: UInt8, isZeroed: Bool = false) {
    self.tag = tag
    self.isZeroed = isZeroed
  }

  /// Frees the memory of a table that does not lie in a block.
  func deallocate() { if capacity > 0 && !isLent { base.deallocate() } }

  /// The bytes that the table takes beside the first room.
  var bytes: Int { isLent ? 0 : capacity * MemoryLayout<Element>.stride }

  /// Takes a part of the first room, of which nothing is known, if the table has no memory yet.
  @inline(__always)
  mutating func begin(in first: inout FirstRoom, room: Int) {
    assert(!isZeroed, "slab \(tag) is to begin with zero bytes")
    if capacity > 0 && !isLent { return }
    guard let place: UnsafeMutablePointer<Element> = first.take(room, isLent: isLent)
    else { return }
    base = place
    capacity = room
    isLent = true
  }

  /// Takes the table's place in a block.
  mutating func settle(in layout: inout TableBlock.Layout) {
    layout.place(&base, isZeroed: isZeroed)
    capacity = layout.capacity
  }

  /// Takes the table's place in a block, which it leaves for memory of its own when it needs more room.
  mutating func lodge(in layout: inout TableBlock.Layout) {
    settle(in: &layout)
    isLent = true
  }

  /// Makes room for `count` elements; new ones are zero bytes if the table was made so.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if isRare(count > capacity) { grow(to: count) }
  }

  /// Makes room for `count` elements of a table that has none yet, and for no more.
  mutating func reserveExactly(_ count: Int) {
    precondition(capacity == 0, "Internal inconsistency: a table of \(capacity) is made again")
    if count > 0 { base = .allocate(capacity: count) }
    capacity = count
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    base = enlarge(base, &capacity, to: count, isZeroed: isZeroed, isLent: isLent)
    isLent = false
  }

  /// Gives back room that the first `count` elements, which are all in use, do not need.
  mutating func trim(to count: Int) {
    let room = min(trimmedCapacity(for: count), capacity)
    if room == capacity && !isLent { return }
    let all = self
    (base, capacity, isLent) = (.toNothing, room, false)
    if room > 0 {
      base = .allocate(capacity: room)
      // With the bytes in the room that is left: in some tables they are zero.
      base.update(from: all.base, count: room)
    }
    all.deallocate()
  }

  @inline(__always)
  subscript(_ index: Index) -> Element {
    assert(
      index.number >= 0 && Int(index) < capacity,
      "index \(index.number) beyond \(capacity), slab \(tag)")
    return base[Int(index)]
  }

  /// Logs one element, of no more than a word, that the caller overwrites; there is room for the entry.
  @inline(__always)
  func record(_ index: Index, at place: inout UnsafeMutablePointer<Journal.Entry>) {
    place.pointee = Journal.Entry(
      tag: tag, offset: Int(index) &* MemoryLayout<Element>.stride, of: base + Int(index))
    place += 1
  }

  /// Overwrites one element, logging what was there.
  @inline(__always)
  func write(_ index: Index, _ value: Element, _ journal: inout Journal) {
    write(index, value, Asking.self, &journal)
  }

  /// Overwrites one element, logging what was there if the journal is recording.
  @inline(__always)
  func write<Mode: JournalMode>(
    _ index: Index, _ value: Element, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    assert(
      index.number >= 0 && Int(index) < capacity,
      "index \(index.number) beyond \(capacity), slab \(tag)")
    if Mode.isRecording(journal) && index.number < fresh {
      Mode.record(
        tag: tag, offset: Int(index) &* MemoryLayout<Element>.stride, of: base + Int(index),
        &journal)
    }
    base[Int(index)] = value
  }
}

/// Moves a table to larger memory, and notes its new room; the new part is zero bytes if so asked for, and the former
/// memory is given back if it was not lent.
@inline(__always)
func enlarge<Element: BitwiseCopyable>(
  _ base: UnsafeMutablePointer<Element>, _ capacity: inout Int, to count: Int,
  isZeroed: Bool = true, isLent: Bool
) -> UnsafeMutablePointer<Element> {
  enlarge(
    UnsafeMutableRawPointer(base), &capacity, to: count, stride: MemoryLayout<Element>.stride,
    isZeroed: isZeroed, isLent: isLent
  ).assumingMemoryBound(to: Element.self)
}

/// The same for all kinds of elements, so that there is one such function.
@inline(never)
private func enlarge(
  _ base: UnsafeMutableRawPointer, _ capacity: inout Int, to count: Int, stride: Int,
  isZeroed: Bool, isLent: Bool
) -> UnsafeMutableRawPointer {
  let larger = max(count, max(32, nextCapacity(after: capacity)))
  let fresh = UnsafeMutableRawPointer.allocate(byteCount: larger * stride, alignment: 16)
  fresh.copyMemory(from: base, byteCount: capacity * stride)
  if isZeroed {
    (fresh + capacity * stride).initializeMemory(
      as: UInt8.self, repeating: 0, count: (larger - capacity) * stride)
  }
  if capacity > 0 && !isLent { base.deallocate() }
  capacity = larger
  return fresh
}
