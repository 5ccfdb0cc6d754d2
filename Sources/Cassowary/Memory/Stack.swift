/// A growable list of working values, emptied by every operation that uses it.
struct Stack<Element: BitwiseCopyable> {
  private(set) var base = UnsafeMutablePointer<Element>.toNothing
  private(set) var count = 0
  /// How many elements there is room for. Half a word, so that a list takes three words.
  private var room: Int32 = 0
  /// True if the memory is part of the ``FirstRoom``, which gives it back.
  private var isLent = false

  @inline(__always)
  var capacity: Int { Int(room) }

  func deallocate() { if capacity > 0 && !isLent { base.deallocate() } }

  /// The bytes that the list takes beside the first room.
  var bytes: Int { isLent ? 0 : capacity * MemoryLayout<Element>.stride }

  /// Takes a part of the first room, if the list has no memory yet.
  @inline(__always)
  mutating func begin(in first: inout FirstRoom, room: Int = 16) {
    if capacity > 0 && !isLent { return }
    guard let place: UnsafeMutablePointer<Element> = first.take(room, isLent: isLent)
    else { return }
    base = place
    self.room = Int32(room)
    isLent = true
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if isRare(count == capacity) { reallocate(to: Swift.max(16, nextCapacity(after: capacity))) }
    base[count] = element
    count &+= 1
  }

  /// Makes room for `room` elements.
  @inline(__always)
  mutating func reserve(_ room: Int) {
    if isRare(room > capacity) { reallocate(to: room) }
  }

  /// Makes room for `count` more elements, and for some that may follow.
  @inline(__always)
  mutating func reserve(more count: Int) {
    let room = self.count &+ count
    if isRare(room > capacity) { reallocate(to: Swift.max(room, nextCapacity(after: capacity))) }
  }

  /// Moves the elements to memory for `room` elements.
  @inline(never)
  private mutating func reallocate(to room: Int) {
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: room)
    fresh.update(from: base, count: count)
    deallocate()
    base = fresh
    self.room = Int32(room)
    isLent = false
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "empty stack")
    count &-= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Makes the elements written to the first places, for which there is room, the list.
  @inline(__always)
  mutating func setCount(_ count: Int) { self.count = count }

  @inline(__always)
  var isEmpty: Bool { count == 0 }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get {
      assert(index >= 0 && index < count, "index \(index) beyond \(count)")
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count, "index \(index) beyond \(count)")
      yield &base[index]
    }
  }
}

extension Stack {
  /// Empties the list and gives its memory back.
  mutating func giveBack() {
    deallocate()
    self = Stack()
  }

  /// Gives back room that the elements do not need.
  mutating func trim() {
    let room = trimmedCapacity(for: count)
    if room >= capacity && !isLent { return }
    if room == 0 { return giveBack() }
    reallocate(to: room)
  }

  /// Turns the order of the elements round.
  func reverse() {
    var low = 0
    var high = count &- 1
    while low < high {
      (base[low], base[high]) = (base[high], base[low])
      low &+= 1
      high &-= 1
    }
  }

  /// A new list filled by `body`.
  static func collecting(_ body: (inout Stack) -> Void) -> Stack {
    var list = Stack()
    body(&list)
    return list
  }

  /// Removes by putting the last element in the place of the removed one.
  mutating func removeSwapping(_ index: Int) {
    let last = removeLast()
    if index < count { self[index] = last }
  }

  /// Inserts, moving later elements up by one.
  mutating func insert(_ element: Element, at index: Int) {
    append(element)
    let place = base + index
    let behind = count - 1 - index
    if behind == 0 { return }
    (place + 1).update(from: place, count: behind)
    place.pointee = element
  }

  /// Removes, moving later elements down by one.
  mutating func remove(at index: Int) {
    count &-= 1
    if index == count { return }
    let place = base + index
    place.update(from: place + 1, count: count - index)
  }
}
