/// What a ``ListPool`` holds: a value that can carry the link of a list of free blocks.
protocol PoolElement: BitwiseCopyable {
  /// An element that stands in a free block and points to the next one.
  init(freeLink: Int32)
  /// The link of an element made by `init(freeLink:)`.
  var freeLink: Int32 { get }
}

/// Many short lists in one table: list `node` is a run of elements that moves to a run of twice the
/// size when it is full.
///
/// Runs have sizes that are powers of two and are recycled by size. All writes are journaled.
struct ListPool<Element: PoolElement> {
  /// Where a list's run is, in a word.
  struct Header: BitwiseCopyable {
    var start: Int32
    /// The count, and above it the size class.
    private var sizes: UInt32

    private static var countBits: UInt32 { 27 }
    private static var countMask: UInt32 { 1 << countBits - 1 }

    @inline(__always)
    init(start: Int32, count: Int32, sizeClass: Int32) {
      self.start = start
      sizes = UInt32(bitPattern: count) | UInt32(bitPattern: sizeClass) << Self.countBits
    }

    var count: Int32 {
      @inline(__always) get { Int32(bitPattern: sizes & Self.countMask) }
      @inline(__always) set { sizes = sizes & ~Self.countMask | UInt32(bitPattern: newValue) }
    }

    /// Size class of the run: it holds `1 << (sizeClass - 1)` elements, none if zero.
    var sizeClass: Int32 {
      @inline(__always) get { Int32(bitPattern: sizes >> Self.countBits) }
    }
  }

  private(set) var headers: Slab<Header>
  private(set) var elements: Slab<Element>
  /// Heads of the lists of free runs by size class (0 = none, else index + 1).
  private(set) var control: Slab<Int32>
  /// The number of elements in use, free runs included; it is copied with a savepoint rather than
  /// journaled.
  var used: Int32 = 0
  /// Size class of a list's first run, unless it is made to measure.
  private let firstClass: Int32

  init(tag: UInt8, firstClass: Int32 = 2) {
    headers = Slab(tag: tag)
    elements = Slab(tag: tag + 1, isZeroed: false)
    control = Slab(tag: tag + 2)
    self.firstClass = firstClass
  }

  /// Frees what does not lie in a block: the elements.
  func deallocate() { elements.deallocate() }

  /// Takes the place of the headers in a block.
  mutating func settle(in layout: inout TableBlock.Layout) { headers.settle(in: &layout) }

  /// Takes the place of the control table in a block, which must have room for 34 elements.
  mutating func settleControl(in layout: inout TableBlock.Layout) { control.settle(in: &layout) }

  /// Notes that lists from `nodes` on, and elements from `elements` on, are fresh.
  @inline(__always)
  mutating func setFresh(nodes: Int32, elements: Int32) {
    headers.fresh = nodes
    self.elements.fresh = elements
  }

  @inline(__always)
  func count(_ node: Int32) -> Int32 { headers[node].count }

  /// The first element of the list in memory; valid until the pool is written to.
  @inline(__always)
  func run(_ node: Int32) -> UnsafeBufferPointer<Element> {
    let header = headers[node]
    return UnsafeBufferPointer(
      start: elements.base + Int(header.start), count: Int(header.count))
  }

  @inline(__always)
  func element(_ node: Int32, _ position: Int32) -> Element {
    assert(position >= 0 && position < headers[node].count, "position \(position) of list \(node)")
    return elements[headers[node].start &+ position]
  }

  @inline(__always)
  func write(_ node: Int32, _ position: Int32, _ value: Element, _ journal: inout Journal) {
    assert(position >= 0 && position < headers[node].count, "position \(position) of list \(node)")
    elements.write(headers[node].start &+ position, value, &journal)
  }

  /// Appends and returns the position.
  @inline(__always)
  mutating func append(_ node: Int32, _ value: Element, _ journal: inout Journal) -> Int32 {
    var header = headers[node]
    if header.sizeClass == 0 || header.count == Int32(1) << (header.sizeClass - 1) {
      header = enlarge(header, &journal)
    }
    elements.write(header.start &+ header.count, value, &journal)
    header.count &+= 1
    headers.write(node, header, &journal)
    return header.count &- 1
  }

