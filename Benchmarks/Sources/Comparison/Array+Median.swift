extension [Double] {
  /// The number in the middle; of an even count the mean of the two there, and of none NaN.
  var median: Double {
    if isEmpty { return .nan }
    let sorted = sorted()
    let middle = count / 2
    return count.isMultiple(of: 2)
      ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
