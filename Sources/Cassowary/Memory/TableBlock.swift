/// One piece of memory for tables that grow together: a system of ten views would otherwise spend more
/// time on asking for memory than on its constraints.
struct TableBlock {
  private var base: UnsafeMutableRawPointer?
  /// The number of elements for which every table in the block has room.
  private(set) var capacity = 0
  /// The bytes that the block takes beside the first room.
  private(set) var bytes = 0
  /// True if the block is part of the ``FirstRoom``, which gives it back.
  private(set) var isLent = false
  /// The number of elements for which the first block has room.
  private static var smallest: Int { 64 }

  func deallocate() { if !isLent { base?.deallocate() } }

  /// Makes room for `count` elements in every table that `arrange` hands to the layout, in the first room if there is
  /// enough.
  ///
  /// - Complexity: the size of the tables, if they grow: by a factor, hence O(1) per element.
  @inline(never)
  mutating func grow(
    to count: Int, in first: inout FirstRoom, _ arrange: (inout Layout) -> Void
  ) {
    let room = Swift.max(count, Swift.max(Self.smallest, nextCapacity(after: capacity)))
    arrangeAnew(room, used: capacity, in: &first, arrange)
  }

  /// Gives every table room for `room` elements; `arrange` is called twice, to measure and to move.
  mutating func resize(to room: Int, _ arrange: (inout Layout) -> Void) {
    var none = FirstRoom()
    arrangeAnew(room, used: Swift.min(room, capacity), in: &none, arrange)
  }

  /// Makes every table anew with room for `room` elements, of which the first `used` are in use.
  mutating func renew(
    for room: Int, used: Int, in first: inout FirstRoom, _ arrange: (inout Layout) -> Void
  ) {
    deallocate()
    base = nil
    arrangeAnew(room, used: used, in: &first, arrange)
  }

  /// Gives the memory of all tables back.
  mutating func giveBack(_ arrange: (inout Layout) -> Void) {
    deallocate()
    self = TableBlock()
    var layout = Layout(capacity: 0, used: 0, base: nil)
    arrange(&layout)
  }

  private mutating func arrangeAnew(
    _ room: Int, used: Int, in first: inout FirstRoom, _ arrange: (inout Layout) -> Void
  ) {
    var measuring = Layout(capacity: room, used: used, base: nil)
    arrange(&measuring)
    let lent = first.take(measuring.bytes)
    let fresh = lent ?? .allocate(byteCount: measuring.bytes, alignment: 16)
    var moving = Layout(capacity: room, used: used, base: fresh)
    arrange(&moving)
    deallocate()
    base = fresh
    isLent = lent != nil
    capacity = room
    bytes = isLent ? 0 : measuring.bytes
  }

  /// The places of the tables of a block, one after the other.
  struct Layout {
    let capacity: Int
    let used: Int
    let base: UnsafeMutableRawPointer?
    fileprivate(set) var bytes = 0

    /// Gives the next table its place and moves its contents there; the new part is zero bytes if so asked for.
    mutating func place<Element: BitwiseCopyable>(
      _ table: inout UnsafeMutablePointer<Element>, isZeroed: Bool
    ) {
      let stride = MemoryLayout<Element>.stride
      if let base {
        let fresh = base + bytes
        fresh.copyMemory(from: table, byteCount: used * stride)
        if isZeroed {
          (fresh + used * stride).initializeMemory(
            as: UInt8.self, repeating: 0, count: (capacity - used) * stride)
        }
        table = fresh.assumingMemoryBound(to: Element.self)
      }
      advance(by: capacity * stride)
    }

    /// Gives the next table its place; its contents are of no use any more, and made zero bytes if so asked for.
    mutating func placeAnew<Element: BitwiseCopyable>(
      _ table: inout UnsafeMutablePointer<Element>, isZeroed: Bool
    ) {
      let stride = MemoryLayout<Element>.stride
      if let base {
        let fresh = base + bytes
        if isZeroed {
          fresh.initializeMemory(as: UInt8.self, repeating: 0, count: used * stride)
        }
        table = fresh.assumingMemoryBound(to: Element.self)
      }
      advance(by: capacity * stride)
    }

    /// Gives a table of records its place and moves its contents there.
    mutating func place(_ table: inout UnsafeMutableRawPointer, stride: Int) {
      if let base {
        let fresh = base + bytes
        fresh.copyMemory(from: table, byteCount: used * stride)
        table = fresh
      }
      advance(by: capacity * stride)
    }

    /// If the lengths of tables were powers of two, their elements of one number would share a few places of the
    /// processor's cache: one more line between the tables keeps them apart.
    private mutating func advance(by length: Int) {
      bytes += (length + 15) & ~15
      if length >= Self.page { bytes += Self.line }
    }

    private static var line: Int { 64 }
    private static var page: Int { 4096 }
  }
}

/// The room that a full table gets: four times its former room, because moving its contents takes longer than filling
/// it. Unused room is not touched, and can be given back.
@inline(__always)
func nextCapacity(after capacity: Int) -> Int { capacity * 4 }

/// The room that a table keeps when unused room is given back: a little is left for the next elements.
@inline(__always)
func trimmedCapacity(for count: Int) -> Int { count + count / 256 }

extension UnsafeMutablePointer {
  /// A pointer to no memory: the base of a table that has no room for anything yet.
  @inline(__always)
  static var toNothing: UnsafeMutablePointer {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Pointee>.alignment).unsafelyUnwrapped
  }
}
