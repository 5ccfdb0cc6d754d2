/// Numbers by index, those that are zero left out, in ascending order of the indices: what moves together
/// lies together in memory, and a single number is found by bisection.
struct SparseVector {
  /// A number that is not zero.
  struct Part: BitwiseCopyable {
    var value: Double
    var index: Int32
  }

  private(set) var parts = Stack<Part>()

  func deallocate() { parts.deallocate() }

  @inline(__always)
  var count: Int { parts.count }

  /// What the parts take.
  var bytes: Int { parts.bytes }

  /// Number of parts that there is room for.
  var room: Int { parts.capacity }

  @inline(__always)
  var base: UnsafeMutablePointer<Part> { parts.base }

  mutating func removeAll() { parts.removeAll() }

  /// Appends a number; ``sort()`` must follow unless the indices come in ascending order.
  @inline(__always)
  mutating func append(_ index: Int32, _ value: Double) {
    parts.append(Part(value: value, index: index))
  }

  /// Turns all numbers around.
  func negate() { for place in 0..<parts.count { parts[place].value = -parts[place].value } }

  /// Puts the parts in order where they are, by heapsort: the library's sort asks for memory.
  mutating func sort() {
    var start = parts.count / 2
    while start > 0 {
      start -= 1
      sink(from: start, among: parts.count)
    }
    var end = parts.count
    while end > 1 {
      end -= 1
      let largest = parts[0]
      parts[0] = parts[end]
      parts[end] = largest
      sink(from: 0, among: end)
    }
  }

  private func sink(from start: Int, among count: Int) {
    let list = parts.base
    let part = list[start]
    var place = start
    while true {
      var child = 2 &* place &+ 1
      if child >= count { break }
      if child &+ 1 < count && list[child].index < list[child &+ 1].index { child &+= 1 }
      if list[child].index <= part.index { break }
      list[place] = list[child]
      place = child
    }
    list[place] = part
  }

  /// The number at an index.
  ///
  /// Reading costs the logarithm of the count; writing moves the parts behind an index that comes or goes.
  subscript(_ index: Int32) -> Double {
    get {
      let place = place(of: index)
      return place < parts.count && parts[place].index == index ? parts[place].value : 0
    }
    set {
      let place = place(of: index)
      let isThere = place < parts.count && parts[place].index == index
      if abs(newValue) > Tolerances.drop {
        if isThere {
          parts[place].value = newValue
        } else {
          parts.insert(Part(value: newValue, index: index), at: place)
        }
      } else if isThere {
        parts.remove(at: place)
      }
    }
  }

  /// Adds to the number at an index. Cost: that of writing it.
  mutating func add(_ value: Double, at index: Int32) {
    let place = place(of: index)
    guard place < parts.count && parts[place].index == index else {
      if abs(value) > Tolerances.drop {
        parts.insert(Part(value: value, index: index), at: place)
      }
      return
    }
    let sum = parts[place].value + value
    if abs(sum) > Tolerances.drop { parts[place].value = sum } else { parts.remove(at: place) }
  }

  /// The place of the first part whose index is not below the given one.
  @inline(__always)
  private func place(of index: Int32) -> Int {
    // What was made last, and goes first, has the largest index.
    let count = parts.count
    if count == 0 || parts.base[count &- 1].index < index { return count }
    return parts.base[count &- 1].index == index ? count &- 1 : bisect(index)
  }

  @inline(never)
  private func bisect(_ index: Int32) -> Int {
    var low = 0
    var high = parts.count
    while low < high {
      let middle = (low &+ high) >> 1
      if parts.base[middle].index < index { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
