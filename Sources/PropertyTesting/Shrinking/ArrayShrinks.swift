/// The runs of elements an array may lose while it shrinks.
enum ArrayShrinks {
  /// Returns the index ranges to try to drop: everything allowed, then halves, quarters, … single elements.
  ///
  /// - Complexity: O(*count*) ranges.
  static func runs(count: Int, minimumCount: Int) -> [Range<Int>] {
    var length = count - minimumCount
    var runs: [Range<Int>] = []
    while length > 0 {
      // From the end: later elements more often depend on earlier ones than the other way round.
      var upper = count
      while upper - length >= 0 {
        runs.append(upper - length..<upper)
        upper -= length
      }
      if upper > 0, upper <= count - minimumCount, length > 1 {
        runs.append(0..<upper)
      }
      length /= 2
    }
    return runs
  }
}
