/// The first memory, in one piece, of tables and lists that each grow by themselves: a system of ten views would
/// otherwise ask for memory forty times.
///
/// A table that does not fit into the first room, or needs more later, allocates its own memory. The piece is given
/// back as a whole.
struct FirstRoom {
  private var base: UnsafeMutableRawPointer?
  /// The size of the piece, and how much of it was handed out.
  private(set) var bytes = 0
  private var used = 0

  /// No room.
  init() {}

  /// Makes a piece of memory.
  init(bytes: Int) {
    base = .allocate(byteCount: bytes, alignment: 16)
    self.bytes = bytes
  }

  /// True if there is no such piece of memory.
  var isEmpty: Bool { base == nil }

  func deallocate() { base?.deallocate() }

  /// Gives the piece back, in which nothing may lie any more.
  mutating func giveBack() {
    deallocate()
    self = FirstRoom()
  }

  /// Hands out `count` bytes; nil if there is no room for them.
  @inline(__always)
  mutating func take(_ count: Int) -> UnsafeMutableRawPointer? {
    let end = used + (count + 15) & ~15
    guard let base, end <= bytes else { return nil }
    defer { used = end }
    return base + used
  }

  /// Hands out room for `count` elements to a table without memory; nil if there is none.
  @inline(__always)
  mutating func take<Element: BitwiseCopyable>(
    _ count: Int, isLent: Bool
  ) -> UnsafeMutablePointer<Element>? {
    precondition(!isLent, "Internal inconsistency: the first room is still in use")
    return take(count * MemoryLayout<Element>.stride)?.assumingMemoryBound(to: Element.self)
  }
}
