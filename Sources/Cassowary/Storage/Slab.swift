/// A growable table in raw memory whose writes are journaled.
///
/// Reading is a plain load; bounds are asserted in debug builds only. The table is owned by the
/// core that holds it, which frees it.
struct Slab<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int
  /// Names the slab in the journal.
  let tag: UInt8
  /// Elements from here on came into use after the present savepoint: going back drops them, so what
  /// they held need not be logged.
  var fresh = Int32.max

  init(tag: UInt8, capacity: Int = 32) {
    self.tag = tag
    self.capacity = capacity
    base = .allocate(capacity: capacity)
    UnsafeMutableRawPointer(base).initializeMemory(
      as: UInt8.self, repeating: 0, count: capacity * MemoryLayout<Element>.stride)
  }

  func deallocate() { base.deallocate() }

  /// Makes room for `count` elements; new ones are zero bytes.
  mutating func reserve(_ count: Int) {
    guard count > capacity else { return }
    let larger = Swift.max(count, capacity * 2)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: larger)
    let stride = MemoryLayout<Element>.stride
    UnsafeMutableRawPointer(fresh).copyMemory(from: base, byteCount: capacity * stride)
    (UnsafeMutableRawPointer(fresh) + capacity * stride).initializeMemory(
      as: UInt8.self, repeating: 0, count: (larger - capacity) * stride)
    base.deallocate()
    base = fresh
    capacity = larger
  }

  @inline(__always)
  subscript(_ index: Int32) -> Element {
    assert(index >= 0 && Int(index) < capacity, "index \(index) beyond \(capacity), slab \(tag)")
    return base[Int(index)]
  }

  /// Overwrites one element, logging what was there.
  @inline(__always)
  func write(_ index: Int32, _ value: Element, _ journal: inout Journal) {
    assert(index >= 0 && Int(index) < capacity, "index \(index) beyond \(capacity), slab \(tag)")
    if journal.isRecording && index < fresh { journal.record(tag: tag, index: index, in: base) }
    base[Int(index)] = value
  }
}
