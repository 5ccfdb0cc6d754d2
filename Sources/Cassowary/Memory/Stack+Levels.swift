extension Stack where Element: Leveled {
  /// Moves the elements of the highest level from a place on together, and the place behind them.
  ///
  /// All others stay behind, and both groups keep their order: lists mostly come in the order in which rows were made,
  /// and neighbours lie side by side in every table.
  /// - Returns: that level.
  /// - Complexity: the elements from the place on.
  @inline(__always)
  mutating func gatherHighest(from done: inout Int) -> Double {
    var level = self[done].level
    var last = done
    for index in done..<count where self[index].level >= level {
      level = self[index].level
      last = index
    }
    while done <= last && self[done].level == level { done &+= 1 }
    if done <= last { gather(level, through: last, from: &done) }
    return level
  }

  /// Moves the elements of a level, up to a place, together.
  @inline(never)
  private mutating func gather(_ level: Double, through last: Int, from done: inout Int) {
    // The others wait behind the list until it is known where they go.
    reserve(more: last &- done)
    let others = base + count
    var otherCount = 0
    for index in done...last {
      let element = self[index]
      if element.level == level {
        self[done] = element
        done &+= 1
      } else {
        others[otherCount] = element
        otherCount &+= 1
      }
    }
    (base + done).update(from: others, count: otherCount)
  }
}
