/// A growable list of working values, emptied by every operation that uses it.
struct Stack<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 16

  init() { base = .allocate(capacity: capacity) }

  func deallocate() { base.deallocate() }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    base[count] = element
    count &+= 1
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "empty stack")
    count &-= 1
    return base[count]
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

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
}
