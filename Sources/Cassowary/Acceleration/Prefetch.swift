// Asking for memory before it is read.
//
// The memory of a thousand views fits into the cache of a core, that of a hundred thousand does not, and a word that
// has to come from memory takes as long as a thousand instructions. A processor asks ahead for data that are read in
// sequence, but not for data that lists name.

/// The compiler's intrinsic for a hint: it never faults, wherever the address points, and is nothing where the processor
/// has no such instruction.
@_silgen_name("llvm.prefetch.p0")
private func prefetch(
  _ address: UnsafeRawPointer, _ isWritten: Int32, _ locality: Int32, _ isData: Int32)

/// How many bytes come from memory at once.
private var lineOfMemory: Int { 64 }

extension UnsafeMutablePointer {
  /// Asks for an element that is read soon.
  @inline(__always)
  func prefetch(_ index: some TableIndex) {
    // A table may be shorter than the index says: its missing elements are not read either.
    Cassowary.prefetch(UnsafeRawPointer(self) + Int(index) &* MemoryLayout<Pointee>.stride, 0, 3, 1)
  }

  /// Asks for the elements of a list that are read soon: a short list, which may lie in two lines.
  @inline(__always)
  func prefetch(_ header: ListHeader) {
    prefetch(header.start)
    prefetch(header.start &+ header.count &- 1)
  }
}

extension Slab {
  /// Asks for an element that is read soon.
  @inline(__always)
  func prefetch(_ index: Index) { base.prefetch(index) }
}

extension PivotTable {
  /// Asks for a pivot that is read or written soon.
  @inline(__always)
  func prefetch(_ slot: SlotID) { signs.prefetch(slot) }
}

extension Scratch {
  /// Asks for an element that is read soon.
  @inline(__always)
  func prefetch(_ index: Index) { base.prefetch(index) }
}

extension Field {
  /// Asks for the field of a record that is read soon, and whatever of the record lies in the same line.
  @inline(__always)
  func prefetch(_ index: Layout.Index) {
    Cassowary.prefetch(base + Int(index) &* Layout.stride, 0, 3, 1)
  }
}

extension ListPool {
  /// Asks for the elements of a list whose header is at hand.
  @inline(__always)
  func prefetchRun(_ node: Headers.Index) { elements.base.prefetch(headers[node]) }

  /// Asks for the elements that come into use next, line by line and each once.
  @inline(__always)
  mutating func prefetchComing() {
    let end = used &+ Lookahead.comingElements
    let line = Int32(truncatingIfNeeded: lineOfMemory / MemoryLayout<Element>.stride)
    // After a change was taken back, or the lists were trimmed, elements are asked for again.
    var place = asked < used || asked >= end &+ line ? used : asked
    while place < end {
      elements.prefetch(place)
      place &+= line
    }
    asked = place
  }
}
