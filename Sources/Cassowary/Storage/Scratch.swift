/// A growable table of working values that carry nothing from one operation to the next, and are
/// therefore not journaled.
struct Scratch<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var capacity: Int

  init(capacity: Int = 32) {
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
    get {
      assert(index >= 0 && Int(index) < capacity, "index \(index) beyond \(capacity)")
      return base[Int(index)]
    }
    nonmutating set {
      assert(index >= 0 && Int(index) < capacity, "index \(index) beyond \(capacity)")
      base[Int(index)] = newValue
    }
  }
}
