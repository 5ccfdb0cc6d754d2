extension Stack where Element: Leveled {
  /// Moves the elements of the highest level from a place on together, and the place behind them.
  /// - Returns: that level.
  /// - Complexity: the elements from the place on.
  @inline(__always)
  func gatherHighest(from done: inout Int) -> Double {
    var level = self[done].level
    for index in done..<count { level = Swift.max(level, self[index].level) }
    for index in done..<count where self[index].level == level {
      // What is done changes places with what is not.
      let element = self[index]
      self[index] = self[done]
      self[done] = element
      done += 1
    }
    return level
  }
}
