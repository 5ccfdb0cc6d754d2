// Going back: the state of every slab and of the counts, bit for bit.

extension Core {
  /// A point in the journal to which the core can return.
  struct Savepoint: BitwiseCopyable {
    var entries: Int
    var counts: Counts
  }

  /// The present point in the journal.
  var savepoint: Savepoint { Savepoint(entries: journal.count, counts: counts) }

  /// Takes back everything since the savepoint. Cost: the work done since.
  mutating func rollBack(to point: Savepoint) {
    basisEpoch &+= 1
    var index = journal.count
    while index > point.entries {
      index -= 1
      exchange(index)
    }
    journal.truncate(to: point.entries)
    counts = point.counts
  }

  /// Goes to another point of the journal, back or forward, keeping the way to return.
  mutating func travel(to point: Savepoint) {
    basisEpoch &+= 1
    var index = journal.count
    while index > point.entries {
      index -= 1
      exchange(index)
    }
    while index < point.entries {
      exchange(index)
      index += 1
    }
    journal.moveCursor(to: point.entries)
    counts = point.counts
  }

  /// Swaps the logged bytes of one entry with the present ones.
  mutating func exchange(_ index: Int) {
    let entry = journal.entries[index]
    let place = bytes(ofSlab: entry.tag) + entry.offset
    var present: UInt64 = 0
    withUnsafeMutableBytes(of: &present) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: place, count: entry.size))
    }
    withUnsafeBytes(of: entry.bytes) {
      place.copyMemory(from: $0.baseAddress!, byteCount: entry.size)
    }
    journal.entries[index].bytes = present
    if entry.tag == x.tag { touch(Int32(entry.offset / MemoryLayout<Double>.stride)) }
  }

  private func bytes(ofSlab tag: UInt8) -> UnsafeMutableRawPointer {
    func raw<Element>(_ slab: Slab<Element>) -> UnsafeMutableRawPointer? {
      slab.tag == tag ? UnsafeMutableRawPointer(slab.base) : nil
    }
    func raw<Element>(_ pool: ListPool<Element>) -> UnsafeMutableRawPointer? {
      raw(pool.headers) ?? raw(pool.elements) ?? raw(pool.control)
    }
    let found: UnsafeMutableRawPointer?
    switch tag {
    case ..<10:
      found =
        raw(x) ?? raw(definition) ?? raw(pivot) ?? raw(staySlot) ?? raw(useCount)
        ?? raw(variableGeneration) ?? raw(editOf) ?? raw(etaTargetHead) ?? raw(etaMemberHead)
    case ..<20:
      found =
        raw(kind) ?? raw(slot) ?? raw(position) ?? raw(activity) ?? raw(lower) ?? raw(upper)
        ?? raw(multiplier) ?? raw(queued) ?? raw(rowLink) ?? raw(stayMultiplier)
    case ..<40:
      found =
        raw(columns) ?? raw(users) ?? raw(terms) ?? raw(watchers) ?? raw(members) ?? raw(stayQueued)
    case ..<50:
      found =
        raw(etaTarget) ?? raw(etaEnd) ?? raw(etaTargetNext) ?? raw(etaVariable) ?? raw(etaFactor)
        ?? raw(etaMemberNext) ?? raw(etaOwner)
    default:
      found =
        raw(cells) ?? raw(forms) ?? raw(constraints) ?? raw(requiredQueue) ?? raw(optionalQueue)
        ?? raw(rangeQueue)
    }
    guard let found else { preconditionFailure("Internal inconsistency: no slab has tag \(tag)") }
    return found
  }
}
