/// An element of a ``ListPool``: a value that can carry the link of a list of free blocks.
protocol PoolElement: BitwiseCopyable {
  /// An element that stands in a free block and points to the next one.
  init(freeLink: Int32)
  /// The link of an element made by `init(freeLink:)`.
  var freeLink: Int32 { get }
}

/// Many short lists in one table: list `node` is a run of elements that moves to a larger run when it is
/// full.
///
/// Runs have sizes of 1, 2, 3, 4, 6, 8, 12 and so on and are recycled by size. All writes are journaled.
struct ListPool<Element: PoolElement, Headers: ListHeaders> {
  /// The number of size classes at first: most systems have no lists of more than a few hundred elements.
  static var fewestClasses: Int { 16 }

  /// How many elements the runs of a class hold: 0, 1, 2, 3, 4, 6, 8, 12, …
  @inline(__always)
  private static func size(ofClass sizeClass: Int32) -> Int32 {
    sizeClass <= 4 ? sizeClass : ((2 | sizeClass & 1) &<< (sizeClass &>> 1)) &>> 1
  }

  /// The smallest class whose runs hold `count` elements.
  @inline(__always)
  private static func sizeClass(for count: Int32) -> Int32 {
    if count <= 4 { return count }
    // The largest power of two below the count; the sizes above it are one and a half times and twice that.
    let power = 31 &- Int32(truncatingIfNeeded: (count &- 1).leadingZeroBitCount)
    return 2 &* power &+ (count <= 3 << (power &- 1) ? 1 : 2)
  }

  var headers: Headers
  private(set) var elements: Slab<Int32, Element>
  /// Heads of the lists of free runs by size class (0 = none, else index + 1).
  private(set) var control: Slab<Int32, Int32>
  /// The number of elements in use, free runs included; it is copied with a savepoint rather than
  /// journaled.
  var used: Int32 = 0

  init(tag: UInt8) {
    headers = Headers(tag: tag)
    elements = Slab(tag: tag + 1)
    control = Slab(tag: tag + 2, isZeroed: true)
  }

  /// Frees the memory that does not lie in a block.
  func deallocate() {
    elements.deallocate()
    control.deallocate()
  }

  /// Takes the place of the control table in a block, which must have room for an element per class at first.
  mutating func lodgeControl(in layout: inout TableBlock.Layout) { control.lodge(in: &layout) }

  /// The bytes that the pool takes beside the first room and blocks.
  var bytes: Int { elements.bytes + control.bytes }

  /// Takes a part of the first room for `room` elements, if the table has no memory yet.
  @inline(__always)
  mutating func begin(in first: inout FirstRoom, room: Int) {
    elements.begin(in: &first, room: room)
  }

  /// Makes room for `count` elements.
  mutating func reserve(elements count: Int) { elements.reserve(count) }

  /// Moves the lists of the first `nodes` places together, in their order, so that no run between them is free. If it
  /// `isTight`, the room in runs beyond their elements is given up, and so is the table's room beyond the runs.
  ///
  /// Nothing may be recorded: the way back would lead to the lists' former places.
  mutating func gather(_ nodes: Int32, isTight: Bool) {
    func sizeClass(of node: Headers.Index) -> Int32 {
      isTight ? Self.sizeClass(for: headers[node].count) : headers[node].sizeClass
    }
    var total: Int32 = 0
    for node in 0..<nodes { total += Self.size(ofClass: sizeClass(of: Headers.Index(node))) }
    var gathered = Slab<Int32, Element>(tag: elements.tag)
    gathered.fresh = elements.fresh
    gathered.reserveExactly(isTight ? trimmedCapacity(for: Int(total)) : elements.capacity)
    used = 0
    for number in 0..<nodes {
      let node = Headers.Index(number)
      let run = run(node)
      let sizeClass = sizeClass(of: node)
      headers.put(
        node,
        ListHeader(
          start: sizeClass > 0 ? used : 0, count: Int32(truncatingIfNeeded: run.count),
          sizeClass: sizeClass))
      for offset in 0..<run.count { gathered.base[Int(used) + offset] = run[offset] }
      used += Self.size(ofClass: sizeClass)
    }
    elements.deallocate()
    elements = gathered
    forgetFreeRuns()
  }

  /// Notes that lists from `nodes` on, and elements from `elements` on, are fresh.
  @inline(__always)
  mutating func setFresh(nodes: Int32, elements: Int32) {
    headers.fresh = nodes
    self.elements.fresh = elements
  }

  @inline(__always)
  func count(_ node: Headers.Index) -> Int32 { headers[node].count }

  /// The first element of the list in memory; valid until the pool is written to.
  @inline(__always)
  func run(_ node: Headers.Index) -> UnsafeBufferPointer<Element> {
    let header = headers[node]
    return UnsafeBufferPointer(
      start: elements.base + Int(header.start), count: Int(header.count))
  }

  @inline(__always)
  func element(_ node: Headers.Index, _ position: Int32) -> Element {
    assert(
      position >= 0 && position < headers[node].count, "position \(position) of list \(node.number)"
    )
    return elements[headers[node].start &+ position]
  }

