// A list as a binary heap: the element that comes before all others lies first.

extension Stack {
  /// Adds an element to a heap. Cost: logarithmic.
  @inline(__always)
  mutating func addToHeap(_ element: Element, comesBefore: (Element, Element) -> Bool) {
    append(element)
    var child = count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if !comesBefore(self[child], self[parent]) { return }
      swapElements(child, parent)
      child = parent
    }
  }

  /// Takes the first element out of a heap. Cost: logarithmic.
  @inline(__always)
  mutating func removeFirstOfHeap(comesBefore: (Element, Element) -> Bool) -> Element {
    let first = self[0]
    removeSwapping(0)
    sink(0, comesBefore: comesBefore)
    return first
  }

  /// Makes a heap of an element on top of two heaps. Cost: logarithmic.
  @inline(__always)
  func sink(_ start: Int, comesBefore: (Element, Element) -> Bool) {
    var parent = start
    while true {
      var first = parent
      let child = 2 * parent + 1
      if child < count && comesBefore(self[child], self[first]) { first = child }
      if child + 1 < count && comesBefore(self[child + 1], self[first]) { first = child + 1 }
      if first == parent { return }
      swapElements(parent, first)
      parent = first
    }
  }

  @inline(__always)
  private func swapElements(_ a: Int, _ b: Int) {
    let element = self[a]
    self[a] = self[b]
    self[b] = element
  }
}
