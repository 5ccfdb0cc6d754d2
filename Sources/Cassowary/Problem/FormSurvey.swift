/// The result of one look at every term of the form under construction.
struct FormSurvey {
  var key = FormKey()
  /// The value of the form at the present point.
  var value = 0.0
  /// The sum of the magnitudes of its terms.
  var magnitude = 0.0

  /// True if the form is within an interval as far as can be told.
  @inline(__always)
  func isWithin(_ interval: (low: Double, high: Double)) -> Bool {
    let noise = Tolerances.activityNoise * magnitude
    return value >= interval.low - noise && value <= interval.high + noise
  }
}