  @inline(__always)
  func write(_ node: Headers.Index, _ position: Int32, _ value: Element, _ journal: inout Journal) {
    write(node, position, value, Asking.self, &journal)
  }

  @inline(__always)
  func write<Mode: JournalMode>(
    _ node: Headers.Index, _ position: Int32, _ value: Element, _ mode: Mode.Type,
    _ journal: inout Journal
  ) {
    assert(
      position >= 0 && position < headers[node].count, "position \(position) of list \(node.number)"
    )
    elements.write(headers[node].start &+ position, value, mode, &journal)
  }

  /// Appends and returns the position.
  @inline(__always)
  mutating func append(_ node: Headers.Index, _ value: Element, _ journal: inout Journal) -> Int32 {
    journal.isRecording
      ? append(node, value, Recording.self, &journal)
      : append(node, value, NotRecording.self, &journal)
  }

  @inline(__always)
  mutating func append<Mode: JournalMode>(
    _ node: Headers.Index, _ value: Element, _ mode: Mode.Type, _ journal: inout Journal
  ) -> Int32 {
    let header = headers[node]
    let count = header.count
    if header.sizeClass == 0 {
      begin(node, with: value, mode, &journal)
    } else if count < Self.size(ofClass: header.sizeClass) {
      elements.write(header.start &+ count, value, mode, &journal)
      headers.write(node, header.longer, mode, &journal)
    } else {
      enlargeAndAppend(node, value, mode, &journal)
    }
    return count
  }

  /// Moves a full run to a larger one and appends.
  @inline(never)
  private mutating func enlargeAndAppend<Mode: JournalMode>(
    _ node: Headers.Index, _ value: Element, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let full = headers[node]
    let count = full.count
    // Twice the room, or a little less: most lists that get a third element get a few more.
    let sizeClass = full.sizeClass &+ (full.sizeClass == 1 ? 1 : 2)
    control.reserve(Int(sizeClass) &+ 1)
    let start = takeRun(sizeClass, mode, &journal)
    for offset in 0..<count {
      elements.write(start &+ offset, elements[full.start &+ offset], mode, &journal)
    }
    freeRun(full.start, full.sizeClass, mode, &journal)
    elements.write(start &+ count, value, mode, &journal)
    headers.write(
      node, ListHeader(start: start, count: count &+ 1, sizeClass: sizeClass),
      mode, &journal)
  }

  /// Gives a list without a run one for `count` elements, which the caller appends.
  mutating func makeRoom(_ node: Headers.Index, for count: Int32, _ journal: inout Journal) {
    if count == 0 || headers[node].sizeClass > 0 { return }
    var header = takeHeader(for: count, Asking.self, &journal)
    header.count = 0
    headers.write(node, header, Asking.self, &journal)
  }

  /// Gives an empty list `count` elements, which the caller writes at once.
  /// - Returns: the place of the first, for ``write(at:_:_:_:)``.
  @inline(__always)
  mutating func open<Mode: JournalMode>(
    _ node: Headers.Index, count: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) -> Int32 {
    var header = headers[node]
    if count <= Self.size(ofClass: header.sizeClass) {
      header.count = count
    } else {
      if header.sizeClass > 0 {
        freeRun(header.start, header.sizeClass, mode, &journal)
      }
      header = takeHeader(for: count, mode, &journal)
    }
    headers.write(node, header, mode, &journal)
    return header.start
  }

  /// Makes the list of a place that comes into use, whatever an abandoned change left there. It has `count` elements,
  /// which the caller writes at once.
  /// - Returns: the place of the first, for ``write(at:_:_:_:)``.
  @inline(__always)
  mutating func openNew<Mode: JournalMode>(
    _ node: Headers.Index, count: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) -> Int32 {
    let header = takeHeader(for: count, mode, &journal)
    headers.write(node, header, mode, &journal)
    return header.start
  }

  /// A header of `count` elements in a new run.
  @inline(__always)
  private mutating func takeHeader<Mode: JournalMode>(
    for count: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) -> ListHeader {
    let sizeClass = Self.sizeClass(for: count)
    if count > 4 { control.reserve(Int(sizeClass) &+ 1) }
    return ListHeader(
      start: takeRun(sizeClass, mode, &journal), count: count, sizeClass: sizeClass)
  }

  /// Writes an element of a list that was just opened, by its place among all elements.
  @inline(__always)
  func write<Mode: JournalMode>(
    at place: Int32, _ value: Element, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    elements.write(place, value, mode, &journal)
  }

  /// Fills the list of a place that comes into use, whatever an abandoned change left there.
  @inline(__always)
  mutating func fill<Mode: JournalMode>(
    _ node: Headers.Index, _ source: UnsafeBufferPointer<Element>, _ mode: Mode.Type,
    _ journal: inout Journal
  ) {
    let count = Int32(truncatingIfNeeded: source.count)
    let start = openNew(node, count: count, mode, &journal)
    for offset in 0..<count {
      elements.write(
        start &+ offset, source[Int(offset)], mode, &journal)
    }
  }

