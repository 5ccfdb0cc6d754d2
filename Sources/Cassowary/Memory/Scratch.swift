/// A growable table of working values that carry nothing from one operation to the next, and are
/// therefore not journaled.
struct Scratch<Index: TableIndex, Element: BitwiseCopyable> {
  private(set) var base = UnsafeMutablePointer<Element>.toNothing
  private(set) var capacity = 0
  /// True if the memory is part of the ``FirstRoom``, which gives it back.
  private var isLent = false

  /// Makes a table of `capacity` elements of zero bytes.
  init(capacity: Int = 0) { reserve(capacity) }

  /// Frees the memory of a table that does not lie in a block.
  func deallocate() { if capacity > 0 && !isLent { base.deallocate() } }

  /// The bytes that the table takes beside the first room.
  var bytes: Int { isLent ? 0 : capacity * MemoryLayout<Element>.stride }

  /// Takes a part of the first room, if the table has no memory yet; zero bytes if so asked for.
  @inline(__always)
  mutating func begin(in first: inout FirstRoom, room: Int, isZeroed: Bool = false) {
    if capacity > 0 && !isLent { return }
    guard let place: UnsafeMutablePointer<Element> = first.take(room, isLent: isLent)
    else { return }
    if isZeroed {
      UnsafeMutableRawPointer(place).initializeMemory(
        as: UInt8.self, repeating: 0, count: room * MemoryLayout<Element>.stride)
    }
    base = place
    capacity = room
    isLent = true
  }

  /// Takes the table's place in a block.
  mutating func settle(in layout: inout TableBlock.Layout) {
    layout.place(&base, isZeroed: false)
    capacity = layout.capacity
  }

  /// Takes the table's place in a block as working storage, whose contents do not outlast an operation: they are not
  /// moved; those in use become zero bytes if they are marks.
  mutating func settle(in layout: inout TableBlock.Layout, areMarks: Bool) {
    layout.placeAnew(&base, isZeroed: areMarks)
    capacity = layout.capacity
  }

  /// Makes room for `count` elements; new ones are zero bytes.
  @inline(__always)
  mutating func reserve(_ count: Int) {
    if isRare(count > capacity) { grow(to: count) }
  }

  @inline(never)
  private mutating func grow(to count: Int) {
    base = enlarge(base, &capacity, to: count, isLent: isLent)
    isLent = false
  }

  /// Makes room for `count` elements, of which nothing is known then: for elements that are written before they are
  /// read.
  @inline(__always)
  mutating func reserveAnew(_ count: Int) {
    if isRare(count > capacity) { growAnew(to: count) }
  }

  /// Makes a table of `count` elements, of which the first `zeros` are zero bytes and of the others nothing is known;
  /// its former contents are lost.
  mutating func renew(for count: Int, zeros: Int, in first: inout FirstRoom) {
    deallocate()
    capacity = count
    base = .toNothing
    isLent = false
    if count == 0 { return }
    let lent: UnsafeMutablePointer<Element>? = first.take(count, isLent: false)
    base = lent ?? .allocate(capacity: count)
    isLent = lent != nil
    UnsafeMutableRawPointer(base).initializeMemory(
      as: UInt8.self, repeating: 0, count: zeros * MemoryLayout<Element>.stride)
  }

  /// Gives the memory back, of which nothing is needed any more.
  mutating func giveBack() {
    deallocate()
    self = Scratch()
  }

  @inline(never)
  private mutating func growAnew(to count: Int) {
    deallocate()
    isLent = false
    capacity = Swift.max(count, nextCapacity(after: capacity))
    base = .allocate(capacity: capacity)
  }

  @inline(__always)
  subscript(_ index: Index) -> Element {
    get {
      assert(
        index.number >= 0 && Int(index) < capacity, "index \(index.number) beyond \(capacity)")
      return base[Int(index)]
    }
    nonmutating _modify {
      assert(
        index.number >= 0 && Int(index) < capacity, "index \(index.number) beyond \(capacity)")
      yield &base[Int(index)]
    }
  }
}
