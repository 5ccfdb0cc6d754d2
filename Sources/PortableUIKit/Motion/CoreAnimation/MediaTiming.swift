import Foundation

/// The values of ``CAMediaTiming`` and their arithmetic (LY-9).
struct MediaTiming: Equatable {
  var beginTime = 0.0
  var duration = 0.0
  var speed: Float = 1
  var timeOffset = 0.0
  var repeatCount: Float = 0
  var repeatDuration = 0.0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A place within the cycles of something timed.
  struct Place: Equatable {
    /// Whole cycles that lie before, those backwards not counted.
    var repetition: Int
    /// The part of the cycle's duration, 0...1, counted from its begin also where it runs backwards.
    var fraction: Double
  }

  /// Local time of something that has no end, as a layer has none.
  func localTime(at parent: Double) -> Double {
    (parent - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the parent at which it is `local`; nil where local time stands still.
  func parentTime(at local: Double) -> Double? {
    speed == 0 ? nil : (local - timeOffset) / Double(speed) + beginTime
  }

  /// Seconds of local time from begin to end, for cycles of `length` seconds; may be infinite.
  func activeDuration(_ length: Double) -> Double {
    if repeatDuration > 0 { return repeatDuration }
    let cycles = repeatCount > 0 ? Double(repeatCount) : 1
    return max(0, length) * (autoreverses ? 2 : 1) * cycles
  }

  /// When it ends in the time of its parent; nil where it never does.
  func endTime(_ length: Double) -> Double? {
    let active = activeDuration(length)
    guard speed != 0, active.isFinite, beginTime.isFinite else { return nil }
    return beginTime + active / Double(abs(speed))
  }

  /// Where it is when its parent's time is `parent`; nil where it shows nothing.
  ///
  /// An offset shifts the way within its cycle: the part before the offset follows after the rest.
  func place(at parent: Double, _ length: Double) -> Place? {
    let active = activeDuration(length)
    var elapsed = speed == 0 ? 0 : (parent - beginTime) * Double(abs(speed))
    guard !elapsed.isNaN, !timeOffset.isNaN else { return nil }
    let isAtEnd = speed != 0 && elapsed >= active
    if elapsed < 0 {
      guard fillMode == .backwards || fillMode == .both else { return nil }
      elapsed = 0
    } else if isAtEnd {
      guard fillMode == .forwards || fillMode == .both else { return nil }
      elapsed = active
    }
    guard length > 0, length.isFinite else { return Place(repetition: 0, fraction: 1) }
    let turns = ((speed < 0 ? -elapsed : elapsed) + timeOffset) / length
    guard turns.isFinite else { return Place(repetition: 0, fraction: 1) }
    var index = turns.rounded(.down)
    var fraction = turns - index
    // The end of one cycle is the begin of the next one, except for the last, and looking backwards.
    if fraction == 0, speed < 0 || ((isAtEnd || speed == 0) && turns > 0) {
      index -= 1
      fraction = 1
    }
    guard autoreverses else {
      return Place(repetition: Int(clamping: Int64(index)), fraction: fraction)
    }
    let isBackwards = index.truncatingRemainder(dividingBy: 2) != 0
    return Place(
      repetition: Int(clamping: Int64((index / 2).rounded(.down))),
      fraction: isBackwards ? 1 - fraction : fraction)
  }
}
