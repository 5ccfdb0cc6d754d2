import Foundation

/// Counts how many times in a row a place is touched.
struct TapCounter {
  /// How long after a tap another one counts with it, in seconds, and how near it has to be in
  /// points. Apple documents neither; these are the values in common use.
  static let interval: TimeInterval = 0.35
  static let distance: CGFloat = 30

  private var last: (place: CGPoint, time: TimeInterval, count: Int)?

  /// The count of a touch that comes down.
  func count(at place: CGPoint, time: TimeInterval) -> Int {
    guard let last, time - last.time <= TapCounter.interval,
      place.distance(to: last.place) <= TapCounter.distance
    else { return 1 }
    return last.count + 1
  }

  mutating func noteEnd(of count: Int, at place: CGPoint, time: TimeInterval) {
    last = (place, time, count)
  }
}
