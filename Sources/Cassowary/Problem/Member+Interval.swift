extension Member {
  /// The interval in which a row with this constraint alone may be without being queued.
  @inline(__always)
  var interval: (low: Double, high: Double) {
    let margin = Tolerances.margin(of: bound)
    return (
      costsLeft ? bound - margin : -.infinity, costsRight ? bound + margin : .infinity
    )
  }

  /// True if the constraint forbids its row, whose interval is given, to be at a value.
  @inline(__always)
  func forbids(_ value: Double, outside interval: (low: Double, high: Double)) -> Bool {
    forbidsLeft && value < interval.low || forbidsRight && value > interval.high
  }
}