  /// Makes the list of a place that comes into use: one element, whatever an abandoned change left there.
  @inline(__always)
  mutating func begin<Mode: JournalMode>(
    _ node: Headers.Index, with value: Element, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let start = takeRun(1, mode, &journal)
    elements.write(start, value, mode, &journal)
    headers.write(
      node, ListHeader(start: start, count: 1, sizeClass: 1), mode, &journal)
  }

  /// Inserts, moving later elements up by one.
  mutating func insert(
    _ node: Headers.Index, at position: Int32, _ value: Element, _ journal: inout Journal
  ) {
    journal.isRecording
      ? insert(node, at: position, value, Recording.self, &journal)
      : insert(node, at: position, value, NotRecording.self, &journal)
  }

  /// Inserts, in the journal mode that the caller knows.
  mutating func insert<Mode: JournalMode>(
    _ node: Headers.Index, at position: Int32, _ value: Element, _ mode: Mode.Type,
    _ journal: inout Journal
  ) {
    var index = append(node, value, mode, &journal)
    if index == position { return }
    while index > position {
      write(node, index, element(node, index &- 1), mode, &journal)
      index &-= 1
    }
    write(node, position, value, mode, &journal)
  }

  /// Removes, moving later elements down by one.
  func remove(_ node: Headers.Index, at position: Int32, _ journal: inout Journal) {
    journal.isRecording
      ? remove(node, at: position, Recording.self, &journal)
      : remove(node, at: position, NotRecording.self, &journal)
  }

  @inline(__always)
  private func remove<Mode: JournalMode>(
    _ node: Headers.Index, at position: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    var header = headers[node]
    header.count &-= 1
    var place = header.start &+ position
    let last = header.start &+ header.count
    while place < last {
      elements.write(place, elements[place &+ 1], mode, &journal)
      place &+= 1
    }
    headers.write(node, header, mode, &journal)
  }

  /// Removes by putting the last element in the place of the removed one; true if one moved.
  @inline(__always)
  func removeSwapping<Mode: JournalMode>(
    _ node: Headers.Index, at position: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) -> Bool {
    var header = headers[node]
    header.count &-= 1
    let moves = position < header.count
    if moves {
      elements.write(
        header.start &+ position, elements[header.start &+ header.count], mode, &journal)
    }
    headers.write(node, header, mode, &journal)
    return moves
  }

  /// Exchanges two lists.
  @inline(__always)
  func exchange<Mode: JournalMode>(
    _ node: Headers.Index, _ other: Headers.Index, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let header = headers[node]
    headers.write(node, headers[other], mode, &journal)
    headers.write(other, header, mode, &journal)
  }

  /// Makes the list of a place that comes into use: empty, whatever an abandoned change left there.
  @inline(__always)
  func begin<Mode: JournalMode>(_ node: Headers.Index, _ mode: Mode.Type, _ journal: inout Journal)
  {
    headers.write(
      node, ListHeader(start: 0, count: 0, sizeClass: 0), mode, &journal)
  }

  /// Forgets the free runs; the runs in use are given up with them.
  func forgetFreeRuns() { control.base.update(repeating: 0, count: control.capacity) }

  /// Empties the list, keeping its run.
  @inline(__always)
  func clear<Mode: JournalMode>(_ node: Headers.Index, _ mode: Mode.Type, _ journal: inout Journal)
  {
    var header = headers[node]
    guard header.count > 0 else { return }
    header.count = 0
    headers.write(node, header, mode, &journal)
  }

  /// Empties the list and gives its run back.
  func release(_ node: Headers.Index, _ journal: inout Journal) {
    release(node, Asking.self, &journal)
  }

  @inline(__always)
  func release<Mode: JournalMode>(
    _ node: Headers.Index, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    let header = headers[node]
    if header.sizeClass > 0 { freeRun(header.start, header.sizeClass, mode, &journal) }
    headers.write(node, ListHeader(start: 0, count: 0, sizeClass: 0), mode, &journal)
  }

  /// Takes a run of a class for which there is room in the control table.
  @inline(__always)
  private mutating func takeRun<Mode: JournalMode>(
    _ sizeClass: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) -> Int32 {
    let head = control[sizeClass]
    if head > 0 {
      let next = elements[head &- 1].freeLink
      control.write(sizeClass, next, mode, &journal)
      return head &- 1
    }
    let start = used
    used = start &+ Self.size(ofClass: sizeClass)
    if isRare(Int(used) > elements.capacity) { elements.reserve(Swift.max(128, Int(used))) }
    return start
  }

  @inline(__always)
  private func freeRun<Mode: JournalMode>(
    _ start: Int32, _ sizeClass: Int32, _ mode: Mode.Type, _ journal: inout Journal
  ) {
    elements.write(
      start, Element(freeLink: control[sizeClass]), mode, &journal)
    control.write(sizeClass, start &+ 1, mode, &journal)
  }
}