  /// Moves a full run to one of twice the size.
  @inline(never)
  private mutating func enlarge(_ full: Header, _ journal: inout Journal) -> Header {
    let sizeClass = full.sizeClass == 0 ? firstClass : full.sizeClass + 1
    let start = takeRun(sizeClass, &journal)
    for offset in 0..<full.count {
      elements.write(start + offset, elements[full.start + offset], &journal)
    }
    if full.sizeClass > 0 { freeRun(full.start, full.sizeClass, &journal) }
    return Header(start: start, count: full.count, sizeClass: sizeClass)
  }

  /// Gives an empty list a run for `count` elements at least.
  @inline(__always)
  mutating func prepare(_ node: Int32, count: Int32, _ journal: inout Journal) {
    let header = headers[node]
    if count == 0 || header.sizeClass > 0 && count <= Int32(1) << (header.sizeClass - 1) { return }
    var sizeClass: Int32 = 1
    while Int32(1) << (sizeClass - 1) < count { sizeClass += 1 }
    if header.sizeClass > 0 { freeRun(header.start, header.sizeClass, &journal) }
    let start = takeRun(sizeClass, &journal)
    headers.write(node, Header(start: start, count: 0, sizeClass: sizeClass), &journal)
  }

  /// Fills the list of a place that came into use.
  @inline(__always)
  mutating func fill(
    _ node: Int32, _ source: UnsafeBufferPointer<Element>, _ journal: inout Journal
  ) {
    var sizeClass: Int32 = 1
    while Int32(1) << (sizeClass - 1) < Int32(source.count) { sizeClass += 1 }
    let start = takeRun(sizeClass, &journal)
    for offset in 0..<source.count {
      elements.write(start &+ Int32(truncatingIfNeeded: offset), source[offset], &journal)
    }
    headers.write(
      node, Header(start: start, count: Int32(source.count), sizeClass: sizeClass), &journal)
  }

  /// Inserts, moving later elements up by one.
  mutating func insert(
    _ node: Int32, at position: Int32, _ value: Element, _ journal: inout Journal
  ) {
    var index = append(node, value, &journal)
    if index == position { return }
    while index > position {
      write(node, index, element(node, index - 1), &journal)
      index -= 1
    }
    write(node, position, value, &journal)
  }

  /// Removes, moving later elements down by one.
  func remove(_ node: Int32, at position: Int32, _ journal: inout Journal) {
    var header = headers[node]
    var index = position
    while index + 1 < header.count {
      write(node, index, element(node, index + 1), &journal)
      index += 1
    }
    header.count -= 1
    headers.write(node, header, &journal)
  }

  /// Removes by putting the last element in the place of the removed one; true if one moved.
  @inline(__always)
  func removeSwapping(_ node: Int32, at position: Int32, _ journal: inout Journal) -> Bool {
    var header = headers[node]
    header.count &-= 1
    let moves = position < header.count
    if moves {
      elements.write(
        header.start &+ position, elements[header.start &+ header.count], &journal)
    }
    headers.write(node, header, &journal)
    return moves
  }

  /// Makes the list of a place that comes into use: empty, whatever an abandoned change left there.
  @inline(__always)
  func begin(_ node: Int32, _ journal: inout Journal) {
    headers.write(node, Header(start: 0, count: 0, sizeClass: 0), &journal)
  }

  /// Forgets the free runs of one size; what was in use is given up with them.
  func forgetFreeRuns(_ sizeClass: Int32) { control.base[Int(sizeClass)] = 0 }

  /// Empties the list, keeping its run.
  func clear(_ node: Int32, _ journal: inout Journal) {
    var header = headers[node]
    guard header.count > 0 else { return }
    header.count = 0
    headers.write(node, header, &journal)
  }

  /// Empties the list and gives its run back.
  func release(_ node: Int32, _ journal: inout Journal) {
    let header = headers[node]
    if header.sizeClass > 0 { freeRun(header.start, header.sizeClass, &journal) }
    headers.write(node, Header(start: 0, count: 0, sizeClass: 0), &journal)
  }

  private mutating func takeRun(_ sizeClass: Int32, _ journal: inout Journal) -> Int32 {
    let head = control[sizeClass]
    if head > 0 {
      control.write(sizeClass, elements[head - 1].freeLink, &journal)
      return head - 1
    }
    let start = used
    let end = start + Int32(1) << (sizeClass - 1)
    if Int(end) > elements.capacity { elements.reserve(Swift.max(128, Int(end))) }
    used = end
    return start
  }

  private func freeRun(_ start: Int32, _ sizeClass: Int32, _ journal: inout Journal) {
    elements.write(start, Element(freeLink: control[sizeClass]), &journal)
    control.write(sizeClass, start + 1, &journal)
  }
}
