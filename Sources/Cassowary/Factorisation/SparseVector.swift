/// Numbers by index, without the zeros, in ascending order of the indices: variables that move together lie together in
/// memory, and bisection finds a single number.
///
/// Indices and numbers lie apart: a report reads which variables moved, and not how far.
struct SparseVector<Index: TableIndex> {
  /// The indices of the numbers that are not zero.
  private var indexList = Stack<Index>()
  private var valueList = Stack<Double>()

  func deallocate() {
    indexList.deallocate()
    valueList.deallocate()
  }

  @inline(__always)
  var count: Int { indexList.count }

  /// The bytes that the parts take.
  var bytes: Int { indexList.bytes + valueList.bytes }

  /// Number of parts that there is room for.
  var room: Int { indexList.capacity }

  /// The indices and, in their order, the numbers in memory.
  @inline(__always)
  var indices: UnsafeMutablePointer<Index> { indexList.base }
  @inline(__always)
  var values: UnsafeMutablePointer<Double> { valueList.base }

  mutating func removeAll() {
    indexList.removeAll()
    valueList.removeAll()
  }

  /// Appends a number; ``sort()`` must follow unless the indices come in ascending order.
  @inline(__always)
  mutating func append(_ index: Index, _ value: Double) {
    indexList.append(index)
    valueList.append(value)
  }

  /// Turns all numbers around.
  func negate() { for place in 0..<count { values[place] = -values[place] } }

  /// Puts the parts in order where they are, by heapsort: the library's sort asks for memory.
  mutating func sort() {
    var start = count / 2
    while start > 0 {
      start -= 1
      sink(indices[start], values[start], from: start, among: count)
    }
    var end = count
    while end > 1 {
      end -= 1
      let (index, value) = (indices[end], values[end])
      move(from: 0, to: end)
      sink(index, value, from: 0, among: end)
    }
  }

  private func sink(_ index: Index, _ value: Double, from start: Int, among count: Int) {
    var place = start
    while true {
      var child = 2 &* place &+ 1
      if child >= count { break }
      if child &+ 1 < count && indices[child].number < indices[child &+ 1].number { child &+= 1 }
      if indices[child].number <= index.number { break }
      move(from: child, to: place)
      place = child
    }
    indices[place] = index
    values[place] = value
  }

  @inline(__always)
  private func move(from place: Int, to other: Int) {
    indices[other] = indices[place]
    values[other] = values[place]
  }

  /// The number at an index.
  ///
  /// Reading costs the logarithm of the count; writing moves the parts behind an index that comes or goes.
  subscript(_ index: Index) -> Double {
    @inline(__always)
    get {
      let place = place(of: index)
      return isThere(index, place) ? values[place] : 0
    }
    @inline(__always)
    set { put(newValue, at: index, place(of: index)) }
  }

  /// Adds to the number at an index. Cost: that of writing it.
  mutating func add(_ value: Double, at index: Index) {
    let place = place(of: index)
    put(isThere(index, place) ? values[place] + value : value, at: index, place)
  }

  /// Sets the number of an index, whose place is given, whether the index is there or not.
  @inline(__always)
  private mutating func put(_ value: Double, at index: Index, _ place: Int) {
    if abs(value) > Tolerances.drop {
      if isThere(index, place) {
        values[place] = value
      } else if place == count {
        append(index, value)
      } else {
        indexList.insert(index, at: place)
        valueList.insert(value, at: place)
      }
    } else if isThere(index, place) {
      indexList.remove(at: place)
      valueList.remove(at: place)
    }
  }

  @inline(__always)
  private func isThere(_ index: Index, _ place: Int) -> Bool {
    place < count && indices[place] == index
  }

  /// The place of the first part whose index is not below the given one.
  @inline(__always)
  private func place(of index: Index) -> Int {
    // The row or variable that was made last, and goes first, has the largest index.
    let last = count &- 1
    if last < 0 || indices[last].number < index.number { return count }
    return indices[last] == index ? last : bisect(index)
  }

  @inline(never)
  private func bisect(_ index: Index) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low &+ high) >> 1
      if indices[middle].number < index.number { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
